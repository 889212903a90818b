// How long people may take, and what comes of it when they take longer.
#include <gtest/gtest.h>

#include "tests/server/people_support.h"

namespace vendemmia {
namespace {

using namespace std::chrono_literals;

Json per_game(int seconds) { return {{"clock", {{"per", "game"}, {"seconds", seconds}}}}; }
Json per_move(int seconds) { return {{"clock", {{"per", "move"}, {"seconds", seconds}}}}; }

TEST_F(LobbyPeopleTest, AClockRunsForWhoIsAsked) {
  two_people(per_game(100));
  const int seat = asked_seat();
  Json clock = clock_told(anna);
  EXPECT_EQ(clock["running"], seat);
  EXPECT_EQ(clock["left"], Json::array({100'000, 100'000}));
  EXPECT_EQ(anna.table_info()["clock"]["per"], "game");
  world.pass(30s);
  guest_at(seat).act(seat);
  clock = clock_told(anna);
  EXPECT_EQ(left_of(clock, seat), 70'000);
  EXPECT_EQ(left_of(clock, 1 - seat), 100'000);
}

TEST_F(LobbyPeopleTest, PerMoveEveryAnswerHasItsTimeButTakingBackWinsNone) {
  two_people(per_move(100));
  const int seat = asked_seat();
  LobbyGuest& guest = guest_at(seat);
  world.pass(30s);
  guest.act(seat);
  EXPECT_EQ(left_of(clock_told(anna), asked_seat()), 100'000);
  const Json undo{{"do", "undo"}, {"seat", seat}, {"seq", guest.update(seat)["seq"]}, {"to", 0}};
  ASSERT_EQ(guest.say(undo)["is"], "done");
  world.pass(40s);
  guest.act(seat);
  world.pass(10s);
  const Json clock = clock_told(guest_at(1 - seat));
  EXPECT_EQ(left_of(clock, seat), 60'000) << "the same answer a second time";
}

TEST_F(LobbyPeopleTest, WhenTimeIsUpTheOthersMayLetABotPlay) {
  two_people(per_move(100));
  const int seat = asked_seat();
  LobbyGuest& other = guest_at(1 - seat);
  EXPECT_EQ(code(other.say(replace(seat))), "seat_taken");
  world.pass(99s);
  EXPECT_EQ(code(other.say(replace(seat))), "seat_taken");
  EXPECT_EQ(code(other.say(replace(1 - seat))), "seat_taken");
  world.pass(1s);
  EXPECT_EQ(code(guest_at(seat).say(replace(seat))), "seat_taken") << "not oneself";
  notices(other);
  EXPECT_EQ(other.say(replace(seat))["is"], "done");
  EXPECT_EQ(notices(other).front(), "time_up");
  EXPECT_EQ(seat_told(guest_at(seat), seat)["kept"], 0) << "they may come back";
}

// Both in one round: who comes first is right, and the other is judged by what has become of it.
TEST_F(LobbyPeopleTest, AClaimAndAMoveAtTheSameTime) {
  for (const bool move_first : {true, false}) {
    two_people(per_move(100));
    const int seat = asked_seat();
    LobbyGuest& late = guest_at(seat);
    LobbyGuest& other = guest_at(1 - seat);
    const Json move{{"do", "act"},
                    {"seat", seat},
                    {"seq", late.update(seat)["seq"]},
                    {"actions", {late.first_offer(seat)}}};
    world.pass(100s);
    unsigned moved = move_first ? late.murmur(move) : 0;
    const unsigned claimed = other.murmur(replace(seat));
    if (!move_first) moved = late.murmur(move);
    world.run();
    EXPECT_EQ(seat_told(anna, seat)["kind"], move_first ? "person" : "bot");
    if (move_first) {
      EXPECT_EQ(late.answer_to(moved)["is"], "done");
      EXPECT_EQ(code(other.answer_to(claimed)), "seat_taken");
    } else {
      EXPECT_EQ(other.answer_to(claimed)["is"], "done");
      EXPECT_EQ(code(late.answer_to(moved)), "not_your_seat");
    }
  }
}

TEST_F(LobbyPeopleTest, WhereThatWasChosenABotPlaysAtOnce) {
  Json clock = per_move(100);
  clock["clock"]["bot"] = "random";
  two_people(clock);
  const int seat = asked_seat();
  notices(anna);
  world.pass(99s);
  EXPECT_EQ(seat_told(anna, seat)["kind"], "person");
  world.pass(2s);
  EXPECT_EQ(seat_told(anna, seat)["kind"], "bot");
  EXPECT_EQ(notices(anna).front(), "time_up");
}

TEST_F(LobbyPeopleTest, ClocksStandStillWhileTheServerIsDown) {
  two_people(per_game(1000));
  const int seat = asked_seat();
  world.pass(100s);
  world.lobby().keep_positions();
  LobbyWorld restarted(store);
  LobbyGuest back(restarted);
  back.enter(anna.table, {kAnnasCode});
  EXPECT_EQ(left_of(clock_told(back), seat), 900'000);
  restarted.pass(100s);
  LobbyGuest again(restarted);
  again.enter(anna.table, {kAnnasCode});
  EXPECT_EQ(left_of(clock_told(again), seat), 800'000);
  // Frozen, or asleep with the machine.
  restarted.be_late(10h);
  LobbyGuest later(restarted);
  later.enter(anna.table, {kAnnasCode});
  EXPECT_GE(left_of(clock_told(later), seat), 740'000);
}

TEST_F(LobbyPeopleTest, AClockHasASensibleTimeAndAKnownBot) {
  const auto create = [&](const Json& clock) { return anna.create(2, {kMe, kOpen}, {{"clock", clock}}); };
  EXPECT_EQ(code(create({{"per", "move"}, {"seconds", 0}})), "bad_options");
  EXPECT_EQ(code(create({{"per", "move"}, {"seconds", 31 * 86'400}})), "bad_options");
  EXPECT_EQ(code(create({{"per", "week"}, {"seconds", 5}})), "bad_message");
  EXPECT_EQ(code(create({{"per", "game"}, {"seconds", 5}, {"bot", "oracle"}})), "unknown_bot");
}

// Otherwise whoever has little time left could ask again and again, and win as much as the others need to refuse.
TEST_F(LobbyPeopleTest, WhoAsksToGoBackDoesSoInTheirOwnTime) {
  Json clock = per_game(100);
  clock["clock"]["bot"] = "random";
  two_people(clock);
  for (int i = 0; i < 4; ++i) guest_at(asked_seat()).act(asked_seat());
  const int seat = asked_seat();
  LobbyGuest& asker = guest_at(seat);
  const auto ask_others = [&](LobbyGuest& guest, int its_seat) {
    const Json& update = guest.update(its_seat);
    return guest.say({{"do", "take_back"},
                      {"seat", its_seat},
                      {"seq", update["seq"]},
                      {"to", update["undo"]["take_back"]}});
  };
  ASSERT_EQ(ask_others(guest_at(1 - seat), 1 - seat)["is"], "done");
  EXPECT_TRUE(clock_told(anna)["running"].is_null()) << "nobody pays for what somebody else asks";
  world.pass(61s);
  ASSERT_EQ(ask_others(asker, seat)["is"], "done");
  EXPECT_EQ(clock_told(anna)["running"], seat);
  world.pass(50s);
  ASSERT_EQ(ask_others(asker, seat)["is"], "done");
  EXPECT_LE(left_of(clock_told(anna), seat), 50'000);
  world.pass(51s);
  EXPECT_EQ(seat_told(anna, seat)["kind"], "bot") << "the time is up, also in the middle of a vote";
}

TEST_F(LobbyVoteTest, ClocksStandStillDuringAVote) {
  anna.create(2, {kMe, kOpen}, {{"secret", kAnnasCode}, {"clock", {{"per", "game"}, {"seconds", 1000}}}});
  anna.enter();
  EXPECT_TRUE(clock_told(anna)["running"].is_null()) << "nobody waits for anybody yet";
  berto.enter(anna.table, {kBertosCode});
  berto.say({{"do", "sit"}, {"seat", 1}, {"name", "Berto"}, {"secret", kBertosCode}});
  first = asked_seat();
  guest_at(first).act(first);
  guest_at(1 - first).act(1 - first);
  ask();
  EXPECT_TRUE(clock_told(anna)["running"].is_null());
}

}  // namespace
}  // namespace vendemmia
