// Votes end, and everybody hears how.
#include <gtest/gtest.h>

#include "tests/server/people_support.h"

namespace vendemmia {
namespace {

using namespace std::chrono_literals;

TEST_F(LobbyVoteTest, EverybodyHearsHowAVoteEnds) {
  ask();
  EXPECT_EQ(vote(1 - first, false)["is"], "done");
  for (LobbyGuest* guest : {&anna, &berto}) {
    Json told;
    for (const Json& one : guest->take_heard()) {
      if (one["is"] == "notices") told = one["notices"][0];
    }
    EXPECT_EQ(told["kind"], "vote_refused");
    EXPECT_EQ(told["seat"], first);
    EXPECT_EQ(told["by"], 1 - first);
  }
  ask();
  EXPECT_EQ(vote(1 - first, true)["is"], "done");
  EXPECT_EQ(notices(guest_at(first)), Kinds{"vote_granted"});
}

TEST_F(LobbyVoteTest, WhoHasAskedMayWithdraw) {
  ask();
  EXPECT_EQ(code(vote(first, true)), "no_vote");
  EXPECT_EQ(vote(first, false)["is"], "done");
  EXPECT_EQ(notices(guest_at(1 - first)), Kinds{"vote_withdrawn"});
  EXPECT_FALSE(anna.table_info().contains("vote"));
}

TEST_F(LobbyVoteTest, AVoteRunsOut) {
  ask();
  world.pass(59s);
  EXPECT_TRUE(anna.table_info().contains("vote"));
  world.pass(2s);
  EXPECT_FALSE(anna.table_info().contains("vote"));
  EXPECT_EQ(notices(guest_at(first)), Kinds{"vote_ran_out"});
}

TEST_F(LobbyVoteTest, AVoteRunsOutAlsoOverARestart) {
  ask();
  LobbyWorld restarted(store);
  restarted.be_late(2min);
  LobbyGuest back(restarted);
  back.enter(anna.table, {kAnnasCode});
  restarted.pass(1s);
  EXPECT_FALSE(back.table_info().contains("vote"));
}

TEST_F(LobbyVoteTest, WhenTheGameGoesOnTheVoteIsDropped) {
  ask();
  const int asked = asked_seat();
  EXPECT_EQ(guest_at(asked).act(asked)["is"], "done");
  EXPECT_EQ(notices(guest_at(first)), Kinds{"vote_dropped"});
}

}  // namespace
}  // namespace vendemmia
