#pragma once

#include <cstring>

#include "engine/game/state.h"

namespace vendemmia {

// Equal positions have equal bytes.
inline bool same(const State& a, const State& b) { return std::memcmp(&a, &b, sizeof(State)) == 0; }

}  // namespace vendemmia
