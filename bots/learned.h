// Features times weights that were found by playing (docs/evaluation.md), a set for each kind of game.
#pragma once

#include <memory>

#include "bots/evaluation.h"
#include "bots/features.h"
#include "bots/game_kind.h"

namespace vendemmia {

// The moments of a game that have weights of their own, from its start to its end; in between they are interpolated. What a
// vine or a worker is worth rises and falls, so two would be too few.
inline constexpr unsigned kMoments = 4;
using Weights = std::array<std::array<float, kFeatures>, kMoments>;

// `policy` compares answers and `value` judges positions: the first makes the best greedy player, the second best
// predicts how such a player's game will end.
struct LearnedWeights {
  Weights policy{};
  Weights value{};

  friend bool operator==(const LearnedWeights&, const LearnedWeights&) = default;
};

using WeightSets = std::array<LearnedWeights, kGameKinds>;

class LearnedEvaluation final : public Evaluation {
 public:
  // The weights must outlive it.
  explicit LearnedEvaluation(const LearnedWeights& weights) : weights_(weights) {}
  Outlook outlook(const State& s) override;
  float worth(const State& s, Seat seat, const KnownHand& known) override;

 private:
  const LearnedWeights& weights_;
};

class LearnedEvaluations final : public Evaluations {
 public:
  explicit LearnedEvaluations(const WeightSets& sets) : sets_(sets) {}
  std::unique_ptr<Evaluation> make(const Options& options) const override {
    return std::make_unique<LearnedEvaluation>(sets_[static_cast<unsigned>(kind_of(options))]);
  }

 private:
  WeightSets sets_;
};

// With the weights that we ship (bots/weights.h).
std::shared_ptr<const Evaluations> shipped_weights();

}  // namespace vendemmia
