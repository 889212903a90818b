// Reports on games made up by hand.
#include "lab/arena_report.h"

#include <cmath>

#include <gtest/gtest.h>

namespace vendemmia {
namespace {

MatchOptions arena_of(u8 players, std::vector<std::string> bots) {
  MatchOptions options;
  options.game.players = players;
  options.bots = std::move(bots);
  return options;
}

MatchResult game_of(u64 number, BySeat<unsigned> places, BySeat<int> vp = {}, unsigned years = 7) {
  MatchResult game;
  game.game = number;
  game.places = places;
  game.vp = vp;
  game.years = years;
  game.choices.fill(10);
  game.milliseconds.fill(25);
  return game;
}

ArenaReport plain_report(const MatchOptions& options, const std::vector<MatchResult>& games) {
  return report_of(options, games, std::nullopt, 0);
}

TEST(ArenaReports, CountPointsPlacesAndTime) {
  const MatchOptions options = arena_of(2, {"a", "b"});
  // b wins both games of the first deal and shares the first of the second, where seats are a b and then b a.
  const ArenaReport report = plain_report(
      options, {game_of(0, {2, 1}, {10, 20}, 8), game_of(1, {1, 2}, {22, 12}, 10),
                game_of(2, {1, 1}, {20, 20}, 6), game_of(3, {2, 1}, {15, 21}, 8), game_of(4, {1, 2})});
  EXPECT_EQ(report.deals, 2u);
  EXPECT_EQ(report.games, 4u);
  EXPECT_EQ(report.left_out, 1u);  // its deal is not whole
  EXPECT_DOUBLE_EQ(report.years, 8);
  EXPECT_DOUBLE_EQ(report.pairs.points(1, 0), 2.5);
  EXPECT_DOUBLE_EQ(report.bots[0].score.value, 1.5 / 4);
  EXPECT_DOUBLE_EQ(report.bots[1].score.value, 2.5 / 4);
  EXPECT_DOUBLE_EQ(report.bots[1].wins.value, 2.5 / 4);
  EXPECT_DOUBLE_EQ(report.bots[0].vp.value, (10 + 12 + 20 + 21) / 4.0);
  EXPECT_DOUBLE_EQ(report.bots[0].milliseconds, 2.5);
  EXPECT_EQ(report.bots[0].games, 4u);
  EXPECT_NEAR(report.bots[1].elo.value, elo_of(3.0 / 5), 1e-4);  // with the added draw
}

TEST(ArenaReports, MeetAllDifferentBotsOfATable) {
  const MatchOptions options = arena_of(3, {"a", "b"});
  // Seats a b a, then b a b: places 1 2 3 and 1 2 2.
  const ArenaReport report = plain_report(options, {game_of(0, {1, 2, 3}), game_of(1, {1, 2, 2})});
  EXPECT_DOUBLE_EQ(report.pairs.meetings(0, 1), 4);
  EXPECT_DOUBLE_EQ(report.pairs.points(0, 1), 1 + 0 + 0 + 0.5);
  EXPECT_DOUBLE_EQ(report.bots[0].wins.value, 1.0 / 3);
  EXPECT_DOUBLE_EQ(report.bots[1].wins.value, 1.0 / 3);
}

TEST(ArenaReports, OfOneSidedMatchesStayDoubtful) {
  std::vector<MatchResult> games;
  for (u64 number = 0; number < 10; number += 2) {
    games.push_back(game_of(number, {2, 1}));
    games.push_back(game_of(number + 1, {1, 2}));
  }
  const ArenaReport report = plain_report(arena_of(2, {"a", "b"}), games);
  EXPECT_EQ(report.bots[0].score.value, 0);
  // Five deals are five experiments, not ten.
  EXPECT_NEAR(report.bots[0].score.interval.high, share_of(0, 5).interval.high, 1e-12);
}

// One bot among three others, which are all the same: a deal is four games, and one experiment.
TEST(ArenaReports, SayHowSureFirstPlacesAre) {
  const MatchOptions options = arena_of(4, {"a", "b", "b", "b"});
  std::vector<MatchResult> games;
  for (u64 number = 0; number < 24; ++number) {
    const u64 seat = (4 - number % 4) % 4;  // of a
    const bool wins = number % 4 < 1 + number / 4 % 2;
    MatchResult game = game_of(number, {2, 2, 2, 2});
    game.places[wins ? seat : (seat + 1) % 4] = 1;
    games.push_back(game);
  }
  const ArenaReport report = plain_report(options, games);
  EXPECT_EQ(report.deals, 6u);
  EXPECT_DOUBLE_EQ(report.bots[0].wins.value, 0.375);
  const Interval expected = mean_of(std::vector{0.25, 0.5, 0.25, 0.5, 0.25, 0.5}).interval;
  EXPECT_NEAR(report.bots[0].wins.interval.low, expected.low, 1e-12);
  EXPECT_NEAR(report.bots[0].wins.interval.high, expected.high, 1e-12);
}

TEST(ArenaReports, OfFewDealsHaveNoIntervals) {
  const std::vector<MatchResult> games{game_of(0, {2, 1}, {10, 20}), game_of(1, {1, 2}, {22, 12}),
                                       game_of(2, {1, 2}, {20, 10}), game_of(3, {2, 1}, {15, 21})};
  const ArenaReport report = plain_report(arena_of(2, {"a", "b"}), games);
  for (const Estimate& estimate :
       {report.bots[1].score, report.bots[1].wins, report.bots[1].vp, report.bots[1].elo}) {
    EXPECT_TRUE(std::isinf(estimate.interval.low));
    EXPECT_TRUE(std::isinf(estimate.interval.high));
  }
}

TEST(ArenaReports, CountSoloResults) {
  const MatchOptions options = arena_of(1, {"a", "b"});
  std::vector<MatchResult> games;
  for (u64 number = 0; number < 6; ++number) {
    games.push_back(game_of(number, {1}));
    games.back().solo = number % 2 == 0 ? SoloResult::Loss : number == 1 ? SoloResult::Draw : SoloResult::Win;
  }
  const ArenaReport report = plain_report(options, games);
  EXPECT_EQ(report.deals, 3u);
  EXPECT_EQ(report.bots[0].solo, (std::array<u64, 3>{3, 0, 0}));
  EXPECT_EQ(report.bots[1].solo, (std::array<u64, 3>{0, 1, 2}));
  EXPECT_DOUBLE_EQ(report.bots[1].score.value, 2.0 / 3);
}

TEST(ArenaReports, EndWithTheTestWhateverElseWasPlayed) {
  const MatchOptions options = arena_of(2, {"a", "b"});
  const SequentialOptions test{.elo0 = 0, .elo1 = 50};
  std::vector<MatchResult> games;
  for (u64 number = 4; number < 24; ++number)
    games.push_back(number % 2 == 0 ? game_of(number, {2, 1}) : game_of(number, {1, 2}));
  const ArenaReport report = report_of(options, games, test, 2);
  EXPECT_EQ(report.test->verdict(), Verdict::Elo1);
  EXPECT_EQ(report.test->deals(), 5u);
  EXPECT_EQ(report.deals, 5u);
  EXPECT_EQ(report.left_out, 10u);
  // Deals after a gap do not count for the test, since they might not be there the next time.
  std::erase_if(games, [](const MatchResult& game) { return game.game == 7; });
  EXPECT_EQ(report_of(options, games, test, 2).test->deals(), 1u);
}

}  // namespace
}  // namespace vendemmia
