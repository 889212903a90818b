// Random games in which everybody owns both special workers from the beginning, with every pair of kinds in turn.
#pragma once

#include <gtest/gtest.h>

#include "engine/game/winery.h"
#include "tests/support/random_games.h"

namespace vendemmia {

// A share of what VENDEMMIA_GAMES asks for; by default 1000 games.
inline unsigned worker_games(unsigned share_of) { return games_to_play(2 * share_of); }

// As options_of_game(), with special workers: alone, with the extended board, with everything.
inline Options options_of_worker_game(unsigned game) {
  constexpr Modules kMore[] = {0, kExtendedBoard, kExtendedBoard | kStructureCards};
  Options options = options_of_game(game / 3);
  options.modules = static_cast<Modules>(kSpecialWorkers | kMore[game % 3]);
  options.aggressive = false;
  if (game % 3 == 0) return options;
  options.challenge = options.tokens = 0;
  options.plain_stars = game % 2 == 0;
  return options;
}

inline bool takes_part(Worker kind, unsigned players) {
  return (players != 1 || facts(kind).for_one) && (players != 2 || facts(kind).for_two);
}

// the pair with this number among those that take part, round and round.
inline std::array<Worker, kSpecialsInGame> pair_of_game(unsigned number, unsigned players) {
  for (unsigned left = number;;) {
    for (unsigned a = kFirstSpecial; a < kFirstSpecial + kSpecialKinds; ++a) {
      for (unsigned b = a + 1; b < kFirstSpecial + kSpecialKinds; ++b) {
        const auto first = static_cast<Worker>(a);
        const auto second = static_cast<Worker>(b);
        if (takes_part(first, players) && takes_part(second, players) && left-- == 0) return {first, second};
      }
    }
  }
}

inline State new_worker_game(unsigned game) {
  State s = new_game(options_of_worker_game(game), game);
  s.special_kinds = pair_of_game(game * 7 + game / 18, s.options.players);
  if (challenge_of(s).most_regulars < kMostRegulars) return s;
  for (unsigned seat = 0; seat < s.options.players; ++seat) s.players[seat].special.fill(kNowhere);
  return s;
}

// Random players too seldom place a special worker, and too seldom on a structure.
inline Action answer_of_a_master(unsigned game, const ActionList& legal, Rng& rng) {
  Action answer = random_answer(game, legal, rng);
  for (const Action& one : legal) {
    if (one.kind != ActionKind::Place) continue;
    const bool special = is_special(static_cast<Worker>(one.a));
    if (special && (rng.below(8) == 0 || is_building(one.b))) answer = one;
  }
  return answer;
}

// As for_each_decision().
inline void for_each_worker_decision(unsigned games, const MomentVisitor& visit) {
  for (unsigned game = 0; game < games && !::testing::Test::HasFailure(); ++game) {
    State s = new_worker_game(game);
    Rng rng(~static_cast<u64>(game));
    ActionList legal;
    legal_actions(s, legal);
    for (unsigned number = 0;; ++number) {
      visit({game, number, s, legal, rng});
      if (legal.empty() || ::testing::Test::HasFatalFailure()) break;
      apply(s, answer_of_a_master(game, legal, rng), Events::none(), legal);
    }
  }
}

}  // namespace vendemmia
