// Looks for puzzles in games between strong bots.
#pragma once

#include <atomic>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "lab/puzzle/puzzle.h"

namespace vendemmia {

struct PuzzleSearch {
  u64 seed = 1;
  u64 games = 100;
  std::string bot = "search:iterations=200";  // who plays
  u32 iterations = 2000;  // of the first proof; the second one takes kDeeper times as many
  u16 gap = 60;           // thousandths of the chance to win that any rival must give up

  friend bool operator==(const PuzzleSearch&, const PuzzleSearch&) = default;
};
inline constexpr u32 kDeeper = 10;
// The gap must also be so many times its standard error.
inline constexpr double kSureness = 4;
// At most so many of one game, so that the set has variety.
inline constexpr std::size_t kMostOfOneGame = 3;

// A sentence about what cannot be done, or nothing.
std::optional<std::string> problem_with(const PuzzleSearch& search);

// The kinds of games in which puzzles are looked for, in turn: base and Tuscany, two and three players, alone.
Options game_options_of(u64 game);

// The puzzles of one game, as they come up. Empty when stopped too.
std::vector<Puzzle> puzzles_of_game(const PuzzleSearch& search, u64 game, const std::atomic<bool>& stopped);

// The puzzle with its proof as it comes out today, or a sentence why it is none any more.
tl::expected<Puzzle, std::string> proved_again(Puzzle puzzle, u16 gap);

// A choice of them: the clearest, each once, at most so many of a theme and a difficulty. In the order of games.
std::vector<Puzzle> choose_puzzles(std::vector<Puzzle> all, std::size_t most_alike);

// --- As records of a run --------------------------------------------------------------------------------

Json description_of(const PuzzleSearch& search, std::string_view version);
// {"game":17,"puzzles":[...]}
std::string line_of(u64 game, const std::vector<Puzzle>& puzzles);
tl::expected<std::vector<Puzzle>, std::string> read_puzzles_line(std::string_view line);

}  // namespace vendemmia
