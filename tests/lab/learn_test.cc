// Learning: the strategy finds what scores best, and the same seed learns the same on any number of threads.
#include "lab/learn/learn.h"

#include <gtest/gtest.h>

#include "bots/hand_made.h"
#include "bots/weights.h"
#include "lab/learn/evolution.h"
#include "lab/learn/games.h"

namespace vendemmia {
namespace {

double far_from(const std::vector<double>& numbers, double goal) {
  double sum = 0;
  for (const double number : numbers) sum += (number - goal) * (number - goal);
  return sum;
}

TEST(Evolution, ClimbsToTheTop) {
  Evolution evolution(std::vector<double>(20, 0.0), 0.5, 16, 1);
  for (unsigned generation = 0; generation < 200; ++generation) {
    std::vector<double> scores;
    for (const auto& one : evolution.ask()) scores.push_back(-far_from(one, 3));
    evolution.tell(scores);
  }
  EXPECT_LT(far_from(evolution.mean(), 3), 1e-3);
}

TEST(Evolution, FindsItsScales) {
  // The second number matters ten thousand times as much as the first.
  Evolution evolution({0, 0}, 0.5, 12, 1);
  for (unsigned generation = 0; generation < 200; ++generation) {
    std::vector<double> scores;
    for (const auto& one : evolution.ask())
      scores.push_back(-(one[0] - 1) * (one[0] - 1) - 1e4 * (one[1] - 1) * (one[1] - 1));
    evolution.tell(scores);
  }
  EXPECT_NEAR(evolution.mean()[0], 1, 1e-2);
  EXPECT_NEAR(evolution.mean()[1], 1, 1e-4);
}

TEST(Learning, BreedsTheSameOnAnyNumberOfThreads) {
  const HandMadeEvaluation others;
  BreedOptions options{.game = {.players = 2}, .generations = 2, .population = 4, .games = 4};
  std::vector<unsigned> heard;
  const auto listen = [&heard](unsigned generation, double, double, const Weights&) {
    heard.push_back(generation);
  };
  const Weights alone = breed_policy(kWeights[0].policy, others, options, listen);
  options.jobs = 3;
  EXPECT_EQ(breed_policy(kWeights[0].policy, others, options, listen), alone);
  EXPECT_NE(alone, kWeights[0].policy);
  EXPECT_EQ(heard, (std::vector<unsigned>{0, 1, 0, 1}));
}

TEST(Learning, ScoresAPolicyOverTheSameDeals) {
  const LearnedEvaluation good(kWeights[1]);
  const LearnedEvaluation empty({});
  const HandMadeEvaluation others;
  const Options alone{.players = 1};
  const double score = score_in_games({alone, 5, 20}, good, others);
  EXPECT_EQ(score_in_games({alone, 5, 20}, good, others), score);
  EXPECT_GT(score, score_in_games({alone, 5, 20}, empty, others) + 5);
  EXPECT_GT(score_in_games({alone, 5, 20, 1}, good, others), score);
}

TEST(Learning, FitsWhatTellsWinnersFromLosers) {
  for (const unsigned players : {1u, 2u}) {
    FitOptions options{.game = {.players = static_cast<u8>(players)}, .games = 60, .passes = 400};
    const auto make = [] { return make_bot("apprentice"); };
    const Fitted fitted = fit_value(make, options);
    EXPECT_GT(fitted.positions, 500u);
    // Who knows nothing is off by the spread of the VP when alone, and has a cross entropy of ln 2 with another.
    EXPECT_LT(fitted.loss, players == 1 ? 20 : 0.6);
    EXPECT_GT(fitted.value[kMoments - 1][static_cast<unsigned>(Feature::Vp)], 0);
    options.jobs = 2;
    EXPECT_EQ(fit_value(make, options).value, fitted.value);
  }
}

}  // namespace
}  // namespace vendemmia
