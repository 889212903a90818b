#include "lab/statistics.h"

#include <cmath>

namespace vendemmia {
Estimate share_of(double successes, double trials) {
  if (trials <= 0) return {0, {0, 1}};
  const double share = successes / trials;
  const double squared = kSigmas95 * kSigmas95;
  const double middle = share + squared / (2 * trials);
  const double reach = kSigmas95 * std::sqrt(share * (1 - share) / trials + squared / (4 * trials * trials));
  const double scale = 1 + squared / trials;
  return {share, {(middle - reach) / scale, (middle + reach) / scale}};
}

Estimate mean_of(std::span<const double> values) {
  if (values.empty()) return {0, {-kInfinity, kInfinity}};
  const auto count = static_cast<double>(values.size());
  double sum = 0;
  for (const double value : values) sum += value;
  const double mean = sum / count;
  if (values.size() == 1) return {mean, {-kInfinity, kInfinity}};
  double squares = 0;
  for (const double value : values) squares += (value - mean) * (value - mean);
  const double reach = kSigmas95 * std::sqrt(squares / (count - 1) / count);
  return {mean, {mean - reach, mean + reach}};
}

}  // namespace vendemmia
