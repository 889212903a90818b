#include "tools/arena.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <thread>
#include <unistd.h>

#include <fmt/core.h>

#include "lab/contestant.h"
#include "lab/recorded_run.h"
#include "server/version.h"
#include "tools/text_file.h"

namespace vendemmia {
namespace {

constexpr u64 kMostGames = 100'000'000;
constexpr unsigned kMostJobs = 256;
constexpr int kBadInput = 2;
constexpr int kInterrupted = 130;

int fail(const std::string& what) {
  fmt::print(stderr, "vendemmia: {}\n", what);
  return kBadInput;
}

// --- Interruption -------------------------------------------------------------------------------

std::atomic<bool> interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free);  // a signal may set it

// While it lives, the first Ctrl-C or request to end sets the mark; the second ends the program at once.
class InterruptGuard {
 public:
  InterruptGuard() {
    interrupted = false;
    struct sigaction action{};
    action.sa_handler = [](int) { interrupted = true; };
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    ::sigaction(SIGINT, &action, &before_[0]);
    ::sigaction(SIGTERM, &action, &before_[1]);
  }
  ~InterruptGuard() {
    ::sigaction(SIGINT, &before_[0], nullptr);
    ::sigaction(SIGTERM, &before_[1], nullptr);
  }
  InterruptGuard(const InterruptGuard&) = delete;
  InterruptGuard& operator=(const InterruptGuard&) = delete;

 private:
  std::array<struct sigaction, 2> before_{};
};

// --- Progress -----------------------------------------------------------------------------------

// One line on a terminal: how far the run is, the score so far, how long it will take.
class ProgressBar {
 public:
  ProgressBar(const MatchOptions& match, u64 games)
      : match_(match),
        games_(games),
        is_shown_(isatty(STDERR_FILENO) != 0),
        scores_(static_cast<unsigned>(match.bots.size())) {}
  ~ProgressBar() {
    if (is_shown_ && finished_ != 0) fmt::print(stderr, "\n");
  }
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  void add(const MatchResult& game) {
    ++finished_;
    scores_.add(pair_scores(match_, {game}));
    if (game.solo == SoloResult::Win) ++won_;
    const auto now = Clock::now();
    if (!is_shown_ || (now - shown_ < std::chrono::milliseconds(100) && finished_ != games_)) return;
    // Games that were found in the records come all at once and say nothing about the speed.
    if (shown_ == Clock::time_point{}) {
      start_ = now;
      before_start_ = finished_;
    }
    shown_ = now;
    constexpr u64 kWidth = 30;
    fmt::print(stderr, "\r[{:-<{}}] {}/{} games{}{}\x1b[K", std::string(finished_ * kWidth / games_, '#'),
               kWidth, finished_, games_, score(), time_left());
  }

 private:
  using Clock = std::chrono::steady_clock;

  std::string score() const {
    if (match_.game.players == 1)
      return fmt::format(", {:.1f} % won", 100 * static_cast<double>(won_) / static_cast<double>(finished_));
    std::string text;
    for (unsigned bot = 0; bot < scores_.bots(); ++bot) {
      const double meetings = scores_.meetings(bot);
      text += fmt::format("{} {:.1f} %", text.empty() ? "," : " :",
                          meetings > 0 ? 100 * scores_.points(bot) / meetings : 0);
    }
    return text;
  }

  std::string time_left() const {
    if (finished_ <= before_start_) return {};
    const double a_game = std::chrono::duration<double>(shown_ - start_).count() /
                          static_cast<double>(finished_ - before_start_);
    const auto seconds = static_cast<u64>(a_game * static_cast<double>(games_ - finished_));
    return fmt::format(", {}:{:02}:{:02} left", seconds / 3600, seconds / 60 % 60, seconds % 60);
  }

  const MatchOptions& match_;
  u64 games_;
  bool is_shown_;
  PairScores scores_;
  u64 finished_ = 0;
  u64 won_ = 0;
  u64 before_start_ = 0;
  Clock::time_point start_;
  Clock::time_point shown_;
};

// --- Files --------------------------------------------------------------------------------------

// A file that the user may or may not want.
class WantedFile {
 public:
  explicit WantedFile(const std::string& path) : path_(path) {
    if (!path.empty()) file_.emplace(path);
  }
  std::string problem() const {
    return !file_ || file_->is_open() ? "" : fmt::format("cannot write '{}'", path_);
  }
  // What went wrong, or nothing.
  std::string finish(const std::string& text) {
    return !file_ || file_->finish(text) ? "" : fmt::format("cannot write '{}'", path_);
  }

 private:
  std::string path_;
  std::optional<OutputFile> file_;
};

struct Results {
  WantedFile json;
  WantedFile csv;

  explicit Results(const ArenaOptions& options) : json(options.out), csv(options.csv) {}
  std::string problem() const { return json.problem().empty() ? csv.problem() : json.problem(); }

  int tell(const MatchOptions& match, const Records& records, const std::optional<SequentialOptions>& test,
           u64 first_deal) {
    std::vector<MatchResult> games;
    for (const auto& [number, line] : records.games) {
      const auto game = read_line(match, line);
      if (!game) return fail(fmt::format("the record of game {} cannot be read", number));
      games.push_back(*game);
    }
    const ArenaReport report = report_of(match, games, test, first_deal);
    for (const std::string& problem : {json.finish(vendemmia::json_of(records.run, report).dump(2) + '\n'),
                                       csv.finish(csv_of(match, games))}) {
      if (!problem.empty()) return fail(problem);
    }
    fmt::print("{}", table_of(match, report));
    return 0;
  }
};

u64 deal_at_or_after(const MatchOptions& match, u64 game) {
  const u64 size = games_per_deal(match);
  return (game + size - 1) / size;
}

// --- The two things one can do ------------------------------------------------------------------

int merge(const ArenaOptions& options) {
  const auto records = merge_records(options.merge);
  if (!records) return fail(records.error());
  const auto match = read_description(records->run);
  if (!match) return fail(match.error());
  if (options.test && match->bots.size() != 2) return fail("a sequential test is for two bots");
  Results results(options);
  WantedFile joined(options.records);
  for (const std::string& problem : {results.problem(), joined.problem()}) {
    if (!problem.empty()) return fail(problem);
  }
  if (const std::string problem = joined.finish(text_of(*records)); !problem.empty()) return fail(problem);
  const u64 first = records->games.empty() ? 0 : records->games.begin()->first;
  return results.tell(*match, *records, options.test, deal_at_or_after(*match, first));
}

// Other programs are started once before the games, so that a misspelt command does not lose them all.
std::string problem_with_programs(const MatchOptions& match) {
  for (const std::string& bot : match.bots) {
    const auto contestant =
        seat_contestant(bot, {.options = match.game, .seconds = match.seconds, .stopped = &interrupted});
    if (!contestant) return fmt::format("{} {}", bot, contestant.error());
  }
  return {};
}

unsigned threads_for(const ArenaOptions& options, const Ranks& ranks) {
  const unsigned usual = ranks.size() > 1 ? 1 : std::max(1u, std::thread::hardware_concurrency());
  return options.jobs.value_or(usual);
}

int play(const ArenaOptions& options, Ranks& ranks) {
  const MatchOptions& match = options.match;
  std::optional<Results> results;
  std::string problem;
  if (ranks.is_first()) {
    results.emplace(options);
    problem = results->problem();
    if (problem.empty()) problem = problem_with_programs(match);
  }
  problem = ranks.broadcast(problem);
  if (!problem.empty()) return ranks.is_first() ? fail(problem) : kBadInput;

  const InterruptGuard guard;
  const RecordedRun run{description_of(match, kVersion), range_of(options), threads_for(options, ranks),
                        options.records};
  const u64 first_deal = deal_at_or_after(match, run.range.first);
  std::optional<OrderedDeals> deals;
  if (options.test) deals.emplace(match, first_deal, *options.test);
  tl::expected<Records, std::string> records;
  {
    ProgressBar progress(match, run.range.count);
    records = run_recorded(
        run,
        [&match](u64 number) {
          const auto result = play_match(match, number, interrupted);
          return result ? line_of(match, *result) : std::string();
        },
        ranks,
        [&](const GameRecord& record) {
          const auto game = read_line(match, record.line);
          if (!game) return true;  // the report will say so
          progress.add(*game);
          if (deals) deals->add(*game);
          return !interrupted && !(deals && deals->test().verdict() != Verdict::Open);
        });
  }
  if (!ranks.is_first()) return records ? 0 : kBadInput;
  if (!records) return fail(records.error());
  const int code = results->tell(match, *records, options.test, first_deal);
  if (code != 0 || !interrupted) return code;
  fmt::print(stderr, "vendemmia: interrupted after {} of {} games{}\n", records->games.size(),
             run.range.count, options.records.empty() ? "" : "; the same command goes on from there");
  return kInterrupted;
}

}  // namespace

GameRange range_of(const ArenaOptions& options) {
  const u64 size = games_per_deal(options.match);
  const u64 all = (options.games + size - 1) / size * size;
  return {options.first, options.count.value_or(all > options.first ? all - options.first : 0)};
}

std::optional<std::string> problem_with(const ArenaOptions& options) {
  if (options.test) {
    const SequentialOptions& test = *options.test;
    if (!(test.elo0 < test.elo1)) return "the sequential test needs two Elo differences, the lower one first";
    for (const double chance : {test.alpha, test.beta}) {
      if (!(chance > 0 && chance < 0.5))
        return "the sequential test's chances of error must be above 0 and below 0.5";
    }
  }
  if (!options.merge.empty()) return std::nullopt;
  if (auto problem = problem_with(options.match)) return problem;
  if (options.test && (options.match.bots.size() != 2 || options.match.game.players == 1))
    return "a sequential test is for two bots at one table";
  if (options.jobs && (*options.jobs < 1 || *options.jobs > kMostJobs))
    return fmt::format("the number of jobs must be 1 to {}", kMostJobs);
  if (options.games < 1 || options.games > kMostGames || options.first > kMostGames ||
      options.count.value_or(0) > kMostGames)
    return fmt::format("the number of games must be 1 to {}", kMostGames);
  if (range_of(options).count == 0) return "there are no games in this part of the run";
  return std::nullopt;
}

int arena(const ArenaOptions& options, Ranks& ranks) {
  if (const auto problem = problem_with(options)) return ranks.is_first() ? fail(*problem) : kBadInput;
  if (options.merge.empty()) return play(options, ranks);
  return ranks.is_first() ? merge(options) : 0;
}

int arena(const ArenaOptions& options) {
  const auto ranks = join_ranks();
  return ranks ? arena(options, **ranks) : fail(ranks.error());
}

}  // namespace vendemmia
