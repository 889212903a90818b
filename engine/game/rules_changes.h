// What each version of the rules changed, as far as it matters for reading older games: docs/rules/CHANGES.md in the
// program's words. A record with checks proves by itself whether it reads as it was played; one without is judged by
// this list.
#pragma once

#include <string_view>

#include "engine/game/options.h"

namespace vendemmia {

struct RulesChange {
  unsigned version;         // the first that has it
  std::string_view ruling;  // "R-460"
};

// The first change after version `rules` that may give the answer, or what follows from it, another meaning in such a
// game; null: none. Better one game too many than one read wrongly.
const RulesChange* change_since(unsigned rules, const Options& options, std::string_view answer);

}  // namespace vendemmia
