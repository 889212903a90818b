// Who is there, who may come in, and what time brings about: votes that run out, people who have been away for long, clocks.
#include <algorithm>
#include <iterator>
#include <utility>

#include "server/lobby.h"
#include "server/polite_text.h"
#include "server/refusal.h"
#include "server/secrets.h"

namespace vendemmia {
namespace {

using std::chrono::milliseconds;

constexpr std::size_t kTablesOfOne = 60;
constexpr std::size_t kSecretsAtOnce = 64;
constexpr std::size_t kWatchersTold = 50;
constexpr milliseconds kSaveUptime{30'000};
// Whoever was frozen, or asleep with the machine, was not there to play with.
constexpr milliseconds kLongestPause{60'000};
// No timer waits for days.
constexpr milliseconds kLongestLook{60'000};

// Somebody who has a part in the table, without being there.
OrRefused<Visit> proved(LiveTable& table, const std::vector<std::string>& secrets) {
  Visit visit;
  visit.table = &table;
  for (const std::string& secret : secrets) {
    std::string hash = hash_of_secret(secret);
    if (std::ranges::find(visit.secret_hashes, hash) == visit.secret_hashes.end())
      visit.secret_hashes.push_back(std::move(hash));
  }
  prove(visit);
  const Caller& caller = visit.caller;
  if (!caller.host && caller.seats.empty() && caller.kept.empty())
    return tl::unexpected(refusal("not_your_seat", "No seat is yours there."));
  return visit;
}

}  // namespace

void Lobby::obey(Connection& connection, const said::Ping& message) {
  answer(connection, message.id, told::Done{});
}

void Lobby::obey(Connection& connection, const said::Mine& message) {
  told::Mine mine;
  const auto end =
      message.secrets.begin() + static_cast<std::ptrdiff_t>(std::min(message.secrets.size(), kSecretsAtOnce));
  for (auto at = message.secrets.begin(); at != end; ++at) {
    const std::string& secret = *at;
    // What is said again is not looked up again.
    if (std::find(message.secrets.begin(), at, secret) != at) continue;
    ++looked_up_;
    auto ids = store_.tables_of(hash_of_secret(secret), kTablesOfOne);
    if (!ids) {
      store_failed(ids.error());
      return refuse(connection, message.id, store_trouble());
    }
    for (std::string& id : *ids) {
      if (std::ranges::find(mine.tables, id) == mine.tables.end()) mine.tables.push_back(std::move(id));
    }
    auto campaigns = campaigns_of(secret);
    if (!campaigns) {
      store_failed(campaigns.error());
      return refuse(connection, message.id, store_trouble());
    }
    std::ranges::move(*campaigns, std::back_inserter(mine.campaigns));
  }
  answer(connection, message.id, std::move(mine));
}

void Lobby::obey(Connection& connection, const said::Summary& message) {
  const auto tell = [&](LiveTable& table, const Presence& presence) {
    const auto visit = proved(table, message.secrets);
    if (!visit) return refuse(connection, message.id, visit.error());
    told::Summary told;
    told.summary = table.room.summary_for(visit->caller, presence, uptime());
    answer(connection, message.id, std::move(told));
  };
  if (auto elsewhere = peeked(message.table)) return tell(*elsewhere, {});
  if (LiveTable* table = table_named(connection, message.id, message.table))
    tell(*table, presence_of(*table));
}

void Lobby::obey(Connection& connection, const said::Carry& message) {
  if (message.to.size() < kShortestSecret || message.to.size() > kLongestSecret)
    return refuse(connection, message.id, refusal("bad_message", "A secret has 32 to 128 characters."));
  LiveTable* table = table_named(connection, message.id, message.table);
  if (!table) return;
  if (table->stalled) return refuse(connection, message.id, store_trouble());
  const auto visit = proved(*table, message.secrets);
  if (!visit) return refuse(connection, message.id, visit.error());
  Change change;
  change.table = table;
  change.by = &connection;
  change.id = message.id;
  change.when = std::chrono::steady_clock::now();
  change.secret_hash = hash_of_secret(message.to);
  change.carried = true;
  Circumstances circumstances{seconds(), {}, change.secret_hash, {}};
  circumstances.outsider.secret_hashes = visit->secret_hashes;
  auto judged = table->room.judge(message, visit->caller, circumstances);
  if (!judged) return refuse(connection, message.id, std::move(judged.error()));
  if (judged->empty()) return answer(connection, message.id, told::Done{});
  change.entries = std::move(*judged);
  add_change(std::move(change));
}

Presence Lobby::presence_of(const LiveTable& table) const {
  Presence presence = presence_at(table);
  presence.gone = static_cast<u8>(~(presence.seats | left_since(table, outbox_.now() - limits_.grace)));
  return presence;
}

// --- The host ------------------------------------------------------------------------------------------

std::optional<told::Refused> Lobby::not_admitted(const Connection& connection, const Visit& visit,
                                                 const said::Enter& message) {
  const Room& room = visit.table->room;
  const auto removed = [&](const std::string& hash) { return room.is_removed(hash); };
  if (std::ranges::any_of(visit.known_by, removed))
    return refusal("removed", "The host has sent you away from this table.");
  // Somebody without any secret is known by nothing but their address; there only who has one may come in again.
  if (visit.known_by.empty() && std::ranges::find(visit.table->nameless_removed, connection.group) !=
                                    visit.table->nameless_removed.end())
    return refusal("removed", "The host has sent somebody away who came from your address without a name.");
  const std::string& word_hash = room.settings().word_hash;
  if (word_hash.empty() || !visit.secret_hashes.empty()) return {};
  if (!message.word) return refusal("needs_word", "This table is private.");
  if (!addresses_.has_any(connection.group, Asset::Words, outbox_.now())) {
    note_refused(connection.group, "words");
    return refusal("too_much", "Too many wrong words; wait a moment.");
  }
  // Cut, since earlier servers kept only so much of a longer one.
  if (is_word(polite_text(*message.word, kLongestWord), word_hash, room.settings().id)) return {};
  addresses_.pay(connection.group, Asset::Words, outbox_.now(), 1);
  return refusal("wrong_word", "That is not the word of this table.");
}

std::vector<told::Watcher> Lobby::watchers_at(const LiveTable& table) const {
  std::vector<told::Watcher> watchers;
  for (const Connection* one : table.connections) {
    const Visit& visit = one->visit;
    if (!visit.caller.seats.empty() || visit.caller.host || watchers.size() >= kWatchersTold) continue;
    watchers.push_back({visit.watcher, visit.name, visit.caller.muted});
  }
  return watchers;
}

Connection* Lobby::watcher_at(const LiveTable& table, std::optional<u32> number) const {
  const auto is_meant = [&](const Connection* one) {
    return number && one->visit.watcher == *number && one->visit.caller.seats.empty() &&
           !one->visit.caller.host;
  };
  const auto found = std::ranges::find_if(table.connections, is_meant);
  return found == table.connections.end() ? nullptr : *found;
}

template <class Order, class ForNow>
void Lobby::deal_with(Connection& host, const Order& order, ForNow&& for_now) {
  LiveTable* table = table_of(host, order.id);
  if (!table) return;
  Connection* watcher = watcher_at(*table, order.watcher);
  if (order.watcher && !watcher)
    return refuse(host, order.id, refusal("bad_message", "They are not there any more."));
  if (watcher && host.visit.caller.host && watcher->visit.known_by.empty()) {
    answer(host, order.id, told::Done{});
    return for_now(*watcher);
  }
  change(host, order, order.id, std::chrono::steady_clock::now(),
         {watcher ? watcher->visit.known_by : std::vector<std::string>()});
}

void Lobby::obey(Connection& connection, const said::Mute& message) {
  deal_with(connection, message, [&](Connection& watcher) {
    watcher.visit.muted_here = message.on;
    watcher.visit.table->visits_changed = true;
    tell_all(*watcher.visit.table);
  });
}

void Lobby::obey(Connection& connection, const said::Remove& message) {
  deal_with(connection, message, [this](Connection& watcher) {
    constexpr std::size_t kMost = 64;
    std::vector<std::string>& removed = watcher.visit.table->nameless_removed;
    if (removed.size() < kMost) removed.push_back(watcher.group);
    expel(watcher);
  });
}

void Lobby::expel(LiveTable& table) {
  std::vector<Connection*> meant;
  for (Connection* one : table.connections) {
    const auto removed = [&](const std::string& hash) { return table.room.is_removed(hash); };
    if (std::ranges::any_of(one->visit.known_by, removed)) meant.push_back(one);
  }
  for (Connection* one : meant) expel(*one);
}

void Lobby::expel(Connection& connection) {
  told::Removed removed;
  removed.table = connection.visit.table->id();
  send(connection, told::to_json(removed));
  leave_table(connection);
}

// --- Time ----------------------------------------------------------------------------------------------

void Lobby::begin() {
  beaten_ = outbox_.now();
  const auto before = store_.uptime();
  if (before) up_before_ = *before;
  if (!before) store_failed(before.error());
  up_since_ = outbox_.now();
  keep_uptime();
  if (shares_store()) beat();
}

void Lobby::keep_uptime() {
  save_uptime();
  outbox_.after(kSaveUptime, [this] { keep_uptime(); });
}

UpTime Lobby::uptime() const {
  return up_before_ +
         static_cast<u64>(std::clamp(outbox_.now() - up_since_, milliseconds(0), kLongestPause).count());
}

void Lobby::save_uptime() {
  up_before_ = uptime();
  up_since_ = outbox_.now();
  if (const auto saved = store_.save_uptime(up_before_); !saved) store_failed(saved.error());
}

void Lobby::watch(LiveTable& table) {
  if (table.connections.empty() || table.stalled) return;
  const auto now = outbox_.now();
  std::optional<milliseconds> next;
  const auto sooner = [&](milliseconds than) { next = std::min(next.value_or(than), than); };
  Circumstances circumstances{seconds(), {}, {}, {}};
  circumstances.up = uptime();
  if (const auto due = table.room.due_in(circumstances)) sooner(now + milliseconds(*due));
  const u8 just_left = left_since(table, now - limits_.grace);
  for (const unsigned seat : Members(just_left)) sooner(*table.left_at[seat] + limits_.grace);
  if (!next) return;
  next = std::min(*next, now + kLongestLook);
  if (table.next_look && *table.next_look > now && *table.next_look <= *next) return;
  table.next_look = *next;
  outbox_.after(std::max(*next - now, milliseconds(1)), [this, id = table.id()] {
    due_.push_back(id);
    post_round();
  });
}

void Lobby::handle_due() {
  for (std::size_t left = due_.size(); left > 0; --left) {
    std::string id = std::move(due_.front());
    due_.pop_front();
    LiveTable* table = shelf_.in_memory(id);
    if (!table || table->stalled) continue;
    if (table->changing) {
      due_.push_back(std::move(id));
      continue;
    }
    table->next_look.reset();
    Circumstances circumstances{seconds(), {}, {}, {}};
    circumstances.up = uptime();
    Change change;
    change.table = table;
    change.entries = table->room.due(circumstances);
    change.when = std::chrono::steady_clock::now();
    if (!change.entries.empty()) {
      add_change(std::move(change));
      continue;
    }
    table->visits_changed = true;  // somebody may have been away for so long that the others may decide
    tell_all(*table);
    watch(*table);
  }
}

// --- Telling ---------------------------------------------------------------------------------------------

void Lobby::tell_notices(Connection& connection) {
  const Room& room = connection.visit.table->room;
  if (connection.visit.notices_heard >= room.notices()) return;
  send(connection, told::to_json(room.notices_from(connection.visit.notices_heard)));
  connection.visit.notices_heard = room.notices();
}

void Lobby::tell_clock(Connection& connection) {
  const Room& room = connection.visit.table->room;
  const bool none = room.settings().clock.per == ClockKind::None;
  if (none || connection.visit.clock_heard == room.entries()) return;
  send(connection, told::to_json(room.clock_at(uptime())));
  connection.visit.clock_heard = room.entries();
}

}  // namespace vendemmia
