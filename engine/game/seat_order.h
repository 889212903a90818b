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

// Seats in an order, four bits each: a list that stays in registers.
class SeatOrder {
 public:
  std::size_t size() const { return size_; }
  Seat operator[](std::size_t index) const { return static_cast<Seat>(seats_ >> (4 * index) & 0xFu); }
  void push_back(Seat seat) { seats_ |= u32{seat} << (4 * size_++); }

 private:
  u32 seats_ = 0;
  u32 size_ = 0;
};

// Seats from the top of the wake-up chart down; R-456: by the rows of this year.
SeatOrder wake_up_order(const State& s);

}  // namespace vendemmia
