// The action of the space (or art) where a worker stands, with the space's bonus and the one that a token buys.
#include "engine/game/changes.h"
#include "engine/game/ops/operations.h"
#include "engine/game/placement.h"

namespace vendemmia {
namespace {

// memory[0]: where the worker stands; memory[1]: token_of and bonus_of; memory[2]: bonuses still to come, a set, and
// kGained; memory[3]: the one that is looked at. Result: whether the space's own bonus was gained.
enum SpacePhase : u8 { kBefore, kAfter, kAfterBonus };
static_assert(kBonusAgain == kAfterBonus + 1);  // the phase that others ask for
enum Source : u8 { kSpace, kToken };
constexpr unsigned kSources = 2;
constexpr u8 kGained = 0x80;

const SpaceFacts& facts_of(const State& s, const Frame& f, unsigned source) {
  const u8 extra = source == kSpace ? bonus_of(f) : token_of(f);
  return extra == 0 ? space_facts(s, f.memory[0]) : extra_facts(s, f.memory[0], extra);
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

// The next bonus still to come, beginning with the one that is looked at; kSources when there is none.
unsigned next_bonus(const Frame& f) {
  unsigned source = f.memory[3];
  while (source < kSources && !contains(f.memory[2], source)) ++source;
  return source;
}

void begin_bonus(Machine& m, Frame& f) {
  const unsigned source = f.memory[3];
  f.memory[2] = static_cast<u8>(f.memory[2] & ~(1u << source));
  if (source == kSpace) f.memory[2] = static_cast<u8>(f.memory[2] | kGained);
  push(m.s, facts_of(m.s, f, source).bonus, f.seat(), f.seat());
}

// D-12: what adds a resource is offered before the action, one bonus after the other.
Step step_before(Machine& m, Frame& f) {
  for (; (f.memory[3] = static_cast<u8>(next_bonus(f))) < kSources; ++f.memory[3]) {
    if (to_be_offered(m.s, f, f.memory[3])) return Step::Ask;
  }
  f.step = kAfter;
  f.memory[3] = 0;
  push(m.s, board_of(m.s).actions[board_action(f.memory[0])].effect, f.seat(), f.seat());
  return Step::Pushed;
}

Step step_after(Machine& m, Frame& f) {
  for (; (f.memory[3] = static_cast<u8>(next_bonus(f))) < kSources; ++f.memory[3]) {
    if (to_be_offered(m.s, f, f.memory[3])) return Step::Ask;
    if (bonus_worth_asking(m.s, f, facts_of(m.s, f, f.memory[3]).bonus)) {
      f.step = kAfterBonus;
      m.result = 0;
      begin_bonus(m, f);
      return Step::Pushed;
    }
  }
  const bool gained = (f.memory[2] & kGained) != 0;
  // R-217; R-469: a Farmer that took the bonus of another space has not used the one where it stands.
  if (!gained || bonus_of(f) != 0) move_off_the_bonus(m, f.seat(), f.memory[0]);
  m.result = gained ? 1 : 0;
  return Step::Done;
}

Step step_take_space(Machine& m, Frame& f) {
  if (f.step == kBefore) return step_before(m, f);
  if (is_bonus_again(f)) return Step::Done;
  if (f.step == kAfterBonus) {
    if (f.memory[3] == kSpace && m.result == 0) f.memory[2] = static_cast<u8>(f.memory[2] & ~kGained);
    f.step = kAfter;
  }
  return step_after(m, f);
}

void offers_take_space(const State& s, const Frame& f, Offers& offers) {
  if (f.step == kBefore) {
    // either order, but what the action needs must be there when it starts: R-24: never the bonus alone.
    Means means = means_of(s, f.seat(), f.seat());
    means.at = action_of(f.memory[0]);
    unsigned lira_to_come = 0;
    for (unsigned other = f.memory[3] + 1u; other < kSources; ++other) {
      if (contains(f.memory[2], other)) lira_to_come += facts_of(s, f, other).bonus_lira;
    }
    offers.add(act(ActionKind::BonusFirst));
    const bool possible = offers.unfiltered || action_possible(means, means.at, lira_to_come);
    offers.add(act(ActionKind::ActionFirst), possible ? Reason::Ok : Reason::NeedsBonusFirst);
    return;
  }
  offers.add(act(ActionKind::Yes));
  const bool duty = friendly(s) && bonus_of(f) == 0;  // the Farmer's is none
  offers.add(act(ActionKind::No), duty ? Reason::BonusMustBeUsed : Reason::Ok);
}

void answer_take_space(Machine& m, Frame& f, Action action) {
  const bool take = action.kind == ActionKind::BonusFirst || action.kind == ActionKind::Yes;
  const bool later = action.kind == ActionKind::ActionFirst;
  if (take) {
    begin_bonus(m, f);
  } else if (!later) {
    f.memory[2] = static_cast<u8>(f.memory[2] & ~(1u << f.memory[3]));
  }
  ++f.memory[3];
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
  return source == kSources ? kNoNode : facts_of(s, f, source).bonus;
}

void settle_bonus(Frame& f, bool taken) {
  const unsigned source = next_bonus(f);
  f.memory[2] = static_cast<u8>((f.memory[2] & ~(1u << source)) | (taken && source == kSpace ? kGained : 0u));
}

void push_bonus_again(State& s, Seat seat, Target target, NodeRef bonus) {
  push(s, flow_node(Op::TakeSpace), seat, seat);
  s.top().step = kBonusAgain;
  s.top().memory[0] = target;
  push(s, bonus, seat, seat);
}

void push_space(State& s, Seat seat, const Placement& where) {
  push(s, flow_node(Op::TakeSpace), seat, seat);
  Frame& f = s.top();
  f.memory[0] = where.target;
  f.memory[1] = static_cast<u8>(where.token | where.bonus << 4);
  // no bonus on the art.
  const bool own = is_space(where.target) && space_facts(s, where.target).timing != BonusTiming::None;
  const bool bonus = own || where.bonus != 0;
  f.memory[2] = static_cast<u8>((bonus ? 1u << kSpace : 0u) | (where.token != 0 ? 1u << kToken : 0u));
}

const Operation kTakeSpaceOperation{step_take_space, offers_take_space, answer_take_space, always_feasible,
                                    nullptr};

}  // namespace vendemmia
