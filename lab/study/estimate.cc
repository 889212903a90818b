#include "lab/study/estimate.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <utility>

#include "lab/statistics.h"

namespace vendemmia::study {
namespace {

constexpr double kFalseShare = 0.05;

// The sum of squares of each game's sum.
class GameSums {
 public:
  void add(u64 game, double value) {
    if (games_ == 0 || game != game_) {
      squares_ += sum_ * sum_;
      sum_ = 0;
      game_ = game;
      ++games_;
    }
    sum_ += value;
  }
  double squares() const { return squares_ + sum_ * sum_; }
  std::size_t games() const { return games_; }

 private:
  u64 game_ = 0;
  std::size_t games_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

struct Spread {
  double mean = 0;
  std::size_t games = 0;
  double variance = 0;  // of the mean, as far as these games show it
};

Spread spread_of(const std::vector<Case>& cases) {
  const auto count = static_cast<double>(cases.size());
  Spread spread;
  for (const Case& one : cases) spread.mean += one.value / count;
  GameSums sums;
  for (const Case& one : cases) sums.add(one.game, one.value - spread.mean);
  spread.games = sums.games();
  spread.variance = sums.squares() / (count * count);
  return spread;
}

}  // namespace

Estimate mean_of(const std::vector<Case>& cases) {
  if (cases.empty()) return {};
  const Spread spread = spread_of(cases);
  if (spread.games < kLeastSample) return {.value = spread.mean};
  const auto games = static_cast<double>(spread.games);
  const double reach = student_sigmas95(spread.games - 1) * std::sqrt(spread.variance * games / (games - 1));
  return {spread.mean, spread.mean - reach, spread.mean + reach};
}

Estimate share_of(const std::vector<Case>& cases) {
  if (cases.empty()) return {};
  const Spread spread = spread_of(cases);
  const double share = spread.mean;
  if (spread.games < kLeastSample) return {.value = share};
  // Ties make shares of a half; the cases are worth what a share of 0 or 1 each with this variance would be.
  const double worth =
      spread.variance > 0 ? share * (1 - share) / spread.variance : static_cast<double>(spread.games);
  const Interval wilson = vendemmia::share_of(share * worth, worth).interval;
  return {share, wilson.low, wilson.high};
}

Difference compare(const std::vector<Compared>& cases) {
  struct Kin {
    double count = 0, with = 0, value = 0;
  };
  std::map<unsigned, Kin> kins;
  for (const Compared& one : cases) {
    Kin& kin = kins[one.kin];
    kin.count += 1;
    kin.with += one.with ? 1 : 0;
    kin.value += one.value;
  }
  // Both sides as deviations from the mean of their kin.
  const auto deviation = [&](const Compared& one) {
    const Kin& kin = kins.at(one.kin);
    return std::pair{(one.with ? 1 : 0) - kin.with / kin.count, one.value - kin.value / kin.count};
  };
  double both = 0;
  double squares = 0;
  for (const Compared& one : cases) {
    const auto [with, value] = deviation(one);
    both += with * value;
    squares += with * with;
  }
  if (squares <= 0) return {};
  const double change = both / squares;
  GameSums sums;
  for (const Compared& one : cases) {
    const auto [with, value] = deviation(one);
    sums.add(one.game, with * (value - change * with));
  }
  const double error = std::sqrt(sums.squares()) / squares;
  if (error <= 0 || sums.games() < kLeastSample) return {};
  const double reach = student_sigmas95(sums.games() - 1) * error;
  return {.change = {change, change - reach, change + reach},
          .chance = student_beyond(change / error, sums.games() - 1),
          .known = true};
}

std::vector<bool> believable(const std::vector<double>& chances) {
  std::vector<std::size_t> order(chances.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::sort(order, {}, [&](std::size_t i) { return std::pair{chances[i], i}; });
  std::size_t believed = 0;
  for (std::size_t rank = 1; rank <= order.size(); ++rank) {
    const double limit = kFalseShare * static_cast<double>(rank) / static_cast<double>(order.size());
    if (chances[order[rank - 1]] <= limit) believed = rank;
  }
  std::vector<bool> marks(chances.size());
  for (std::size_t rank = 0; rank < believed; ++rank) marks[order[rank]] = true;
  return marks;
}

}  // namespace vendemmia::study
