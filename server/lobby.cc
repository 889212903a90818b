#include "server/lobby.h"

#include <algorithm>
#include <utility>

#include <spdlog/spdlog.h>

#include "bots/bot.h"
#include "engine/game/rules_version.h"
#include "server/known_bots.h"
#include "server/refusal.h"
#include "server/version.h"

namespace vendemmia {
namespace {

constexpr std::size_t kSmallMessage = 4096;
constexpr std::size_t kLongMessage = 16 * 1024;  // longer than the record of most games

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

told::Refused unreadable(const Fault& fault) {
  told::Refused refused = refusal("bad_message", fault.text);
  if (!fault.path.empty()) refused.path = fault.path;
  return refused;
}

}  // namespace

Lobby::Lobby(Store& store, Outbox& outbox, BotPool& bots, Metrics& metrics, const LobbyLimits& limits)
    : store_(store),
      outbox_(outbox),
      bots_(bots),
      metrics_(metrics),
      limits_(limits),
      shelf_(store, limits.unused_tables) {}

void Lobby::on_open(ConnectionId id) {
  const auto now = outbox_.now();
  auto connection =
      std::make_unique<Connection>(id, TokenBucket(limits_.messages, now), TokenBucket(limits_.tables, now),
                                   TokenBucket(limits_.hints, now));
  told::Hello hello;
  hello.version = kVersion;
  hello.rules = kRulesVersion;
  hello.bots.assign(bot_names().begin(), bot_names().end());
  hello.timed_bot = timed_level();
  hello.largest_message = said::kLargestMessage;
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
  const bool too_much = !connection.messages.take(outbox_.now(), cost);
  if (too_much && text.size() > kSmallMessage) {
    refuse(connection, {}, refusal("too_much", "Too many messages at once."));
    return;
  }
  said::Heard heard = said::parse_message(text);
  if (too_much) {
    refuse(connection, heard.id, refusal("too_much", "Too many messages at once."));
  } else if (heard.message) {
    put({id, std::move(*heard.message), std::chrono::steady_clock::now()});
  } else {
    refuse(connection, heard.id, unreadable(*heard.fault));
  }
}

// In its turn: what was said before going counts.
void Lobby::on_close(ConnectionId id) { put({id, Gone{}, std::chrono::steady_clock::now()}); }

void Lobby::put(Arrived arrived) {
  inbox_.push_back(std::move(arrived));
  post_round();
}

// One round in a turn of the loop, so that others are heard between the messages of somebody in a hurry.
void Lobby::post_round() {
  if (std::exchange(round_posted_, true)) return;
  outbox_.post([this] {
    round_posted_ = false;
    handle_round();
    if (!inbox_.empty()) post_round();
  });
}

void Lobby::flush() {
  while (!inbox_.empty()) handle_round();
}

void Lobby::handle_round() {
  // What has to wait goes to the end, in its order. Nothing else is lost if anything here throws.
  for (std::size_t left = inbox_.size(); left > 0; --left) {
    Arrived one = std::move(inbox_.front());
    inbox_.pop_front();
    if (must_wait(one)) {
      inbox_.push_back(std::move(one));
    } else {
      handle(one);
    }
  }
  commit();
  for (const Arrived& one : inbox_) {
    const auto found = connections_.find(one.from);
    if (found != connections_.end()) found->second->waiting = false;
  }
  shelf_.trim();
}

bool Lobby::must_wait(const Arrived& arrived) {
  if (const auto* move = std::get_if<BotMove>(&arrived.what)) {
    const LiveTable* table = shelf_.in_memory(move->table);
    return table && table->changing;
  }
  const auto found = connections_.find(arrived.from);
  if (found == connections_.end()) return false;
  Connection& connection = *found->second;
  if (connection.visit.table && connection.visit.table->changing) connection.waiting = true;
  return connection.waiting;
}

void Lobby::handle(const Arrived& arrived) {
  if (const auto* move = std::get_if<BotMove>(&arrived.what)) return handle_bot(*move, arrived.when);
  const auto found = connections_.find(arrived.from);
  if (found == connections_.end()) return;
  if (const auto* message = std::get_if<said::Message>(&arrived.what)) {
    obey(*found->second, *message, arrived.when);
  } else {
    leave_table(*found->second);
    connections_.erase(found);
  }
}

void Lobby::handle_bot(const BotMove& move, Time when) {
  LiveTable* table = shelf_.in_memory(move.table);
  if (!table || table->stalled) return;
  auto entry = table->room.judge_bot(move.seat, move.seq, move.action, seconds());
  if (!entry) return;  // The table has moved on.
  Change change;
  change.table = table;
  change.entries.push_back(std::move(*entry));
  change.when = when;
  add_change(std::move(change));
}

void Lobby::add_change(Change change) {
  change.table->changing = true;
  if (change.by) change.by->waiting = true;
  changes_.push_back(std::move(change));
}

void Lobby::commit() {
  std::vector<Change> changes = std::exchange(changes_, {});
  std::vector<Addition> additions;
  for (Change& change : changes) {
    adopt(change);
    additions.push_back(
        {change.table->id(), change.table->room.entries(), change.entries, position_due(change)});
  }
  const std::vector<LiveTable*> kept = add_noted(additions);
  if (additions.empty()) return;
  const auto start = std::chrono::steady_clock::now();
  const Stored<void> stored = store_.append(additions);
  metrics_.commit_seconds.add(seconds_since(start));
  for (Change& change : changes) {
    change.table->changing = false;
    if (change.by) change.by->waiting = false;
  }
  if (!stored) {
    store_failed(stored.error());
    for (const Change& change : changes) put_off(change);
    return;
  }
  store_works_ = true;
  for (LiveTable* table : kept) table->kept_seq = table->room.seq();
  for (Change& change : changes) finish(change);
  if (!to_keep_.empty()) commit();  // games that have just come to their end
}

void Lobby::finish(Change& change) {
  LiveTable& table = *change.table;
  for (const Entry& entry : change.entries) table.room.apply(entry);
  metrics_.entries += change.entries.size();
  if (change.seated) {
    change.by->visit.secret_hashes.push_back(change.secret_hash);
    answer(*change.by, change.id, std::move(*change.seated));
  } else if (change.by) {
    answer(*change.by, change.id, told::Done{});
  }
  tell_all(table);
  metrics_.move_seconds.add(seconds_since(change.when));
  note_end(table);
  let_bots_play(table);
}

// Nobody hears of it. Whether it reached the disk is not known, so the disk is asked later.
void Lobby::put_off(const Change& change) {
  change.table->stalled = true;
  change.table->kept_year.reset();
  rest_bot(*change.table);
  drop_stale_hint(*change.table);
  if (change.by) {
    refuse(*change.by, change.id,
           refusal("server_trouble", "The server cannot store it. The table is paused."));
  }
  outbox_.after(limits_.store_retry, [this, id = change.table->id()] { recover(id); });
}

void Lobby::recover(const std::string& id) {
  LiveTable* table = shelf_.in_memory(id);
  if (!table || !table->stalled) return;
  if (const Stored<void> read = shelf_.read_again(*table); !read) {
    store_failed(read.error());
    outbox_.after(limits_.store_retry, [this, id] { recover(id); });
    return;
  }
  store_works_ = true;
  table->stalled = false;
  // The numbers of what was read again need not be those that were told.
  table->kept_seq.reset();
  for (Connection* connection : table->connections)
    for (Viewing& viewing : connection->visit.viewings) viewing.heard.reset();
  tell_all(*table);
  let_bots_play(*table);
}

void Lobby::note_end(LiveTable& table) {
  const Room::Status status = table.room.status();
  const bool over = status == Room::Status::Over || status == Room::Status::Locked;
  if (status == Room::Status::Over) note_position(table);
  if (!table.room.settings().listed || over == table.marked_finished) return;
  table.marked_finished = over;
  const Stored<void> marked = store_.mark(table.id(), over ? Finished::Yes : Finished::No);
  if (!marked) store_failed(marked.error());
}

void Lobby::store_failed(const StoreFailure& failure) {
  if (!failure.one_table) store_works_ = false;
  ++metrics_.store_failures;
  spdlog::error("event=store_failed what=\"{}\"", failure.what);
}

}  // namespace vendemmia
