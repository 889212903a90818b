#include "tools/lab_run.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <thread>
#include <unistd.h>

#include <fmt/core.h>

#include "lab/recorded_run.h"
#include "text/text_file.h"
#include "tools/bad_input.h"
#include "tools/progress_bar.h"

namespace vendemmia {
namespace {

constexpr int kInterrupted = 130;

// --- Interruption -------------------------------------------------------------------------------

std::atomic<bool> is_interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free);  // a signal may set it

// While it lives, the first Ctrl-C or request to end sets the mark; the second ends the program at once.
class InterruptGuard {
 public:
  InterruptGuard() {
    is_interrupted = false;
    struct sigaction action{};
    action.sa_handler = [](int) { is_interrupted = true; };
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

}  // namespace

unsigned threads_for(std::optional<unsigned> wanted, const Ranks& ranks) {
  const unsigned usual = ranks.size() > 1 ? 1 : std::max(1u, std::thread::hardware_concurrency());
  return wanted.value_or(usual);
}

GameRange part_of(const RunOptions& options, u64 games) {
  return {options.first, options.count.value_or(games > options.first ? games - options.first : 0)};
}

std::optional<std::string> problem_with(const RunOptions& options, u64 games) {
  if (options.jobs && (*options.jobs < 1 || *options.jobs > kMostJobs))
    return fmt::format("the number of jobs must be 1 to {}", kMostJobs);
  const GameRange part = part_of(options, games);
  if (part.first >= games || part.count == 0) return "there are no games in this part of the run";
  if (part.count > games - part.first)
    return fmt::format("this part ends beyond the {} games of the run", games);
  return std::nullopt;
}

const std::atomic<bool>& interrupted() { return is_interrupted; }

int play_run(const PlayedRun& run, const RunOptions& options, Ranks& ranks) {
  const std::string problem = ranks.broadcast(ranks.is_first() ? run.prepare() : "");
  if (!problem.empty()) return ranks.is_first() ? bad_input(problem) : kBadInput;

  const InterruptGuard guard;
  const GameRange range = part_of(options, run.games);
  tl::expected<Records, std::string> records;
  {
    ProgressBar progress(range.count, run.score);
    records = run_recorded({run.description, range, threads_for(options.jobs, ranks), options.records},
                           run.play, ranks, [&](const GameRecord& record) {
                             const bool goes_on = run.recorded(record);
                             progress.add_game();
                             return goes_on && !is_interrupted;
                           });
  }
  if (!ranks.is_first()) return records ? 0 : kBadInput;
  if (!records) return bad_input(records.error());
  const u64 played = records->games.size();
  // An old report is worth more than one on no games.
  const int code = played == 0 ? 0 : run.report(std::move(*records));
  if (code != 0 || !is_interrupted) return code;
  fmt::print(stderr, "vendemmia: interrupted after {} of {} games{}\n", played, range.count,
             options.records.empty() ? "" : "; the same command goes on from there");
  return kInterrupted;
}

int merge_run(const MergedRun& run, const RunOptions& options, Ranks& ranks) {
  if (!ranks.is_first()) return 0;
  auto records = merge_records(options.merge);
  if (!records) return bad_input(records.error());
  if (const std::string problem = run.prepare(*records); !problem.empty()) return bad_input(problem);
  if (const std::string problem = WantedFile(options.records).finish(text_of(*records)); !problem.empty())
    return bad_input(problem);
  return run.report(std::move(*records));
}

}  // namespace vendemmia
