// The arithmetic of a review, on games made by hand: luck, gifts and choices, marks, turning points.
#include "bots/review/review.h"

#include <numeric>

#include <gtest/gtest.h>

namespace vendemmia {
namespace {

constexpr Millionths kPercent = kCertain / 100;

// With two players: seat 0's chance in per cent after the best answer and after the given one; the rest is seat 1's.
JudgedDecision decision(u32 at, Seat seat, u16 year, Millionths best, Millionths given) {
  JudgedDecision one;
  one.at = at;
  one.seat = seat;
  one.year = year;
  one.given = act(ActionKind::Pass);
  one.judged.best = best == given ? one.given : act(ActionKind::Train);
  one.judged.with_best.chances = {best * kPercent, kCertain - best * kPercent};
  one.judged.with_given.chances = {given * kPercent, kCertain - given * kPercent};
  return one;
}

ReviewedGame game_of_two(std::vector<JudgedDecision> decisions) {
  ReviewedGame game;
  game.options.players = 2;
  game.answers = decisions.empty() ? 0 : decisions.back().at + 1;
  game.seats = {0, 1};
  game.start.chances = {50 * kPercent, 50 * kPercent};
  game.decisions = std::move(decisions);
  return game;
}

Tally percents(i32 luck, i32 gifts, i32 skill) {
  return {luck * kPercent, gifts * kPercent, skill * kPercent};
}

// Seat 0 is dealt good cards, seat 1 errs, seat 0 blunders and loses.
ReviewedGame small_game() {
  ReviewedGame game =
      game_of_two({decision(0, 0, 1, 52, 52), decision(1, 1, 1, 45, 50), decision(2, 0, 2, 60, 48)});
  game.result = Prospect{{0, kCertain}, 0};
  return game;
}

TEST(Review, TellsChoiceFromChance) {
  const Review review = reckon(small_game());
  ASSERT_EQ(review.seats.size(), 2u);
  const SeatReview& loser = review.seats[0];
  EXPECT_EQ(loser.years,
            (std::vector<YearTally>{
                {0, percents(2, 0, 0), {}}, {1, percents(8, 5, 0), {}}, {2, percents(-48, 0, -12), {}}}));
  EXPECT_EQ(loser.marks, (std::array<u32, kMarks>{1, 0, 0, 1}));
  const SeatReview& winner = review.seats[1];
  EXPECT_EQ(winner.years,
            (std::vector<YearTally>{{0, percents(5, 0, 0), {}}, {1, percents(50, 12, -5), {}}}));
  EXPECT_EQ(winner.marks, (std::array<u32, kMarks>{0, 0, 1, 0}));
}

TEST(Review, AddsUpToTheResult) {
  const Review review = reckon(small_game());
  i32 pure_luck = 0;
  for (const SeatReview& seat : review.seats) {
    const Tally total = seat.total().chance;
    EXPECT_EQ(seat.start + total.luck + total.skill, seat.end);
    EXPECT_EQ(seat.end, review.game.result->chances[seat.seat]);
    pure_luck += total.luck - total.gifts;
  }
  EXPECT_EQ(pure_luck, 0) << "what the cards give to one they take from the others";
}

TEST(Review, OfAnUnfinishedGameEndsAfterTheLastDecision) {
  ReviewedGame game = small_game();
  game.result.reset();
  const Review review = reckon(game);
  EXPECT_EQ(review.seats[0].end, 48 * kPercent);
  EXPECT_EQ(review.seats[1].end, 50 * kPercent);
  for (const SeatReview& seat : review.seats) {
    const Tally total = seat.total().chance;
    EXPECT_EQ(seat.start + total.luck + total.skill, seat.end);
  }
}

TEST(Review, OfSomeSeatsLeavesTheOthersMistakesInLuck) {
  ReviewedGame game = small_game();
  game.seats = {0};
  std::erase_if(game.decisions, [](const JudgedDecision& one) { return one.seat != 0; });
  const Review review = reckon(game);
  ASSERT_EQ(review.seats.size(), 1u);
  EXPECT_EQ(review.seats[0].total().chance, percents(-38, 0, -12));
}

TEST(Review, AloneCountsVictoryPointsToo) {
  ReviewedGame game;
  game.options.players = 1;
  game.answers = 1;
  game.seats = {0};
  game.start = {{30 * kPercent}, 1500};
  JudgedDecision one;
  one.year = 1;
  one.judged.with_best = {{40 * kPercent}, 1800};
  one.judged.with_given = {{40 * kPercent}, 1550};
  game.decisions = {one};
  game.result = Prospect{{0}, 1400};
  const SeatReview seat = reckon(game).seats[0];
  EXPECT_EQ(seat.total().vp, (Tally{.luck = 300 - 150, .gifts = 0, .skill = -250}));
  EXPECT_EQ(seat.start_vp + 150 - 250, seat.end_vp);
  EXPECT_EQ(seat.marks[static_cast<unsigned>(Mark::Mistake)], 1u) << "although it costs no chance";
  EXPECT_EQ(seat.accuracy, kCertain / 2);
}

TEST(Marks, BeginAtTheirThresholds) {
  EXPECT_EQ(mark_of(0, 0), Mark::Good);
  for (unsigned mark = 1; mark < kMarks; ++mark) {
    EXPECT_EQ(mark_of(kMarkCosts[mark], 0), static_cast<Mark>(mark));
    EXPECT_EQ(mark_of(kMarkCosts[mark] - 1, 0), static_cast<Mark>(mark - 1));
    EXPECT_EQ(mark_of(0, kMarkVpCosts[mark]), static_cast<Mark>(mark));
    EXPECT_EQ(mark_of(0, kMarkVpCosts[mark] - 1), static_cast<Mark>(mark - 1));
  }
  EXPECT_EQ(mark_of(kCertain, 0), Mark::Blunder);
}

TEST(Marks, GiveCreditInProportion) {
  EXPECT_EQ(credit_of(0, 0), kCertain);
  EXPECT_EQ(credit_of(kMarkCosts[3] / 4, 0), kCertain * 3 / 4);
  EXPECT_EQ(credit_of(0, kMarkVpCosts[3] / 2), kCertain / 2);
  EXPECT_EQ(credit_of(kCertain, 100'000), 0);
}

TEST(TurningPoints, AreTheLargestChanges) {
  const Review review = reckon(small_game());
  // Seat 1's last stretch of luck is seat 0's blunder and what followed from it, told from the other side; so are the two deals.
  EXPECT_EQ(review.turning_points, (std::vector<TurningPoint>{{0, 1, 1, false, 5 * kPercent},
                                                              {1, 2, 1, true, -5 * kPercent},
                                                              {2, 3, 1, false, 50 * kPercent}}));
}

TEST(TurningPoints, AreFiveAtMostInTheOrderOfTheGame) {
  std::vector<JudgedDecision> decisions;
  for (u32 i = 0; i < 8; ++i) decisions.push_back(decision(i, 0, 1, 50, 50 - static_cast<Millionths>(3 + i)));
  ReviewedGame game = game_of_two(decisions);
  game.seats = {0};
  const auto turns = turning_points_of(game);
  ASSERT_EQ(turns.size(), kMostTurningPoints);
  for (std::size_t i = 1; i < turns.size(); ++i) EXPECT_LE(turns[i - 1].at, turns[i].at);
  for (const TurningPoint& turn : turns) EXPECT_GE(std::abs(turn.change), 8 * kPercent);
}

TEST(TurningPoints, AreNotTrifles) {
  EXPECT_TRUE(turning_points_of(game_of_two({decision(0, 0, 1, 51, 50), decision(1, 1, 1, 50, 51)})).empty());
}

TEST(SharedChances, StayCertainWhenRounded) {
  for (unsigned players = 2; players <= kMaxPlayers; ++players) {
    std::array<double, kMaxPlayers> shares{};
    std::fill_n(shares.begin(), players, 1.0 / players);
    const SharedChances even = shared_chances(shares, players);
    EXPECT_EQ(std::accumulate(even.begin(), even.end(), 0), kCertain);
    EXPECT_LE(even[0] - even[players - 1], 1);
  }
  EXPECT_EQ(shared_chances({1.0 / 3, 1.0 / 3, 1.0 / 3}, 3), (SharedChances{333'334, 333'333, 333'333}));
  EXPECT_EQ(shared_chances({0.25}, 1), (SharedChances{250'000}));
}

}  // namespace
}  // namespace vendemmia
