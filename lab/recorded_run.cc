#include "lab/recorded_run.h"

#include <algorithm>
#include <chrono>
#include <string_view>

#include <fmt/core.h>

namespace vendemmia {
namespace {

// Between two rounds the ranks wait for each other, so a round is long; but what the other ranks have played is on disk only
// at its end. So a round of short games has more of them than a round of long ones.
constexpr u64 kFewestGamesOfThread = 16;
constexpr u64 kMostGamesOfThread = 1024;
constexpr auto kLongRound = std::chrono::seconds(1);

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

u64 number_in(std::string_view text) { return std::stoull(std::string(text)); }

std::vector<u64> numbers_in(std::string_view text) {
  std::vector<u64> numbers;
  for (const std::string_view line : lines_of(text)) numbers.push_back(number_in(line));
  return numbers;
}

void play_alone(const RecordedRun& run, const std::vector<u64>& done, const PlayNumberedGame& play,
                Keeper& keeper) {
  run_games(run.range, done, run.jobs, play,
            [&keeper](const GameRecord& game) { return !game.line.empty() && keeper.keep(game); });
}

// What a rank has to say at the end of a round: a letter, whether it has given up; then its games, each on a line behind its
// number, so that the first rank need not read them.
struct Share {
  std::string text = "+";

  void add(const GameRecord& game) {
    if (game.line.empty()) {
      text[0] = '-';
    } else {
      text += fmt::format("{} {}\n", game.number, game.line);
    }
  }
  bool given_up() const { return text[0] == '-'; }
  std::vector<GameRecord> games() const {
    std::vector<GameRecord> games;
    for (const std::string_view line : lines_of(std::string_view(text).substr(1))) {
      const auto space = line.find(' ');
      games.push_back({number_in(line.substr(0, space)), std::string(line.substr(space + 1))});
    }
    return games;
  }
};

// This rank's games of a round: every size-th.
Share play_share(const GameRange& round, const std::vector<u64>& done, unsigned jobs,
                 const PlayNumberedGame& play, const Ranks& ranks) {
  std::vector<u64> not_mine;
  for (u64 number = round.first; number < round.first + round.count; ++number) {
    if (number % ranks.size() != ranks.rank() || std::ranges::binary_search(done, number))
      not_mine.push_back(number);
  }
  Share share;
  run_games(round, not_mine, jobs, play, [&share](const GameRecord& game) {
    share.add(game);
    return !share.given_up();
  });
  return share;
}

// After each round the first rank hears of the games and says how many each thread plays in the next; none: the run is over.
void play_together(const RecordedRun& run, const std::vector<u64>& done, const PlayNumberedGame& play,
                   Ranks& ranks, Keeper& keeper) {
  const u64 end = run.range.first + run.range.count;
  u64 games_of_thread = kFewestGamesOfThread;
  for (u64 first = run.range.first; first < end && games_of_thread != 0;) {
    const auto start = std::chrono::steady_clock::now();
    const GameRange round{first, std::min(games_of_thread * run.jobs * ranks.size(), end - first)};
    const Share mine = play_share(round, done, run.jobs, play, ranks);
    bool goes_on = true;
    for (std::string& text : ranks.gather(mine.text)) {
      const Share theirs{std::move(text)};
      goes_on &= !theirs.given_up();
      for (const GameRecord& game : theirs.games()) {
        if (keeper.problem.empty()) keeper.keep(game);
      }
    }
    const bool was_short = std::chrono::steady_clock::now() - start < kLongRound;
    if (was_short) games_of_thread = std::min(2 * games_of_thread, kMostGamesOfThread);
    games_of_thread =
        number_in(ranks.broadcast(std::to_string(keeper.goes_on && goes_on ? games_of_thread : 0)));
    first += round.count;
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
