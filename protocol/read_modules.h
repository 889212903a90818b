// Reads what the modules of Tuscany add to a player: next year's row, stars, special workers, structure cards.
#pragma once

#include "protocol/card_ledger.h"

namespace vendemmia {

// which kinds take part; the first two that may when the position does not say.
void read_special_kinds(State& s, const Input& kinds);

// Precondition: the player is read besides. A fault where the position's options have no place for it.
void read_modules(State& s, unsigned seat, const Input& player, CardLedger& cards);

}  // namespace vendemmia
