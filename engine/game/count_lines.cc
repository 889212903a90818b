#include "engine/game/count_lines.h"

#include "engine/game/door.h"

namespace vendemmia {
namespace {

u64 count_below(const State& s, const ActionList& legal, unsigned depth) {
  if (depth == 1) return legal.size();
  u64 count = 0;
  ActionList next;
  for (const Action& action : legal) {
    State after = s;
    apply(after, action, Events::none(), next);
    count += count_below(after, next, depth - 1);
  }
  return count;
}

}  // namespace

u64 count_lines(const State& s, unsigned depth) {
  if (depth == 0) return 1;
  ActionList legal;
  legal_actions(s, legal);
  return count_below(s, legal, depth);
}

}  // namespace vendemmia
