// Another way things could be: changes a position in what one seat cannot know, and in nothing else. It shares
// no code with observe() and determinize(), which it is there to test.
#pragma once

#include "engine/game/state.h"

namespace vendemmia {

// Cards that this seat has no way to place: in the draw pile or in other hands, never shown to it.
CardSet cards_unseen_by(const State& s, Seat seat, Deck deck);

// Swaps unseen cards at random, gives the generator another state and the other seats other knowledge,
// and exchanges undisclosed parents.
void swap_what_is_hidden(State& s, Seat seat, Rng& rng);

}  // namespace vendemmia
