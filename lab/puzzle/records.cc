// A search for puzzles as a run of numbered games.
#include <nlohmann/json.hpp>

#include "engine/game/rules_version.h"
#include "lab/puzzle/find.h"

namespace vendemmia {

Json description_of(const PuzzleSearch& search, std::string_view version) {
  return {{"kind", "puzzles"},      {"version", version},
          {"rules", kRulesVersion}, {"seed", std::to_string(search.seed)},
          {"bot", search.bot},      {"iterations", search.iterations},
          {"gap", search.gap}};
}

std::string line_of(u64 game, const std::vector<Puzzle>& puzzles) {
  Json list = Json::array();
  for (const Puzzle& puzzle : puzzles) list.push_back(json_of(puzzle));
  return one_line({{"game", game}, {"puzzles", std::move(list)}});
}

tl::expected<std::vector<Puzzle>, std::string> read_puzzles_line(std::string_view line) {
  const auto json = parse_json(line);
  const auto list = json && json->is_object() ? json->find("puzzles") : Json::const_iterator{};
  if (!json || !json->is_object() || list == json->end() || !list->is_array())
    return tl::unexpected(std::string("this is not a line of puzzles"));
  std::vector<Puzzle> puzzles;
  for (const Json& one : *list) {
    auto puzzle = read_puzzle(one);
    if (!puzzle) return tl::unexpected(std::move(puzzle.error()));
    puzzles.push_back(std::move(*puzzle));
  }
  return puzzles;
}

}  // namespace vendemmia
