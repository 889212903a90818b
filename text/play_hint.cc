#include "text/play_hint.h"

#include <algorithm>
#include <cmath>

#include "bots/levels.h"
#include "text/words_plan.h"

namespace vendemmia {
namespace {

// The strongest level that is always quick.
constexpr std::string_view kAdviser = kPlayLevels[kPlayLevels.size() - 2].name;

std::string chance_words(float chance, const Speech& t) {
  return t.say(words::text_mode::hint::wins{.count = std::lround(100 * std::clamp(chance, 0.0f, 1.0f))});
}

}  // namespace

Lines hint_lines(const Observation& seen, const ActionList& legal, const Budget& thinking, const Speech& t) {
  Rng rng(0);  // the same question, the same hint
  const State& s = seen.seen;
  Lines lines{t.say(words::text_mode::hint::title)};
  for (const Judgement& one : make_bot(kAdviser)->advise(seen, thinking, rng)) {
    if (one.visits == 0) continue;  // what was never tried has no chance that means anything
    const auto number = std::find(legal.begin(), legal.end(), one.action) - legal.begin() + 1;
    lines.push_back("  " + std::to_string(number) + ". " + describe(s, seen.seat, one.action, t) + ". " +
                    chance_words(one.chance, t));
    const std::string plan = plan_words(s, seen.seat, one.plan, t);
    if (!plan.empty()) lines.push_back("     " + t.say(words::text_mode::hint::then{.plan = plan}));
  }
  if (lines.size() == 1) return {t.say(words::text_mode::hint::nothing)};
  return lines;
}

}  // namespace vendemmia
