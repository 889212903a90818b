// Puzzles that belong together: a file with one puzzle on each line, and what made it.
#pragma once

#include <nlohmann/json.hpp>

#include "lab/puzzle/find.h"

namespace vendemmia {

struct PuzzleCollection {
  Json made;  // by which run: description_of(PuzzleSearch)
  std::vector<Puzzle> puzzles;
};

std::string text_of(const PuzzleCollection& collection);
// Or a sentence about what is wrong, with the number of the puzzle.
tl::expected<PuzzleCollection, std::string> read_collection(std::string_view text);

// The gap that its puzzles were found with.
u16 gap_of(const PuzzleCollection& collection);

}  // namespace vendemmia
