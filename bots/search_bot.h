// Thinks ahead: a tree search over what it cannot see, on one thread or several.
#pragma once

#include <functional>

#include "bots/bot.h"
#include "bots/evaluation.h"
#include "bots/search/searcher.h"

namespace vendemmia {

// How many more iterations will be done in the time that is left, at the rate so far. 0: the time is up.
u32 iterations_left(u32 done, double spent, double seconds);

class SearchBot final : public Bot {
 public:
  using MakeSearcher = std::function<std::unique_ptr<Searcher>()>;

  // `usual` is the limit for questions that come without one. Each thread searches its own tree, and all vote.
  SearchBot(const std::shared_ptr<const Evaluations>& evaluations, const MakeSearcher& make,
            const Budget& usual, unsigned threads = 1);

  bool is_meant_for(const Options& options) const override {
    return threads_[0].evaluation.is_meant_for(options);
  }
  Action choose(const Observation& observation, const Budget& budget, Rng& rng) override;

  std::vector<Judgement> judge(const Observation& observation, const Budget& budget, Rng& rng) override;

  std::vector<Judgement> advise(const Observation& observation, const Budget& budget, Rng& rng) override;

 private:
  struct Thread {
    std::unique_ptr<Searcher> search;
    CurrentEvaluation evaluation;
  };

  Budget usual_;
  std::vector<Thread> threads_;
};

}  // namespace vendemmia
