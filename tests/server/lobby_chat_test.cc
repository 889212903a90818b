// Chat: many people at once, more lines than anybody reads, and a server that has to stop.
#include <gtest/gtest.h>

#include "tests/support/lobby_guest.h"
#include "tests/support/memory_store.h"

namespace vendemmia {
namespace {

using namespace std::chrono_literals;

class LobbyChatTest : public ::testing::Test {
 protected:
  LobbyChatTest() {
    anna.create(2, {kMe, kMe});
    anna.enter();
  }
  void crowd(std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
      watchers.push_back(std::make_unique<LobbyGuest>(world, "203.0.113." + std::to_string(i)));
      watchers.back()->enter(anna.table);
    }
  }
  static Json line(const std::string& text) { return {{"do", "chat"}, {"text", text}}; }

  MemoryStore store;
  LobbyWorld world{store};
  LobbyGuest anna{world};
  std::vector<std::unique_ptr<LobbyGuest>> watchers;
};

TEST_F(LobbyChatTest, WhatManySayAtOnceIsStoredAndToldTogether) {
  crowd(50);
  for (const auto& watcher : watchers) watcher->murmur(line("bravo"));
  const unsigned appends = store.appends;
  const std::size_t heard = anna.count("chat");
  world.run();
  EXPECT_EQ(store.appends, appends + 1);
  EXPECT_EQ(anna.count("chat"), heard + 1);
  EXPECT_EQ(anna.take_heard().back()["lines"].size(), 50u);
  for (const auto& watcher : watchers) EXPECT_EQ(watcher->count("done"), 1u);
  EXPECT_EQ((*store.load(anna.table))->chat.size(), 50u);
}

TEST_F(LobbyChatTest, AMoveDoesNotWaitForWhatIsSaid) {
  crowd(20);
  for (int i = 0; i < 10; ++i) {
    for (const auto& watcher : watchers) watcher->murmur(line("bravo"));
  }
  const int seat = anna.asked(0) ? 0 : 1;
  const unsigned move = anna.murmur({{"do", "act"},
                                     {"seat", seat},
                                     {"seq", anna.update(seat)["seq"]},
                                     {"actions", {anna.first_offer(seat)}}});
  world.run(1);
  EXPECT_EQ(anna.answer_to(move)["is"], "done");
  EXPECT_EQ((*store.load(anna.table))->entries.size(), 1u) << "chat is not among them";
}

TEST_F(LobbyChatTest, OldLinesLeaveTheMemoryAndTheNumbersGoOn) {
  for (int i = 0; i < 300; ++i) anna.say({{"do", "chat"}, {"seat", 0}, {"text", std::to_string(i)}});
  EXPECT_EQ((*store.load(anna.table))->chat.size(), 200u);
  LobbyWorld restarted(store);
  LobbyGuest back(restarted);
  back.enter(anna.table, anna.secrets);
  const auto last_chat = [&] {
    Json chat;
    for (const Json& one : back.take_heard()) {
      if (one["is"] == "chat") chat = one;
    }
    return chat;
  };
  const Json all = last_chat();
  EXPECT_EQ(all["from"], 100);
  EXPECT_EQ(all["lines"].size(), 200u);
  EXPECT_EQ(all["lines"][0]["name"], "Anna");
  back.say({{"do", "chat"}, {"seat", 0}, {"text", "again"}});
  EXPECT_EQ(last_chat()["from"], 300);
}

TEST_F(LobbyChatTest, WhoSpeaksTooMuchIsRefusedWhateverTheConnection) {
  LobbyLimits limits = hardly_any_limits();
  limits.address.chat = {3, 1};
  LobbyWorld strict(store, limits);
  for (int i = 0; i < 5; ++i) {
    LobbyGuest guest(strict, "203.0.113.7");
    guest.enter(anna.table);
    EXPECT_EQ(guest.say(line("me again"))["is"], i < 3 ? "done" : "refused");
  }
  strict.pass(1s);
  LobbyGuest guest(strict, "203.0.113.7");
  guest.enter(anna.table);
  EXPECT_EQ(guest.say(line("once more"))["is"], "done");
}

TEST_F(LobbyChatTest, WhatCannotBeStoredIsNotTold) {
  crowd(2);
  store.broken = true;
  EXPECT_EQ(code(watchers[0]->say(line("hello"))), "server_trouble");
  EXPECT_EQ(anna.count("chat"), 0u);
  store.broken = false;
  world.pass(5s);
  EXPECT_EQ(watchers[0]->say(line("hello"))["is"], "done");
  EXPECT_EQ(anna.count("chat"), 1u);
}

// A disk so slow that every commit takes a second, and more to store than there is time for.
TEST_F(LobbyChatTest, TheLastFlushEnds) {
  for (int i = 0; i < 100; ++i) anna.murmur({{"do", "chat"}, {"seat", 0}, {"text", "and another thing"}});
  store.on_append = [this] { world.be_late(1s); };
  const unsigned before = store.appends;
  world.lobby().flush(5s);
  EXPECT_EQ(store.appends - before, 5u);
}

}  // namespace
}  // namespace vendemmia
