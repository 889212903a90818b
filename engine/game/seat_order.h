// Who sits beside whom, and who comes first on the wake-up chart.
#pragma once

#include "engine/game/state.h"

namespace vendemmia {

// Counted from the first player. Precondition: less than once around.
inline Seat clockwise(const State& s, unsigned steps) {
  const unsigned seat = s.first_player + steps;
  return static_cast<Seat>(seat < s.options.players ? seat : seat - s.options.players);
}
// The next player clockwise.
inline Seat left_of(const State& s, Seat seat) {
  return static_cast<Seat>(seat + 1u == s.options.players ? 0 : seat + 1u);
}
// the next player counter-clockwise, whatever the wake-up order.
inline Seat right_of(const State& s, Seat seat) {
  return static_cast<Seat>((seat + s.options.players - 1u) % s.options.players);
}

// Seats from the top of the wake-up chart down, as a set: by row, then clockwise (D-24). Mostly one of them is asked for, so each
// is looked for when it is. Valid as long as nobody changes the chart.
class SeatOrder {
 public:
  static constexpr unsigned kStride = 8;  // from one row to the next
  static_assert(kMaxPlayers <= kStride && kStride * (kRows + 1) <= 64);

  SeatOrder(const State& s, u64 sorted) : s_(s), sorted_(sorted) {}
  std::size_t size() const { return count_bits(sorted_); }
  // Precondition: less than the size.
  Seat operator[](std::size_t index) const {
    u64 rest = sorted_;
    for (std::size_t i = 0; i + 1 < kMaxPlayers; ++i)
      rest &= rest - (i < index ? 1 : 0);  // whose turn it is, nobody can guess
    return clockwise(s_, lowest_bit(rest) % kStride);
  }

 private:
  const State& s_;
  u64 sorted_;
};

// by the rows of this year.
SeatOrder wake_up_order(const State& s);

}  // namespace vendemmia
