// "When you plant...": what fires by itself after a deed, whoever or whatever caused the deed.
#pragma once

#include "engine/game/interpreter.h"

namespace vendemmia {

// The deeds that can fire something.
enum class Deed : u8 { Planted, GaveTour, Built, FilledOrder, PlayedVisitor, FinishedVisitor, Harvested };

// Fires this player's triggers for the deed, and those of other players that react to it.
void fire_triggers(Machine& m, Seat seat, Deed deed);

// as placed in the cellar.
void fire_wine_triggers(Machine& m, Seat seat, Wine wine, unsigned value);

}  // namespace vendemmia
