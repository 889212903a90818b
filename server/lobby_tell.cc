// Who hears what.
#include <algorithm>
#include <utility>

#include "server/lobby.h"
#include "server/refusal.h"

namespace vendemmia {
namespace {

// Two tabs on one seat, or a row of spectators, are sent the same text.
class Updates {
 public:
  explicit Updates(const Room& room) : room_(room) {}

  std::shared_ptr<const std::string> text_for(const Viewing& viewing) {
    for (const Made& one : made_) {
      if (one.viewing.seat == viewing.seat && one.viewing.heard == viewing.heard) return one.text;
    }
    auto text =
        std::make_shared<const std::string>(told::to_json(room_.update_for(viewing.seat, viewing.heard)));
    made_.push_back({viewing, text});
    return text;
  }

 private:
  struct Made {
    Viewing viewing;
    std::shared_ptr<const std::string> text;
  };
  const Room& room_;
  std::vector<Made> made_;
};

}  // namespace

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

void Lobby::tell_all(LiveTable& table) {
  for (Connection* connection : table.connections) {
    prove(connection->visit);
    outbox_.claim(connection->id, connection->visit.caller.seats.empty() ? Claim::Listening : Claim::Seated);
  }
  const Presence presence = presence_of(table);
  Updates updates(table.room);
  for (Connection* connection : table.connections) {
    tell_table(*connection, presence);
    tell_chat(*connection);
    tell_notices(*connection);
    tell_clock(*connection);
    if (!table.room.has_position()) continue;
    for (Viewing& viewing : connection->visit.viewings) {
      if (viewing.heard == table.room.seq()) continue;
      auto text = updates.text_for(viewing);
      told_bytes_ += text->size();
      outbox_.send(connection->id, std::move(text));
      viewing.heard = table.room.seq();
    }
  }
}

void Lobby::tell_table(Connection& connection, const Presence& presence, told::Id id) {
  told::Table table = connection.visit.table->room.table_for(connection.visit.caller, presence);
  if (table.host) table.watchers = watchers_at(*connection.visit.table);
  std::string json = told::to_json(table);
  if (json == connection.visit.table_heard) return;
  connection.visit.table_heard = json;
  if (id) {
    table.id = id;
    json = told::to_json(table);
  }
  send(connection, std::move(json));
}

void Lobby::tell_chat(Connection& connection) {
  const Room& room = connection.visit.table->room;
  if (connection.visit.chat_heard >= room.chat_size() || !may_watch(connection.visit)) return;
  send(connection, told::to_json(room.chat_from(connection.visit.chat_heard)));
  connection.visit.chat_heard = room.chat_size();
}

}  // namespace vendemmia
