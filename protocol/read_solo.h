// The Automa and the tokens of a position for one player.
#pragma once

#include "engine/game/state.h"
#include "protocol/input.h"

namespace vendemmia {

// What is not said is as at the start of a game: the rest of the Automa's cards shuffled in, a glass token on every
// row but the rooster's.
void read_solo(State& s, const Input& position);

}  // namespace vendemmia
