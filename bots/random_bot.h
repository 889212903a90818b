// Any legal answer, all equally likely.
#pragma once

#include "bots/bot.h"
#include "engine/game/door.h"

namespace vendemmia {

class RandomBot final : public Bot {
 public:
  Action choose(const Observation& observation, const Budget&, Rng& rng) override {
    ActionList legal;
    legal_actions(determinize(observation, rng), legal);
    return legal[rng.below(static_cast<u32>(legal.size()))];
  }
};

}  // namespace vendemmia
