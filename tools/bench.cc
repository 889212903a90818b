#include "tools/bench.h"

#include <algorithm>
#include <chrono>
#include <vector>

#include <fmt/core.h>

#include "engine/game/door.h"
#include "engine/game/signature.h"

namespace vendemmia {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

struct Played {
  u64 games = 0;
  u64 choices = 0;
  u64 years = 0;
  double seconds = 0;
};

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

Played play_for(double seconds, const Options& options) {
  constexpr u64 kWarmUp = 50;
  Played ignored;
  for (Seed seed = 0; seed < kWarmUp; ++seed) play_one(options, seed, ignored);
  Played played;
  const auto start = Clock::now();
  while ((played.seconds = seconds_since(start)) < seconds) {
    for (unsigned i = 0; i < 16; ++i) play_one(options, played.games, played);
  }
  return played;
}

PlayFigures measure_play(unsigned players, double seconds) {
  Options options;
  options.players = static_cast<u8>(players);
  const Played whole = play_for(seconds, options);
  options.last_year = 7;
  const Played cut = play_for(seconds, options);
  const auto games = static_cast<double>(whole.games);
  const auto choices = static_cast<double>(whole.choices);
  return {games / whole.seconds, static_cast<double>(cut.games) / cut.seconds, choices / whole.seconds,
          choices / games, static_cast<double>(whole.years) / games};
}

// From one place of a ring to the next, as a search does with the positions along a line of play.
double measure_copy(double seconds) {
  constexpr std::size_t kRing = 64;
  constexpr unsigned kRounds = 1000;
  std::vector<State> ring(kRing, new_game(Options{}, 1));
  u64 copies = 0;
  double spent = 0;
  const auto start = Clock::now();
  while ((spent = seconds_since(start)) < seconds) {
    for (unsigned round = 0; round < kRounds; ++round) {
      for (std::size_t i = 0; i < kRing; ++i) {
        ring[(i + 1) % kRing] = ring[i];
        asm volatile("" : : "r"(ring.data()) : "memory");  // the copy must really stand there
      }
    }
    copies += kRounds * kRing;
  }
  return spent * 1e9 / static_cast<double>(copies);
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
