// A worker is placed: what happens at once, and what it then does there.
#include "engine/game/automa.h"
#include "engine/game/changes.h"
#include "engine/game/placement.h"

namespace vendemmia {
namespace {

//
void pay_tolls(Machine& m, Seat seat, Target target) {
  if (toll(m.s, seat, target) == 0) return;
  for (unsigned other = 0; other < m.s.options.players; ++other) {
    if (!takes_toll(m.s, static_cast<Seat>(other), seat, target)) continue;
    m.events.tell({EventKind::TollPaid, seat, 1, 0, static_cast<u8>(other)});
    gain_lira(m, seat, -1);
    gain_lira(m, static_cast<Seat>(other), 1);
  }
}

// it is available again, and its owner keeps what it earned. R-323: what it waited for is cancelled.
void send_home(Machine& m, Seat by, Target space) {
  const Occupant there = m.s.spaces[space];
  m.events.tell({EventKind::Bumped, seat_of(there), static_cast<u8>(worker_of(there)), space, by});
  retrieve_worker(m, seat_of(there), worker_of(there), space);
}

}  // namespace

void arrive(Machine& m, Seat seat, const Placement& where) {
  const Target target = where.target;
  if (is_special(m.s.special_kinds[0]) && target <= kCart) {
    pay_tolls(m, seat, target);
    if (is_space(target) && m.s.spaces[target] != 0) send_home(m, seat, target);  // after the toll
  }
  stand_worker(m.s, seat, where.worker, target);
  Player& p = m.s.players[seat];
  if (target == kYoke) p.year_marks = static_cast<u8>(p.year_marks | kYokeUsed);
  if (target >= kDestroySpace) p.used_buildings = static_cast<u8>(p.used_buildings | 1u << place_of(target));
  m.events.tell({EventKind::Placed, seat, static_cast<u8>(where.worker), target});
  if (where.token != 0) spend_token(m, seat);
}

u8 marks_of(const State& s, Seat seat, const Placement& where) {
  // R-350, D-21: a board space or the cart. R-351: what changes after the placement does not matter.
  if (traits(where.worker).after_action != AfterAction::DrawCard ||
      (!is_space(where.target) && where.target != kCart))
    return 0;
  for (unsigned other = 0; other < s.options.players; ++other) {
    if (other != seat && !s.players[other].passed) return 0;
  }
  return kDrawsAfter;
}

void plan(State& s, Seat seat, const Placement& where, u8 marks) {
  CHECK(s.planned_count < State::kPlannedRoom);  // no worker waits twice
  s.planned[s.planned_count++] =
      planned_worker(seat, where.worker, where.target, where.token, where.bonus, marks);
}

bool plan_possible(const State& s, const PlannedWorker& planned) {
  Means means = means_of(s, planned.seat(), planned.seat());
  means.at = board_action(planned.target);
  return action_possible(means, means.at, bonus_lira(s, placement_of(planned)));
}

}  // namespace vendemmia
