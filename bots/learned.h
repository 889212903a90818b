// Features times weights that were found by playing (docs/evaluation.md), for each kind of game its own.
#pragma once

#include "bots/evaluation.h"
#include "bots/features.h"

namespace vendemmia {

// At the start and at the end of a game; in between they are mixed.
using Weights = std::array<std::array<float, kFeatures>, 2>;

class LearnedEvaluation final : public Evaluation {
 public:
  // By `policy` answers are compared, by `value` positions are judged: the first makes the best greedy player, the
  // second tells best how such a player's game will end.
  LearnedEvaluation(const Weights& policy, const Weights& value) : policy_(policy), value_(value) {}
  Chances chances(const State& s) const override;
  float worth(const State& s, Seat seat) const override;

 private:
  Weights policy_;
  Weights value_;
};

// The one for games of this kind.
const Evaluation& evaluation_for(const Options& options);

}  // namespace vendemmia
