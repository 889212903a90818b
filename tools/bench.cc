#include "tools/bench.h"

#include <algorithm>
#include <vector>

#include <fmt/core.h>

#include "engine/game/door.h"
#include "engine/game/signature.h"
#include "tools/bench_against.h"
#include "tools/bench_search.h"
#include "tools/core_clock.h"

namespace vendemmia {
namespace {

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

void play_slice(double seconds, const Options& options, Rates& rates) {
  Played& played = rates.played;
  const Played before = played;
  const double start = core_seconds();
  double spent = 0;
  while ((spent = core_seconds() - start) < seconds) {
    for (unsigned i = 0; i < 16; ++i) play_one(options, played.games, played);
  }
  rates.games_per_s = std::max(rates.games_per_s, static_cast<double>(played.games - before.games) / spent);
  rates.choices_per_s =
      std::max(rates.choices_per_s, static_cast<double>(played.choices - before.choices) / spent);
}

// Whole games and games cut after year 7.
struct PlayRates {
  Rates whole;
  Rates cut;

  void add_slice(unsigned players, Modules modules, double seconds) {
    Options options;
    options.players = static_cast<u8>(players);
    options.modules = modules;
    play_slice(seconds, options, whole);
    options.last_year = 7;
    play_slice(seconds, options, cut);
  }

  PlayFigures figures() const {
    const auto games = static_cast<double>(whole.played.games);
    return {whole.games_per_s, cut.games_per_s, whole.choices_per_s,
            static_cast<double>(whole.played.choices) / games,
            static_cast<double>(whole.played.years) / games};
  }
};

// From one place of a ring to the next, as a search does with the positions along a line of play.
double copy_slice(double seconds, std::vector<State>& ring) {
  constexpr unsigned kRounds = 1000;
  u64 copies = 0;
  const double start = core_seconds();
  double spent = 0;
  while ((spent = core_seconds() - start) < seconds) {
    for (unsigned round = 0; round < kRounds; ++round) {
      for (std::size_t i = 0; i < ring.size(); ++i) {
        ring[(i + 1) % ring.size()] = ring[i];
        asm volatile("" : : "r"(ring.data()) : "memory");  // the copy must really stand there
      }
    }
    copies += kRounds * ring.size();
  }
  return spent * 1e9 / static_cast<double>(copies);
}

}  // namespace

BenchFigures measure(double seconds, Modules modules) {
  constexpr unsigned kSlices = 5;
  constexpr std::size_t kRing = 64;
  std::vector<State> ring(kRing, new_game(Options{.modules = modules}, 1));
  std::array<PlayRates, kMaxPlayers + 1> rates;
  BenchFigures figures;
  figures.signature = signature(1000, modules);  // and warms everything up
  figures.copy_ns = copy_slice(seconds / kSlices, ring);
  // In rounds, so that a busy moment of the machine does not hit all slices of one figure.
  for (unsigned slice = 0; slice < kSlices; ++slice) {
    figures.copy_ns = std::min(figures.copy_ns, copy_slice(seconds / kSlices, ring));
    for (unsigned players = 1; players <= kMaxPlayers; ++players) {
      rates[players].add_slice(players, modules, seconds / kSlices);
    }
  }
  for (unsigned players = 1; players <= kMaxPlayers; ++players)
    figures.play[players] = rates[players].figures();
  return figures;
}

namespace {

// Without the braces around them.
std::string json_fields(const BenchFigures& figures) {
  std::string text = fmt::format("\"state_bytes\":{},\"copy_ns\":{:.1f},\"signature\":\"{:016x}\"",
                                 sizeof(State), figures.copy_ns, figures.signature);
  for (unsigned players = 1; players <= kMaxPlayers; ++players) {
    const PlayFigures& play = figures.play[players];
    text += fmt::format(
        ",\"{}\":{{\"games_per_s\":{:.1f},\"seven_year_games_per_s\":{:.1f},\"choices_per_s\":{:.0f},"
        "\"choices_per_game\":{:.2f},\"mean_years\":{:.3f}}}",
        players, play.games_per_s, play.seven_year_games_per_s, play.choices_per_s, play.choices_per_game,
        play.mean_years);
  }
  return text;
}

std::string one_table(std::string_view title, const BenchFigures& figures) {
  std::string text =
      fmt::format("{}: state {} bytes, copied in {:.1f} ns; signature of 1000 games {:016x}\n\n", title,
                  sizeof(State), figures.copy_ns, figures.signature);
  text += "players   choices/s     games/s  7-year games/s  choices/game  mean years\n";
  for (unsigned players = 1; players <= kMaxPlayers; ++players) {
    const PlayFigures& play = figures.play[players];
    text +=
        fmt::format("{:>7}{:>12.0f}{:>12.1f}{:>16.1f}{:>14.1f}{:>12.2f}\n", players, play.choices_per_s,
                    play.games_per_s, play.seven_year_games_per_s, play.choices_per_game, play.mean_years);
  }
  return text;
}

}  // namespace

std::string json_of(const BenchFigures& base, const BenchFigures& tuscany) {
  return "{" + json_fields(base) + ",\"tuscany\":{" + json_fields(tuscany) + "}}\n";
}

std::string table_of(const BenchFigures& base, const BenchFigures& tuscany) {
  return one_table("Base game", base) + "\n" + one_table("Tuscany, all modules", tuscany);
}

int bench(const BenchOptions& options) {
  if (options.search) return bench_search(options);
  if (!options.against.empty()) return bench_against(options);
  const BenchFigures base = measure(options.seconds);
  const BenchFigures tuscany = measure(options.seconds, kAllModules);
  fmt::print("{}", options.json ? json_of(base, tuscany) : table_of(base, tuscany));
  return 0;
}

}  // namespace vendemmia
