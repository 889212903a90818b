// Many games, each known by its number: the same number is the same game on every machine, whoever plays it. So a run can be
// split, stopped, resumed and merged, and its report depends on the records alone.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/core/bits.h"

namespace vendemmia {

// Games first, first + 1, ... , first + count - 1.
struct GameRange {
  u64 first = 0;
  u64 count = 0;
};

// One game as one line of text, without the end of the line.
struct GameRecord {
  u64 number = 0;
  std::string line;
};

// Plays this game. Called from several threads at once.
using PlayNumberedGame = std::function<std::string(u64 number)>;
// After each game, in any order, one call at a time. Returns false to stop the run.
using Recorded = std::function<bool(const GameRecord&)>;

// Plays the games of the range except those in `done` (ascending), on so many threads.
void run_games(const GameRange& range, const std::vector<u64>& done, unsigned jobs,
               const PlayNumberedGame& play, const Recorded& recorded);

// The seed of the cards in a game of a run with this seed.
u64 seed_of_game(u64 run_seed, u64 number);

}  // namespace vendemmia
