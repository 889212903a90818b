// What a decision is called, by what it cost: the only place with the thresholds. docs/review.md says where they come from.
#pragma once

#include <algorithm>
#include <string_view>

#include "bots/review/millionths.h"

namespace vendemmia {

enum class Mark : u8 { Good, Inaccuracy, Mistake, Blunder };
inline constexpr unsigned kMarks = 4;
inline constexpr std::array<std::string_view, kMarks> kMarkNames{"good", "inaccuracy", "mistake", "blunder"};

// From so much of the chance to win on.
inline constexpr std::array<Millionths, kMarks> kMarkCosts{0, 20'000, 50'000, 100'000};
// Alone also from so many hundredths of a VP on: who is far ahead of the Automa, or far behind, plays for them.
inline constexpr std::array<i32, kMarks> kMarkVpCosts{0, 100, 250, 500};

// From what a decision would be called on the coach warns of it.
inline constexpr Mark kCoachWarns = Mark::Mistake;

// The worse of what the two say. With others the VP do not count: pass 0.
constexpr Mark mark_of(Millionths cost, i32 vp_cost) {
  unsigned mark = kMarks - 1;
  while (cost < kMarkCosts[mark] && vp_cost < kMarkVpCosts[mark]) --mark;
  return static_cast<Mark>(mark);
}

// How much of a good decision is left of one with these costs: nothing of a blunder.
constexpr Millionths credit_of(Millionths cost, i32 vp_cost) {
  constexpr auto kBlunder = static_cast<unsigned>(Mark::Blunder);
  const Millionths lost =
      std::max(std::min(cost, kMarkCosts[kBlunder]) * (kCertain / kMarkCosts[kBlunder]),
               std::min(vp_cost, kMarkVpCosts[kBlunder]) * (kCertain / kMarkVpCosts[kBlunder]));
  return kCertain - lost;
}

}  // namespace vendemmia
