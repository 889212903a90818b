// The action of the space (or art) where a worker stands, with the space's bonus and the one that a token buys.
#include "engine/game/changes.h"
#include "engine/game/ops/operations.h"
#include "engine/game/placement.h"

namespace vendemmia {
namespace {

// Result: whether the space's own bonus was gained.
enum SpacePhase : u8 { kBefore, kAfter, kAfterBonus };
static_assert(kBonusAgain == kAfterBonus + 1);  // the phase that others ask for
using Placed = Memory<Op::TakeSpace>;

const SpaceFacts& facts_of(const State& s, const Frame& f, unsigned source) {
  return space_facts(s, memory<Op::TakeSpace>(f).space_of_bonus(source));
}

// The bonus does not come any more; gained: it has come.
void take_off(Frame& f, unsigned source, bool gained) {
  const unsigned others = memory<Op::TakeSpace>(f).bonuses & ~(1u << source);
  edit<Op::TakeSpace>(f)->bonuses =
      static_cast<u8>(others | (gained && source == kFromSpace ? Placed::kGained : 0u));
}

// Whether the bonus is possible, or only the hand decides that it is not.
bool bonus_worth_asking(const State& s, const Frame& f, NodeRef bonus) {
  return feasible(means_of(s, f.seat(), f.seat()), bonus) || hand_decides(s, f.seat(), bonus);
}

// what adds a resource is offered on either side of the action, while there is any.
bool to_be_offered(const State& s, const Frame& f, unsigned source) {
  const SpaceFacts& space = facts_of(s, f, source);
  return space.timing == BonusTiming::EitherOrder && feasible(means_of(s, f.seat(), f.seat()), space.bonus);
}

// The next bonus still to come, from this one on; kBonusSources when there is none.
unsigned next_bonus(const Frame& f, unsigned source) {
  const unsigned bonuses = memory<Op::TakeSpace>(f).bonuses & (bit(kBonusSources) - 1);
  return lowest_bit(bonuses >> source << source | bit(kBonusSources));
}
unsigned next_bonus(const Frame& f) { return next_bonus(f, memory<Op::TakeSpace>(f).looked_at); }
void look_at(Frame& f, unsigned source) { edit<Op::TakeSpace>(f)->looked_at = static_cast<u8>(source); }

void begin_bonus(Machine& m, Frame& f) {
  const unsigned source = memory<Op::TakeSpace>(f).looked_at;
  take_off(f, source, true);
  push(m.s, facts_of(m.s, f, source).bonus, f.seat(), f.seat());
}

Step step_after(Machine& m, Frame& f) {
  for (unsigned source = next_bonus(f); source < kBonusSources; source = next_bonus(f, source + 1)) {
    look_at(f, source);
    if (to_be_offered(m.s, f, source)) return Step::Ask;
    if (bonus_worth_asking(m.s, f, facts_of(m.s, f, source).bonus)) {
      f.step = kAfterBonus;
      m.result = 0;
      begin_bonus(m, f);
      return Step::Pushed;
    }
  }
  const auto& placed = memory<Op::TakeSpace>(f);
  const bool gained = (placed.bonuses & Placed::kGained) != 0;
  // R-217; R-469: a Farmer that took the bonus of another space has not used the one where it stands. Nobody can guess whether a
  // bonus was gained, so that is asked last.
  if (friendly(m.s) && (!gained || placed.bonus() != 0)) move_off_the_bonus(m, f.seat(), placed.target);
  m.result = gained ? 1 : 0;
  return Step::Done;
}

// D-12: what adds a resource is offered before the action, one bonus after the other.
Step step_before(Machine& m, Frame& f) {
  for (unsigned source = next_bonus(f); source < kBonusSources; source = next_bonus(f, source + 1)) {
    if (!to_be_offered(m.s, f, source)) continue;
    look_at(f, source);
    return Step::Ask;
  }
  f.step = kAfter;
  look_at(f, 0);
  const NodeRef effect = board_of(m.s).actions[board_action(place_of_worker(f))].effect;
  const Step step = start(m, effect, f.seat(), f.seat());
  return step == Step::Done ? step_after(m, f) : step;
}

Step step_take_space(Machine& m, Frame& f) {
  if (f.step == kBefore) return step_before(m, f);
  if (is_bonus_again(f)) return Step::Done;
  if (f.step == kAfterBonus) {
    const auto& placed = memory<Op::TakeSpace>(f);
    if (placed.looked_at == kFromSpace && m.result == 0)
      edit<Op::TakeSpace>(f)->bonuses = static_cast<u8>(placed.bonuses & ~Placed::kGained);
    f.step = kAfter;
  }
  return step_after(m, f);
}

void offers_take_space(const State& s, const Frame& f, Offers& offers) {
  const auto& placed = memory<Op::TakeSpace>(f);
  if (f.step == kBefore) {
    // either order, but what the action needs must be there when it starts: R-24: never the bonus alone.
    Means means = means_of(s, f.seat(), f.seat());
    means.at = action_of(placed.target);
    unsigned lira_to_come = 0;
    for (unsigned other = placed.looked_at + 1u; other < kBonusSources; ++other) {
      if (contains(placed.bonuses, other)) lira_to_come += facts_of(s, f, other).bonus_lira;
    }
    offers.add(act(ActionKind::BonusFirst));
    const bool possible = offers.unfiltered || action_possible(means, means.at, lira_to_come);
    offers.add(act(ActionKind::ActionFirst), possible ? Reason::Ok : Reason::NeedsBonusFirst);
    return;
  }
  offers.add(act(ActionKind::Yes));
  const bool duty = friendly(s) && placed.bonus() == 0;  // the Farmer's is none
  offers.add(act(ActionKind::No), duty ? Reason::BonusMustBeUsed : Reason::Ok);
}

void answer_take_space(Machine& m, Frame& f, Action action) {
  const bool take = action.kind == ActionKind::BonusFirst || action.kind == ActionKind::Yes;
  const bool later = action.kind == ActionKind::ActionFirst;
  if (take) {
    begin_bonus(m, f);
  } else if (!later) {
    take_off(f, memory<Op::TakeSpace>(f).looked_at, false);
  }
  look_at(f, memory<Op::TakeSpace>(f).looked_at + 1u);
}

}  // namespace

void move_off_the_bonus(Machine& m, Seat seat, Target from) {
  if (!friendly(m.s) || !is_space(from)) return;
  // A grande may have been taken back by Motivator meanwhile.
  if (m.s.spaces[from] == 0 || seat_of(m.s.spaces[from]) != seat) return;
  if (space_facts(m.s, from).timing == BonusTiming::None) return;
  for (unsigned i = 0; i < kSpacesPerAction; ++i) {
    const Target to = space_of(action_of(from), i);
    if (m.s.spaces[to] != 0 || !space_open(m.s, to) || space_facts(m.s, to).timing != BonusTiming::None)
      continue;
    m.s.spaces[to] = m.s.spaces[from];
    m.s.spaces[from] = 0;
    const Worker worker = worker_of(m.s.spaces[to]);
    if (worker == Worker::Grande) m.s.players[seat].grande = to;
    if (is_special(worker)) special_place(m.s, seat, worker) = to;
    m.events.tell({EventKind::WorkerMoved, seat, from, to});
    return;
  }
}

NodeRef bonus_to_come(const State& s, const Frame& f) {
  const unsigned source = next_bonus(f);
  return source == kBonusSources ? kNoNode : facts_of(s, f, source).bonus;
}

Target space_of_next_bonus(const Frame& f) { return memory<Op::TakeSpace>(f).space_of_bonus(next_bonus(f)); }

void settle_bonus(Frame& f, bool taken) { take_off(f, next_bonus(f), taken); }

void push_bonus_again(State& s, Seat seat, Target target, NodeRef bonus) {
  push(s, flow_node(Op::TakeSpace), seat, seat);
  s.top().step = kBonusAgain;
  edit<Op::TakeSpace>(s.top())->target = target;
  push(s, bonus, seat, seat);
}

void push_space(State& s, Seat seat, const Placement& where) {
  // no bonus on the art, whose number may be too high for a set of spaces. Without a branch: half of the spaces have one.
  const bool on_space = is_space(where.target);
  const bool prints = contains(board_of(s).bonus_spaces, where.target % 64u);
  const bool bonus = (on_space & prints) | (where.bonus != 0);
  const unsigned bonuses = (bonus ? 1u << kFromSpace : 0u) | (where.token != 0 ? 1u << kFromToken : 0u);
  push(s, flow_node(Op::TakeSpace), seat, seat);
  remember<Op::TakeSpace>(s.top(), {.target = where.target,
                                    .extras = packed_extras(where.token, where.bonus),
                                    .bonuses = static_cast<u8>(bonuses),
                                    .looked_at = 0});
}

const Operation kTakeSpaceOperation{step_take_space, offers_take_space, answer_take_space, always_feasible,
                                    nullptr};

}  // namespace vendemmia
