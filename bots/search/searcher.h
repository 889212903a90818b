// A search for the best answer to one question, on one thread, a step at a time.
#pragma once

#include <vector>

#include "bots/bot.h"
#include "bots/evaluation.h"
#include "bots/search/expected_way.h"
#include "engine/game/observe.h"

namespace vendemmia {

class Searcher {
 public:
  virtual ~Searcher() = default;

  // Begins at this question. The evaluation must outlive the search.
  virtual void begin(Evaluation& evaluation, const Observation& observation, u64 seed) = 0;
  virtual void iterate() = 0;
  // Whether so many more iterations could still change the answer.
  virtual bool is_open(u32 /*left*/) const { return true; }
  // The legal answers, the best first.
  virtual std::vector<Judgement> judgements() const = 0;
  // How it expects the game to go on from here. It ends with the search.
  virtual ExpectedWay way() const { return {}; }
};

// More visits, then the smaller answer, so that the order is always the same.
inline bool better(const Judgement& a, const Judgement& b) {
  return a.visits != b.visits ? a.visits > b.visits : a.action < b.action;
}

}  // namespace vendemmia
