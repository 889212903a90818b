// Estimates with their 95 % intervals. The players of one game are not independent of each other (one wins, so the others do
// not), hence every interval counts games, not players.
#pragma once

#include <limits>
#include <vector>

#include "engine/core/bits.h"

namespace vendemmia::study {

struct Estimate {
  double value = std::numeric_limits<double>::quiet_NaN();
  double low = std::numeric_limits<double>::quiet_NaN();
  double high = std::numeric_limits<double>::quiet_NaN();
};

// One case: a player of a game, or a year of a player.
struct Case {
  u64 game = 0;
  double value = 0;
};

// The mean of the values, with Student's interval; none where there are fewer than kLeastSample games, here and below.
// Precondition of both: the cases of one game stand together.
Estimate mean_of(const std::vector<Case>& cases);

// The mean of values between 0 and 1, with Wilson's interval for as many independent cases as these are worth.
Estimate share_of(const std::vector<Case>& cases);

// A case that has some property or not, among others that it may be compared with.
struct Compared {
  u64 game = 0;
  double value = 0;
  unsigned kin = 0;  // cases are compared with those of the same number only
  bool with = false;
};

struct Difference {
  Estimate change;    // how much more the cases with the property have
  double chance = 1;  // that chance alone gives so large a difference (two-sided)
  bool known = false;
};

// The difference between cases with and without, each compared with its kin: least squares with a constant for each kin. Unknown where
// there is nothing to compare.
Difference compare(const std::vector<Compared>& cases);

// Which of so many comparisons may be believed together: of those marked, at most one in twenty is expected to be false (Benjamini and
// Hochberg). The numbers are the chances of each.
std::vector<bool> believable(const std::vector<double>& chances);

}  // namespace vendemmia::study
