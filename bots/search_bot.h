// Thinks ahead: a tree search over what it cannot see, on one thread or several.
#pragma once

#include "bots/bot.h"
#include "bots/evaluation.h"
#include "bots/search/search.h"

namespace vendemmia {

class SearchBot final : public Bot {
 public:
  // `usual` is the limit for questions that come without one. Each thread searches its own tree, and all vote.
  SearchBot(std::shared_ptr<const Evaluations> evaluations, const SearchSettings& settings,
            const Budget& usual, unsigned threads = 1);

  Action choose(const Observation& observation, const Budget& budget, Rng& rng) override;

  std::vector<Judgement> judge(const Observation& observation, const Budget& budget, Rng& rng) override;

 private:
  std::shared_ptr<const Evaluations> evaluations_;
  Budget usual_;
  std::vector<Search> searches_;  // one per thread
};

}  // namespace vendemmia
