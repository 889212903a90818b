// Seq, AnyOrder, Choose, OneOrBoth, May, PossibleParts, RightNeighbour: how parts are put together.
#include "engine/game/changes.h"
#include "engine/game/lookahead.h"
#include "engine/game/ops/operations.h"

namespace vendemmia {
namespace {

// The means after a part that changes lira or VP by a fixed amount.
void carry(const Means& means, NodeRef part) {
  const Node& n = node(part);
  if (n.op == Op::Lira) means.lira += parameters<Op::Lira>(n).amount;
  if (n.op == Op::Vp) means.vp += parameters<Op::Vp>(n).amount;
}

// How many of the parts could be carried out now; counts no further than `enough`.
unsigned feasible_parts(const Means& means, NodeRef ref, unsigned enough) {
  unsigned count = 0;
  NodeRef part = first_child(ref);
  for (unsigned i = 0; i < node(ref).children && count < enough; ++i, part = next_sibling(part)) {
    if (feasible(means, part)) ++count;
  }
  return count;
}

bool any_part_feasible(const Means& means, NodeRef ref) { return feasible_parts(means, ref, 1) != 0; }

// --- Seq. step: parts begun. ---------------------------------------------------------------------------

Step step_seq(Machine& m, Frame& f) {
  for (;;) {
    if (f.step > 0) edit<Op::Seq>(f)->results[(f.step - 1u) & 3u] = m.result;
    if (f.step == node(f.node).children) return Step::Done;
    const Step step = start(m, child(f.node, f.step++), f.seat(), f.owner());
    if (step != Step::Done) return step;
  }
}

// Each part with what the earlier ones have left. Leaves means.lira and means.vp somewhere.
bool parts_feasible_in_turn(const Means& means, NodeRef ref) {
  NodeRef part = first_child(ref);
  for (unsigned i = 0; i < node(ref).children; ++i) {
    // What may be declined stands in nobody's way.
    if (node(part).op != Op::May && !feasible(means, part)) return false;
    carry(means, part);
    part = next_sibling(part);
  }
  return true;
}

bool seq_feasible(const Means& means, NodeRef ref) {
  const i32 lira = means.lira;
  const i32 vp = means.vp;
  const bool possible = parts_feasible_in_turn(means, ref);
  means.lira = lira;
  means.vp = vp;
  return possible;
}

// --- AnyOrder. -----------------------------------------------------------------------------------------

Step step_any_order(Machine& m, Frame& f) {
  const unsigned parts = node(f.node).children;
  if (memory<Op::AnyOrder>(f).running == parts) edit<Op::AnyOrder>(f)->result = m.result;
  edit<Op::AnyOrder>(f)->running = 0;
  if (count_bits(memory<Op::AnyOrder>(f).begun) == parts) {
    m.result = memory<Op::AnyOrder>(f).result;
    return Step::Done;
  }
  return Step::Ask;
}

// Options not taken yet, if they can be carried out now.
void offer_options(const State& s, const Frame& f, Offers& offers) {
  const Means means = means_of(s, f.seat(), f.owner());
  const u8 begun = parts_begun(f);
  NodeRef part = first_child(f.node);
  for (unsigned i = 0; i < node(f.node).children; ++i, part = next_sibling(part)) {
    Reason reason = Reason::Ok;
    if (contains(begun, i)) {
      reason = Reason::OptionTaken;
    } else if (!offers.unfiltered && !feasible(means, part)) {
      reason = Reason::OptionImpossible;
    }
    offers.add(act(ActionKind::Option, i + 1), reason);
  }
}

void answer_any_order(Machine& m, Frame& f, Action action) {
  edit<Op::AnyOrder>(f)->begun = static_cast<u8>(memory<Op::AnyOrder>(f).begun | (1u << (action.a - 1)));
  edit<Op::AnyOrder>(f)->running = action.a;
  push(m.s, child(f.node, action.a - 1u), f.seat(), f.owner());
}

// a structure card that finds no room on the mat may need the field that a vine needs.
bool may_compete(const Means& means) {
  if (means.hand(Deck::Structure) == 0) return false;
  for (unsigned place = 0; place < kMatPlaces; ++place) {
    if (place_free(means.player(), place)) return false;
  }
  return true;
}

// Whether a part is possible that may make another one possible: neither VP nor vines help to build, to make wine or to fill an
// order.
bool helpful_part_feasible(const Means& means, NodeRef ref) {
  NodeRef part = first_child(ref);
  for (unsigned i = 0; i < node(ref).children; ++i, part = next_sibling(part)) {
    if (node(part).op != Op::Vp && node(part).op != Op::Plant && feasible(means, part)) return true;
  }
  return false;
}

// Whether `needed` different parts can be done one after the other. In every such card of the game two
// parts that are both possible now stay so, if taken in the right order and if they do not compete for a field;
// otherwise it matters what the first would change.
bool parts_in_sequence_feasible(const Means& means, NodeRef ref, unsigned needed) {
  const unsigned possible = feasible_parts(means, ref, needed);
  if (possible == needed && !may_compete(means)) return true;
  if (possible == 0 || !node(ref).guarded) return possible == needed;
  if (possible < needed && !helpful_part_feasible(means, ref)) return false;
  // later parts may rely on earlier ones; try it out.
  State copy = *means.state;
  Player& p = copy.players[means.seat];
  p.lira = static_cast<u16>(means.lira);
  p.vp = static_cast<i16>(means.vp);
  p.hand[static_cast<unsigned>(Deck::Summer)] &= ~means.summer_gone;
  p.hand[static_cast<unsigned>(Deck::Winter)] &= ~means.winter_gone;
  const unsigned floor = copy.stack_size;
  push(copy, ref, means.seat, means.owner);
  return can_finish(copy, floor);
}

bool any_order_feasible(const Means& means, NodeRef ref) {
  return parts_in_sequence_feasible(means, ref, node(ref).children);
}

// --- Choose. -------------------------------------------------------------------------------------------

Step step_choose(Machine&, Frame& f) {
  const unsigned wanted = parameters<Op::Choose>(f.node).count;
  return count_bits(memory<Op::Choose>(f).begun) == wanted ? Step::Done : Step::Ask;
}

void answer_choose(Machine& m, Frame& f, Action action) {
  const NodeRef option = child(f.node, action.a - 1u);
  if (parameters<Op::Choose>(f.node).count == 1) {
    become(m.s, f, option);
    return;
  }
  edit<Op::Choose>(f)->begun = static_cast<u8>(memory<Op::Choose>(f).begun | (1u << (action.a - 1)));
  push(m.s, option, f.seat(), f.owner());
}

bool choose_feasible(const Means& means, NodeRef ref) {
  const unsigned wanted = parameters<Op::Choose>(ref).count;
  return wanted > 1 ? parts_in_sequence_feasible(means, ref, wanted) : any_part_feasible(means, ref);
}

// --- OneOrBoth. step 0: which, 1: the first is done, 2: the second is. ---------------------------------

NodeRef other_half(const Frame& f) {
  return child(f.node, contains(memory<Op::OneOrBoth>(f).begun, 0) ? 1 : 0);
}

Step step_one_or_both(Machine& m, Frame& f) {
  if (f.step == 0) return Step::Ask;
  if (f.step == 2) return Step::Done;
  // paid just before the second half; VP gained by the first counts. R-118.
  Means means = means_of(m.s, f.seat(), f.owner());
  means.vp -= parameters<Op::OneOrBoth>(f.node).vp;
  if (means.vp < kLeastVp) return Step::Done;
  const NodeRef other = other_half(f);
  return feasible(means, other) || hand_decides(m.s, f.seat(), other) ? Step::Ask : Step::Done;
}

void offers_one_or_both(const State& s, const Frame& f, Offers& offers) {
  if (f.step == 0) {
    offer_options(s, f, offers);
  } else {
    const bool possible = feasible(means_of(s, f.seat(), f.owner()), other_half(f));
    offers.add(act(ActionKind::Yes), possible ? Reason::Ok : Reason::OptionImpossible);
    offers.add(act(ActionKind::No));
  }
}

// that the second half is impossible may be a secret of the hand.
bool secret_one_or_both(const State&, const Frame& f) { return f.step == 1; }

void answer_one_or_both(Machine& m, Frame& f, Action action) {
  if (f.step == 0) {
    f.step = 1;
    edit<Op::OneOrBoth>(f)->begun = static_cast<u8>(1u << (action.a - 1));
    push(m.s, child(f.node, action.a - 1u), f.seat(), f.owner());
    return;
  }
  f.step = 2;
  if (action.kind == ActionKind::No) return;
  gain_vp(m, f.seat(), -parameters<Op::OneOrBoth>(f.node).vp);
  push(m.s, other_half(f), f.seat(), f.owner());
}

// --- May. step 0: not asked; 1: the effect runs; 2: declined. Result: whether it was done. -----------

Step step_may(Machine& m, Frame& f) {
  if (f.step == 0 && feasible(means_of(m.s, f.seat(), f.owner()), first_child(f.node))) return Step::Ask;
  m.result = f.step == 1 ? 1 : 0;
  return Step::Done;
}

void offers_may(const State& s, const Frame& f, Offers& offers) {
  offers.add(act(ActionKind::Yes));
  offers.add(act(ActionKind::No), bonus_duty(s, f));
}

void answer_may(Machine& m, Frame& f, Action action) {
  if (action.kind == ActionKind::No) {
    f.step = 2;
    return;
  }
  f.step = 1;
  push(m.s, first_child(f.node), f.seat(), f.owner());
}

bool may_feasible(const Means& means, NodeRef ref) { return feasible(means, first_child(ref)); }

// --- PossibleParts. step: parts looked at. D-7: without any other part done, an "up to" is at least one (least_of).

Step step_possible_parts(Machine& m, Frame& f) {
  const Means means = means_of(m.s, f.seat(), f.owner());
  if (f.step == 0 && !any_part_feasible(means, f.node)) return Step::Stuck;
  edit<Op::PossibleParts>(f)->one_done |= memory<Op::PossibleParts>(f).last_possible;
  while (f.step < node(f.node).children) {
    const NodeRef part = child(f.node, f.step++);
    edit<Op::PossibleParts>(f)->last_possible = feasible(means, part) ? 1 : 0;
    if (memory<Op::PossibleParts>(f).last_possible == 0 && !hand_decides(m.s, f.seat(), part)) continue;
    push(m.s, part, f.seat(), f.owner());
    return Step::Pushed;
  }
  return Step::Done;
}

// --- Aside: what a deed has led to is over; the result of what went before counts again. ---------------

Step step_aside(Machine& m, Frame& f) {
  m.result = memory<Op::Aside>(f).result;
  return Step::Done;
}

// --- RightNeighbour. ---------------------------------------------------------------------------------

Step step_right_neighbour(Machine& m, Frame& f) {
  if (f.step != 0) return Step::Done;
  f.step = 1;
  push(m.s, first_child(f.node), right_of(m.s, f.seat()), f.owner());
  return Step::Pushed;
}

bool right_neighbour_feasible(const Means& means, NodeRef ref) {
  return feasible(means_of(*means.state, right_of(*means.state, means.seat), means.owner), first_child(ref));
}

}  // namespace

const Operation kSeqOperation{step_seq, no_offers, no_answer, seq_feasible, nullptr};
const Operation kAnyOrderOperation{step_any_order, offer_options, answer_any_order, any_order_feasible,
                                   nullptr};
const Operation kChooseOperation{step_choose, offer_options, answer_choose, choose_feasible, nullptr};
const Operation kOneOrBothOperation{step_one_or_both, offers_one_or_both, answer_one_or_both,
                                    any_part_feasible, secret_one_or_both};
const Operation kMayOperation{step_may, offers_may, answer_may, may_feasible, nullptr};
const Operation kPossiblePartsOperation{step_possible_parts, no_offers, no_answer, any_part_feasible,
                                        nullptr};
const Operation kAsideOperation{step_aside, no_offers, no_answer, always_feasible, nullptr};
const Operation kRightNeighbourOperation{step_right_neighbour, no_offers, no_answer, right_neighbour_feasible,
                                         nullptr};

}  // namespace vendemmia
