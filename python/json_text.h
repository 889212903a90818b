// Positions as JSON texts (docs/referee.md). The library's own header stays in the file beside this one.
#pragma once

#include <string>
#include <string_view>

#include "engine/game/observe.h"
#include "engine/game/state.h"

namespace vendemmia::python {

std::string position_text(const State& s);
std::string view_text(const Observation& observation);

// Throws std::invalid_argument with the path of the field that is wrong.
State position_in(std::string_view json);

}  // namespace vendemmia::python
