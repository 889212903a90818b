// Leaf counts: how many different lines of play there are. A number that moves when the set of legal answers does.
#pragma once

#include "engine/game/state.h"

namespace vendemmia {

// Lines of exactly `depth` answers from this position.
u64 count_lines(const State& s, unsigned depth);

}  // namespace vendemmia
