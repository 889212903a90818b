// What each message means.
#include <algorithm>
#include <utility>

#include "server/lobby.h"
#include "server/log.h"
#include "server/polite_text.h"
#include "server/refusal.h"
#include "server/replay.h"
#include "server/secrets.h"

namespace vendemmia {

void Lobby::obey(Connection& connection, const said::Message& message, Time when) {
  std::visit(
      [&](const auto& one) {
        // Those without a function of their own are things that happen at a table.
        if constexpr (requires { this->obey(connection, one); }) {
          obey(connection, one);
        } else {
          change(connection, message, one.id, when);
        }
      },
      message);
}

LiveTable* Lobby::table_of(const Connection& connection, told::Id id) {
  if (!connection.visit.table) {
    refuse(connection, id, refusal("no_table", "Enter a table first."));
    return nullptr;
  }
  if (connection.visit.table->stalled) {
    refuse(connection, id, store_trouble());
    return nullptr;
  }
  return connection.visit.table;
}

LiveTable* Lobby::table_named(const Connection& connection, told::Id id, const std::string& name) {
  const auto found = shelf_.find(name);
  if (!found && !found.error().elsewhere.empty()) {
    refuse(connection, id, elsewhere(found.error().elsewhere.front().node));
    return nullptr;
  }
  if (!found) {
    store_failed(found.error());
    refuse(connection, id, found.error().one_table ? damaged_table() : store_trouble());
    return nullptr;
  }
  if (!*found) refuse(connection, id, refusal("unknown_table", "There is no such table."));
  return *found;
}

bool Lobby::comes_first(const LiveTable& table, ListedOfOne& of_one) const {
  const Connection* seated = nullptr;
  for (const Connection* one : table.connections) {
    if (!one->visit.caller.seats.empty()) seated = one;
  }
  if (!seated || !table.room.settings().listed || table.room.status() == Room::Status::Over) return false;
  return ++of_one[seated->group] <= limits_.listed_of_one;
}

Stored<std::vector<std::string>> Lobby::ids_to_list() {
  std::vector<std::string> ids;
  ListedOfOne of_one;
  shelf_.for_each([&](const LiveTable& table) {
    if (comes_first(table, of_one) && ids.size() < limits_.tables_in_list) ids.push_back(table.id());
  });
  auto newest = store_.listed(limits_.tables_in_list);
  if (!newest) return newest;
  for (std::string& id : *newest) {
    if (ids.size() < limits_.tables_in_list && std::ranges::find(ids, id) == ids.end())
      ids.push_back(std::move(id));
  }
  return ids;
}

void Lobby::obey(Connection& connection, const said::Tables& message) {
  if (shares_store()) return tell_shared_list(connection, message.id);
  const auto ids = ids_to_list();
  if (!ids) {
    store_failed(ids.error());
    refuse(connection, message.id, store_trouble());
    return;
  }
  told::Tables tables;
  for (const std::string& id : *ids) {
    const auto table = shelf_.find(id);
    if (!table || !*table) continue;
    note_end(**table);
    if ((*table)->marked_finished) continue;
    tables.tables.push_back((*table)->room.summary_for({}, presence_of(**table), uptime()));
  }
  answer(connection, message.id, std::move(tables));
}

void Lobby::obey(Connection& connection, const said::Create& message) {
  create(connection, message.id, new_table(message, seconds()));
}

void Lobby::obey(Connection& connection, const said::Fork& message) {
  create(connection, message.id, forked_table(message, seconds()));
}

void Lobby::create(Connection& connection, told::Id id, const MaybeTable& table) {
  if (!table) {
    refuse(connection, id, table.error());
    return;
  }
  if (keep_table(connection, id, table->settings)) answer(connection, id, table->created);
}

bool Lobby::keep_table(Connection& connection, told::Id id, const TableSettings& settings) {
  if (!may_create(connection, id)) return false;
  if (const Stored<void> stored = store_.create(settings); !stored) {
    store_failed(stored.error());
    refuse(connection, id, store_trouble());
    return false;
  }
  ++metrics_.tables_created;
  log_event(
      LogLevel::Info, "table_created",
      {{"request", request()}, {"table", settings.id}, {"players", std::to_string(settings.seats.size())}});
  return true;
}

bool Lobby::may_create(Connection& connection, told::Id id) {
  if (addresses_.take(connection.group, Asset::Tables, outbox_.now())) return true;
  refuse_too_much(connection, id, "Too many new tables; wait a moment.");
  return false;
}

void Lobby::obey(Connection& connection, const said::Enter& message) {
  LiveTable* table = table_named(connection, message.id, message.table);
  if (!table) return;
  if (table->stalled) return refuse(connection, message.id, store_trouble());
  Visit visit;
  visit.table = table;
  visit.changes = message.changes.value_or(false);
  for (const std::string& secret : message.secrets) visit.secret_hashes.push_back(hash_of_secret(secret));
  for (const std::string& hash : visit.secret_hashes) visit.know_by(hash);
  visit.name = polite_name(message.name.value_or(""), {});
  prove(visit);
  if (auto refused = not_admitted(connection, visit, message)) {
    refuse(connection, message.id, std::move(*refused));
    return;
  }
  const auto is_open = [](const SeatSetup& seat) { return seat.kind == SeatKind::Open; };
  // Who comes for a free seat has to come in first.
  if (!may_watch(visit) && std::ranges::none_of(table->room.settings().seats, is_open)) {
    refuse(connection, message.id, refusal("spectators_off", "This table has no spectators."));
    return;
  }

  leave_table(connection);
  visit.watcher = ++table->watchers;
  for (auto& left_at : table->left_at) left_at = left_at.value_or(outbox_.now());
  connection.visit = std::move(visit);
  table->connections.push_back(&connection);
  table->visits_changed = true;
  told::Table description = table->room.table_for(connection.visit.caller, presence_of(*table));
  tell_table(connection, description, message.id);
  tell_all(*table);
  watch(*table);
  let_bots_play(*table);
}

void Lobby::obey(Connection& connection, const said::View& message) {
  LiveTable* table = table_of(connection, message.id);
  if (!table) return;
  for (Viewing& viewing : connection.visit.viewings) viewing.heard.reset();
  answer(connection, message.id, told::Done{});
  if (table->room.has_position()) tell_position(*table, nullptr, {});
}

void Lobby::leave_table(Connection& connection) {
  const Visit visit = std::exchange(connection.visit, {});
  LiveTable* table = visit.table;
  if (!table) return;
  for (const Seat seat : visit.caller.seats) table->left_at[seat] = outbox_.now();
  outbox_.claim(connection.id, Claim::Listening);
  std::erase(table->connections, &connection);
  table->visits_changed = true;
  if (table->connections.empty()) note_position(*table);
  if (std::ranges::find(left_, table) == left_.end()) left_.push_back(table);
}

// Those who are still there, once for all who have gone in this round: a crowd may go at once.
void Lobby::tell_of_leaving() {
  for (LiveTable* table : std::exchange(left_, {})) {
    if (table->changing) continue;  // they are told with the change
    tell_all(*table);
    watch(*table);
    let_bots_play(*table);
  }
}

void Lobby::change(Connection& connection, const said::Message& message, told::Id id, Time when,
                   const Outsider& outsider) {
  LiveTable* table = table_of(connection, id);
  if (!table) return;
  Change change;
  change.table = table;
  change.by = &connection;
  change.id = id;
  change.when = when;
  Circumstances circumstances{seconds(), {}, {}, {}};
  // Nothing that anybody answers depends on who is there.
  if (!std::holds_alternative<said::Act>(message)) {
    circumstances.presence = presence_of(*table);
    circumstances.just_left = left_since(*table, outbox_.now() - limits_.grace);
  }
  circumstances.up = uptime();
  circumstances.outsider = outsider;
  if (std::holds_alternative<said::TakeBack>(message)) circumstances.fresh_seed = fresh_seed();
  if (const auto* sit = std::get_if<said::Sit>(&message)) {
    if (sits_already(connection, *sit)) return;
    const Secret secret = sit->secret ? Secret{*sit->secret, hash_of_secret(*sit->secret)} : fresh_secret();
    circumstances.fresh_secret_hash = change.secret_hash = secret.hash;
    circumstances.outsider.secret_hashes = connection.visit.known_by;
    change.seated.emplace();
    change.seated->table = table->id();
    change.seated->seat = sit->seat;
    change.seated->secret = secret.text;
  }
  std::optional<TableSettings> rematch;
  if (std::holds_alternative<said::Rematch>(message)) {
    rematch = rematch_of(table->room.settings(), seconds());
    circumstances.rematch_table = rematch->id;
  }

  auto judged = table->room.judge(message, connection.visit.caller, circumstances);
  if (!judged) {
    refuse(connection, id, std::move(judged.error()));
    return;
  }
  if (judged->empty()) {
    answer(connection, id, told::Done{});
    return;
  }
  // First the table, then the word of it: nobody is ever sent to a table that is not there.
  if (rematch) {
    if (const Stored<void> stored = store_.create(*rematch); !stored) {
      store_failed(stored.error());
      refuse(connection, id, store_trouble());
      return;
    }
  }
  change.entries = std::move(*judged);
  add_change(std::move(change));
}

// The seat was stored and the answer lost: whoever brought their own secret asks again, and is told again.
bool Lobby::sits_already(Connection& connection, const said::Sit& message) {
  LiveTable& table = *connection.visit.table;
  if (!message.secret || !table.room.holds(message.seat, hash_of_secret(*message.secret))) return false;
  told::Seated seated;
  seated.table = table.id();
  seated.seat = message.seat;
  seated.secret = *message.secret;
  answer(connection, message.id, std::move(seated));
  connection.visit.secret_hashes.push_back(hash_of_secret(*message.secret));
  connection.visit.know_by(hash_of_secret(*message.secret));
  table.visits_changed = true;
  tell_all(table);
  let_bots_play(table);
  return true;
}

void Lobby::obey(Connection& connection, const said::Skip& message) {
  LiveTable* table = table_of(connection, message.id);
  if (!table) return;
  const auto judged = table->room.judge(message, connection.visit.caller, {});
  if (!judged) {
    refuse(connection, message.id, judged.error());
    return;
  }
  table->skipping = true;
  if (table->bot_turn) table->bot_turn->due = true;
  answer(connection, message.id, told::Done{});
  let_bots_play(*table);
  play_if_ready(*table);
}

void Lobby::obey(Connection& connection, const said::Moment& message) {
  const LiveTable* table = table_of(connection, message.id);
  if (!table) return;
  const Seat viewer = message.seat.value_or(kNoSeat);
  const std::vector<Seat>& seats = connection.visit.caller.seats;
  if (message.seat && std::ranges::find(seats, viewer) == seats.end()) {
    refuse(connection, message.id, refusal("not_your_seat", "Somebody else holds that seat."));
  } else if (!may_watch(connection.visit)) {
    refuse(connection, message.id, refusal("spectators_off", "This table has no spectators."));
  } else {
    answer(connection, message.id, table->room.moment(viewer, message.at));
  }
}

void Lobby::obey(Connection& connection, const said::PreviewOf& message) {
  const LiveTable* table = table_of(connection, message.id);
  if (table) answer(connection, message.id, table->room.preview(message, connection.visit.caller));
}

void Lobby::obey(Connection& connection, const said::Why& message) {
  const LiveTable* table = table_of(connection, message.id);
  if (table) answer(connection, message.id, table->room.why(message, connection.visit.caller));
}

void Lobby::obey(Connection& connection, const said::Record& message) {
  const LiveTable* table = table_of(connection, message.id);
  if (!table) return;
  if (may_watch(connection.visit)) {
    answer(connection, message.id, table->room.record());
  } else {
    refuse(connection, message.id, refusal("spectators_off", "This table has no spectators."));
  }
}

void Lobby::obey(Connection& connection, const said::Replay& message) {
  answer(connection, message.id, replay_at(message));
}

}  // namespace vendemmia
