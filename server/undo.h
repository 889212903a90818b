// How far a seat may take its answers back: until something hidden was shown, or somebody else has answered.
#pragma once

#include "server/game_log.h"

namespace vendemmia {

// Whether the event has shown anybody a card, or fixed an order of cards, that was not determined before. A seat may take
// back a card of its own that it has revealed.
bool shows_something_new(const Event& event, Seat seat);

// All but the number of answers that can be given again. Precondition: seat is a player's.
told::UndoInfo undo_info(const GameLog& game, Seat seat);

// Whether the seat may ask the others to go back there.
bool may_ask_for(const GameLog& game, Seat seat, u32 to);

}  // namespace vendemmia
