#include "tools/perft.h"

#include <fmt/core.h>

#include "engine/game/count_lines.h"
#include "engine/game/door.h"
#include "tools/bad_input.h"

namespace vendemmia {

int perft(const PerftOptions& options) {
  if (const OptionsProblem problem = problem_with(options.game)) return bad_input(problem.what);
  const State s = new_game(options.game, options.seed);
  if (options.divide && options.depth > 0) {
    ActionList legal;
    legal_actions(s, legal);
    for (const Action& action : legal) {
      State after = s;
      apply(after, action, Events::none());
      fmt::print("{}: {}\n", text_of(action), count_lines(after, options.depth - 1));
    }
  }
  fmt::print("{}\n", count_lines(s, options.depth));
  return 0;
}

}  // namespace vendemmia
