// Who sits beside whom, and who comes first on the wake-up chart.
#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/game/state.h"

namespace vendemmia {

// Counted from the first player.
inline Seat clockwise(const State& s, unsigned steps) {
  return static_cast<Seat>((s.first_player + steps) % s.options.players);
}
// The next player clockwise.
inline Seat left_of(const State& s, Seat seat) {
  return static_cast<Seat>(seat + 1u == s.options.players ? 0 : seat + 1u);
}
// the next player counter-clockwise, whatever the wake-up order.
inline Seat right_of(const State& s, Seat seat) {
  return static_cast<Seat>((seat + s.options.players - 1u) % s.options.players);
}

// Seats from the top of the wake-up chart down; R-456: by the rows of this year.
FixedVector<Seat, kMaxPlayers> wake_up_order(const State& s);

}  // namespace vendemmia
