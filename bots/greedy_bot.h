// Tries every answer once on a position that is consistent with what it knows, finishes what the answer has begun,
// and takes the answer that leaves it best off, as far as it can tell: a beginner misjudges each by some VP.
#pragma once

#include "bots/bot.h"
#include "bots/evaluation.h"

namespace vendemmia {

class GreedyBot final : public Bot {
 public:
  // `noise`: by how many VP it misjudges an answer, about.
  explicit GreedyBot(std::shared_ptr<const Evaluations> evaluations, float noise = 0)
      : evaluation_(std::move(evaluations)), noise_(noise) {}
  Action choose(const Observation& observation, const Budget& budget, Rng& rng) override;

 private:
  CurrentEvaluation evaluation_;
  float noise_;
};

}  // namespace vendemmia
