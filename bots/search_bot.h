// Thinks ahead: a tree search over what it cannot see, on one thread or several.
#pragma once

#include "bots/bot.h"
#include "bots/evaluation.h"
#include "bots/search/search.h"

namespace vendemmia {

class SearchBot final : public Bot {
 public:
  // `usual` holds where a question comes without a limit of its own. Each thread searches a tree of its own, and all vote.
  SearchBot(std::shared_ptr<const Evaluations> evaluations, const SearchSettings& settings,
            const Budget& usual, unsigned threads = 1);

  Action choose(const Observation& observation, const Budget& budget, Rng& rng) override;

  std::vector<Judgement> judge(const Observation& observation, const Budget& budget, Rng& rng) override;

 private:
  std::shared_ptr<const Evaluations> evaluations_;
  Budget usual_;
  std::vector<Search> searches_;  // one a thread
};

}  // namespace vendemmia
