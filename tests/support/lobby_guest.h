// Somebody at a LobbyWorld: remembers what it was told last, and answers in JSON.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "protocol/json.h"
#include "tests/support/lobby_world.h"

namespace vendemmia {

class LobbyGuest {
 public:
  explicit LobbyGuest(LobbyWorld& world, const std::string& address = "127.0.0.1")
      : world_(world), connection_(world.open(address)) {
    listen();
  }

  // The answer to it.
  Json say(Json message) {
    message["id"] = ++last_id_;
    world_.say(connection_, message.dump());
    return answer_to(last_id_);
  }
  // Said, but not handled yet.
  unsigned murmur(Json message) {
    message["id"] = ++last_id_;
    world_.arrive(connection_, message.dump());
    return last_id_;
  }
  Json answer_to(unsigned id) {
    listen();
    for (const Json& one : heard) {
      if (one.contains("id") && one["id"] == id) return one;
    }
    return {};
  }

  Json create(int players, const std::vector<Json>& seats, const Json& changes = Json::object()) {
    Json message{
        {"do", "create"},
        {"options", {{"players", players}, {"friendly", false}, {"two_parents", false}, {"last_year", 0}}},
        {"seats", seats},
        {"listed", false},
        {"spectators", true},
        {"chat", true},
        {"pace", 0}};
    // Always the same cards, where they may be chosen.
    if (std::ranges::none_of(seats, [](const Json& seat) { return seat["kind"] == "open"; })) {
      message["seed"] = "7";
    }
    message.update(changes);
    const Json created = say(message);
    if (created.value("is", "") == "created") {
      table = created["table"];
      secrets = {created["host_secret"]};
      for (const Json& seat : created["seats"]) secrets.push_back(seat["secret"]);
    }
    return created;
  }
  Json enter(const std::string& id, const std::vector<std::string>& with = {}) {
    table = id;
    return say({{"do", "enter"}, {"table", id}, {"secrets", with}});
  }
  Json enter() { return enter(table, secrets); }
  Json sit(int seat, const std::string& name) {
    const Json seated = say({{"do", "sit"}, {"seat", seat}, {"name", name}});
    if (seated.value("is", "") == "seated") secrets.push_back(seated["secret"]);
    return seated;
  }
  Json act(int seat, const std::string& action) {
    return say({{"do", "act"}, {"seat", seat}, {"seq", update(seat)["seq"]}, {"actions", {action}}});
  }
  // The first answer that is offered.
  Json act(int seat) { return act(seat, first_offer(seat)); }
  std::string first_offer(int seat) { return update(seat)["ask"]["offers"][0]["answer"]["text"]; }
  bool asked(int seat) {
    const Json& ask = update(seat)["ask"];
    return ask.contains("offers") && !ask["offers"].empty();
  }

  // The newest update of the seat; -1: of a spectator.
  const Json& update(int seat) {
    listen();
    return updates_[seat];
  }
  const Json& table_info() {
    listen();
    return table_info_;
  }
  std::vector<Json> take_heard() {
    listen();
    return std::exchange(heard, {});
  }
  std::size_t count(const std::string& kind) {
    listen();
    return static_cast<std::size_t>(
        std::count_if(heard.begin(), heard.end(), [&](const Json& one) { return one["is"] == kind; }));
  }
  ConnectionId connection() const { return connection_; }
  void leave_the_world() { world_.close(connection_); }

  std::string table;
  std::vector<std::string> secrets;  // the host's first, if it is the host
  std::vector<Json> heard;
  std::vector<std::string> texts;  // all of them, as they came

 private:
  void listen() {
    for (std::string& text : world_.take(connection_)) {
      Json message = Json::parse(text);
      texts.push_back(std::move(text));
      if (message["is"] == "update") {
        updates_[message["viewer"].is_null() ? -1 : message["viewer"].get<int>()] = message;
      } else if (message["is"] == "table") {
        table_info_ = message;
      }
      heard.push_back(std::move(message));
    }
  }

  LobbyWorld& world_;
  ConnectionId connection_;
  unsigned last_id_ = 0;
  std::map<int, Json> updates_;
  Json table_info_;
};

inline const Json kMe{{"kind", "me"}, {"name", "Anna"}};
inline const Json kOpen{{"kind", "open"}};
inline const Json kBot{{"kind", "bot"}, {"bot", "random"}};

// Of a refusal.
inline std::string code(const Json& answer) { return answer.value("code", "no refusal: " + answer.dump()); }

}  // namespace vendemmia
