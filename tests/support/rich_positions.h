// Positions that random play seldom reaches: rich or ruined mats, full or exhausted decks.
#pragma once

#include "engine/game/state.h"

namespace vendemmia {

// Deals this seat a random mat (lira, VP, structures, tokens, workers taught) and more cards, and sometimes
// exhausts a deck. What is on the fields and on the board stays. The position remains sound.
void make_rich(State& s, Seat seat, Rng& rng);

}  // namespace vendemmia
