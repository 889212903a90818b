// Random games with structure cards: without and with the extended board, for 1 to 6 players.
#pragma once

#include <gtest/gtest.h>

#include "engine/game/observe.h"
#include "tests/support/hidden_swaps.h"
#include "tests/support/random_games.h"

namespace vendemmia {

// A share of what VENDEMMIA_GAMES asks for; by default 1000 games.
inline unsigned structure_games(unsigned share_of) { return games_to_play(2 * share_of); }

// As options_of_game(), with structure cards.
inline Options options_of_structure_game(unsigned game) {
  Options options = options_of_game(game / 2);
  options.modules = kStructureCards;
  if (game % 2 != 0) return options;
  options.modules = static_cast<Modules>(kStructureCards | kExtendedBoard);
  options.challenge = options.tokens = 0;
  options.aggressive = false;
  options.plain_stars = game % 4 == 0;
  return options;
}

// Random players build too seldom, and too seldom use what they have built, to meet every card.
inline Action answer_of_a_builder(unsigned game, const ActionList& legal, Rng& rng) {
  Action answer = random_answer(game, legal, rng);
  for (const Action& one : legal) {
    const bool building =
        one.kind == ActionKind::BuildCard || (one.kind == ActionKind::Place && is_building(one.b));
    if (building && rng.below(2) == 0) answer = one;
  }
  return answer;
}

// As for_each_decision().
inline void for_each_structure_decision(unsigned games, const MomentVisitor& visit) {
  for (unsigned game = 0; game < games && !::testing::Test::HasFailure(); ++game) {
    State s = new_game(options_of_structure_game(game), game);
    Rng rng(~static_cast<u64>(game));
    ActionList legal;
    legal_actions(s, legal);
    for (unsigned number = 0;; ++number) {
      visit({game, number, s, legal, rng});
      if (legal.empty() || ::testing::Test::HasFatalFailure()) break;
      apply(s, answer_of_a_builder(game, legal, rng), Events::none(), legal);
    }
  }
}

}  // namespace vendemmia
