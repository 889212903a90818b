// Chat is no part of the game: it changes no position, waits for none, and of each table only the last lines are kept.
// All lines of a round are stored in its commit and told together.
#include <algorithm>
#include <utility>

#include "server/lobby.h"
#include "server/refusal.h"

namespace vendemmia {

void Lobby::obey(Connection& connection, const said::Chat& message) {
  LiveTable* table = table_of(connection, message.id);
  if (!table) return;
  if (!may_watch(connection.visit))
    return refuse(connection, message.id, refusal("spectators_off", "This table has no spectators."));
  const Circumstances now{seconds(), {}, {}, {}};
  auto judged = table->room.judge(message, connection.visit.caller, now);
  if (!judged) return refuse(connection, message.id, std::move(judged.error()));
  // A crowd that looks must not drown the talk of those who play.
  const bool plays = !connection.visit.caller.seats.empty();
  auto& lines = connection.visit.lines;
  if (!lines) lines.emplace(plays ? limits_.players_chat : limits_.spectators_chat, outbox_.now());
  if (!lines->take(outbox_.now()) || !addresses_.take(connection.group, Asset::Chat, outbox_.now()))
    return refuse_too_much(connection, message.id, "Too much is said at once; wait a moment.");
  if (!plays) connection.visit.name = judged->front().name;
  if (table->said.empty()) chatting_.push_back(table);
  table->said.push_back({std::move(judged->front()), connection.id, message.id});
}

void Lobby::add_chat(const LiveTable& table, std::vector<Addition>& additions) {
  auto addition = std::ranges::find(additions, table.id(), &Addition::table);
  if (addition == additions.end()) {
    additions.push_back({table.id(), table.room.entries(), {}});
    addition = additions.end() - 1;
  }
  addition->first_line = table.room.chat_size();
  for (const SaidLine& one : table.said) addition->chat.push_back(one.line);
}

void Lobby::finish_chat(LiveTable& table) {
  const u32 before = table.room.chat_size();
  for (const SaidLine& one : std::exchange(table.said, {})) {
    table.room.apply(one.line);
    const auto by = connections_.find(one.by);
    if (by != connections_.end()) answer(*by->second, one.id, told::Done{});
  }
  // A row of listeners is sent the same text.
  const auto text = std::make_shared<const std::string>(told::to_json(table.room.chat_from(before)));
  for (Connection* connection : table.connections) {
    Visit& visit = connection->visit;
    if (visit.chat_heard != before || !may_watch(visit)) {
      tell_chat(*connection);
      continue;
    }
    outbox_.send(connection->id, text);
    visit.chat_heard = table.room.chat_size();
  }
}

void Lobby::put_off_chat(LiveTable& table) {
  for (const SaidLine& one : std::exchange(table.said, {})) {
    const auto by = connections_.find(one.by);
    if (by != connections_.end())
      refuse(*by->second, one.id,
             refusal("server_trouble", "The server cannot store it. The table is paused."));
  }
  stall(table, limits_.store_retry);
}

}  // namespace vendemmia
