// Leaf counts from a new game (engine/game/count_lines.h).
#pragma once

#include "engine/game/state.h"

namespace vendemmia {

struct PerftOptions {
  Options game;
  Seed seed = 1;
  unsigned depth = 3;
  bool divide = false;  // also the count below each first answer
};

// The command: prints the count. Returns the exit code.
int perft(const PerftOptions& options);

}  // namespace vendemmia
