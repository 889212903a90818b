// Manager, Planner, Organizer: actions of other seasons, and the wake-up chart.
#include "engine/game/automa.h"
#include "engine/game/changes.h"
#include "engine/game/chart.h"
#include "engine/game/ops/operations.h"
#include "engine/game/placement.h"

namespace vendemmia {
namespace {

Step ask_first(Machine&, Frame& f) { return f.step == 0 ? Step::Ask : Step::Done; }

// --- EarlierAction (Manager).: any possible action of an earlier season, no bonus. -------------

void offers_earlier_action(const State& s, const Frame& f, Offers& offers) {
  const Means means = means_of(s, f.seat(), f.owner());
  for (unsigned action : Members(actions_of_earlier_seasons(s))) {
    const bool possible = offers.unfiltered || feasible(means, board_of(s).actions[action].effect);
    offers.add(act(ActionKind::TakeAction, action), possible ? Reason::Ok : Reason::ActionImpossible);
  }
}

void answer_earlier_action(Machine& m, Frame& f, Action action) {
  become(m.s, f, board_of(m.s).actions[action.a].effect);
}

bool earlier_action_feasible(const Means& means, NodeRef) {
  for (unsigned action : Members(actions_of_earlier_seasons(*means.state))) {
    if (feasible(means, board_of(*means.state).actions[action].effect)) return true;
  }
  return false;
}

// --- PlanWorker (Planner).: a later season's space, taken right away, possible or not. ----------

void offers_plan_worker(const State& s, const Frame& f, Offers& offers) {
  offer_placements(s, f.seat(), actions_of_later_seasons(s), Demand::Any, false, offers);
}

void answer_plan_worker(Machine& m, Frame& f, Action action) {
  const Placement where = placement_of(action);
  f.step = 1;
  arrive(m, f.seat(), where);
  plan(m.s, f.seat(), where, marks_of(m.s, f.seat(), where));
  push_visit(m.s, f.seat(), where, 0, Visit::ArrivalOnly);
}

// a worker besides the one that plays the card.: no later season, no Planner.
bool plan_worker_feasible(const Means& means, NodeRef) {
  return any_space_open(means, actions_of_later_seasons(*means.state));
}

// --- MoveRooster (Organizer). step 0: which row, 1: its bonus runs. -------------------------------------------

Step step_move_rooster(Machine& m, Frame& f) {
  if (f.step == 0) return Step::Ask;
  // then the season is over for this player, once the whole turn, or the planned action, is finished.
  if (Frame* turn = innermost(m.s, Op::Turn)) {
    end_season_after(*turn);
  } else if (Frame* plans = innermost(m.s, Op::PlannedActions); plans != nullptr && !m.player(f).passed) {
    end_season_after(*plans, f.seat());
  }
  return Step::Done;
}

void offers_move_rooster(const State& s, const Frame& f, Offers& offers) {
  for (unsigned row = 1; row <= kRows; ++row)
    offers.add(act(ActionKind::Row, row), organizer_row_problem(s, f.seat(), row));
}

void answer_move_rooster(Machine& m, Frame& f, Action action) {
  f.step = 1;
  leave_row(m.s, f.seat());
  take_row(m, f.seat(), action.a);
}

// where no row is left, the card cannot be played.
bool move_rooster_feasible(const Means& means, NodeRef) {
  for (unsigned row = 1; row <= kRows; ++row) {
    if (organizer_row_problem(*means.state, means.seat, row) == Reason::Ok) return true;
  }
  return false;
}

}  // namespace

const Operation kEarlierActionOperation{ask_first, offers_earlier_action, answer_earlier_action,
                                        earlier_action_feasible, nullptr};
const Operation kPlanWorkerOperation{ask_first, offers_plan_worker, answer_plan_worker, plan_worker_feasible,
                                     nullptr};
const Operation kMoveRoosterOperation{step_move_rooster, offers_move_rooster, answer_move_rooster,
                                      move_rooster_feasible, nullptr};

}  // namespace vendemmia
