// Leaf counts: how many different lines of play there are from a new game. A number that moves when the
// set of legal answers does.
#pragma once

#include "engine/game/state.h"

namespace vendemmia {

struct PerftOptions {
  Options game;
  Seed seed = 1;
  unsigned depth = 3;
  bool divide = false;  // also the count below each first answer
};

// Lines of exactly `depth` answers from this position.
u64 count_lines(const State& s, unsigned depth);

// The command: prints the count. Returns the exit code.
int perft(const PerftOptions& options);

}  // namespace vendemmia
