#include "engine/game/spaces.h"

#include "engine/game/placement.h"

namespace vendemmia {

u64 taken_spaces(const State& s) { return occupied_spaces(s); }

}  // namespace vendemmia
