#include "engine/game/seat_order.h"

namespace vendemmia {

// Sorted as a set: by row, then clockwise (D-24). Row 0 is not on the chart.
FixedVector<Seat, kMaxPlayers> wake_up_order(const State& s) {
  std::array<Seat, kMaxPlayers> seats;
  u64 sorted = 0;
  Seat seat = s.first_player;
  for (unsigned i = 0; i < s.options.players; ++i, seat = left_of(s, seat)) {
    seats[i] = seat;
    sorted |= bit(s.players[seat].row * 8u + i);
  }
  FixedVector<Seat, kMaxPlayers> order;
  for (const unsigned place : Members(sorted & ~u64{0xFF})) order.push_back(seats[place % 8]);
  return order;
}

}  // namespace vendemmia
