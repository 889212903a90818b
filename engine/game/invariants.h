// What holds in every position that can be reached or set up.
#pragma once

#include <optional>
#include <string>

#include "engine/game/state.h"

namespace vendemmia {

// A sentence about the first thing that is wrong, or nothing: every card in exactly one place, workers and
// structures conserved, sums of fields right, tokens where they may stand, marks, rows, tracks and the stack
// within their bounds.
std::optional<std::string> broken_invariant(const State& s);

}  // namespace vendemmia
