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
inline constexpr Interval kNoInterval{-std::numeric_limits<double>::infinity(),
                                      std::numeric_limits<double>::infinity()};

struct Estimate {
  double value = 0;
  Interval interval;
};

// With fewer independent experiments than this no interval is given: it would be so wide, or so narrow by luck, that it misleads.
inline constexpr std::size_t kLeastSample = 5;

// How many standard errors to each side hold 95 %: of the normal distribution, and of Student's, which is wider since the
// spread, too, is only an estimate. Precondition: at least one degree of freedom.
inline constexpr double kSigmas95 = 1.959963984540054;
double student_sigmas95(std::size_t degrees_of_freedom);

// That Student's distribution lies further from 0 than this, on either side.
double student_beyond(double sigmas, std::size_t degrees_of_freedom);

// Wilson's interval of a share, which also holds for few trials and for shares near 0 and 1.
Estimate share_of(double successes, double trials);

// The mean of independent values with Student's interval; without one below kLeastSample values.
Estimate mean_of(std::span<const double> values);

}  // namespace vendemmia
