// Reads the workers that wait for their season.
#pragma once

#include "engine/game/state.h"
#include "protocol/input.h"

namespace vendemmia {

// Precondition: all workers stand where the position says.
void read_planned(State& s, const Input& planned);

}  // namespace vendemmia
