// `vendemmia play`: the whole game in the terminal, in words, against bots or hot-seat.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>

#include "engine/game/state.h"

namespace vendemmia {

struct PlayOptions {
  unsigned players = 0;  // 0: ask
  unsigned people = 0;   // 0: ask; people take the first seats
  std::string bots = "greedy";
  bool friendly = false;
  bool two_parents = false;
  std::optional<Seed> seed;
  std::string load;  // a saved game to go on with
};

// Plays until the game ends, somebody quits, or the input ends. 0, or 1 when no game could be started.
int play(const PlayOptions& wanted, std::istream& in, std::ostream& out);

}  // namespace vendemmia
