#include "tools/puzzle.h"

#include <algorithm>

#include <fmt/core.h>

#include "lab/puzzle/collection.h"
#include "server/version.h"
#include "text/text_file.h"
#include "tools/bad_input.h"
#include "tools/lab_run.h"

namespace vendemmia {
namespace {

constexpr u64 kMostPuzzleGames = 1'000'000;

void print_counts(const std::vector<Puzzle>& puzzles) {
  fmt::print("{} puzzles\n{:<12}", puzzles.size(), "theme");
  for (unsigned difficulty = 1; difficulty <= kMostDifficult; ++difficulty) fmt::print("{:>6}", difficulty);
  fmt::print("{:>7}\n", "all");
  for (unsigned theme = 0; theme < kThemes; ++theme) {
    const auto count = [&](unsigned difficulty) {
      return std::ranges::count_if(puzzles, [&](const Puzzle& one) {
        return contains(one.themes, static_cast<Theme>(theme)) &&
               (difficulty == 0 || one.difficulty == difficulty);
      });
    };
    fmt::print("{:<12}", kThemeNames[theme]);
    for (unsigned difficulty = 1; difficulty <= kMostDifficult; ++difficulty)
      fmt::print("{:>6}", count(difficulty));
    fmt::print("{:>7}\n", count(0));
  }
}

int tell(const PuzzleCommand& command, const Records& records, WantedFile& file) {
  PuzzleCollection collection;
  collection.made = records.run;
  for (const auto& [number, line] : records.games) {
    auto found = read_puzzles_line(line);
    if (!found) return bad_input(fmt::format("the record of game {}: {}", number, found.error()));
    for (Puzzle& puzzle : *found) collection.puzzles.push_back(std::move(puzzle));
  }
  collection.puzzles = choose_puzzles(std::move(collection.puzzles), command.most_alike);
  if (const std::string problem = file.finish(text_of(collection)); !problem.empty())
    return bad_input(problem);
  print_counts(collection.puzzles);
  return 0;
}

int merge(const PuzzleCommand& command, Ranks& ranks) {
  std::optional<WantedFile> file;
  MergedRun run;
  run.prepare = [&](const Records&) { return file.emplace(command.out).problem(); };
  run.report = [&](const Records& records) { return tell(command, records, *file); };
  return merge_run(run, command, ranks);
}

int look_for(const PuzzleCommand& command, Ranks& ranks) {
  const PuzzleSearch& search = command.search;
  std::optional<WantedFile> file;
  u64 found = 0;
  PlayedRun run;
  run.description = description_of(search, kVersion);
  run.games = search.games;
  run.prepare = [&] { return file.emplace(command.out).problem(); };
  run.play = [&search](u64 number) {
    const std::vector<Puzzle> puzzles = puzzles_of_game(search, number, interrupted());
    return interrupted() ? std::string() : line_of(number, puzzles);
  };
  run.recorded = [&](const GameRecord& record) {
    if (const auto puzzles = read_puzzles_line(record.line)) found += puzzles->size();
    return true;
  };
  run.score = [&found] { return fmt::format(", {} puzzles", found); };
  run.report = [&](const Records& records) { return tell(command, records, *file); };
  return play_run(run, command, ranks);
}

int verify(const PuzzleCommand& command) {
  constexpr std::size_t kMostBytes = std::size_t{64} << 20;
  const auto text = read_text_file(command.verify, kMostBytes);
  if (!text) return bad_input(fmt::format("cannot read '{}'", command.verify));
  const auto collection = read_collection(*text);
  if (!collection) return bad_input(fmt::format("{}: {}", command.verify, collection.error()));
  std::size_t proved = 0;
  std::size_t failed = 0;
  for (std::size_t i = 0; i < collection->puzzles.size(); i += command.every) {
    if (interrupted()) return 130;
    const Puzzle& puzzle = collection->puzzles[i];
    ++proved;
    if (const auto problem = problem_with_proof(puzzle, gap_of(*collection))) {
      ++failed;
      fmt::print("{}: {}\n", id_of(puzzle), *problem);
    }
  }
  fmt::print("{} of {} puzzles hold\n", proved - failed, proved);
  return failed == 0 ? 0 : 1;
}

}  // namespace

std::optional<std::string> problem_with(const PuzzleCommand& command) {
  if (command.every == 0) return "every 0th puzzle is none";
  if (!command.verify.empty() || !command.merge.empty()) return std::nullopt;
  if (auto problem = problem_with(command.search)) return problem;
  if (command.search.games < 1 || command.search.games > kMostPuzzleGames)
    return fmt::format("the number of games must be 1 to {}", kMostPuzzleGames);
  return problem_with(command, command.search.games);
}

int run_puzzle(const PuzzleCommand& command, Ranks& ranks) {
  if (const auto problem = problem_with(command)) return ranks.is_first() ? bad_input(*problem) : kBadInput;
  if (!command.verify.empty()) return ranks.is_first() ? verify(command) : 0;
  return command.merge.empty() ? look_for(command, ranks) : merge(command, ranks);
}

int run_puzzle(const PuzzleCommand& command) {
  const auto ranks = join_ranks();
  return ranks ? run_puzzle(command, **ranks) : bad_input(ranks.error());
}

}  // namespace vendemmia
