#include "server/known_bots.h"

#include <gtest/gtest.h>

namespace vendemmia {
namespace {

TEST(KnownBots, AreTheLevelsAndTheTimedOneWithItsTime) {
  for (const std::string_view name : bot_names()) {
    const auto known = known_bot(name);
    ASSERT_TRUE(known) << name;
    EXPECT_EQ(known->level, name);
  }
  const std::string timed(timed_level());
  const auto slow = known_bot(timed + ":seconds=30");
  ASSERT_TRUE(slow);
  EXPECT_EQ(slow->level, timed);
  EXPECT_EQ(slow->budget.seconds, 30);
  EXPECT_EQ(slow->budget.iterations, 0u);
}

// A stranger opens tables with these.
TEST(KnownBots, NobodyChoosesWhatABotTakesOfTheServer) {
  const std::string timed(timed_level());
  for (const char* setting :
       {":", ":seconds=", ":seconds=0", ":seconds=31", ":seconds=3600", ":seconds=-1", ":seconds=1.5",
        ":seconds=01", ":seconds=3 ", ":seconds=3,threads=64", ":threads=2", ":nodes=100000000",
        ":iterations=1000000", ":seconds=99999999999999999999"}) {
    EXPECT_FALSE(is_bot(timed + setting)) << setting;
  }
  EXPECT_FALSE(is_bot(std::string(hint_level()) + ":seconds=3"));
  EXPECT_FALSE(is_bot("random:seconds=3"));
  EXPECT_FALSE(is_bot("search"));
  EXPECT_FALSE(is_bot("search:seconds=3"));
  EXPECT_FALSE(is_bot(""));
}

TEST(KnownBots, TheHintsComeFromSomebodyWhoJudges) {
  EXPECT_TRUE(is_bot(hint_level()));
  EXPECT_NE(hint_level(), timed_level());
}

}  // namespace
}  // namespace vendemmia
