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

// Otherwise one could ask for little, and for much just before the other presses the button.
TEST_F(LobbyVoteTest, ABallotIsAboutWhatWasRead) {
  ask();
  LobbyGuest& other = guest_at(1 - first);
  const Json asked_to = other.table_info()["vote"]["to"];
  Json ballot{{"do", "vote"},
              {"seat", 1 - first},
              {"seq", other.update(1 - first)["seq"]},
              {"accept", true},
              {"to", asked_to.get<int>() + 1}};
  EXPECT_EQ(code(other.say(ballot)), "stale");
  EXPECT_TRUE(other.table_info().contains("vote"));
  ballot["to"] = asked_to;
  EXPECT_EQ(other.say(ballot)["is"], "done");
  EXPECT_FALSE(other.table_info().contains("vote"));
}

// As long as a vote is open, bots and clocks wait.
TEST_F(LobbyVoteTest, NobodyIsAskedWithoutEnd) {
  for (int i = 0; i < 3; ++i) {
    ask();
    EXPECT_EQ(vote(1 - first, false)["is"], "done");
  }
  LobbyGuest& asker = guest_at(first);
  const auto once_more = [&] {
    const Json& update = asker.update(first);
    return asker.say(
        {{"do", "take_back"}, {"seat", first}, {"seq", update["seq"]}, {"to", update["undo"]["take_back"]}});
  };
  EXPECT_EQ(code(once_more()), "too_much");
  const int asked = asked_seat();
  EXPECT_EQ(guest_at(asked).act(asked)["is"], "done");
  EXPECT_EQ(once_more()["is"], "done") << "about another position";
}

TEST_F(LobbyVoteTest, WhoWasReplacedHasNoVote) {
  ask();
  LobbyGuest& other = guest_at(1 - first);
  other.leave_the_world();
  world.pass(60s);
  ASSERT_EQ(guest_at(first).say(replace(1 - first))["is"], "done");
  EXPECT_FALSE(guest_at(first).table_info().contains("vote"));
  LobbyGuest back(world);
  back.enter(anna.table, {first == 0 ? kBertosCode : kAnnasCode});
  const Json ballot{{"do", "vote"}, {"seat", 1 - first}, {"seq", back.update(-1)["seq"]}, {"accept", true}};
  EXPECT_EQ(code(back.say(ballot)), "not_your_seat");
  EXPECT_EQ(back.say({{"do", "return"}, {"seat", 1 - first}})["is"], "done");
  Json again = ballot;
  again["seq"] = back.update(1 - first)["seq"];
  EXPECT_EQ(code(back.say(again)), "no_vote");
}

}  // namespace
}  // namespace vendemmia
