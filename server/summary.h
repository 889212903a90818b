// Where the victory points of a game came from.
#pragma once

#include <vector>

#include "engine/game/journal.h"
#include "protocol/messages_out.h"

namespace vendemmia {

// One for each seat. Precondition: the journal is legal. by_source adds up to the seat's VP at the end of the
// journal, and the last of by_year is the same.
std::vector<told::SeatSummary> summary_of(const Journal& journal);

}  // namespace vendemmia
