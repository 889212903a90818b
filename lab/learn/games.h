// The games that weights are learned from: one step ahead, on what a seat may know.
#pragma once

#include "bots/evaluation.h"
#include "engine/game/options.h"
#include "engine/game/state.h"

namespace vendemmia {

struct ScoredGames {
  Options options;
  u64 first = 0;  // which deals
  unsigned games = 1;
  double orders = 0;  // what a VP from a filled order counts in addition
};

// How well `learner` plays, the seats in turn, when all others play by `others`: the mean score, in units of about a victory point. The
// same deals for everyone who asks.
double score_in_games(const ScoredGames& games, const Evaluation& learner, const Evaluation& others);

}  // namespace vendemmia
