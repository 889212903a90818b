// Who has won.
#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/game/winery.h"

namespace vendemmia {

struct Standing {
  Seat seat;
  u8 place;  // from 1; equal results share a place
  i16 vp;
  u16 lira;
  u8 wine_value;
  u8 grape_value;
};

using Standings = FixedVector<Standing, kMaxPlayers>;

// All players from the first place down; seats in ascending order inside a shared place.
Standings standings(const State& s);

}  // namespace vendemmia
