// A game of random answers, told as its record. Everything that it uses of the engine is behind the door.
#include <cstdio>
#include <cstdlib>

#include "engine/game/door.h"
#include "engine/game/journal.h"
#include "engine/game/observe.h"

int main(int argc, char** argv) {
  using namespace vendemmia;
  const Seed seed = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1;
  const Options options{.players = 3, .modules = kAllModules};
  if (const OptionsProblem problem = problem_with(options)) {
    std::fprintf(stderr, "%s\n", problem.what);
    return 1;
  }
  State game = new_game(options, seed);
  Journal journal{.options = options, .seed = seed, .actions = {}};
  Rng chance(seed);
  ActionList legal;
  legal_actions(game, legal);
  while (!legal.empty()) {
    // What the player who is asked may know; a bot would choose by this, and try things out on a game that it deals from it.
    const Observation seen = observe(game, asked_seat(game));
    const State imagined = determinize(seen, chance);
    ActionList same;
    legal_actions(imagined, same);
    if (!(same == legal)) return 1;
    const Action answer = legal[chance.below(static_cast<u32>(legal.size()))];
    journal.actions.push_back(answer);
    apply(game, answer, Events::none(), legal);
  }
  std::fputs(text_of(journal).c_str(), stdout);
}
