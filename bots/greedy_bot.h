// Tries every answer once on a position that it could believe in, plays what the answer has begun to its
// end, and takes the answer that leaves it best off.
#pragma once

#include "bots/bot.h"

namespace vendemmia {

class GreedyBot final : public Bot {
 public:
  Action choose(const Observation& observation, const Decision& decision, const ActionList& legal,
                Rng& rng) override;
};

}  // namespace vendemmia
