// A season of placing workers: planned actions, then turns in chart order until all have passed.
#include "engine/game/automa.h"
#include "engine/game/changes.h"
#include "engine/game/chart.h"
#include "engine/game/ops/operations.h"
#include "engine/game/phases.h"
#include "engine/game/placement.h"

namespace vendemmia {
namespace {

// --- PlacementSeason. memory[0]: place in the turn order of the next player. -----

// the next turn begins when everything that the last one led to is off the stack.
Step step_placement_season(Machine& m, Frame& f) {
  State& s = m.s;
  if (f.step == step_of(SeasonPhase::Begin)) {
    f.step = step_of(SeasonPhase::Automa);
    // the order of turns is read off the chart when the season begins.
    const auto order = wake_up_order(s);
    for (unsigned i = 0; i < order.size(); ++i) s.turn_order[i] = order[i];
    for (Player& p : s.players) p.passed = false;
    m.events.tell({EventKind::SeasonBegan, kNoSeat, static_cast<u8>(s.season)});
    if (s.planned_count != 0) {
      push(s, flow_node(Op::PlannedActions), 0, 0);
      return Step::Pushed;
    }
  }
  if (f.step == step_of(SeasonPhase::Automa)) {
    f.step = step_of(SeasonPhase::Turns);
    if (is_solo(s)) place_automa_workers(m);  // after what was planned
  }
  const unsigned players = s.options.players;
  unsigned place = f.memory[0];
  for (unsigned i = 0; i < players; ++i) {
    const Seat seat = s.turn_order[place];
    place = place + 1 == players ? 0 : place + 1;
    if (s.players[seat].passed) continue;
    f.memory[0] = static_cast<u8>(place);
    push(s, flow_node(Op::Turn), seat, seat);
    return Step::Ask;  // a turn begins with its question
  }
  return Step::Done;
}

// --- Turn: one worker, or pass. step 0: to be asked, 1: done. memory[0]: the Organizer has
// ended the season for this player; memory[1]: a token has been spent. ----------------------------------

// without workers the pass comes with the turn, never earlier; it is the only answer then.
Step step_turn(Machine& m, Frame& f) {
  if (f.step == 0) return Step::Ask;
  if (f.memory[0] == 0) return Step::Done;
  f.memory[0] = 0;
  leave_season(m, f.seat());
  return &m.s.top() == &f ? Step::Done : Step::Pushed;
}

void offers_turn(const State& s, const Frame& f, Offers& offers) {
  offer_placements(s, f.seat(), board_of(s).actions_of(s.season), Demand::PossibleNow, true, offers);
  offers.add(act(ActionKind::Pass));
}

void answer_turn(Machine& m, Frame& f, Action action) {
  State& s = m.s;
  const Seat seat = f.seat();
  f.step = 1;
  if (action.kind == ActionKind::Pass) {
    m.events.tell({EventKind::Passed, seat});
    leave_season(m, seat);
    return;
  }
  const Target target = action.b;
  stand_worker(s, seat, static_cast<Worker>(action.a), target);
  m.events.tell({EventKind::Placed, seat, action.a, target});
  if (target == kCart) {
    push(s, board_of(s).cart, seat, seat);
  } else if (target == kYoke) {
    s.players[seat].year_marks = static_cast<u8>(s.players[seat].year_marks | kYokeUsed);
    push(s, yoke_program(), seat, seat);
  } else if (target >= kDestroySpace) {
    Player& p = s.players[seat];
    p.used_buildings = static_cast<u8>(p.used_buildings | 1u << place_of(target));
    push(s, private_program(p, target), seat, seat);
  } else {
    if (action.c != 0) spend_token(m, seat);
    push_space(s, seat, target, action.c);
  }
}

// --- PlannedActions. memory[0]: place in the wake-up order; memory[1]: for whom the Organizer has ended the
// season, + 1. ---------------------------------------------------------------------------------------

Step step_planned_actions(Machine& m, Frame& f) {
  State& s = m.s;
  if (f.memory[1] != 0) {
    const auto seat = static_cast<Seat>(f.memory[1] - 1);
    f.memory[1] = 0;
    leave_season(m, seat);
    if (&s.top() != &f) return Step::Pushed;
  }
  const auto order = wake_up_order(s);
  while (f.memory[0] < order.size()) {
    const Seat seat = order[f.memory[0]];
    unsigned found = s.planned_count;
    for (unsigned i = s.planned_count; i-- > 0;) {
      const PlannedWorker& planned = s.planned[i];
      if (planned.seat == seat && board_of(s).actions[board_action(planned.target)].season == s.season)
        found = i;
    }
    if (found == s.planned_count) {
      ++f.memory[0];
      continue;
    }
    const auto [owner, target, token] = s.planned[found];
    forget_plan(s, found);
    Means means = means_of(s, seat, seat);
    means.at = action_of(target);
    if (!action_possible(means, action_of(target), bonus_lira(s, target, token))) {
      m.events.tell({EventKind::PlanLapsed, seat, 0, target});
      continue;
    }
    m.events.tell({EventKind::PlannedAction, seat, 0, target});
    push_space(s, seat, target, token);
    return Step::Pushed;
  }
  return Step::Done;
}

}  // namespace

const Operation kPlacementSeasonOperation{step_placement_season, no_offers, no_answer, always_feasible,
                                          nullptr};
const Operation kTurnOperation{step_turn, offers_turn, answer_turn, always_feasible, nullptr};
const Operation kPlannedActionsOperation{step_planned_actions, no_offers, no_answer, always_feasible,
                                         nullptr};

}  // namespace vendemmia
