// Tries every answer once on a position that is consistent with what it knows, finishes what the answer has begun,
// and takes the answer that leaves it best off.
#pragma once

#include "bots/bot.h"
#include "bots/evaluation.h"

namespace vendemmia {

class GreedyBot final : public Bot {
 public:
  explicit GreedyBot(std::shared_ptr<const Evaluations> evaluations) : evaluations_(std::move(evaluations)) {}
  Action choose(const Observation& observation, const Budget& budget, Rng& rng) override;

 private:
  std::shared_ptr<const Evaluations> evaluations_;
};

}  // namespace vendemmia
