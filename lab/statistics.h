// Estimates from samples, each with its 95 % interval.
#pragma once

#include <limits>
#include <span>

namespace vendemmia {

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();

// Infinite where the sample says nothing.
struct Interval {
  double low = 0;
  double high = 0;
};

struct Estimate {
  double value = 0;
  Interval interval;
};

// The normal quantile that 95 % lie within.
inline constexpr double kSigmas95 = 1.959963984540054;

// Wilson's interval of a share: also right for few trials and for shares near 0 and 1.
Estimate share_of(double successes, double trials);

// The mean of independent values.
Estimate mean_of(std::span<const double> values);

}  // namespace vendemmia
