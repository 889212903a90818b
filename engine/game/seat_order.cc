#include "engine/game/seat_order.h"

namespace vendemmia {

// Sorted as a set: by row, then clockwise (D-24). Row 0 is not on the chart.
SeatOrder wake_up_order(const State& s) {
  const unsigned players = s.options.players;
  u64 sorted = 0;
  Seat seat = s.first_player;
  for (unsigned i = 0; i < players; ++i, seat = left_of(s, seat)) sorted |= bit(s.players[seat].row * 8u + i);
  SeatOrder order;
  for (const unsigned place : Members(sorted & ~u64{0xFF})) order.push_back(clockwise(s, place % 8));
  return order;
}

}  // namespace vendemmia
