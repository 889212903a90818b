// Whoever chooses the cards may know them all: so nobody else sits down, and the table says it.
#include <gtest/gtest.h>

#include "tests/support/lobby_guest.h"
#include "tests/support/memory_store.h"

namespace vendemmia {
namespace {

class LobbyDeal : public ::testing::Test {
 protected:
  void play_to_the_end() {
    for (int answers = 0; anna.table_info()["status"] != "over"; ++answers) {
      ASSERT_LT(answers, 5000);
      ASSERT_EQ(anna.act(anna.asked(0) ? 0 : 1)["is"], "done");
    }
  }
  bool marked() { return anna.enter().value("chosen_deal", false); }

  MemoryStore store;
  LobbyWorld world{store};
  LobbyGuest anna{world};
  LobbyGuest berto{world};
};

const Json kChosen{{"seed", "7"}};
const Json kShort{
    {"options", {{"players", 2}, {"friendly", false}, {"two_parents", false}, {"last_year", 1}}}};

TEST_F(LobbyDeal, IsNotChosenWhereSomebodyElseCanSitDown) {
  EXPECT_EQ(anna.create(2, {kMe, kOpen}, kChosen)["code"], "chosen_deal");
  EXPECT_EQ(anna.create(3, {kMe, kBot, kOpen}, kChosen)["code"], "chosen_deal");
  EXPECT_EQ(anna.create(2, {kMe, kOpen})["is"], "created");
  EXPECT_FALSE(marked());
}

TEST_F(LobbyDeal, IsChosenAloneAgainstBotsAndBeforeOneScreenAndSaysSo) {
  EXPECT_EQ(anna.create(1, {kMe}, kChosen)["is"], "created");
  EXPECT_TRUE(marked());
  EXPECT_EQ(anna.create(3, {kMe, kBot, kBot}, kChosen)["is"], "created");
  EXPECT_TRUE(marked());
  EXPECT_EQ(anna.create(2, {kMe, kMe}, kChosen)["is"], "created");
  EXPECT_TRUE(marked());
}

TEST_F(LobbyDeal, KeepsASeatThatIsLeftForTheHost) {
  anna.create(2, {kMe, kMe}, kChosen);
  anna.enter();
  ASSERT_EQ(anna.say({{"do", "leave"}, {"seat", 1}})["is"], "done");
  berto.enter(anna.table);
  EXPECT_EQ(berto.sit(1, "Berto")["code"], "chosen_deal");
  EXPECT_EQ(anna.sit(1, "Anna again")["is"], "seated");
}

TEST_F(LobbyDeal, OfAnotherGameIsLeftToChance) {
  Json changes = kShort;
  changes.update(kChosen);
  anna.create(2, {kMe, kMe}, changes);
  ASSERT_TRUE(marked());
  play_to_the_end();
  ASSERT_EQ(anna.say({{"do", "rematch"}})["is"], "done");
  anna.table = anna.table_info()["rematch"];
  EXPECT_FALSE(marked());
}

TEST_F(LobbyDeal, IsChosenByWhoeverGoesOnFromARecord) {
  anna.create(2, {kMe, kMe}, kShort);
  anna.enter();
  play_to_the_end();
  const std::string record = anna.say({{"do", "record"}})["record"];
  const Json forked = anna.say({{"do", "fork"},
                                {"record", record},
                                {"at", 5},
                                {"seat", 0},
                                {"name", "Anna"},
                                {"bot", "random"},
                                {"pace", 900}});
  ASSERT_EQ(forked["is"], "created") << forked.dump();
  EXPECT_EQ(anna.enter(forked["table"], {forked["host_secret"]})["chosen_deal"], true);
}

}  // namespace
}  // namespace vendemmia
