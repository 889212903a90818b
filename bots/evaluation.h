// What a position is worth to a seat, by rules of thumb.
#pragma once

#include "engine/game/state.h"

namespace vendemmia {

// In hundredths of a victory point, from the seat's own vineyard alone.
int worth(const State& s, Seat seat);

}  // namespace vendemmia
