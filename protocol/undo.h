// How far a seat may take its answers back: until something hidden was shown, somebody else has answered, or somebody
// else is asked because of what the seat has played.
#pragma once

#include "protocol/game_log.h"

namespace vendemmia {

// Who decides whether a seat may go back further than its undo.
enum class FurtherBack : u8 {
  Vote,      // the other people at the table
  Alone,     // nobody is there to ask: as far as nothing has been shown since
  Practice,  // nobody either; what was shown is dealt anew
};

// All but the number of answers that can be given again. Precondition: seat is a player's.
told::UndoInfo undo_info(const GameLog& game, Seat seat, FurtherBack further);

// Whether the seat may ask to go back there.
bool may_ask_for(const GameLog& game, Seat seat, u32 to, FurtherBack further);

// Whether anything new has been shown to the seat since `to` answers were given, by whomever.
bool seen_since(const GameLog& game, Seat seat, u32 to);

}  // namespace vendemmia
