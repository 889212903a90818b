// Reads what the modules of Tuscany add to a player: next year's row, stars, structure cards.
#pragma once

#include "protocol/card_ledger.h"

namespace vendemmia {

// Precondition: the player is read besides. A fault where the position's options have no place for it.
void read_modules(State& s, unsigned seat, const Input& player, CardLedger& cards);

}  // namespace vendemmia
