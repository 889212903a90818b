// Tries every answer once on a position that it could believe in, plays what the answer has begun to its
// end, and takes the answer that leaves it best off.
#pragma once

#include "bots/bot.h"
#include "bots/hand_made.h"

namespace vendemmia {

class GreedyBot final : public Bot {
 public:
  Action choose(const Observation& observation, const Budget& budget, Rng& rng) override;

 private:
  HandMadeEvaluation evaluation_;
};

}  // namespace vendemmia
