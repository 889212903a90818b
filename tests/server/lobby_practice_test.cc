// Tables for practice: created, told, stored, recorded, played again.
#include <gtest/gtest.h>

#include "tests/support/lobby_guest.h"
#include "tests/support/memory_store.h"

namespace vendemmia {
namespace {

class LobbyPractice : public ::testing::Test {
 protected:
  void sit_down() {
    ASSERT_EQ(anna.create(2, {kMe, kBot}, kShort)["is"], "created");
    anna.enter();
  }
  Json take_back() {
    const Json& update = anna.update(0);
    return anna.say(
        {{"do", "take_back"}, {"seat", 0}, {"seq", update["seq"]}, {"to", update["undo"]["take_back"]}});
  }
  // Goes on until something has been shown that can be taken back.
  void play_until_something_is_seen() {
    while (!anna.update(0)["undo"].value("deals_anew", false)) ASSERT_EQ(anna.act(0)["is"], "done");
  }

  const Json kPractice{{"practice", true}};
  const Json kShort{
      {"practice", true},
      {"options", {{"players", 2}, {"friendly", false}, {"two_parents", false}, {"last_year", 1}}}};
  MemoryStore store;
  LobbyWorld world{store};
  LobbyGuest anna{world};
};

TEST_F(LobbyPractice, IsForOnePersonAloneOrAgainstBots) {
  EXPECT_EQ(code(anna.create(2, {kMe, kOpen}, kPractice)), "practice");
  EXPECT_EQ(code(anna.create(2, {kMe, kMe}, kPractice)), "practice");
  EXPECT_EQ(code(anna.create(2, {kBot, kBot}, kPractice)), "practice");
  EXPECT_EQ(anna.create(1, {kMe}, kPractice)["is"], "created");
  EXPECT_EQ(anna.create(3, {kMe, kBot, kBot}, kPractice)["is"], "created");
  EXPECT_EQ(anna.enter()["practice"], true);
  anna.create(2, {kMe, kBot});
  EXPECT_FALSE(anna.enter().contains("practice"));
}

TEST_F(LobbyPractice, ReopensWhereItStoodAfterCardsWereDealtAnew) {
  sit_down();
  play_until_something_is_seen();
  ASSERT_EQ(take_back()["is"], "done");
  while (anna.asked(0) && anna.update(0)["at"] < 12) anna.act(0);
  LobbyWorld restarted(store);
  LobbyGuest back(restarted);
  EXPECT_EQ(back.enter(anna.table, anna.secrets)["practice"], true);
  EXPECT_EQ(back.update(0)["view"], anna.update(0)["view"]);
  EXPECT_EQ(back.update(0)["ask"], anna.update(0)["ask"]);
}

TEST_F(LobbyPractice, ItsRecordSaysSoAndSoDoesTheNextGame) {
  sit_down();
  play_until_something_is_seen();
  ASSERT_EQ(take_back()["is"], "done");
  for (int answers = 0; anna.table_info()["status"] != "over"; ++answers) {
    ASSERT_LT(answers, 5000);
    ASSERT_EQ(anna.act(0)["is"], "done");
  }
  const std::string record = anna.say({{"do", "record"}})["record"];
  EXPECT_NE(record.find("\npractice yes\n"), std::string::npos);
  EXPECT_NE(record.find("\nredeal 0 "), std::string::npos);
  const Json step = anna.say({{"do", "replay"}, {"record", record}, {"at", 3}});
  EXPECT_EQ(step["practice"], true) << step.dump();
  ASSERT_EQ(anna.say({{"do", "rematch"}})["is"], "done");
  anna.table = anna.table_info()["rematch"];
  EXPECT_EQ(anna.enter()["practice"], true);
}

}  // namespace
}  // namespace vendemmia
