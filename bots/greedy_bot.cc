#include "bots/greedy_bot.h"

#include "bots/policy.h"
#include "engine/game/door.h"

namespace vendemmia {
namespace {

// A game this long is stuck, and chance gets it going again.
constexpr unsigned kPatience = 30;

// Between -3 and 3, mostly near 0: the sum of three fair draws, which is about a bell curve of width 1.
float misjudgement(Rng& rng) {
  constexpr u32 kFine = 1u << 20;
  u32 sum = 0;
  for (unsigned i = 0; i < 3; ++i) sum += rng.below(kFine);
  return 2 * static_cast<float>(sum) / static_cast<float>(kFine) - 3;
}

}  // namespace

Action GreedyBot::choose(const Observation& observation, const Budget&, Rng& rng) {
  const State believed = determinize(observation, rng);
  ActionList legal;
  legal_actions(believed, legal);
  if (legal.size() == 1) return legal[0];
  if (believed.year > kPatience) return legal[rng.below(static_cast<u32>(legal.size()))];
  Evaluation& evaluation = evaluation_.of(believed.options);
  const float noise = noise_.of(believed.options);
  Action best = legal[0];
  float most = 0;
  u32 equals = 0;  // answers as good as the best so far; one of them is drawn
  for (const Action& action : legal) {
    const float value =
        worth_when_settled(evaluation, believed, action) + (noise > 0 ? noise * misjudgement(rng) : 0);
    if (equals != 0 && value < most) continue;
    equals = equals != 0 && value == most ? equals + 1 : 1;
    most = value;
    if (rng.below(equals) == 0) best = action;
  }
  return best;
}

}  // namespace vendemmia
