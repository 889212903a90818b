// Seeded random games over every table size and variant, for properties that hold in any position.
#pragma once

#include <functional>
#include <string>

#include "engine/game/door.h"

namespace vendemmia {

// How many games a property is checked on: the environment's VENDEMMIA_GAMES, or 2000. An expensive property
// takes only its share, one game in `share_of`.
unsigned games_to_play(unsigned share_of = 1);

// A decision in such a game. `number` counts the decisions of the game from 0.
struct Moment {
  unsigned game;
  unsigned number;
  const State& state;
  const ActionList& legal;
  Rng& rng;  // of the players, not of the game; a visitor may use it

  // Whether this one belongs to a deterministic sample of one in `rate`.
  bool sampled(unsigned rate) const { return (game * 31 + number) % rate == 0; }
};

// "game 17, decision 203", to find it again.
std::string where(const Moment& moment);

// The options of the game with this number: 6 to 2 players with both variants on and off, some games cut short,
// then one player at every level and challenge.
Options options_of_game(unsigned game);
// The same with the modules of Tuscany in turn, none and all of them among the mixes; the variants as far as they belong together.
Options options_of_any_game(unsigned game);

// Plays the games and calls back at each decision, and once more when a game is over (no legal answers then).
// Stops after the first game with a failed expectation.
using MomentVisitor = std::function<void(const Moment&)>;
void for_each_decision(unsigned games, const MomentVisitor& visit);

// Whether the answer's text means this answer, and so no other has the same text. Nothing else decides that, so each answer is tried only
// the first time it comes up.
bool is_meant_by_its_text(Action action);

// The answer that a random player gives. Some games are played by idlers who take any answer, some by eager
// players who seldom decline, so that late positions are rich.
Action random_answer(unsigned game, const ActionList& legal, Rng& rng);

}  // namespace vendemmia
