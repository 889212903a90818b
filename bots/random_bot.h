// Any legal answer, all equally likely.
#pragma once

#include "bots/bot.h"

namespace vendemmia {

class RandomBot final : public Bot {
 public:
  Action choose(const Observation&, const Decision&, const ActionList& legal, Rng& rng) override {
    return legal[rng.below(static_cast<u32>(legal.size()))];
  }
};

}  // namespace vendemmia
