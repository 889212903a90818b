// Lira, VP, residual: gained, paid, counted, passed on.
#include "engine/game/changes.h"
#include "engine/game/ops/operations.h"

namespace vendemmia {
namespace {

Step step_lira(Machine& m, Frame& f) {
  const int amount = parameters<Op::Lira>(f.node).amount;
  if (m.player(f).lira + amount < 0) return Step::Stuck;
  gain_lira(m, f.seat(), amount);
  return Step::Done;
}
bool lira_feasible(const Means& means, NodeRef ref) {
  return means.lira + parameters<Op::Lira>(ref).amount >= 0;
}

Step step_vp(Machine& m, Frame& f) {
  const int amount = parameters<Op::Vp>(f.node).amount;
  if (amount < 0 && m.player(f).vp + amount < kLeastVp) return Step::Stuck;
  gain_vp(m, f.seat(), amount);
  return Step::Done;
}
bool vp_feasible(const Means& means, NodeRef ref) {
  const int amount = parameters<Op::Vp>(ref).amount;
  return amount >= 0 || means.vp + amount >= kLeastVp;
}

// where it is the only gain, the marker must be able to move.
bool residual_can_move(const Player& p, NodeRef ref) {
  const auto told = parameters<Op::Residual>(ref);
  if (told.steps < 0) return p.residual >= -told.steps;
  return told.gain == Gain::Welcome || p.residual < kMostResidual;
}
Step step_residual(Machine& m, Frame& f) {
  if (!residual_can_move(m.player(f), f.node)) return Step::Stuck;
  change_residual(m, f.seat(), parameters<Op::Residual>(f.node).steps);
  return Step::Done;
}
bool residual_feasible(const Means& means, NodeRef ref) { return residual_can_move(means.player(), ref); }

// --- GainPer -----------------------------------------------------------------------------------------

// structure cards count.
unsigned structures_costing(const Player& p, unsigned cost) {
  unsigned count = 0;
  for (unsigned i : Members(p.built_cards())) count += kStructureCardFacts[i].cost == cost ? 1u : 0u;
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
    case Counter::EmptyFields: return count_bits(empty_fields(p));
    case Counter::PlantedFields: return count_bits(planted_fields(p));
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
  const auto told = parameters<Op::GainPer>(f.node);
  const unsigned count = counted(means_of(m.s, f.seat(), f.owner()), told.counter, earlier_result(m.s, 0));
  if (count == 0 && !counts_earlier_part(told.counter)) return Step::Stuck;
  const int amount = static_cast<int>(count * told.amount);
  if (told.currency == Currency::Lira) {
    gain_lira(m, f.seat(), amount);
  } else {
    gain_vp(m, f.seat(), amount);
  }
  return Step::Done;
}

bool gain_per_feasible(const Means& means, NodeRef ref) {
  const Counter counter = parameters<Op::GainPer>(ref).counter;
  return counts_earlier_part(counter) || counted(means, counter, 0) > 0;
}

// --- Between the acting player and the card's player -------------------------------------------------

Step step_transfer_lira(Machine& m, Frame& f) {
  const int amount = parameters<Op::TransferLira>(f.node).amount;
  const Seat payer = amount > 0 ? f.seat() : f.owner();
  const Seat receiver = amount > 0 ? f.owner() : f.seat();
  const int paid = amount > 0 ? amount : -amount;
  if (m.s.players[payer].lira < paid) return Step::Stuck;
  gain_lira(m, payer, -paid);
  gain_lira(m, receiver, paid);  // cannot be refused
  return Step::Done;
}
bool transfer_lira_feasible(const Means& means, NodeRef ref) {
  const int amount = parameters<Op::TransferLira>(ref).amount;
  return amount > 0 ? means.lira >= amount : means.state->players[means.owner].lira >= -amount;
}

Step step_owner_vp(Machine& m, Frame& f) {
  gain_vp(m, f.owner(), parameters<Op::OwnerVp>(f.node).amount);
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
