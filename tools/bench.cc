#include "tools/bench.h"

#include <algorithm>
#include <time.h>
#include <vector>

#include <fmt/core.h>

#include "engine/game/door.h"
#include "engine/game/signature.h"

namespace vendemmia {
namespace {

// What this thread has had of its core, in seconds: whoever else uses the machine does not count.
double core_seconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

struct Played {
  u64 games = 0;
  u64 choices = 0;
  u64 years = 0;
};

// All games played, and the rates of the fastest slice of the time: other work on the machine's caches and
// clocks only ever slows a slice down.
struct Rates {
  Played played;
  double games_per_s = 0;
  double choices_per_s = 0;
};
constexpr unsigned kSlices = 5;

void play_one(const Options& options, Seed seed, Played& played) {
  State s = new_game(options, seed);
  Rng choice(~seed);
  ActionList legal;
  legal_actions(s, legal);
  while (!legal.empty()) {
    const auto count = static_cast<u32>(legal.size());
    if (count > 1) ++played.choices;
    const Action answer = legal[count > 1 ? choice.below(count) : 0];
    apply(s, answer, Events::none(), legal);
  }
  ++played.games;
  played.years += s.year;
}

Rates play_for(double seconds, const Options& options) {
  constexpr u64 kWarmUp = 50;
  Played ignored;
  for (Seed seed = 0; seed < kWarmUp; ++seed) play_one(options, seed, ignored);
  Rates rates;
  Played& played = rates.played;
  for (unsigned slice = 0; slice < kSlices; ++slice) {
    const Played before = played;
    const double start = core_seconds();
    double spent = 0;
    while ((spent = core_seconds() - start) < seconds / kSlices) {
      for (unsigned i = 0; i < 16; ++i) play_one(options, played.games, played);
    }
    rates.games_per_s = std::max(rates.games_per_s, static_cast<double>(played.games - before.games) / spent);
    rates.choices_per_s =
        std::max(rates.choices_per_s, static_cast<double>(played.choices - before.choices) / spent);
  }
  return rates;
}

PlayFigures measure_play(unsigned players, double seconds) {
  Options options;
  options.players = static_cast<u8>(players);
  const Rates whole = play_for(seconds, options);
  options.last_year = 7;
  const Rates cut = play_for(seconds, options);
  const auto games = static_cast<double>(whole.played.games);
  return {whole.games_per_s, cut.games_per_s, whole.choices_per_s,
          static_cast<double>(whole.played.choices) / games, static_cast<double>(whole.played.years) / games};
}

// From one place of a ring to the next, as a search does with the positions along a line of play.
double measure_copy(double seconds) {
  constexpr std::size_t kRing = 64;
  constexpr unsigned kRounds = 1000;
  std::vector<State> ring(kRing, new_game(Options{}, 1));
  double fastest = 0;
  for (unsigned slice = 0; slice < kSlices; ++slice) {
    u64 copies = 0;
    double spent = 0;
    const double start = core_seconds();
    while ((spent = core_seconds() - start) < seconds / kSlices) {
      for (unsigned round = 0; round < kRounds; ++round) {
        for (std::size_t i = 0; i < kRing; ++i) {
          ring[(i + 1) % kRing] = ring[i];
          asm volatile("" : : "r"(ring.data()) : "memory");  // the copy must really stand there
        }
      }
      copies += kRounds * kRing;
    }
    fastest = std::max(fastest, static_cast<double>(copies) / spent);
  }
  return 1e9 / fastest;
}

}  // namespace

BenchFigures measure(double seconds) {
  BenchFigures figures;
  figures.copy_ns = measure_copy(std::min(seconds, 1.0));
  figures.signature = signature(1000);
  for (unsigned players = 2; players <= kMaxPlayers; ++players) {
    figures.play[players] = measure_play(players, seconds);
  }
  return figures;
}

std::string json_of(const BenchFigures& figures) {
  std::string text = fmt::format("{{\"state_bytes\":{},\"copy_ns\":{:.1f},\"signature\":\"{:016x}\"",
                                 sizeof(State), figures.copy_ns, figures.signature);
  for (unsigned players = 2; players <= kMaxPlayers; ++players) {
    const PlayFigures& play = figures.play[players];
    text += fmt::format(
        ",\"{}\":{{\"games_per_s\":{:.1f},\"seven_year_games_per_s\":{:.1f},\"choices_per_s\":{:.0f},"
        "\"choices_per_game\":{:.2f},\"mean_years\":{:.3f}}}",
        players, play.games_per_s, play.seven_year_games_per_s, play.choices_per_s, play.choices_per_game,
        play.mean_years);
  }
  return text + "}\n";
}

std::string table_of(const BenchFigures& figures) {
  std::string text = fmt::format("state {} bytes, copied in {:.1f} ns; signature of 1000 games {:016x}\n\n",
                                 sizeof(State), figures.copy_ns, figures.signature);
  text += "players   choices/s     games/s  7-year games/s  choices/game  mean years\n";
  for (unsigned players = 2; players <= kMaxPlayers; ++players) {
    const PlayFigures& play = figures.play[players];
    text +=
        fmt::format("{:>7}{:>12.0f}{:>12.1f}{:>16.1f}{:>14.1f}{:>12.2f}\n", players, play.choices_per_s,
                    play.games_per_s, play.seven_year_games_per_s, play.choices_per_game, play.mean_years);
  }
  return text;
}

int bench(const BenchOptions& options) {
  const BenchFigures figures = measure(options.seconds);
  fmt::print("{}", options.json ? json_of(figures) : table_of(figures));
  return 0;
}

}  // namespace vendemmia
