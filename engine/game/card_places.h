// Which cards there are, and where they are besides hands and draw piles: what lies open on the table.
#pragma once

#include "engine/game/state.h"

namespace vendemmia {

// All cards of the deck, and those that are in this game.
CardSet printed_cards(Deck deck);
CardSet cards_in_game(const Options& options, Deck deck);

// without the extended board structure cards have neither a draw pile after the draft nor a discard pile.
inline bool has_piles(const Options& options, Deck deck) {
  return deck != Deck::Structure || (options.modules & kExtendedBoard) != 0;
}

CardSet cards_on_fields(const State& s, Deck deck);
CardSet cards_in_discard_pile(const State& s, Deck deck);
// visitors that are being played and cards that Caravan has revealed are in no pile.
CardSet cards_being_resolved(const State& s, Deck deck);
// orders that this seat has named and is filling. They are in the hand until the last wine is given.
CardSet orders_being_filled(const State& s, Seat seat);

}  // namespace vendemmia
