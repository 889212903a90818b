// Whole games against the Automa, with the end that a test needs.
#pragma once

#include <gtest/gtest.h>

#include "bots/bot.h"
#include "engine/game/door.h"
#include "engine/game/journal.h"
#include "engine/game/scoring.h"

namespace vendemmia {

inline Journal solo_game(const Options& options, Seed seed) {
  Journal journal;
  journal.options = options;
  journal.seed = seed;
  const auto bot = make_bot("greedy");
  State s = first_position(journal);
  Rng rng(seed);
  ActionList legal;
  legal_actions(s, legal);
  while (!legal.empty()) {
    journal.actions.push_back(bot->choose(observe(s, 0), {}, rng));
    apply(s, journal.actions.back(), Events::none(), legal);
  }
  return journal;
}

// The first that ends so.
inline Journal solo_game(const Options& options, SoloResult wished) {
  constexpr Seed kMostSeeds = 5000;
  for (Seed seed = 1; seed < kMostSeeds; ++seed) {
    Journal journal = solo_game(options, seed);
    if (solo_result(replay(journal)) == wished) return journal;
  }
  ADD_FAILURE() << "no game of challenge " << unsigned{options.challenge} << " ends so";
  return {};
}

}  // namespace vendemmia
