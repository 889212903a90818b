// Lira, VP, residual: gained, paid, counted, passed on.
#include "engine/game/changes.h"
#include "engine/game/ops/operations.h"

namespace vendemmia {
namespace {

Step step_lira(Machine& m, Frame& f) {
  const int amount = node(f.node).a;
  if (m.player(f).lira + amount < 0) return Step::Stuck;
  gain_lira(m, f.seat(), amount);
  return Step::Done;
}
bool lira_feasible(const Means& means, NodeRef ref) { return means.lira + node(ref).a >= 0; }

Step step_vp(Machine& m, Frame& f) {
  const int amount = node(f.node).a;
  if (amount < 0 && m.player(f).vp + amount < kLeastVp) return Step::Stuck;
  gain_vp(m, f.seat(), amount);
  return Step::Done;
}
bool vp_feasible(const Means& means, NodeRef ref) {
  const int amount = node(ref).a;
  return amount >= 0 || means.vp + amount >= kLeastVp;
}

// where it is the only gain, the marker must be able to move.
bool residual_can_move(const Player& p, const Node& n) {
  if (n.a < 0) return p.residual >= -n.a;
  return static_cast<Gain>(n.b) == Gain::Welcome || p.residual < kMostResidual;
}
Step step_residual(Machine& m, Frame& f) {
  if (!residual_can_move(m.player(f), node(f.node))) return Step::Stuck;
  change_residual(m, f.seat(), node(f.node).a);
  return Step::Done;
}
bool residual_feasible(const Means& means, NodeRef ref) {
  return residual_can_move(means.player(), node(ref));
}

// --- GainPer -----------------------------------------------------------------------------------------

unsigned planted_fields(const Player& p) {
  unsigned count = 0;
  for (const CardSet vines : p.vines) count += vines != 0 ? 1u : 0u;
  return count;
}

unsigned empty_fields(const Player& p) {
  unsigned count = 0;
  for (unsigned field = 0; field < kFields; ++field) count += field_empty(p, field) ? 1u : 0u;
  return count;
}

// structure cards count.
unsigned structures_costing(const Player& p, unsigned cost) {
  unsigned count = 0;
  for (unsigned i : Members(p.built_cards)) count += kStructureCardFacts[i].cost == cost ? 1u : 0u;
  for (unsigned i : Members(p.structures)) count += kStructureFacts[i].cost == cost ? 1u : 0u;
  return count;
}

unsigned opponents_with_six_workers(const State& s, Seat seat) {
  unsigned count = 0;
  for (unsigned other = 0; other < s.options.players; ++other) {
    // R-18, D-8: at least six, the temporary one and those in training included.
    if (other != seat && total_workers(s.players[other]) >= 6) ++count;
  }
  return count;
}

// Counters of what an earlier part did may be zero; the others are the option's whole point.
bool counts_earlier_part(Counter counter) {
  return counter == Counter::WineTypesMade || counter == Counter::SparklingMade;
}

unsigned counted(const Means& means, Counter counter, u8 earlier_result) {
  const Player& p = means.player();
  switch (counter) {
    // owned fields only.
    case Counter::EmptyFields: return empty_fields(p);
    case Counter::PlantedFields: return planted_fields(p);
    case Counter::StructuresCostingFour: return structures_costing(p, 4);
    case Counter::CardsInHand: return means.hand_count(kAnyDeck);
    case Counter::OpponentsWithSixWorkers: return opponents_with_six_workers(*means.state, means.seat);
    case Counter::OwnSixWorkers: return total_workers(p) >= 6 ? 1 : 0;
    case Counter::WineTypesMade: return count_bits(earlier_result & 0xFu);
    case Counter::SparklingMade: return earlier_result >> 4;
  }
  return 0;
}

Step step_gain_per(Machine& m, Frame& f) {
  const Node& n = node(f.node);
  const auto counter = static_cast<Counter>(n.b);
  const u8 earlier = m.s.stack[m.s.stack_size - 2u].memory[0];
  const unsigned count = counted(means_of(m.s, f.seat(), f.owner()), counter, earlier);
  if (count == 0 && !counts_earlier_part(counter)) return Step::Stuck;
  const int amount = static_cast<int>(count) * n.a;
  if (n.c == 0) {
    gain_lira(m, f.seat(), amount);
  } else {
    gain_vp(m, f.seat(), amount);
  }
  return Step::Done;
}

bool gain_per_feasible(const Means& means, NodeRef ref) {
  const auto counter = static_cast<Counter>(node(ref).b);
  return counts_earlier_part(counter) || counted(means, counter, 0) > 0;
}

// --- Between the acting player and the card's player -------------------------------------------------

Step step_transfer_lira(Machine& m, Frame& f) {
  const int amount = node(f.node).a;
  const Seat payer = amount > 0 ? f.seat() : f.owner();
  const Seat receiver = amount > 0 ? f.owner() : f.seat();
  const int paid = amount > 0 ? amount : -amount;
  if (m.s.players[payer].lira < paid) return Step::Stuck;
  gain_lira(m, payer, -paid);
  gain_lira(m, receiver, paid);  // cannot be refused
  return Step::Done;
}
bool transfer_lira_feasible(const Means& means, NodeRef ref) {
  const int amount = node(ref).a;
  return amount > 0 ? means.lira >= amount : means.state->players[means.owner].lira >= -amount;
}

Step step_owner_vp(Machine& m, Frame& f) {
  gain_vp(m, f.owner(), node(f.node).a);
  return Step::Done;
}

}  // namespace

const Operation kLiraOperation{step_lira, no_offers, no_answer, lira_feasible, nullptr};
const Operation kVpOperation{step_vp, no_offers, no_answer, vp_feasible, nullptr};
const Operation kResidualOperation{step_residual, no_offers, no_answer, residual_feasible, nullptr};
const Operation kGainPerOperation{step_gain_per, no_offers, no_answer, gain_per_feasible, nullptr};
const Operation kTransferLiraOperation{step_transfer_lira, no_offers, no_answer, transfer_lira_feasible,
                                       nullptr};
const Operation kOwnerVpOperation{step_owner_vp, no_offers, no_answer, always_feasible, nullptr};

}  // namespace vendemmia
