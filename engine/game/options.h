// What is decided before the first card is dealt.
#pragma once

#include "engine/catalog/ids.h"

namespace vendemmia {

// The rules' version; a record names it, since a later ruling may change what a seed leads to.
inline constexpr unsigned kRulesVersion = 1;

struct Options {
  u8 players = 2;
  bool friendly = false;
  bool two_parents = false;  // two mamas and two papas are dealt, one of each is kept
  u8 last_year = 0;          // 0: the game ends by the rules; otherwise also after this year (for studies)

  friend bool operator==(const Options&, const Options&) = default;
};

// Whether a game can be started so; if not, `what` says why.
struct OptionsProblem {
  const char* what = nullptr;
  explicit operator bool() const { return what != nullptr; }
};
inline OptionsProblem problem_with(const Options& options) {
  if (options.players < 2 || options.players > kMaxPlayers) return {"a game needs 2 to 6 players"};
  return {};
}

}  // namespace vendemmia
