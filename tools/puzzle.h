// Puzzles: looked for in games of bots, or those of a file proved once more.
#pragma once

#include <string>

#include "lab/puzzle/find.h"
#include "lab/ranks.h"
#include "tools/run_options.h"

namespace vendemmia {

struct PuzzleCommand : RunOptions {
  PuzzleSearch search;
  u64 most_alike = 10;  // of a theme and a difficulty
  std::string out;      // a file for the puzzles, or for those that hold; empty: they are only counted
  std::string verify;   // a file whose puzzles are proved once more; nothing is looked for
  u64 every = 1;        // only every so many of them
  std::string with;     // a file whose puzzles are chosen from as well
};

// A sentence about what cannot be done, or nothing.
std::optional<std::string> problem_with(const PuzzleCommand& command);

// Returns the exit code: 1 when a puzzle does not hold, 2 for bad input, 130 when it was interrupted.
int run_puzzle(const PuzzleCommand& command);
int run_puzzle(const PuzzleCommand& command, Ranks& ranks);

}  // namespace vendemmia
