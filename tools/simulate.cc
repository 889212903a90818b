#include "tools/simulate.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <memory>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <utility>

#include <fmt/core.h>

#include "bots/bot.h"
#include "engine/game/door.h"
#include "engine/game/scoring.h"
#include "text/text_file.h"
#include "tools/bad_input.h"
#include "tools/progress_bar.h"
#include "tools/run_options.h"

namespace vendemmia {
namespace {

constexpr u64 kMostSimulated = 10'000'000;

const std::string& bot_of(const SimulateOptions& options, unsigned seat) {
  return options.bots.size() == 1 ? options.bots[0] : options.bots[seat];
}

// The games' seeds are the numbers that a generator with the given seed would draw one after another.
Seed seed_of(const SimulateOptions& options, u64 index) {
  constexpr u64 kStep = 0x9e3779b97f4a7c15u;
  return Rng(options.seed + index * kStep).next();
}

SimulatedGame result_of(const State& s) {
  SimulatedGame game;
  game.years = s.year;
  for (const Standing& one : standings(s)) {
    if (one.place == 1) game.winners |= 1u << one.seat;
    game.vp[one.seat] = one.vp;
    game.lira[one.seat] = one.lira;
  }
  if (is_solo(s)) {
    game.solo = solo_result(s);
    if (game.solo != SoloResult::Win) game.winners = 0;
  }
  return game;
}

bool write_record(const SimulateOptions& options, u64 index, const Journal& record) {
  if (options.records.empty()) return true;
  OutputFile file(fmt::format("{}/game-{:06}.journal", options.records, index + 1));
  return file.is_open() && file.finish(text_of(record));
}

// What the threads share: which game is next, how many are finished, whether a file failed.
struct Work {
  const SimulateOptions& options;
  std::vector<SimulatedGame>& games;
  std::atomic<u64> next{0};
  std::atomic<u64> finished{0};
  std::atomic<bool> failed{false};

  void run() {
    for (u64 index = next++; index < options.games && !failed; index = next++) {
      Journal record;
      games[index] = simulate_game(options, index, record);
      if (!write_record(options, index, record)) failed = true;
      ++finished;
    }
  }
};

}  // namespace

std::optional<std::string> problem_with(const SimulateOptions& options) {
  if (const OptionsProblem problem = problem_with(options.game)) return problem.what;
  if (options.games < 1 || options.games > kMostSimulated) {
    return fmt::format("the number of games must be 1 to {}", kMostSimulated);
  }
  if (options.jobs < 1 || options.jobs > kMostJobs) {
    return fmt::format("the number of jobs must be 1 to {}", kMostJobs);
  }
  if (options.bots.size() != 1 && options.bots.size() != options.game.players) {
    return fmt::format("name one bot for all seats, or {} bots", options.game.players);
  }
  for (const std::string& name : options.bots) {
    if (const auto bot = read_bot_for(options.game, name); !bot) return bot.error();
  }
  return std::nullopt;
}

SimulatedGame simulate_game(const SimulateOptions& options, u64 index, Journal& record) {
  record = {options.game, seed_of(options, index), {}};
  std::array<std::unique_ptr<Bot>, kMaxPlayers> bots;
  for (unsigned seat = 0; seat < options.game.players; ++seat) bots[seat] = make_bot(bot_of(options, seat));
  State s = new_game(record.options, record.seed);
  Rng rng(~record.seed);
  ActionList legal;
  legal_actions(s, legal);
  unsigned choices = 0;
  while (!legal.empty()) {
    const Seat seat = asked_seat(s);
    if (legal.size() > 1) ++choices;
    const Action answer = bots[seat]->choose(observe(s, seat), {}, rng);
    record.actions.push_back(answer);
    apply(s, answer, Events::none(), legal);
  }
  SimulatedGame game = result_of(s);
  game.seed = record.seed;
  game.decisions = static_cast<unsigned>(record.actions.size());
  game.choices = choices;
  return game;
}

std::vector<SimulatedGame> simulate_games(const SimulateOptions& options, const Progress& progress) {
  std::vector<SimulatedGame> games(options.games);
  Work work{options, games};
  std::vector<std::jthread> threads;
  threads.reserve(options.jobs);
  for (unsigned job = 0; job < options.jobs; ++job) threads.emplace_back([&work] { work.run(); });
  while (progress && work.finished < options.games && !work.failed) {
    progress(work.finished);
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  threads.clear();  // waits for all of them
  if (work.failed) return {};
  if (progress) progress(options.games);
  return games;
}

int simulate(const SimulateOptions& options) {
  if (const auto problem = problem_with(options)) return bad_input(*problem);
  std::optional<OutputFile> csv;
  if (!options.out.empty()) {
    csv.emplace(options.out);
    if (!csv->is_open()) return bad_input(fmt::format("cannot write '{}'", options.out));
  }
  std::error_code error;
  if (!options.records.empty()) std::filesystem::create_directories(options.records, error);
  if (error) return bad_input(fmt::format("cannot make the folder '{}'", options.records));

  std::optional<ProgressBar> bar;
  Progress progress;
  if (isatty(STDERR_FILENO) != 0) {
    bar.emplace(options.games, nullptr);
    progress = [&bar, shown = u64{0}](u64 finished) mutable {
      bar->add_games(finished - std::exchange(shown, finished));
    };
  }
  const auto games = simulate_games(options, progress);
  bar.reset();  // ends its line
  if (games.empty()) return bad_input(fmt::format("cannot write the records to '{}'", options.records));
  if (csv && !csv->finish(csv_of(options, games))) {
    return bad_input(fmt::format("cannot write '{}'", options.out));
  }
  fmt::print("{}", summary_of(options, games));
  return 0;
}

}  // namespace vendemmia
