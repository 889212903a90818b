// "When you plant...": what fires by itself after a deed, whoever or whatever caused the deed.
#pragma once

#include "engine/game/interpreter.h"

namespace vendemmia {

// The deeds that can fire something.
enum class Deed : u8 { Planted, GaveTour, Built, FilledOrder, PlayedVisitor, FinishedVisitor, Harvested };

// Those that concern anybody without structure cards.
constexpr bool concerns_everybody(Deed deed) { return deed == Deed::Planted || deed == Deed::GaveTour; }
void fire_common_triggers(Machine& m, Seat seat, Deed deed);
void fire_card_triggers(Machine& m, Seat seat, Deed deed);

// Fires this player's triggers for the deed, and those of other players that react to it. Part of its callers, which know the deed.
[[gnu::always_inline]] inline void fire_triggers(Machine& m, Seat seat, Deed deed) {
  if (concerns_everybody(deed)) fire_common_triggers(m, seat, deed);
  if (m.s.players[seat].has_structure_cards()) fire_card_triggers(m, seat, deed);
}

// as placed in the cellar.
void fire_wine_triggers(Machine& m, Seat seat, Wine wine, unsigned value);

}  // namespace vendemmia
