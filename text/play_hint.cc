#include "text/play_hint.h"

#include <algorithm>
#include <cmath>

#include "bots/levels.h"
#include "text/words_plan.h"

namespace vendemmia {
namespace {

// The strongest level that is always quick.
constexpr std::string_view kAdviser = kPlayLevels[kPlayLevels.size() - 2].name;

std::string chance_words(float chance) {
  return "Wins " + std::to_string(std::lround(100 * std::clamp(chance, 0.0f, 1.0f))) + " of 100 games";
}

}  // namespace

Lines hint_lines(const Observation& seen, const ActionList& legal, const Budget& thinking,
                 const Names& names) {
  Rng rng(0);  // the same question, the same hint
  const State& s = seen.seen;
  Lines lines{"What a strong player would do:"};
  for (const Judgement& one : make_bot(kAdviser)->advise(seen, thinking, rng)) {
    if (one.visits == 0) continue;  // what was never tried has no chance that means anything
    const auto number = std::find(legal.begin(), legal.end(), one.action) - legal.begin() + 1;
    lines.push_back("  " + std::to_string(number) + ". " + describe(s, seen.seat, one.action, names) + ". " +
                    chance_words(one.chance) + ".");
    const std::string plan = plan_words(s, seen.seat, one.plan, names);
    if (!plan.empty()) lines.push_back("     Then: " + plan + ".");
  }
  if (lines.size() == 1) return {"There is nothing to choose here."};
  return lines;
}

}  // namespace vendemmia
