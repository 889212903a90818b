// Chances as whole numbers: sums of them are exact, and every machine writes the same.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/catalog/ids.h"

namespace vendemmia {

using Millionths = i32;
inline constexpr Millionths kCertain = 1'000'000;

// The chance of each player to win, by seat. With others they add up to kCertain; alone the rest is the Automa's.
using SharedChances = std::array<Millionths, kMaxPlayers>;

inline Millionths millionths(double share) { return static_cast<Millionths>(std::lround(share * kCertain)); }

// Rounded so that the sum stays certain: what is missing goes to those who lost most by rounding, the first seat first.
// Precondition: with others the shares add up to 1 but for tiny errors.
inline SharedChances shared_chances(const std::array<double, kMaxPlayers>& shares, unsigned players) {
  SharedChances chances{};
  if (players == 1) {
    chances[0] = std::clamp(millionths(shares[0]), 0, kCertain);
    return chances;
  }
  std::array<double, kMaxPlayers> lost{};
  Millionths missing = kCertain;
  for (unsigned seat = 0; seat < players; ++seat) {
    chances[seat] = static_cast<Millionths>(std::floor(shares[seat] * kCertain));
    lost[seat] = shares[seat] * kCertain - chances[seat];
    missing -= chances[seat];
  }
  for (; missing > 0; --missing) {
    const auto most = std::max_element(lost.begin(), lost.begin() + players) - lost.begin();
    ++chances[static_cast<std::size_t>(most)];
    lost[static_cast<std::size_t>(most)] -= 1;
  }
  return chances;
}

}  // namespace vendemmia
