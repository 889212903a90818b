// "When you plant...": what fires by itself after a deed, whoever or whatever caused the deed.
#pragma once

#include "engine/game/interpreter.h"

namespace vendemmia {

// The deeds that something may answer to.
enum class Deed : u8 { Planted, GaveTour, Built, FilledOrder, PlayedVisitor, FinishedVisitor, Harvested };

// Fires the triggers of this player for the deed, and those of the others that answer to it.
void fire_triggers(Machine& m, Seat seat, Deed deed);

// as placed in the cellar.
void fire_wine_triggers(Machine& m, Seat seat, Wine wine, unsigned value);

}  // namespace vendemmia
