// Who hears what.
#include <algorithm>
#include <functional>
#include <utility>

#include "server/lobby.h"
#include "server/refusal.h"
#include "server/telling.h"

namespace vendemmia {
void Lobby::send(const Connection& to, std::string json) {
  told_bytes_ += json.size();
  outbox_.send(to.id, std::make_shared<const std::string>(std::move(json)));
}

void Lobby::refuse(const Connection& to, told::Id id, told::Refused refused) {
  ++metrics_.refused;
  answer(to, id, std::move(refused));
}

void Lobby::refuse_too_much(const Connection& to, told::Id id, std::string text) {
  note_refused(to.group, "too_much");
  refuse(to, id, refusal("too_much", std::move(text)));
}

void Lobby::tell_all(LiveTable& table, Owed* owed, const std::optional<ToldPosition>& before) {
  tell_people(table);
  for (Connection* connection : table.connections) {
    tell_chat(*connection);
    tell_notices(*connection);
    tell_clock(*connection);
  }
  if (table.room.has_position()) tell_position(table, owed, before);
}

// Hardly ever after a move.
void Lobby::tell_people(LiveTable& table) {
  if (!std::exchange(table.visits_changed, false) && table.described == table.room.described()) return;
  table.described = table.room.described();
  for (Connection* connection : table.connections) {
    prove(connection->visit);
    outbox_.claim(connection->id, connection->visit.caller.seats.empty() ? Claim::Listening : Claim::Seated);
  }
  told::Table description = table.room.table_for({}, presence_of(table));
  for (Connection* connection : table.connections) {
    table.room.address(description, connection->visit.caller);
    tell_table(*connection, description);
  }
}

void Lobby::tell_position(LiveTable& table, Owed* owed, const std::optional<ToldPosition>& before) {
  Telling telling(table.room, before);
  const u32 seq = table.room.seq();
  bool in_changes = false;
  for (Connection* connection : table.connections) {
    Visit& visit = connection->visit;
    in_changes = in_changes || visit.changes;
    for (Viewing& viewing : visit.viewings) {
      if (viewing.heard == seq) continue;
      told::Id id;
      if (visit.changes && owed && owed->to == connection) id = std::exchange(owed->id, {});
      auto text = visit.changes ? telling.change_for(viewing.seat, viewing.heard, id)
                                : telling.update_for(viewing.seat, viewing.heard);
      told_bytes_ += text->size();
      outbox_.send(connection->id, std::move(text));
      viewing.heard = seq;
    }
  }
  if (!in_changes) {
    table.told.reset();
  } else if (!table.told || table.told->seq != seq) {
    table.told = telling.told();
  }
}

void Lobby::tell_table(Connection& connection, told::Table& description, told::Id id) {
  description.watchers.reset();
  if (description.host) description.watchers = watchers_at(*connection.visit.table);
  table_text_.clear();
  told::write(table_text_, description);
  const std::size_t hash = std::hash<std::string>()(table_text_);
  if (hash == connection.visit.table_heard) return;
  connection.visit.table_heard = hash;
  if (!id) return send(connection, table_text_);
  description.id = id;
  send(connection, told::to_json(description));
}

void Lobby::tell_chat(Connection& connection) {
  const Room& room = connection.visit.table->room;
  if (connection.visit.chat_heard >= room.chat_size() || !may_watch(connection.visit)) return;
  send(connection, told::to_json(room.chat_from(connection.visit.chat_heard)));
  connection.visit.chat_heard = room.chat_size();
}

}  // namespace vendemmia
