// Harvesting fields.
#include "engine/game/changes.h"
#include "engine/game/ops/operations.h"
#include "engine/game/placement.h"
#include "engine/game/triggers.h"

namespace vendemmia {
namespace {

// with the machine one harvest may take in all fields.
bool all_at_once(const Player& p, const Frame& f) {
  return p.has(StructureCard::HarvestMachine) && memory<Op::Harvest>(f).harvested != 0;
}

// Whether a bonus that is still to come harvests as well. It comes whenever a field is left for it.
bool bonus_harvests(const State& s, const Frame& take_space) {
  const auto placement = memory<Op::TakeSpace>(take_space);
  for (unsigned source = 0; source < kBonusSources; ++source) {
    if (!contains(placement.bonuses, source)) continue;
    if (node(space_facts(s, placement.space_of_bonus(source)).bonus).op == Op::Harvest) return true;
  }
  return false;
}

// Whether this was all that is harvested, and something was. R-448: the action and its bonus are one harvest, over when the
// bonus is. D-18: what a worker repeats is a harvest of its own.
bool harvest_is_over(State& s, const Frame& f) {
  const bool any = memory<Op::Harvest>(f).harvested != 0;
  Frame& around = s.stack[s.stack_size - 2u];
  if (node(around.node).op != Op::TakeSpace) return any;
  const bool some = any || harvest_goes_on(around);
  const bool goes_on = harvestable_fields(s.players[f.seat()]) != 0 && bonus_harvests(s, around);
  let_harvest_go_on(around, goes_on && some);
  return some && !goes_on;
}

// step 1: no more. Result: how many fields.
Step step_harvest(Machine& m, Frame& f) {
  const Player& p = m.player(f);
  if (f.step == 0 && memory<Op::Harvest>(f).harvested < parameters<Op::Harvest>(f.node).up_to)
    return Step::Ask;
  if (f.step == 0 && all_at_once(p, f) && harvestable_fields(p) != 0) return Step::Ask;
  m.result = memory<Op::Harvest>(f).harvested;
  if (harvest_is_over(m.s, f)) fire_triggers(m, f.seat(), Deed::Harvested);
  return Step::Done;
}

void explain_harvest(const Player& p, Offers& offers) {
  for (unsigned field = 0; field < kFields; ++field) {
    Reason reason = Reason::Ok;
    if (!owns_field(p, field)) {
      reason = Reason::FieldSold;
    } else if (p.vines[field] == 0) {
      reason = field_covered(p, field) ? Reason::FieldCovered : Reason::FieldEmpty;
    } else if (contains(p.harvested_fields, field)) {
      reason = Reason::FieldHarvested;
    }
    offers.add(act(ActionKind::Harvest, field), reason);
  }
}

void offers_harvest(const State& s, const Frame& f, Offers& offers) {
  const Player& p = s.players[f.seat()];
  if (offers.explaining()) {
    explain_harvest(p, offers);
  } else {
    offers.add_each(harvestable_fields(p), [](unsigned field) { return act(ActionKind::Harvest, field); });
  }
  // Who has gone beyond the printed number goes on to the end.
  const auto told = parameters<Op::Harvest>(f.node);
  const unsigned harvested = memory<Op::Harvest>(f).harvested;
  if (harvested >= told.at_least && harvested <= told.up_to) offer_decline(s, f, offers);
}

void answer_harvest(Machine& m, Frame& f, Action action) {
  if (action.kind == ActionKind::Done) {
    f.step = 1;
    return;
  }
  ++edit<Op::Harvest>(f)->harvested;
  harvest_field(m, f.seat(), action.a);
}

bool harvest_feasible(const Means& means, NodeRef) { return harvestable_fields(means.player()) != 0; }

}  // namespace

const Operation kHarvestOperation{step_harvest, offers_harvest, answer_harvest, harvest_feasible, nullptr};

}  // namespace vendemmia
