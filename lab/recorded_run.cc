#include "lab/recorded_run.h"

#include <algorithm>
#include <string_view>

#include <fmt/core.h>

namespace vendemmia {
namespace {

// Between two rounds the ranks wait for each other, so a round is long; but what the other ranks have played is on disk only
// at its end.
constexpr u64 kGamesPerThreadInRound = 16;

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    lines.push_back(text.substr(0, text.find('\n')));
    text.remove_prefix(lines.back().size() + 1);
  }
  return lines;
}

// The first rank's side: what is known, and where it is kept.
struct Keeper {
  const RecordedRun& run;
  const Recorded& recorded;
  std::unique_ptr<RecordLog> log;
  Records records;
  std::string problem;
  bool goes_on = true;

  void open() {
    records.run = run.description;
    if (run.records.empty()) return;
    auto opened = RecordLog::open(run.records, run.description);
    if (!opened) {
      problem = opened.error();
      return;
    }
    log = std::move(*opened);
    const auto& found = log->found().games;
    const auto end = found.lower_bound(run.range.first + run.range.count);
    for (auto game = found.lower_bound(run.range.first); game != end; ++game) {
      records.games.insert(*game);
      if (!recorded({game->first, game->second})) goes_on = false;
    }
  }

  // Whether to go on.
  bool keep(const GameRecord& game) {
    if (log != nullptr && !log->append(game.line)) {
      problem = fmt::format("cannot write '{}'", run.records);
      return goes_on = false;
    }
    records.games.emplace(game.number, game.line);
    if (!recorded(game)) goes_on = false;
    return goes_on;
  }

  std::string numbers() const {
    std::string text;
    for (const auto& [number, line] : records.games) text += fmt::format("{}\n", number);
    return text;
  }
};

std::vector<u64> numbers_in(std::string_view text) {
  std::vector<u64> numbers;
  for (const std::string_view line : lines_of(text)) numbers.push_back(std::stoull(std::string(line)));
  return numbers;
}

void play_alone(const RecordedRun& run, const std::vector<u64>& done, const PlayNumberedGame& play,
                Keeper& keeper) {
  run_games(run.range, done, run.jobs, play,
            [&keeper](const GameRecord& game) { return !game.line.empty() && keeper.keep(game); });
}

// In a round each rank plays every size-th game; then the first rank hears of them and says whether there is another.
void play_together(const RecordedRun& run, const std::vector<u64>& done, const PlayNumberedGame& play,
                   Ranks& ranks, Keeper& keeper) {
  const u64 round = kGamesPerThreadInRound * run.jobs * ranks.size();
  const u64 end = run.range.first + run.range.count;
  for (u64 first = run.range.first; first < end; first += round) {
    const GameRange range{first, std::min(round, end - first)};
    std::vector<u64> not_mine;
    for (u64 number = first; number < first + range.count; ++number) {
      if (number % ranks.size() != ranks.rank() || std::ranges::binary_search(done, number))
        not_mine.push_back(number);
    }
    std::string mine;
    bool given_up = false;
    run_games(range, not_mine, run.jobs, play, [&](const GameRecord& game) {
      given_up = game.line.empty();
      if (!given_up) mine += game.line + '\n';
      return !given_up;
    });
    bool anybody_gave_up = false;
    // The first letter tells whether this rank has given up.
    for (const std::string& theirs : ranks.gather((given_up ? "-" : "+") + mine)) {
      anybody_gave_up |= theirs[0] == '-';
      for (const std::string_view line : lines_of(std::string_view(theirs).substr(1))) {
        if (const auto number = number_of(line); number && keeper.problem.empty())
          keeper.keep({*number, std::string(line)});
      }
    }
    if (ranks.broadcast(keeper.goes_on && !anybody_gave_up ? "on" : "") != "on") return;
  }
}

}  // namespace

tl::expected<Records, std::string> run_recorded(const RecordedRun& run, const PlayNumberedGame& play,
                                                Ranks& ranks, const Recorded& recorded) {
  Keeper keeper{run, recorded, nullptr, {}, {}};
  if (ranks.is_first()) keeper.open();
  if (std::string problem = ranks.broadcast(keeper.problem); !problem.empty())
    return tl::unexpected(std::move(problem));
  const std::vector<u64> done = numbers_in(ranks.broadcast(keeper.numbers()));
  if (ranks.broadcast(keeper.goes_on ? "on" : "") == "on") {
    if (ranks.size() == 1) {
      play_alone(run, done, play, keeper);
    } else {
      play_together(run, done, play, ranks, keeper);
    }
  }
  if (std::string problem = ranks.broadcast(keeper.problem); !problem.empty())
    return tl::unexpected(std::move(problem));
  return std::move(keeper.records);
}

}  // namespace vendemmia
