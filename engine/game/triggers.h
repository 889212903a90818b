// "When you plant...": what fires by itself after a deed, whoever or whatever caused the deed.
#pragma once

#include "engine/game/interpreter.h"

namespace vendemmia {

// The deeds that something may answer to.
enum class Deed : u8 { Planted, GaveTour };

// Fires the triggers of this player for the deed.
void fire_triggers(Machine& m, Seat seat, Deed deed);

}  // namespace vendemmia
