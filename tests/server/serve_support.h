// The whole server in a thread, and how to talk to it over a real socket.
#pragma once

#include <string>
#include <thread>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <spdlog/spdlog.h>

#include "protocol/json.h"
#include "server/server.h"
#include "tests/support/memory_store.h"
#include "tests/support/wire_client.h"

namespace vendemmia {

// The next message of this kind.
inline Json wait_for(WireClient& client, const std::string& is) {
  while (const auto message = client.receive()) {
    if (message->closed) return {{"closed", message->code}};
    const Json heard = parse_json(message->text).value_or(Json());
    if (heard.value("is", "") == is) return heard;
  }
  return {};
}

inline Json say(WireClient& client, const Json& message, const std::string& answer) {
  client.send_text(message.dump());
  return wait_for(client, answer);
}

inline Json solo_table() {
  return {{"do", "create"},
          {"options", {{"players", 2}, {"friendly", false}, {"two_parents", false}, {"last_year", 0}}},
          {"seats", {{{"kind", "me"}, {"name", "Anna"}}, {{"kind", "bot"}, {"bot", "greedy"}}}},
          {"listed", false},
          {"spectators", true},
          {"chat", true},
          {"pace", 0}};
}

inline Json enter(const Json& created) {
  return {{"do", "enter"}, {"table", created["table"]}, {"secrets", {created["seats"][0]["secret"]}}};
}

inline Json first_answer(const Json& update) {
  return {{"do", "act"},
          {"seat", 0},
          {"seq", update["seq"]},
          {"actions", {update["ask"]["offers"][0]["answer"]["text"]}}};
}

inline bool is_over(const Json& update) { return update["view"]["over"].get<bool>(); }

// The next update that asks, or that says that the game is over.
inline Json next_question(WireClient& client) {
  while (true) {
    Json update = wait_for(client, "update");
    if (update.empty() || update.contains("closed")) return update;
    if (is_over(update)) return update;
    if (update["ask"].contains("offers") && !update["ask"]["offers"].empty()) return update;
  }
}

class ServerThreadTest : public ::testing::Test {
 protected:
  explicit ServerThreadTest(NetworkSettings settings = {}) {
    spdlog::set_level(spdlog::level::off);
    settings.private_port = 0;
    EXPECT_TRUE(server.listen(settings));
    thread = std::thread([this] { server.run(); });
  }
  ~ServerThreadTest() override {
    server.stop();
    thread.join();
  }
  WireClient connected(std::string_view from = kThisMachine) {
    WireClient client(server.port(), from);
    EXPECT_EQ(client.upgrade()->status, 101);
    return client;
  }

  MemoryStore store;
  Server server{store, std::nullopt, 2};
  std::thread thread;
};

}  // namespace vendemmia
