// A season of placing workers: planned actions, then turns in chart order until all have passed.
#include "engine/game/automa.h"
#include "engine/game/changes.h"
#include "engine/game/chart.h"
#include "engine/game/ops/operations.h"
#include "engine/game/phases.h"
#include "engine/game/placement.h"

namespace vendemmia {
namespace {

// --- Workers that wait for their season. --------------------------------------------------------------------------

// This seat's first worker that waits for this season, among those of these marks; planned_count: there is none.
unsigned waiting(const State& s, Seat seat, u8 when) {
  for (unsigned i = 0; i < s.planned_count; ++i) {
    const PlannedWorker& one = s.planned[i];
    const Season season = board_of(s).actions[board_action(one.target)].season;
    if (one.seat() == seat && season == s.season && (one.marks() & kOnFirstTurn) == when) return i;
  }
  return s.planned_count;
}

void take_planned_action(Machine& m, unsigned index) {
  State& s = m.s;
  const PlannedWorker planned = s.planned[index];
  forget_plan(s, index);  // with its token, whatever comes of it
  if (!plan_possible(s, planned)) {
    m.events.tell({EventKind::PlanLapsed, planned.seat(), 0, planned.target});
    move_off_the_bonus(m, planned.seat(), planned.target);
    return;
  }
  m.events.tell({EventKind::PlannedAction, planned.seat(), 0, planned.target});
  push_visit(s, planned.seat(), placement_of(planned), planned.marks(), Visit::ActionOnly);
}

// whose season has gone by without a turn of its owner.
void forget_missed_plans(State& s) {
  for (unsigned i = s.planned_count; i-- > 0;) {
    if (board_of(s).actions[board_action(s.planned[i].target)].season < s.season) forget_plan(s, i);
  }
}

// Of a turn: to be asked, done.
enum TurnStep : u8 { kTurnAsks, kTurnDone };

void pass(Machine& m, Seat seat) {
  m.events.tell({EventKind::Passed, seat});
  leave_season(m, seat);
}

// without workers the pass comes with the turn, never earlier. A fourth of all turns would be like that, so there is
// none, unless something follows: then the turn stands below that. Whether nothing follows.
bool pass_without_a_turn(Machine& m, Seat seat) {
  State& s = m.s;
  tell_forced(m, seat);
  m.result = 0;
  const bool leads_on = leaving_has_consequences(s, seat);
  if (leads_on) {
    push(s, flow_node(Op::Turn), seat, seat);
    s.top().step = kTurnDone;
  }
  pass(m, seat);
  return !leads_on;
}

// --- PlacementSeason. ----------------------------------------------------------------------------------

// the next turn begins when everything that the last one led to is off the stack.
Step step_placement_season(Machine& m, Frame& f) {
  State& s = m.s;
  if (f.step == step_of(SeasonPhase::Begin)) {
    f.step = step_of(SeasonPhase::Automa);
    // the order of turns is read off the chart when the season begins.
    const auto order = wake_up_order(s);
    for (unsigned i = 0; i < order.size(); ++i) s.turn_order[i] = order[i];
    for (Player& p : s.players) p.passed = false;
    forget_missed_plans(s);
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
  unsigned place = memory<Op::PlacementSeason>(f).place;
  for (unsigned i = 0; i < players; ++i) {
    const Seat seat = s.turn_order[place];
    place = place + 1 == players ? 0 : place + 1;
    const Player& p = s.players[seat];
    if (p.passed) continue;
    edit<Op::PlacementSeason>(f)->place = static_cast<u8>(place);
    // A turn begins with its question, unless a Messenger waits for it.
    const bool asks = s.planned_count == 0;
    if (m.passes && asks && !has_any_worker(p)) {
      if (pass_without_a_turn(m, seat)) continue;
      return Step::Pushed;
    }
    push(s, flow_node(Op::Turn), seat, seat);
    return asks ? Step::Ask : Step::Pushed;
  }
  return Step::Done;
}

// --- Turn: one worker, or pass. -----------------------------------------------------------

// What stands below a turn is its season, which goes on at once.
Step end_turn(Machine& m) {
  pop(m.s);
  return step_placement_season(m, m.s.top());
}

Step step_turn(Machine& m, Frame& f) {
  if (f.step == kTurnAsks) {
    const unsigned messenger = waiting(m.s, f.seat(), kOnFirstTurn);
    if (messenger == m.s.planned_count) return Step::Ask;
    f.step = kTurnDone;
    take_planned_action(m, messenger);
    return Step::Pushed;
  }
  if (memory<Op::Turn>(f).season_ended == 0) return end_turn(m);
  edit<Op::Turn>(f)->season_ended = 0;
  leave_season(m, f.seat());
  return &m.s.top() == &f ? end_turn(m) : Step::Pushed;
}

void offers_turn(const State& s, const Frame& f, Offers& offers) {
  offer_placements(s, f.seat(), board_of(s).actions_of(s.season), Demand::PossibleNow, true, offers);
  offers.add(act(ActionKind::Pass));
}

void answer_turn(Machine& m, Frame& f, Action action) {
  State& s = m.s;
  const Seat seat = f.seat();
  f.step = kTurnDone;
  if (action.kind == ActionKind::Pass) return pass(m, seat);
  const Placement where = placement_of(action);
  arrive(m, seat, where);
  const ActionId to = action_of(where.target);
  if (to != kNoAction && board_of(s).actions[to].season > s.season) {  // that was the whole turn
    plan(s, seat, where, kOnFirstTurn);
  } else {
    push_visit(s, seat, where, marks_of(s, seat, where), Visit::Whole);
  }
}

// --- PlannedActions, in the order of the season's beginning: an Organizer among them changes
// the chart. --------------------------------------------------------------------------------------------

Step step_planned_actions(Machine& m, Frame& f) {
  State& s = m.s;
  if (memory<Op::PlannedActions>(f).season_ended_for != 0) {
    const auto seat = static_cast<Seat>(memory<Op::PlannedActions>(f).season_ended_for - 1);
    edit<Op::PlannedActions>(f)->season_ended_for = 0;
    leave_season(m, seat);
    if (&s.top() != &f) return Step::Pushed;
  }
  for (; memory<Op::PlannedActions>(f).place < s.options.players; ++edit<Op::PlannedActions>(f)->place) {
    const unsigned found = waiting(s, s.turn_order[memory<Op::PlannedActions>(f).place], 0);
    if (found == s.planned_count) continue;
    take_planned_action(m, found);
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
