#include "lab/learn/evolution.h"
#include "lab/learn/games.h"
#include "lab/learn/learn.h"
#include "lab/run.h"

namespace vendemmia {
namespace {

std::vector<double> numbers_of(const Weights& weights) {
  std::vector<double> numbers;
  for (const auto& moment : weights) numbers.insert(numbers.end(), moment.begin(), moment.end());
  return numbers;
}

Weights weights_of(const std::vector<double>& numbers) {
  Weights weights;
  for (unsigned moment = 0; moment < kMoments; ++moment) {
    for (unsigned feature = 0; feature < kFeatures; ++feature)
      weights[moment][feature] = static_cast<float>(numbers[moment * kFeatures + feature]);
  }
  return weights;
}

}  // namespace

Weights breed_policy(const Weights& start, const Evaluation& others, const BreedOptions& options,
                     const Bred& bred) {
  Evolution evolution(numbers_of(start), options.step, options.population, options.seed);
  for (unsigned generation = 0; generation < options.generations; ++generation) {
    std::vector<std::vector<double>> players = evolution.ask();
    players.push_back(evolution.mean());
    std::vector<double> scores(players.size());
    const ScoredGames games{options.game, seed_of_game(options.seed, generation), options.games,
                            options.orders};
    run_games(
        {0, players.size()}, {}, options.jobs,
        [&](u64 number) {
          const LearnedEvaluation learner({weights_of(players[number]), {}});
          scores[number] = score_in_games(games, learner, others);
          return std::string();
        },
        [](const GameRecord&) { return true; });
    const double middle = scores.back();
    scores.pop_back();
    evolution.tell(scores);
    bred(generation, middle, evolution.step(), weights_of(evolution.mean()));
  }
  return weights_of(evolution.mean());
}

}  // namespace vendemmia
