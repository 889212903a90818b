// The games that weights are learned from: one step ahead, on what a seat may know.
#pragma once

#include "bots/evaluation.h"
#include "engine/game/options.h"
#include "engine/game/state.h"

namespace vendemmia {

// How well `learner` plays in one game of this deal, on the given seat, when all others play by `others`. The unit is about a
// victory point.
double score_in_game(const Options& options, Seed seed, Seat seat, const Evaluation& learner,
                     const Evaluation& others);

// The mean over so many games, the seats in turn, from deal `first` on. The same deals for everyone who asks.
double score_in_games(const Options& options, u64 first, unsigned games, const Evaluation& learner,
                      const Evaluation& others);

}  // namespace vendemmia
