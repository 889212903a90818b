// If: an effect under a condition, read now or off the result of an earlier part.
#include "engine/game/changes.h"
#include "engine/game/ops/operations.h"

namespace vendemmia {
namespace {

unsigned kinds_on_field(const Player& p, unsigned field) {
  unsigned kinds = 0;
  for (const CardSet cards : kCardsOfVine) kinds += (p.vines[field] & cards) != 0 ? 1u : 0u;
  return kinds;
}

// `part` is the result of the earlier part that the condition reads.
bool holds(const Player& p, Condition condition, u8 part) {
  switch (condition) {
    case Condition::BelowZeroVp: return p.vp < 0;
    case Condition::HoldsSummerVisitor: return p.hand[static_cast<unsigned>(Deck::Summer)] != 0;
    case Condition::BuiltForFiveOrSix: return part == 5 || part == 6;
    case Condition::SixStructures: return structures_built(p) >= 6;
    case Condition::SixVinesPlanted: return planted_vines(p) >= 6;
    case Condition::ThreeKindsOnField: return kinds_on_field(p, part & 3u) >= 3;
    case Condition::PlantedValueFour: return part >> 2 == 4;
    case Condition::ThreeFieldsHarvested: return part >= 3;
    case Condition::HighestWine: return part != 0;
  }
  return false;
}

Step step_if(Machine& m, Frame& f) {
  const auto told = parameters<Op::If>(f.node);
  if (holds(m.player(f), told.condition, earlier_result(m.s, told.of_part))) {
    return become(m.s, f, child(f.node, 0));
  }
  return node(f.node).children == 2 ? become(m.s, f, child(f.node, 1)) : Step::Done;
}

bool if_feasible(const Means& means, NodeRef ref) {
  if (node(ref).children == 1) return true;  // a reward for what comes before
  const Condition condition = parameters<Op::If>(ref).condition;
  const bool then = condition == Condition::BelowZeroVp ? means.vp < 0 : holds(means.player(), condition, 0);
  return feasible(means, child(ref, then ? 0 : 1));
}

}  // namespace

const Operation kIfOperation{step_if, no_offers, no_answer, if_feasible, nullptr};

}  // namespace vendemmia
