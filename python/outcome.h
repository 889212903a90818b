// What a game has brought its players, as rewards.
#pragma once

#include <array>

#include "engine/game/state.h"

namespace vendemmia::python {

using Rewards = std::array<float, kMaxPlayers>;

// At the end of a game: 1 for who has won alone, and what all receive adds up to 0. With n players a share x of the first place brings
// (x n - 1) / (n - 1): the loser of two has -1, each loser of four -1/3, and where two of two share the victory both have 0. Alone:
// 1, 0 or -1 for a victory, a draw or a defeat against the Automa. 0 for everybody while the game goes on.
Rewards rewards_of(const State& s);

// Victory points, by seat.
std::array<int, kMaxPlayers> vp_of(const State& s);

}  // namespace vendemmia::python
