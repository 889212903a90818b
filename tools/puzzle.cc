#include "tools/puzzle.h"

#include <algorithm>
#include <thread>

#include <fmt/core.h>

#include "lab/puzzle/collection.h"
#include "lab/run.h"
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

tl::expected<PuzzleCollection, std::string> read_file(const std::string& path) {
  constexpr std::size_t kMostBytes = std::size_t{64} << 20;
  const auto text = read_text_file(path, kMostBytes);
  if (!text) return tl::unexpected(fmt::format("cannot read '{}'", path));
  auto collection = read_collection(*text);
  if (!collection) return tl::unexpected(fmt::format("{}: {}", path, collection.error()));
  return collection;
}

int tell(const PuzzleCommand& command, const Records& records, PuzzleCollection collection,
         WantedFile& file) {
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

// What is read and opened before anything is looked for. Returns what is wrong, or nothing.
std::string prepare(const PuzzleCommand& command, PuzzleCollection& with, std::optional<WantedFile>& file) {
  if (!command.with.empty()) {
    auto read = read_file(command.with);
    if (!read) return read.error();
    with = std::move(*read);
  }
  return file.emplace(command.out).problem();
}

int merge(const PuzzleCommand& command, Ranks& ranks) {
  std::optional<WantedFile> file;
  PuzzleCollection with;
  MergedRun run;
  run.prepare = [&](const Records&) { return prepare(command, with, file); };
  run.report = [&](const Records& records) { return tell(command, records, with, *file); };
  return merge_run(run, command, ranks);
}

int look_for(const PuzzleCommand& command, Ranks& ranks) {
  const PuzzleSearch& search = command.search;
  std::optional<WantedFile> file;
  PuzzleCollection with;
  u64 found = 0;
  PlayedRun run;
  run.description = description_of(search, kVersion);
  run.games = search.games;
  run.prepare = [&] { return prepare(command, with, file); };
  run.play = [&search](u64 number) {
    const std::vector<Puzzle> puzzles = puzzles_of_game(search, number, interrupted());
    return interrupted() ? std::string() : line_of(number, puzzles);
  };
  run.recorded = [&](const GameRecord& record) {
    if (const auto puzzles = read_puzzles_line(record.line)) found += puzzles->size();
    return true;
  };
  run.score = [&found] { return fmt::format(", {} puzzles", found); };
  run.report = [&](const Records& records) { return tell(command, records, with, *file); };
  return play_run(run, command, ranks);
}

// Those that hold are written where --out says, with their proofs as they come out today.
int verify(const PuzzleCommand& command) {
  auto collection = read_file(command.verify);
  if (!collection) return bad_input(collection.error());
  WantedFile file(command.out);
  if (const std::string problem = file.problem(); !problem.empty()) return bad_input(problem);
  const std::vector<Puzzle> all = std::move(collection->puzzles);
  const u16 gap = gap_of(*collection);
  const u64 count = (all.size() + command.every - 1) / command.every;
  std::vector<tl::expected<Puzzle, std::string>> proved(count, tl::unexpected(std::string()));
  const auto prove = [&](u64 number) {
    proved[number] = proved_again(all[number * command.every], gap);
    return std::string();
  };
  const unsigned jobs = command.jobs.value_or(std::max(1u, std::thread::hardware_concurrency()));
  run_games({0, count}, {}, jobs, prove, [](const GameRecord&) { return true; });
  collection->puzzles.clear();
  for (u64 number = 0; number < count; ++number) {
    if (proved[number])
      collection->puzzles.push_back(std::move(*proved[number]));
    else
      fmt::print("{}: {}\n", id_of(all[number * command.every]), proved[number].error());
  }
  if (const std::string problem = file.finish(text_of(*collection)); !problem.empty())
    return bad_input(problem);
  fmt::print("{} of {} puzzles hold\n", collection->puzzles.size(), count);
  return collection->puzzles.size() == count ? 0 : 1;
}

}  // namespace

std::optional<std::string> problem_with(const PuzzleCommand& command) {
  if (command.every == 0) return "every 0th puzzle is none";
  if (!command.merge.empty()) return std::nullopt;
  if (!command.verify.empty()) return problem_with(static_cast<const RunOptions&>(command), u64{1});
  if (auto problem = problem_with(command.search)) return problem;
  if (command.search.games < 1 || command.search.games > kMostPuzzleGames)
    return fmt::format("the number of games must be 1 to {}", kMostPuzzleGames);
  return problem_with(static_cast<const RunOptions&>(command), command.search.games);
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
