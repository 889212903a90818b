// What simulated games are told as: a table for programs, a summary for people. Players count from 1.
#include <algorithm>
#include <cmath>

#include <fmt/core.h>

#include "engine/catalog/names.h"
#include "engine/core/bits.h"
#include "lab/statistics.h"
#include "tools/simulate.h"

namespace vendemmia {
namespace {

std::string winners_of(const SimulatedGame& game) {
  std::string text;
  for (const unsigned seat : Members(game.winners)) {
    text += fmt::format("{}{}", text.empty() ? "" : "+", seat + 1);
  }
  return text;
}

// One column for each seat of the largest table; empty where nobody sits.
std::string columns_of(const std::array<int, kMaxPlayers>& values, unsigned players) {
  std::string text;
  for (unsigned seat = 0; seat < kMaxPlayers; ++seat) {
    text += seat < players ? fmt::format(",{}", values[seat]) : ",";
  }
  return text;
}

// "34.5 % (30.1 to 39.2)", with no interval where the games are too few for one.
std::string percent(double successes, std::size_t games) {
  const Estimate share = share_of(successes, static_cast<double>(games));
  std::string text = fmt::format("{:.1f} %", 100 * share.value);
  if (games >= kLeastSample)
    text += fmt::format(" ({:.1f} to {:.1f})", 100 * share.interval.low, 100 * share.interval.high);
  return text;
}

std::string line_of_player(const SimulateOptions& options, const std::vector<SimulatedGame>& games,
                           unsigned seat) {
  const auto count = static_cast<double>(games.size());
  double wins = 0;  // a shared victory counts for its part
  double vp = 0;
  for (const SimulatedGame& game : games) {
    if (contains(game.winners, seat)) wins += 1.0 / count_bits(game.winners);
    vp += game.vp[seat];
  }
  const std::string& bot = options.bots.size() == 1 ? options.bots[0] : options.bots[seat];
  return fmt::format("player {} ({}): wins {}, mean VP {:.2f}\n", seat + 1, bot, percent(wins, games.size()),
                     vp / count);
}

// How the games against the Automa ended, and how the final VP are spread.
std::string solo_summary(const SimulateOptions& options, const std::vector<SimulatedGame>& games) {
  const auto count = static_cast<double>(games.size());
  std::array<unsigned, 3> results{};
  std::vector<int> vp;
  double sum = 0;
  double squares = 0;
  for (const SimulatedGame& game : games) {
    ++results[static_cast<unsigned>(*game.solo)];
    vp.push_back(game.vp[0]);
    sum += game.vp[0];
    squares += game.vp[0] * game.vp[0];
  }
  std::sort(vp.begin(), vp.end());
  std::string text = fmt::format("{} against the Automa, level {}{}", options.bots[0],
                                 facts(options.game.level).id, options.game.aggressive ? ", aggressive" : "");
  if (options.game.challenge != 0) text += fmt::format(", challenge {}", options.game.challenge);
  text += '\n';
  for (const SoloResult result : {SoloResult::Win, SoloResult::Draw, SoloResult::Loss}) {
    const unsigned times = results[static_cast<unsigned>(result)];
    text += fmt::format("{:<5}{:>8}  {}\n", kSoloResultNames[static_cast<unsigned>(result)], times,
                        percent(times, games.size()));
  }
  const double mean = sum / count;
  text += fmt::format("VP mean {:.2f}, deviation {:.2f}\n", mean,
                      std::sqrt(std::max(0.0, squares / count - mean * mean)));
  text += "VP by percentile of the games:\n";
  for (const unsigned part : {0u, 5u, 25u, 50u, 75u, 95u, 100u}) {
    text += fmt::format("{:>4} %{:>5}\n", part, vp[(vp.size() - 1) * part / 100]);
  }
  text += "VP   games\n";
  for (std::size_t i = 0; i < vp.size();) {
    std::size_t end = i;
    while (end < vp.size() && vp[end] == vp[i]) ++end;
    text += fmt::format("{:>3}{:>7}\n", vp[i], end - i);
    i = end;
  }
  return text;
}

}  // namespace

std::string csv_of(const SimulateOptions& options, const std::vector<SimulatedGame>& games) {
  std::string text = "game,seed,players,years,decisions,choices,winners,solo";
  for (unsigned seat = 1; seat <= kMaxPlayers; ++seat) text += fmt::format(",vp_{}", seat);
  for (unsigned seat = 1; seat <= kMaxPlayers; ++seat) text += fmt::format(",lira_{}", seat);
  text += '\n';
  const unsigned players = options.game.players;
  for (std::size_t i = 0; i < games.size(); ++i) {
    const SimulatedGame& game = games[i];
    text += fmt::format("{},{},{},{},{},{},{},{}", i + 1, game.seed, players, game.years, game.decisions,
                        game.choices, winners_of(game),
                        game.solo ? kSoloResultNames[static_cast<unsigned>(*game.solo)] : "");
    text += columns_of(game.vp, players) + columns_of(game.lira, players) + '\n';
  }
  return text;
}

std::string summary_of(const SimulateOptions& options, const std::vector<SimulatedGame>& games) {
  double years = 0;
  double decisions = 0;
  for (const SimulatedGame& game : games) {
    years += game.years;
    decisions += game.decisions;
  }
  const auto count = static_cast<double>(games.size());
  std::string text = fmt::format("games {}, mean years {:.2f}, mean decisions {:.1f}\n", games.size(),
                                 years / count, decisions / count);
  if (options.game.modules != 0) text += fmt::format("modules {}\n", modules_text(options.game.modules));
  if (options.game.players == 1) return text + solo_summary(options, games);
  for (unsigned seat = 0; seat < options.game.players; ++seat) text += line_of_player(options, games, seat);
  return text;
}

}  // namespace vendemmia
