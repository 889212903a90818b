// A start in life for a seat that would otherwise never find out what wine is good for.
#pragma once

#include "engine/core/rng.h"
#include "engine/game/state.h"

namespace vendemmia {

// Some of: lira, cellars, grapes, wines, vines and orders from the piles. The position stays sound. Precondition: nothing is on the
// seat's crush pad or in its cellar yet.
void give_gifts(State& s, Seat seat, Rng& rng);

}  // namespace vendemmia
