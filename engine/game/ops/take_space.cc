// The action of the space (or art) where a worker stands, with the space's bonus.
#include "engine/game/changes.h"
#include "engine/game/ops/operations.h"
#include "engine/game/placement.h"

namespace vendemmia {
namespace {

// memory[0]: where the worker stands; memory[1]: whether the bonus is still to come.
enum Phase : u8 { kOrder, kAction, kBonus, kAfterBonus };

BonusTiming timing_of(const State& s, const Frame& f) {
  // no bonus on the art.
  return is_space(f.memory[0]) ? space_facts(s, f.memory[0]).timing : BonusTiming::None;
}

// the bonus was not used after all; the worker moves to a free space without one.
void move_off_the_bonus(Machine& m, Frame& f) {
  const Target from = f.memory[0];
  // A grande may have been taken back by Motivator meanwhile.
  if (!friendly(m.s) || m.s.spaces[from] == 0 || seat_of(m.s.spaces[from]) != f.seat()) return;
  for (unsigned i = 0; i < kSpacesPerAction; ++i) {
    const Target to = space_of(action_of(from), i);
    if (m.s.spaces[to] != 0 || !space_open(m.s, to) || space_facts(m.s, to).timing != BonusTiming::None)
      continue;
    m.s.spaces[to] = m.s.spaces[from];
    m.s.spaces[from] = 0;
    if (worker_of(m.s.spaces[to]) == Worker::Grande) m.s.players[f.seat()].grande = to;
    m.events.tell({EventKind::WorkerMoved, f.seat(), from, to});
    return;
  }
}

// Whether the bonus is possible, or only the hand decides that it is not.
bool bonus_worth_asking(const State& s, const Frame& f) {
  const NodeRef bonus = space_facts(s, f.memory[0]).bonus;
  return feasible(means_of(s, f.seat(), f.seat()), bonus) || hand_decides(s, f.seat(), bonus);
}

Step step_take_space(Machine& m, Frame& f) {
  const BonusTiming timing = timing_of(m.s, f);
  switch (f.step) {
    case kOrder:
      if (timing == BonusTiming::EitherOrder) return Step::Ask;
      f.step = kAction;
      f.memory[1] = timing == BonusTiming::After ? 1 : 0;
      [[fallthrough]];
    case kAction:
      f.step = kBonus;
      push(m.s, board_of(m.s).actions[board_action(f.memory[0])].effect, f.seat(), f.seat());
      return Step::Pushed;
    case kBonus:
      if (f.memory[1] == 0) return Step::Done;
      if (timing == BonusTiming::EitherOrder) return Step::Ask;
      f.step = kAfterBonus;
      m.result = 0;
      if (!bonus_worth_asking(m.s, f)) {
        move_off_the_bonus(m, f);
        return Step::Done;
      }
      push(m.s, space_facts(m.s, f.memory[0]).bonus, f.seat(), f.seat());
      return Step::Pushed;
    default:
      if (timing == BonusTiming::After && m.result == 0) move_off_the_bonus(m, f);
      return Step::Done;
  }
}

void offers_take_space(const State& s, const Frame& f, Offers& offers) {
  if (f.step == kOrder) {
    // either order, but what the action needs must be there when it starts: R-24: never the bonus alone.
    Means means = means_of(s, f.seat(), f.seat());
    means.at = action_of(f.memory[0]);
    offers.add(act(ActionKind::BonusFirst));
    const bool possible = offers.unfiltered || action_possible(means, means.at, 0);
    offers.add(act(ActionKind::ActionFirst), possible ? Why::Ok : Why::NeedsBonusFirst);
    return;
  }
  offers.add(act(ActionKind::Yes));
  offers.add(act(ActionKind::No), friendly(s) ? Why::BonusMustBeUsed : Why::Ok);
}

void answer_take_space(Machine& m, Frame& f, Action action) {
  const NodeRef bonus = space_facts(m.s, f.memory[0]).bonus;
  if (f.step == kOrder) {
    f.step = kAction;
    f.memory[1] = action.kind == ActionKind::ActionFirst ? 1 : 0;
    if (action.kind == ActionKind::BonusFirst) push(m.s, bonus, f.seat(), f.seat());
    return;
  }
  f.step = kAfterBonus;
  if (action.kind == ActionKind::Yes) push(m.s, bonus, f.seat(), f.seat());
}

}  // namespace

const Operation kTakeSpaceOperation{step_take_space, offers_take_space, answer_take_space, always_feasible,
                                    nullptr};

}  // namespace vendemmia
