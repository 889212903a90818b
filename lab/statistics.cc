#include "lab/statistics.h"

#include <cmath>
#include <numbers>

namespace vendemmia {
namespace {

// From here on the normal distribution is the same to four digits.
constexpr std::size_t kAsGoodAsNormal = 20'000;

// The part of Student's distribution between -t and t, a finite sum for whole degrees of freedom: Abramowitz and Stegun,
// 26.7.3 and 26.7.4.
double student_within(double t, std::size_t degrees_of_freedom) {
  const double angle = std::atan(t / std::sqrt(static_cast<double>(degrees_of_freedom)));
  const double cosine = std::cos(angle);
  const bool odd = degrees_of_freedom % 2 == 1;
  double term = odd ? cosine : 1;
  double sum = 0;
  for (std::size_t power = odd ? 1 : 0; power + 2 <= degrees_of_freedom; power += 2) {
    sum += term;
    term *= cosine * cosine * static_cast<double>(power + 1) / static_cast<double>(power + 2);
  }
  return odd ? 2 / std::numbers::pi * (angle + std::sin(angle) * sum) : std::sin(angle) * sum;
}

}  // namespace

double student_beyond(double sigmas, std::size_t degrees_of_freedom) {
  const double distance = std::abs(sigmas);
  if (degrees_of_freedom >= kAsGoodAsNormal) return std::erfc(distance / std::numbers::sqrt2);
  return 1 - student_within(distance, degrees_of_freedom);
}

double student_sigmas95(std::size_t degrees_of_freedom) {
  if (degrees_of_freedom >= kAsGoodAsNormal) return kSigmas95;
  double low = kSigmas95;
  double high = 13;  // one degree of freedom: 12.7
  while (high - low > 1e-9) {
    const double middle = (low + high) / 2;
    (student_within(middle, degrees_of_freedom) < 0.95 ? low : high) = middle;
  }
  return high;
}

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
  if (values.empty()) return {0, kNoInterval};
  const auto count = static_cast<double>(values.size());
  double sum = 0;
  for (const double value : values) sum += value;
  const double mean = sum / count;
  if (values.size() < kLeastSample) return {mean, kNoInterval};
  double squares = 0;
  for (const double value : values) squares += (value - mean) * (value - mean);
  const double reach = student_sigmas95(values.size() - 1) * std::sqrt(squares / (count - 1) / count);
  return {mean, {mean - reach, mean + reach}};
}

}  // namespace vendemmia
