// Harvesting fields.
#include "engine/game/changes.h"
#include "engine/game/ops/operations.h"
#include "engine/game/placement.h"
#include "engine/game/triggers.h"

namespace vendemmia {
namespace {

// with the machine one harvest may take in all fields.
bool all_at_once(const Player& p, const Frame& f) {
  return p.has(StructureCard::HarvestMachine) && f.memory[0] != 0;
}

// the action and its bonus are one harvest, over when the bonus is. The placement remembers that the action's part is done.
constexpr u8 kHarvestGoesOn = 0x40;  // in memory[2] of Op::TakeSpace
constexpr unsigned kBonuses = 3;     // there, too: those still to come

// Whether a bonus that is still to come harvests as well. It comes whenever a field is left for it.
bool bonus_harvests(const State& s, Frame placement) {
  for (const unsigned bonus : Members(placement.memory[2] & kBonuses)) {
    placement.memory[3] = static_cast<u8>(bonus);
    if (node(space_facts(s, asked_bonus(placement)).bonus).op == Op::Harvest) return true;
  }
  return false;
}

// Whether this was all that is harvested, and something was. D-18: what a worker repeats is a harvest of its own.
bool harvest_is_over(State& s, const Frame& f) {
  Frame& around = s.stack[s.stack_size - 2u];
  if (node(around.node).op != Op::TakeSpace) return f.memory[0] != 0;
  const bool some = f.memory[0] != 0 || (around.memory[2] & kHarvestGoesOn) != 0;
  const bool goes_on = harvestable_fields(s.players[f.seat()]) != 0 && bonus_harvests(s, around);
  around.memory[2] =
      static_cast<u8>((around.memory[2] & ~kHarvestGoesOn) | (goes_on && some ? kHarvestGoesOn : 0));
  return some && !goes_on;
}

// step 1: no more. memory[0]: fields harvested, which is the result.
Step step_harvest(Machine& m, Frame& f) {
  const Player& p = m.player(f);
  if (f.step == 0 && f.memory[0] < node(f.node).a) return Step::Ask;
  if (f.step == 0 && all_at_once(p, f) && harvestable_fields(p) != 0) return Step::Ask;
  m.result = f.memory[0];
  if (harvest_is_over(m.s, f)) fire_triggers(m, f.seat(), Deed::Harvested);
  return Step::Done;
}

void offers_harvest(const State& s, const Frame& f, Offers& offers) {
  const Player& p = s.players[f.seat()];
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
  // Who has gone beyond the printed number goes on to the end.
  if (f.memory[0] >= node(f.node).b && f.memory[0] <= node(f.node).a) offer_decline(s, f, offers);
}

void answer_harvest(Machine& m, Frame& f, Action action) {
  if (action.kind == ActionKind::Done) {
    f.step = 1;
    return;
  }
  ++f.memory[0];
  harvest_field(m, f.seat(), action.a);
}

bool harvest_feasible(const Means& means, NodeRef) { return harvestable_fields(means.player()) != 0; }

}  // namespace

const Operation kHarvestOperation{step_harvest, offers_harvest, answer_harvest, harvest_feasible, nullptr};

}  // namespace vendemmia
