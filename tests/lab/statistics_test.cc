// Estimates against published or independently computed numbers.
#include "lab/statistics.h"

#include <array>
#include <cmath>

#include <gtest/gtest.h>

#include "engine/core/rng.h"
#include "lab/elo.h"
#include "lab/sequential.h"

namespace vendemmia {
namespace {

TEST(Statistics, SharesHaveWilsonsInterval) {
  // The examples of R. G. Newcombe, Statistics in Medicine 17 (1998).
  struct Example {
    double successes;
    double trials;
    double low;
    double high;
  };
  for (const auto& [successes, trials, low, high] : {Example{81, 263, 0.2553, 0.3662},
                                                     {15, 148, 0.0624, 0.1605},
                                                     {0, 20, 0, 0.1611},
                                                     {1, 29, 0.0061, 0.1718}}) {
    const Estimate share = share_of(successes, trials);
    EXPECT_DOUBLE_EQ(share.value, successes / trials);
    EXPECT_NEAR(share.interval.low, low, 5e-5);
    EXPECT_NEAR(share.interval.high, high, 5e-5);
  }
}

TEST(Statistics, MeansHaveAnInterval) {
  const Estimate mean = mean_of(std::array{2., 4., 4., 4., 5., 5., 7., 9.});
  EXPECT_DOUBLE_EQ(mean.value, 5);
  // The standard error, 0.7559289, times Student's 2.364624 for seven degrees of freedom.
  EXPECT_NEAR(mean.interval.low, 5 - 1.7874880, 1e-5);
  EXPECT_NEAR(mean.interval.high, 5 + 1.7874880, 1e-5);
}

TEST(Statistics, FewValuesHaveNoInterval) {
  EXPECT_TRUE(std::isinf(mean_of(std::array{3.}).interval.high));
  EXPECT_TRUE(std::isinf(mean_of(std::array{3., 4., 5., 6.}).interval.low));
  EXPECT_TRUE(std::isfinite(mean_of(std::array{3., 4., 5., 6., 7.}).interval.low));
}

TEST(Statistics, StudentsQuantilesAreThoseOfTheTables) {
  struct Row {
    std::size_t degrees;
    double sigmas;
  };
  for (const auto& [degrees, sigmas] : {Row{1, 12.706},
                                        {2, 4.303},
                                        {3, 3.182},
                                        {4, 2.776},
                                        {9, 2.262},
                                        {10, 2.228},
                                        {30, 2.042},
                                        {120, 1.980}}) {
    EXPECT_NEAR(student_sigmas95(degrees), sigmas, 5e-4) << degrees;
    EXPECT_NEAR(student_beyond(-student_sigmas95(degrees), degrees), 0.05, 1e-6) << degrees;
  }
  EXPECT_NEAR(student_sigmas95(19'999), student_sigmas95(20'000), 2e-4);
  EXPECT_NEAR(student_beyond(2, 19'999), student_beyond(2, 20'000), 2e-5);
}

// Of many samples from a known distribution, 95 in 100 intervals must hold its mean; with 1.96 it would be 88.
TEST(Statistics, IntervalsOfSmallSamplesHoldWhatTheyPromise) {
  Rng rng(3);
  unsigned held = 0;
  for (unsigned run = 0; run < 4000; ++run) {
    std::array<double, 5> values{};
    for (double& value : values) {
      for (unsigned i = 0; i < 12; ++i) value += rng.below(1001) / 1000.0 - 0.5;
    }
    const Interval interval = mean_of(values).interval;
    if (interval.low <= 0 && interval.high >= 0) ++held;
  }
  EXPECT_NEAR(held / 4000.0, 0.95, 0.015);
}

TEST(Elo, IsTheLogarithmOfTheOdds) {
  EXPECT_NEAR(elo_of(0.75), 190.8485, 1e-4);
  EXPECT_NEAR(expected_score(50), 0.5714631, 1e-7);
  EXPECT_NEAR(expected_score(elo_of(0.123)), 0.123, 1e-12);
  PairScores scores(2);
  for (const double points : {1., 1., 0., 1.}) scores.add(1, 0, points);
  EXPECT_NEAR(fitted_ratings(scores, 0)[1], elo_of(0.75), 1e-4);
  EXPECT_NEAR(fitted_ratings(scores, 1)[1], elo_of(3.5 / 5), 1e-4);
}

TEST(Elo, FitsAKnownExampleOfBradleyAndTerry) {
  // Four players who have not all met; strengths 0.139, 0.226, 0.143, 0.492 make these results likeliest.
  constexpr std::array<std::array<int, 4>, 4> kWins{{{0, 2, 0, 1}, {3, 0, 5, 0}, {0, 3, 0, 1}, {4, 0, 3, 0}}};
  PairScores scores(4);
  for (unsigned a = 0; a < 4; ++a) {
    for (unsigned b = 0; b < 4; ++b) {
      for (int win = 0; win < kWins[a][b]; ++win) scores.add(a, b, 1);
    }
  }
  std::vector<double> strengths;
  double sum = 0;
  for (const double rating : fitted_ratings(scores, 0))
    sum += strengths.emplace_back(std::pow(10, rating / 400));
  constexpr std::array kExpected{0.139, 0.226, 0.143, 0.492};
  for (unsigned i = 0; i < 4; ++i) EXPECT_NEAR(strengths[i] / sum, kExpected[i], 6e-4);
}

TEST(Elo, GamesOnTheSameCardsAreOneExperiment) {
  // The same 60 games: once both games of a deal were always decided by the cards, once the deals are as chance has it.
  Rng rng(5);
  std::vector<PairScores> paired;
  std::vector<PairScores> apart;
  for (unsigned deal = 0; deal < 30; ++deal) {
    paired.emplace_back(2);
    paired.back().add(1, 0, 1);
    paired.back().add(1, 0, 0);
    for (unsigned game = 0; game < 2; ++game) apart.emplace_back(2).add(1, 0, rng.below(2));
  }
  const Estimate certain = ratings_of(paired)[1];
  EXPECT_NEAR(certain.value, 0, 1e-6);
  EXPECT_NEAR(certain.interval.high - certain.interval.low, 0, 1e-6);
  const Estimate usual = ratings_of(apart)[1];
  EXPECT_LT(usual.interval.low, usual.value - 50);
  EXPECT_GT(usual.interval.high, usual.value + 50);
  // Always the same samples.
  EXPECT_EQ(ratings_of(apart)[1].interval.low, usual.interval.low);
}

TEST(Elo, FewDealsHaveNoInterval) {
  std::vector<PairScores> deals;
  for (unsigned deal = 0; deal < 5; ++deal) {
    deals.emplace_back(2).add(1, 0, deal % 2);
    const Estimate rating = ratings_of(deals)[1];
    EXPECT_EQ(std::isfinite(rating.interval.high), deal == 4) << deal;
    EXPECT_TRUE(std::isfinite(rating.value));
  }
}

TEST(Elo, WhoeverWonEverythingHasNoUpperBound) {
  std::vector<PairScores> deals;
  for (unsigned deal = 0; deal < 10; ++deal) {
    PairScores& scores = deals.emplace_back(3);
    for (const unsigned other : {1u, 2u}) scores.add(0, other, 0);
    scores.add(1, 2, deal % 2);
  }
  const std::vector<Estimate> ratings = ratings_of(deals);
  EXPECT_EQ(ratings[0].value, 0);
  EXPECT_EQ(ratings[0].interval.low, 0);
  for (const unsigned bot : {1u, 2u}) {
    EXPECT_GT(ratings[bot].value, 300);
    EXPECT_GT(ratings[bot].interval.low, 50);
    EXPECT_LT(ratings[bot].interval.low, ratings[bot].value);
    EXPECT_EQ(ratings[bot].interval.high, std::numeric_limits<double>::infinity());
  }
}

TEST(SequentialTest, ComputesTheRatioOfLikelihoods) {
  SequentialTest test({.elo0 = 0, .elo1 = 50});
  EXPECT_NEAR(test.upper(), std::log(19), 1e-12);
  EXPECT_NEAR(test.lower(), -std::log(19), 1e-12);
  for (unsigned i = 0; i < 5; ++i) {
    for (const double score : {1., .5, .5, 0., 1., .5}) test.add(score);
  }
  EXPECT_NEAR(test.log_ratio(), 0.8074534, 1e-6);
  EXPECT_EQ(test.verdict(), Verdict::Open);
}

TEST(SequentialTest, EndsEarlyWithAVerdict) {
  SequentialTest stronger({.elo0 = 0, .elo1 = 50});
  SequentialTest equal({.elo0 = 0, .elo1 = 50});
  for (unsigned i = 0; i < 100; ++i) {
    stronger.add(1);
    equal.add(0.5);
  }
  EXPECT_EQ(stronger.verdict(), Verdict::Elo1);
  EXPECT_EQ(stronger.deals(), 5u);
  EXPECT_EQ(equal.verdict(), Verdict::Elo0);
  EXPECT_EQ(equal.deals(), 17u);
}

TEST(SequentialTest, ErrsAsSeldomAsPromised) {
  unsigned wrong = 0;
  for (unsigned run = 0; run < 400; ++run) {
    SequentialTest test({.elo0 = 0, .elo1 = 100});
    Rng rng(run);
    while (test.verdict() == Verdict::Open)
      test.add((rng.below(2) + rng.below(2)) / 2.0);  // of equal strength
    if (test.verdict() == Verdict::Elo1) ++wrong;
  }
  EXPECT_LE(wrong, 400 * 0.08);  // 5 % and what chance may add
}

}  // namespace
}  // namespace vendemmia
