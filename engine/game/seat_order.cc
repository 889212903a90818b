#include "engine/game/seat_order.h"

namespace vendemmia {

SeatOrder wake_up_order(const State& s) {
  constexpr u64 kNotOnTheChart = bit(SeatOrder::kStride) - 1;  // row 0
  u64 sorted = 0;
  Seat seat = s.first_player;
  for (unsigned steps = 0; steps < s.options.players; ++steps, seat = left_of(s, seat))
    sorted |= bit(s.players[seat].row * SeatOrder::kStride + steps);
  return {s, sorted & ~kNotOnTheChart};
}

}  // namespace vendemmia
