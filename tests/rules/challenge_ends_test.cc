// Each challenge won, drawn and lost: the last winter, played out.
#include "engine/game/scoring.h"
#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

Table last_winter(unsigned challenge, Level level = Level::Normal) {
  Table t = winter(1).level(level).challenge(challenge);
  return t.year(last_year_of(t.raw().options)).regulars(0, challenge == 2 ? 2 : 5);
}

SoloResult end_of(Table& t) {
  t.pass_to(vendemmia::Question::GameOver);
  EXPECT_TRUE(t.state().over) << t.asked();
  return solo_result(t.state());
}

// Red wine of quality 5 fills an order for 2 VP.
void fill_an_order(Table& t) {
  const bool middle = t.state().options.challenge == 2;
  t.place(0, middle ? "fill_order.middle" : "fill_order.left");
  if (middle) t.answers(0, {"action first", "no"});
}

class ByOrders : public ::testing::TestWithParam<unsigned> {};

TEST_P(ByOrders, WonDrawnAndLost) {
  for (const int vp : {17, 18, 19}) {
    Table t = last_winter(GetParam()).vp(0, vp).wine(0, Wine::Red, 5).orders(0, {1});
    fill_an_order(t);
    EXPECT_EQ(t.vp(0), vp + 2);
    EXPECT_EQ(end_of(t), vp == 17 ? SoloResult::Loss : vp == 18 ? SoloResult::Draw : SoloResult::Win);
  }
}

TEST_P(ByOrders, AgainstTwentyThreeAtVeryHard) {
  for (const int vp : {21, 22}) {
    Table t = last_winter(GetParam(), Level::VeryHard).vp(0, vp).wine(0, Wine::Red, 5).orders(0, {1});
    fill_an_order(t);
    EXPECT_EQ(end_of(t), vp == 21 ? SoloResult::Draw : SoloResult::Win);
  }
}

TEST_P(ByOrders, AggressiveALevelScoreIsLost) {
  for (const int vp : {18, 19}) {
    Table t =
        last_winter(GetParam(), Level::Hard).aggressive().vp(0, vp).wine(0, Wine::Red, 5).orders(0, {1});
    fill_an_order(t);
    EXPECT_EQ(end_of(t), vp == 18 ? SoloResult::Loss : SoloResult::Win);
  }
}

INSTANTIATE_TEST_SUITE_P(Challenges, ByOrders, ::testing::Values(1u, 2u, 3u, 4u, 5u, 7u));

TEST(ChallengeEnds, SixIsWonInTheCellar) {
  const auto result_of = [](unsigned wines) {
    Table t = last_winter(6).built(0, {Structure::MediumCellar, Structure::LargeCellar});
    unsigned placed = 0;
    for (const Wine type : {Wine::Red, Wine::White, Wine::Blush, Wine::Sparkling}) {
      for (unsigned value = 9; value >= 7 && placed < wines; --value, ++placed) t.wine(0, type, value);
    }
    return end_of(t);
  };
  EXPECT_EQ(result_of(9), SoloResult::Loss);
  EXPECT_EQ(result_of(10), SoloResult::Draw);
  EXPECT_EQ(result_of(11), SoloResult::Win);
}

TEST(ChallengeEnds, EightIsWonByVisitors) {
  for (const int vp : {16, 17, 18}) {
    Table t = last_winter(8).vp(0, vp).wine(0, Wine::Red, 5).orders(0, {1}).hand(0, {Visitor::Judge});
    t.play_visitor(0, Visitor::Judge);
    t.answer(0, "option 2");  // a wine for 3 VP
    EXPECT_EQ(end_of(t), vp == 16 ? SoloResult::Loss : vp == 17 ? SoloResult::Draw : SoloResult::Win);
  }
}

TEST(ChallengeEnds, ThreeIsLostWithoutWorkersWhateverTheScore) {
  Table t = winter(1).challenge(3).year(3).vp(0, 40).regulars(0, 4).lira(0, 4);
  Table trained = t;
  EXPECT_EQ(end_of(t), SoloResult::Loss);
  EXPECT_EQ(t.state().year, 3);
  trained.place(0, "train_worker.left");
  trained.pass_to(vendemmia::Question::WakeUpRow);
  EXPECT_FALSE(trained.state().over);
}

TEST(ChallengeEnds, YearsOfEachChallenge) {
  for (unsigned challenge = 0; challenge <= kChallenges; ++challenge) {
    Options options{.players = 1, .challenge = static_cast<u8>(challenge)};
    EXPECT_EQ(last_year_of(options), challenge == 5 ? 8u : 7u) << challenge;
    options.level = Level::VeryEasy;
    EXPECT_EQ(last_year_of(options), 8u) << challenge;
    options.last_year = 3;  // a study cuts any game short
    EXPECT_EQ(last_year_of(options), 3u) << challenge;
    options.last_year = 20;
    EXPECT_EQ(last_year_of(options), 8u) << challenge;
  }
  EXPECT_EQ(last_year_of({.players = 2}), 0u);
}

}  // namespace
}  // namespace vendemmia::testing
