#include <gtest/gtest.h>

#include "server/secrets.h"
#include "tests/support/lobby_guest.h"
#include "tests/support/memory_store.h"

namespace vendemmia {
namespace {

using namespace std::chrono_literals;

class LobbyTest : public ::testing::Test {
 protected:
  // Anna at seat 0, Berto at seat 1, playing.
  void two_people() {
    anna.create(2, {kMe, kOpen});
    anna.enter();
    berto.enter(anna.table);
    berto.sit(1, "Berto");
  }
  LobbyGuest& asked_guest() { return anna.asked(0) ? anna : berto; }
  int asked_seat() { return anna.asked(0) ? 0 : 1; }

  MemoryStore store;
  LobbyWorld world{store};
  LobbyGuest anna{world};
  LobbyGuest berto{world};
};

TEST_F(LobbyTest, SaysHelloFirst) {
  ASSERT_FALSE(anna.heard.empty());
  EXPECT_EQ(anna.heard[0]["is"], "hello");
  const Json& bots = anna.heard[0]["bots"];
  EXPECT_EQ(bots.get<std::vector<std::string>>(),
            std::vector<std::string>(bot_names().begin(), bot_names().end()));
  EXPECT_EQ(anna.heard[0]["timed_bot"], bots.back());
}

TEST_F(LobbyTest, AGameAgainstBotsGoesToItsEnd) {
  ASSERT_EQ(anna.create(3, {kMe, kBot, kBot}).value("is", ""), "created");
  const Json entered = anna.enter();
  EXPECT_EQ(entered["is"], "table");
  EXPECT_EQ(entered["host"], true);
  EXPECT_EQ(entered["seats"][0]["mine"], true);
  for (int answers = 0; anna.table_info()["status"] != "over"; ++answers) {
    ASSERT_LT(answers, 5000);
    ASSERT_TRUE(anna.asked(0)) << anna.update(0)["ask"].dump();
    const Json done = anna.act(0);
    ASSERT_EQ(done["is"], "done") << done.dump();
  }
  const Json record = anna.say({{"do", "record"}});
  EXPECT_EQ(record["is"], "record");
  EXPECT_EQ(record["summary"].size(), 3u);
}

TEST_F(LobbyTest, TwoPeopleEachSeeTheirOwnSide) {
  two_people();
  EXPECT_EQ(anna.table_info()["status"], "playing");
  EXPECT_EQ(anna.update(0)["viewer"], 0);
  EXPECT_EQ(berto.update(1)["viewer"], 1);
  EXPECT_EQ(anna.table_info()["seats"][1]["name"], "Berto");
  EXPECT_EQ(anna.table_info()["seats"][1]["present"], true);
  EXPECT_EQ(anna.table_info()["seats"][1]["mine"], false);
  const auto before = anna.update(0)["seq"].get<unsigned>();
  asked_guest().act(asked_seat());
  EXPECT_EQ(anna.update(0)["seq"], before + 1);
  EXPECT_EQ(berto.update(1)["seq"], before + 1);
}

TEST_F(LobbyTest, ADoubleClickCountsOnce) {
  two_people();
  LobbyGuest& guest = asked_guest();
  const int seat = asked_seat();
  const Json act{{"do", "act"},
                 {"seat", seat},
                 {"seq", guest.update(seat)["seq"]},
                 {"actions", {guest.first_offer(seat)}}};
  // In one turn of the loop, so that both are there before anything is stored.
  const unsigned first = guest.murmur(act);
  const unsigned second = guest.murmur(act);
  world.run();
  EXPECT_EQ(guest.answer_to(first)["is"], "done");
  EXPECT_EQ(guest.answer_to(second)["is"], "done") << "it was taken, and that is said again";
  EXPECT_EQ(guest.say(act)["is"], "done");
  Json other = act;
  other["actions"] = {"pass"};
  EXPECT_EQ(code(guest.say(other)), "stale");
  EXPECT_EQ((*store.load(anna.table))->entries.size(), 2u) << "berto's seat and one answer";
}

TEST_F(LobbyTest, MessagesOfOneTurnAreObeyedInOrder) {
  anna.create(2, {kMe, kOpen});
  const unsigned entered = anna.murmur({{"do", "enter"}, {"table", anna.table}, {"secrets", anna.secrets}});
  const unsigned spoken = anna.murmur({{"do", "chat"}, {"seat", 0}, {"text", "one"}});
  const unsigned again = anna.murmur({{"do", "chat"}, {"seat", 0}, {"text", "two"}});
  world.run();
  EXPECT_EQ(anna.answer_to(entered)["is"], "table");
  EXPECT_EQ(anna.answer_to(spoken)["is"], "done");
  EXPECT_EQ(anna.answer_to(again)["is"], "done");
  const auto chat = (*store.load(anna.table))->chat;
  ASSERT_EQ(chat.size(), 2u);
  EXPECT_EQ(chat[0].text, "one");
  EXPECT_EQ(chat[1].text, "two");
}

TEST_F(LobbyTest, WhatIsSaidBeforeGoingCounts) {
  two_people();
  anna.murmur({{"do", "chat"}, {"seat", 0}, {"text", "ciao"}});
  anna.leave_the_world();
  EXPECT_EQ((*store.load(anna.table))->chat.back().text, "ciao");
  EXPECT_EQ(berto.table_info()["seats"][0]["present"], false);
}

TEST_F(LobbyTest, TwoTabsOnOneSeatHearTheSame) {
  two_people();
  LobbyGuest tab(world);
  tab.enter(anna.table, anna.secrets);
  asked_guest().act(asked_seat());
  EXPECT_EQ(tab.update(0)["seq"], 1);
  EXPECT_EQ(tab.update(0), anna.update(0));
  tab.leave_the_world();
  EXPECT_EQ(berto.table_info()["seats"][0]["present"], true) << "the other tab is still there";
}

TEST_F(LobbyTest, ComingBackShowsTheWholeGame) {
  two_people();
  for (int i = 0; i < 5; ++i) asked_guest().act(asked_seat());
  LobbyGuest back(world);
  back.enter(anna.table, anna.secrets);
  EXPECT_EQ(back.update(0)["log_from"], 0);
  EXPECT_EQ(back.update(0)["view"], anna.update(0)["view"]);
  EXPECT_EQ(back.update(0)["ask"], anna.update(0)["ask"]);
  EXPECT_GT(anna.update(0)["log_from"], 0);
}

TEST_F(LobbyTest, RefusesClearlyAndHarmsNobody) {
  EXPECT_EQ(code(anna.say({{"do", "act"}, {"seat", 0}, {"seq", 0}, {"actions", {"pass"}}})), "no_table");
  EXPECT_EQ(code(anna.enter("nowhere")), "unknown_table");
  two_people();
  EXPECT_EQ(code(berto.say({{"do", "act"}, {"seat", 0}, {"seq", 0}, {"actions", {"pass"}}})),
            "not_your_seat");
  EXPECT_EQ(code(berto.say({{"do", "act"}, {"seat", 200}, {"seq", 0}, {"actions", {"pass"}}})),
            "not_your_seat");
  LobbyGuest& waiting = anna.asked(0) ? berto : anna;
  const int waiting_seat = 1 - asked_seat();
  const Json out_of_turn{{"do", "act"},
                         {"seat", waiting_seat},
                         {"seq", waiting.update(waiting_seat)["seq"]},
                         {"actions", {"pass"}}};
  EXPECT_EQ(code(waiting.say(out_of_turn)), "not_your_turn");
  EXPECT_EQ(code(asked_guest().act(asked_seat(), "pass")), "not_legal");
  EXPECT_EQ(code(asked_guest().act(asked_seat(), "dance on the table")), "bad_message");
  EXPECT_EQ(code(berto.say({{"do", "pace"}, {"pace", 5}})), "not_host");
  EXPECT_EQ(code(berto.say({{"do", "skip"}})), "not_host");
  EXPECT_EQ(code(berto.say({{"do", "record"}})), "not_over");
  EXPECT_EQ(code(berto.say({{"do", "rematch"}})), "not_over");
  EXPECT_EQ(code(berto.say({{"do", "moment"}, {"seat", 0}, {"at", 0}})), "not_your_seat");
  EXPECT_EQ(code(berto.say({{"do", "sit"}, {"seat", 0}, {"name", "Carla"}})), "seat_taken");
  EXPECT_EQ(code(berto.say({{"do", "dance"}})), "bad_message");
  EXPECT_EQ((*store.load(anna.table))->entries.size(), 1u);
  EXPECT_EQ(asked_guest().act(asked_seat())["is"], "done") << "the game goes on";
}

TEST_F(LobbyTest, RefusesTablesThatCannotBePlayed) {
  EXPECT_EQ(code(anna.create(0, {})), "bad_options");
  EXPECT_EQ(code(anna.create(7, {kMe, kBot, kBot, kBot, kBot, kBot, kBot})), "bad_options");
  EXPECT_EQ(code(anna.create(3, {kMe, kBot})), "bad_options");
  EXPECT_EQ(code(anna.create(2, {kMe, kBot}, {{"seed", "-1"}})), "bad_options");
  EXPECT_EQ(code(anna.create(2, {kMe, kBot}, {{"pace", 60'000}})), "bad_options");
  EXPECT_EQ(code(anna.create(2, {kMe, {{"kind", "bot"}, {"bot", "oracle"}}})), "unknown_bot");
  EXPECT_EQ(code(anna.create(2, {kMe, {{"kind", "bot"}}})), "unknown_bot");
}

TEST_F(LobbyTest, MalformedMessagesAreAnsweredWithThePlaceOfTheFault) {
  for (const std::string text :
       {"", "{", "[]", "null", "\xff\xfe", "{\"do\":7}", "{\"do\":\"act\",\"seat\":\"x\"}"}) {
    world.say(1, text);
    EXPECT_EQ(code(anna.take_heard().back()), "bad_message") << text;
  }
  const Json refused = anna.say({{"do", "enter"}, {"table", "a"}, {"secrets", {1}}});
  EXPECT_EQ(refused["path"], "secrets[0]");
}

TEST_F(LobbyTest, NamesAreMadeUniqueAndSecretsAreNeverShown) {
  anna.create(3, {kMe, kMe, kBot});
  anna.enter();
  EXPECT_EQ(anna.table_info()["seats"][0]["name"], "Anna");
  EXPECT_EQ(anna.table_info()["seats"][1]["name"], "Anna 2");
  EXPECT_NE(anna.table_info()["seats"][2]["name"], "");
  berto.enter(anna.table);
  for (const std::string& text : berto.texts) {
    for (const std::string& secret : anna.secrets) {
      EXPECT_EQ(text.find(secret), std::string::npos);
      EXPECT_EQ(text.find(hash_of_secret(secret)), std::string::npos);
    }
  }
}

TEST_F(LobbyTest, HotSeatHearsEverySeatItHolds) {
  anna.create(2, {kMe, kMe});
  anna.enter();
  EXPECT_EQ(anna.update(0)["viewer"], 0);
  EXPECT_EQ(anna.update(1)["viewer"], 1);
  EXPECT_EQ(anna.act(anna.asked(0) ? 0 : 1)["is"], "done");
}

}  // namespace
}  // namespace vendemmia
