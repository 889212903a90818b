// The chance of a bot at a table. It follows from the game's seed and from how many answers were given before, so whoever has the
// record can ask the bot again, and a server that was started again asks it as before.
#pragma once

#include <cstddef>

#include "engine/core/rng.h"
#include "engine/game/state.h"

namespace vendemmia {

inline u64 bot_chance(Seed game, std::size_t answers) {
  Rng rng(game);
  return rng.next() + answers;
}

}  // namespace vendemmia
