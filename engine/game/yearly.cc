#include "engine/game/yearly.h"

#include "engine/game/changes.h"

namespace vendemmia {

void age_vineyard(Machine& m, Seat seat) {
  age_everything(m.s.players[seat]);
  m.events.tell({EventKind::Aged, seat, 1});
}

void pay_residual(Machine& m, Seat seat) { gain_lira(m, seat, m.s.players[seat].residual); }

bool push_residual_structures(State& s, Seat seat) {
  if (!s.players[seat].has_structure_cards()) return false;
  push(s, residuals_program(), seat, seat);
  return true;
}

bool push_hand_limit(State& s, Seat seat) {
  if (hand_size(s.players[seat]) <= kHandLimit) return false;
  push(s, hand_limit_program(), seat, seat);
  return true;
}

void clear_board(State& s) {
  s.spaces.fill(0);
  s.planned.fill({});
  s.planned_count = 0;
  s.solo.workers = 0;
}

}  // namespace vendemmia
