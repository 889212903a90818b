#include "lab/puzzle/collection.h"

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include "protocol/input.h"

namespace vendemmia {

std::string text_of(const PuzzleCollection& collection) {
  std::string text = "{\"made\":" + one_line(collection.made) + ",\n\"puzzles\":[";
  for (std::size_t i = 0; i < collection.puzzles.size(); ++i)
    text += (i == 0 ? "\n" : ",\n") + one_line(json_of(collection.puzzles[i]));
  return text + "\n]}\n";
}

tl::expected<PuzzleCollection, std::string> read_collection(std::string_view text) {
  const auto json = parse_json(text);
  if (!json || !json->is_object()) return tl::unexpected(std::string("this is not a file of puzzles"));
  const auto made = json->find("made");
  const auto puzzles = json->find("puzzles");
  if (made == json->end() || puzzles == json->end() || !puzzles->is_array())
    return tl::unexpected(std::string("this is not a file of puzzles"));
  PuzzleCollection collection;
  collection.made = *made;
  for (const Json& one : *puzzles) {
    auto puzzle = read_puzzle(one);
    if (!puzzle)
      return tl::unexpected(fmt::format("puzzle {}: {}", collection.puzzles.size() + 1, puzzle.error()));
    collection.puzzles.push_back(std::move(*puzzle));
  }
  return collection;
}

u16 gap_of(const PuzzleCollection& collection) {
  std::optional<Fault> fault;
  return static_cast<u16>(Input(collection.made, "made", fault).field("gap").integer(1, 1000, 1));
}

}  // namespace vendemmia
