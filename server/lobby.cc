#include "server/lobby.h"

#include <algorithm>
#include <utility>

#include "bots/bot.h"
#include "engine/game/rules_version.h"
#include "server/known_bots.h"
#include "server/log.h"
#include "server/refusal.h"
#include "server/version.h"

namespace vendemmia {
namespace {

constexpr unsigned kMessagesInARound = 8;  // of one connection
constexpr std::size_t kSmallMessage = 4096;
constexpr std::size_t kLongMessage = 16 * 1024;  // longer than the record of most games

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// What is read, replayed or told at length: see Lobby::obey_at_cost.
bool is_much_work(const said::Message& message) {
  const auto is_one_of = [&]<class... Kinds>(std::variant<Kinds...>*) {
    return (std::holds_alternative<Kinds>(message) || ...);
  };
  using MuchWork =
      std::variant<said::Tables, said::Enter, said::View, said::Fork, said::Moment, said::Record,
                   said::Replay, said::Review, said::Mine, said::Summary, said::Carry, said::CampaignNew,
                   said::CampaignImport, said::Campaign, said::CampaignPlay, said::CampaignCarry,
                   said::ContestNew, said::Contest, said::ContestPlay, said::ContestRecord>;
  return is_one_of(static_cast<MuchWork*>(nullptr));
}

bool is_chat(const Arrived& arrived) {
  const auto* message = std::get_if<said::Message>(&arrived.what);
  return message && std::holds_alternative<said::Chat>(*message);
}

told::Refused unreadable(const Fault& fault) {
  told::Refused refused = refusal("bad_message", fault.text);
  if (!fault.path.empty()) refused.path = fault.path;
  return refused;
}

}  // namespace

Lobby::Lobby(Store& store, Outbox& outbox, Thinkers& bots, Metrics& metrics, const LobbyLimits& limits)
    : store_(store),
      outbox_(outbox),
      bots_(bots),
      metrics_(metrics),
      limits_(limits),
      addresses_(limits.address),
      shelf_(store, limits.unused_tables),
      up_since_(outbox.now()) {}

void Lobby::on_open(ConnectionId id, std::string group) {
  auto connection =
      std::make_unique<Connection>(id, std::move(group), TokenBucket(limits_.messages, outbox_.now()));
  told::Hello hello;
  hello.version = kVersion;
  hello.rules = kRulesVersion;
  hello.bots.assign(bot_names().begin(), bot_names().end());
  hello.timed_bot = timed_level();
  hello.largest_message = said::kLargestMessage;
  if (shares_store()) hello.node = std::string(store_.node());
  hello.grace = static_cast<u32>(std::chrono::duration_cast<std::chrono::seconds>(limits_.grace).count());
  send(*connection, told::to_json(hello));
  connections_.emplace(id, std::move(connection));
}

void Lobby::on_message(ConnectionId id, std::string_view text) {
  const auto found = connections_.find(id);
  if (found == connections_.end()) return;
  Connection& connection = *found->second;
  // A long message, mostly a record, is work for many.
  const std::size_t long_messages = text.size() / kLongMessage;
  const double cost = 1.0 + static_cast<double>(long_messages);
  const bool too_much =
      !connection.messages.take(outbox_.now(), cost) || connection.inbox.size() >= limits_.inbox;
  if (too_much && text.size() > kSmallMessage) {
    refuse_too_much(connection, {}, "Too many messages at once.");
    return;
  }
  said::Heard heard = said::parse_message(text);
  if (too_much) {
    refuse_too_much(connection, heard.id, "Too many messages at once.");
  } else if (heard.message) {
    put(connection, {std::move(*heard.message), text.size(), std::chrono::steady_clock::now()});
  } else {
    refuse(connection, heard.id, unreadable(*heard.fault));
  }
}

// In its turn: what was said before going counts.
void Lobby::on_close(ConnectionId id) {
  const auto found = connections_.find(id);
  if (found != connections_.end()) put(*found->second, {Gone{}, 0, std::chrono::steady_clock::now()});
}

void Lobby::put(Connection& connection, Arrived arrived) {
  if (connection.inbox.empty()) ready_.push_back(connection.id);
  connection.inbox.push_back(std::move(arrived));
  post_round();
}

// One round in a turn of the loop, so that others are heard between the messages of somebody in a hurry.
void Lobby::post_round() {
  if (std::exchange(round_posted_, true)) return;
  outbox_.post([this] {
    round_posted_ = false;
    handle_round();
    if (!idle()) post_round();
  });
}

void Lobby::flush(std::chrono::milliseconds at_most) {
  const auto end = outbox_.now() + at_most;
  while (!idle() && outbox_.now() < end) handle_round();
}

void Lobby::handle_round() {
  asked_in_round_ = false;
  ready_.insert(ready_.begin(), waited_.begin(), waited_.end());
  waited_.clear();
  for (std::size_t left = ready_.size(); left > 0; --left) {
    const ConnectionId id = ready_.front();
    ready_.pop_front();
    hear(id);
  }
  tell_of_leaving();
  handle_bots();
  handle_due();
  commit();
  tell_of_leaving();  // whom the host has removed
  shelf_.trim();
}

void Lobby::hear(ConnectionId id) {
  for (unsigned count = 0; count < kMessagesInARound; ++count) {
    Connection& connection = *connections_.at(id);
    if (must_wait(connection)) {
      waited_.push_back(id);
      return;
    }
    const Arrived one = std::move(connection.inbox.front());
    connection.inbox.pop_front();
    // Whoever has more to say is put back first: nothing else is lost if anything here throws.
    const bool more = !connection.inbox.empty();
    if (more) ready_.push_back(id);
    handle(connection, one);
    if (!more || is_chat(one)) return;
    ready_.pop_back();
  }
  ready_.push_back(id);
}

void Lobby::handle_bots() {
  for (std::size_t left = bot_moves_.size(); left > 0; --left) {
    BotMove move = std::move(bot_moves_.front());
    bot_moves_.pop_front();
    const LiveTable* table = shelf_.in_memory(move.table);
    if (table && table->changing) {
      bot_moves_.push_back(std::move(move));
    } else {
      handle_bot(move);
    }
  }
}

bool Lobby::must_wait(const Connection& connection) {
  const Arrived& next = connection.inbox.front();
  if (is_chat(next)) return false;
  if (connection.changing || (connection.visit.table && connection.visit.table->changing)) return true;
  const auto* message = std::get_if<said::Message>(&next.what);
  if (const auto* carry = message ? std::get_if<said::Carry>(message) : nullptr) {
    const LiveTable* table = shelf_.in_memory(carry->table);
    if (table && table->changing) return true;
  }
  return message && asked_in_round_ && is_much_work(*message);
}

void Lobby::handle(Connection& connection, const Arrived& arrived) {
  if (const auto* message = std::get_if<said::Message>(&arrived.what)) {
    obey_at_cost(connection, *message, arrived);
  } else {
    stop_review(connection);
    leave_table(connection);
    connections_.erase(connection.id);
  }
}

// In kilobytes, as an address may have so many: what is read and told for a question that is much work, and something
// for whatever else is to be judged, stored and told to a table. A table that has to be opened first is work for each of its
// entries.
void Lobby::obey_at_cost(Connection& connection, const said::Message& message, const Arrived& arrived) {
  constexpr double kKilobyte = 1024;
  constexpr double kAnyMessage = 4;
  constexpr double kMuchWork = 16;
  constexpr double kAnAnswer = 0.5;
  constexpr double kEntryRead = 0.125;
  constexpr double kLookedUp = 8;    // everybody waits for the store, which may be far away
  constexpr double kOwnCommit = 64;  // everybody waits for the disk
  const auto now = outbox_.now();
  // Whoever may say nothing else still has to know that the server is there.
  if (const auto* ping = std::get_if<said::Ping>(&message)) return obey(connection, *ping);
  if (!addresses_.has_any(connection.group, Asset::Work, now)) {
    const told::Id id = std::visit([](const auto& one) { return one.id; }, message);
    return refuse_too_much(connection, id, "Too much was asked for from this address; wait a moment.");
  }
  const bool much = is_much_work(message);
  asked_in_round_ = asked_in_round_ || much;
  const std::string group = connection.group;
  const u64 told_before = told_bytes_;
  const u64 read_before = shelf_.entries_read();
  const u64 looked_up_before = looked_up_;
  request_of_ = connection.id;
  request_ = ++connection.requests;
  obey(connection, message, arrived.when);
  if (is_logged(LogLevel::Debug))
    log_event(LogLevel::Debug, "request",
              {{"request", request()},
               {"kind", std::to_string(message.index())},
               {"bytes", std::to_string(arrived.bytes)},
               {"told", std::to_string(told_bytes_ - told_before)},
               {"waited", std::to_string(seconds_since(arrived.when))}});
  request_of_ = 0;
  request_ = 0;
  const auto bytes = static_cast<double>(arrived.bytes + told_bytes_ - told_before);
  double cost = much ? kMuchWork + bytes / kKilobyte : kAnyMessage;
  cost += kEntryRead * static_cast<double>(shelf_.entries_read() - read_before);
  cost += kLookedUp * static_cast<double>(looked_up_ - looked_up_before);
  if (const auto* act = std::get_if<said::Act>(&message))
    cost += kAnAnswer * static_cast<double>(act->actions.size());
  if (std::holds_alternative<said::CampaignCarry>(message)) cost += kOwnCommit;
  addresses_.pay(group, Asset::Work, now, cost);
}

void Lobby::handle_bot(const BotMove& move) {
  LiveTable* table = shelf_.in_memory(move.table);
  if (!table || table->stalled) return;
  auto entry = judge_bot(table->room, move);
  if (!entry) return;  // The table has moved on.
  Change change;
  change.table = table;
  change.entries.push_back(std::move(*entry));
  change.when = move.when;
  add_change(std::move(change));
}

void Lobby::add_change(Change change) {
  if (change.table->room.settings().clock.per != ClockKind::None) {
    for (Entry& entry : change.entries) entry.up = uptime();
  }
  change.table->changing = true;
  if (change.by) change.by->changing = true;
  changes_.push_back(std::move(change));
}

void Lobby::commit() {
  std::vector<Change> changes = std::exchange(changes_, {});
  std::vector<Addition> additions;
  additions.reserve(changes.size());
  for (Change& change : changes) {
    adopt(change);
    auto position = position_due(change);
    additions.push_back(
        {change.table->id(), change.table->room.entries(), std::move(change.entries), std::move(position)});
  }
  const std::vector<LiveTable*> chatting = std::exchange(chatting_, {});
  for (const LiveTable* table : chatting) add_chat(*table, additions);
  const std::vector<LiveTable*> kept = add_noted(additions);
  if (additions.empty()) return;
  const auto start = std::chrono::steady_clock::now();
  std::vector<TableElsewhere> taken;
  const Stored<void> stored = append(additions, taken);
  metrics_.commit_seconds.add(seconds_since(start));
  for (std::size_t i = 0; i < changes.size(); ++i) {
    Change& change = changes[i];
    change.entries = std::move(additions[i].entries);
    change.table->changing = false;
    if (change.by) change.by->changing = false;
  }
  if (!stored) {
    store_failed(stored.error());
    for (const Change& change : changes) put_off(change);
    for (LiveTable* table : chatting) put_off_chat(*table);
    return;
  }
  store_works_ = true;
  const auto where = [&](const LiveTable& table) {
    return std::ranges::find(taken, table.id(), &TableElsewhere::table);
  };
  for (LiveTable* table : kept) table->kept_seq = table->room.seq();
  for (LiveTable* table : chatting) {
    if (where(*table) == taken.end())
      finish_chat(*table);
    else
      put_off_chat(*table);
  }
  for (Change& change : changes) {
    if (const auto place = where(*change.table); place == taken.end())
      finish(change);
    else
      put_off_elsewhere(change, place->node);
  }
  if (!to_keep_.empty()) commit();  // games that have just come to their end
}

Stored<void> Lobby::append(std::span<const Addition> additions, std::vector<TableElsewhere>& taken) {
  Stored<void> stored = store_.append(additions);
  if (stored || stored.error().elsewhere.empty()) return stored;
  taken = std::move(stored.error().elsewhere);
  std::vector<Addition> ours;
  for (const Addition& one : additions) {
    if (std::ranges::find(taken, one.table, &TableElsewhere::table) == taken.end()) ours.push_back(one);
  }
  return ours.empty() ? Stored<void>() : store_.append(ours);
}

void Lobby::finish(Change& change) {
  LiveTable& table = *change.table;
  std::optional<ToldPosition> before;
  if (table.told && table.told->seq == table.room.seq()) before.emplace(table.room.state(), *table.told);
  for (const Entry& entry : change.entries) table.room.apply(entry);
  metrics_.entries += change.entries.size();
  if (change.seated) {
    change.by->visit.secret_hashes.push_back(change.secret_hash);
    change.by->visit.know_by(change.secret_hash);
    table.visits_changed = true;
    answer(*change.by, change.id, std::move(*change.seated));
  }
  if (change.carried && change.by->visit.table == &table) {
    change.by->visit.secret_hashes.push_back(change.secret_hash);
    change.by->visit.know_by(change.secret_hash);
  }
  if (std::ranges::any_of(change.entries, [](const Entry& one) { return one.kind == EntryKind::Remove; }))
    expel(table);
  Owed owed{change.by, change.seated ? told::Id() : change.id};
  const bool may_wait = owed.id && change.by->visit.table == &table && change.by->visit.changes;
  if (change.by && !change.seated && !may_wait) answer(*change.by, std::exchange(owed.id, {}), told::Done{});
  tell_all(table, &owed, before);
  if (owed.id) answer(*change.by, owed.id, told::Done{});
  watch(table);
  metrics_.move_seconds.add(seconds_since(change.when));
  note_end(table);
  let_bots_play(table);
}

// Nobody hears of it.
void Lobby::put_off(const Change& change) {
  stall(*change.table, limits_.store_retry);
  if (change.by) {
    refuse(*change.by, change.id,
           refusal("server_trouble", "The server cannot store it. The table is paused."));
  }
}

// Whether what was to be stored has reached the disk is not known, so the disk is asked later.
void Lobby::stall(LiveTable& table, std::chrono::milliseconds until_recovery) {
  table.stalled = true;
  table.kept_year.reset();
  rest_bot(table);
  drop_stale_hint(table);
  coach(table);
  outbox_.after(until_recovery, [this, id = table.id()] { recover(id); });
}

void Lobby::recover(const std::string& id) {
  LiveTable* table = shelf_.in_memory(id);
  if (!table || !table->stalled) return;
  if (const Stored<void> read = shelf_.read_again(*table); !read) {
    if (!read.error().elsewhere.empty()) return send_on(*table, read.error().elsewhere.front().node);
    store_failed(read.error());
    outbox_.after(limits_.store_retry, [this, id] { recover(id); });
    return;
  }
  store_works_ = true;
  table->stalled = false;
  // The numbers of what was read again need not be those that were told.
  table->kept_seq.reset();
  table->told.reset();
  table->visits_changed = true;
  for (Connection* connection : table->connections)
    for (Viewing& viewing : connection->visit.viewings) viewing.heard.reset();
  tell_all(*table);
  watch(*table);
  let_bots_play(*table);
}

void Lobby::recover_all() {
  std::vector<std::string> stalled;
  shelf_.for_each([&](LiveTable& table) {
    if (table.stalled) stalled.push_back(table.id());
  });
  for (const std::string& id : stalled) recover(id);
}

void Lobby::note_end(LiveTable& table) {
  const Room::Status status = table.room.status();
  const bool over = status == Room::Status::Over || status == Room::Status::Locked;
  if (status == Room::Status::Over) note_position(table);
  if (over == table.marked_finished) return;
  table.marked_finished = over;
  const Stored<void> marked = store_.mark(table.id(), over ? Finished::Yes : Finished::No);
  if (!marked) store_failed(marked.error());
}

void Lobby::probe_store() {
  const Stored<void> written = store_.probe();
  if (!written) return store_failed(written.error());
  store_works_ = true;
}

std::chrono::milliseconds Lobby::note_traffic(const std::string& group, double cost) {
  const auto now = outbox_.now();
  addresses_.pay(group, Asset::Traffic, now, cost);
  const auto wait = addresses_.wait(group, Asset::Traffic, now);
  if (wait.count() > 0) note_refused(group, "flood");
  return wait;
}

void Lobby::note_refused(const std::string& group, std::string_view why) {
  if (const auto times = addresses_.refusals_to_log(group, outbox_.now()))
    log_event(LogLevel::Info, "refused",
              {{"address", group}, {"why", std::string(why)}, {"times", std::to_string(*times)}});
}

void Lobby::store_failed(const StoreFailure& failure) {
  if (!failure.one_table) store_works_ = false;
  ++metrics_.store_failures;
  log_event(LogLevel::Error, "store_failed", {{"request", request()}, {"what", failure.what}});
}

}  // namespace vendemmia
