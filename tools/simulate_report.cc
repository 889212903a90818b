// What simulated games are told as: a table for programs, a summary for people. Players count from 1.
#include <cmath>

#include <fmt/core.h>

#include "engine/core/bits.h"
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

// Wilson's 95 % interval of a share.
struct Interval {
  double low;
  double high;
};
Interval interval_of(double share, double count) {
  constexpr double kZ = 1.959964;
  const double middle = share + kZ * kZ / (2 * count);
  const double reach = kZ * std::sqrt(share * (1 - share) / count + kZ * kZ / (4 * count * count));
  const double scale = 1 + kZ * kZ / count;
  return {(middle - reach) / scale, (middle + reach) / scale};
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
  const double share = wins / count;
  const auto [low, high] = interval_of(share, count);
  const std::string& bot = options.bots.size() == 1 ? options.bots[0] : options.bots[seat];
  return fmt::format("player {} ({}): wins {:.1f} % ({:.1f} to {:.1f}), mean VP {:.2f}\n", seat + 1, bot,
                     100 * share, 100 * low, 100 * high, vp / count);
}

}  // namespace

std::string csv_of(const SimulateOptions& options, const std::vector<SimulatedGame>& games) {
  std::string text = "game,seed,players,years,decisions,choices,winners";
  for (unsigned seat = 1; seat <= kMaxPlayers; ++seat) text += fmt::format(",vp_{}", seat);
  for (unsigned seat = 1; seat <= kMaxPlayers; ++seat) text += fmt::format(",lira_{}", seat);
  text += '\n';
  const unsigned players = options.game.players;
  for (std::size_t i = 0; i < games.size(); ++i) {
    const SimulatedGame& game = games[i];
    text += fmt::format("{},{},{},{},{},{},{}", i + 1, game.seed, players, game.years, game.decisions,
                        game.choices, winners_of(game));
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
  for (unsigned seat = 0; seat < options.game.players; ++seat) text += line_of_player(options, games, seat);
  return text;
}

}  // namespace vendemmia
