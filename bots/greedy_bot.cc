#include "bots/greedy_bot.h"

#include "bots/policy.h"
#include "engine/game/door.h"

namespace vendemmia {
namespace {

// A game this long is stuck, and chance gets it going again.
constexpr unsigned kPatience = 30;

}  // namespace

Action GreedyBot::choose(const Observation& observation, const Budget&, Rng& rng) {
  const State believed = determinize(observation, rng);
  ActionList legal;
  legal_actions(believed, legal);
  if (legal.size() == 1) return legal[0];
  if (believed.year > kPatience) return legal[rng.below(static_cast<u32>(legal.size()))];
  const Evaluation& evaluation = evaluations_->of(believed.options);
  Action best = legal[0];
  float most = 0;
  u32 equals = 0;  // answers as good as the best so far; one of them is drawn
  for (const Action& action : legal) {
    const float value = worth_when_settled(evaluation, believed, action);
    if (equals != 0 && value < most) continue;
    equals = equals != 0 && value == most ? equals + 1 : 1;
    most = value;
    if (rng.below(equals) == 0) best = action;
  }
  return best;
}

}  // namespace vendemmia
