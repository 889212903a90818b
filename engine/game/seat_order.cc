#include "engine/game/seat_order.h"

namespace vendemmia {

SeatOrder wake_up_order(const State& s) {
  constexpr u64 kNotOnTheChart = bit(SeatOrder::kStride) - 1;  // row 0
  u64 sorted = 0;
  for (unsigned steps = 0; steps < s.options.players; ++steps)
    sorted |= bit(s.players[clockwise(s, steps)].row * SeatOrder::kStride + steps);
  return {s, sorted & ~kNotOnTheChart};
}

}  // namespace vendemmia
