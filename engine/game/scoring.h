// Who has won.
#pragma once

#include <string_view>

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

// --- Against the Automa --------------------------------------------------------------------------

// The year after which the game ends whatever the score; 0: there is none.
unsigned last_year_of(const Options& options);

// whether the year that ends now has lost the game.
bool solo_lost_this_year(const State& s);

enum class SoloResult : u8 { Loss, Draw, Win };
inline constexpr std::array<std::string_view, 3> kSoloResultNames{"loss", "draw", "win"};
// Precondition: the game is over.
SoloResult solo_result(const State& s);

}  // namespace vendemmia
