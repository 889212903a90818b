// The tree search that the first networks were measured against, kept as it was so that later ones can be measured against it, too.
// With several players it plays each year to its end one step ahead, alone the whole game, and judges by the linear weights.
#pragma once

#include <vector>

#include "bots/classic/classic_tree.h"
#include "bots/search/searcher.h"
#include "bots/search/spread.h"

namespace vendemmia {

class ClassicSearch final : public Searcher {
 public:
  ClassicSearch();

  void begin(Evaluation& evaluation, const Observation& observation, u64 seed) override;
  void iterate() override;
  std::vector<Judgement> judgements() const override;

 private:
  // Answers to the question are the first nodes after the root.
  static std::size_t place_of(ClassicId answer) { return answer - 1; }

  struct Visited {
    ClassicId node;
    Seat seat;
  };

  // Hidden cards as they could be. Every answer to the question is tried in the same worlds, in the same order, so that luck
  // favours none of them.
  State world(u32 number);
  void grow(ClassicId node, const State& s, const ActionList& legal);
  ClassicId select(ClassicId node, const ActionList& legal);
  Outlook judge(State& s, ActionList& legal);

  Evaluation* evaluation_ = nullptr;
  Observation observation_{};
  ActionList legal_;  // answers to the question
  Spread spread_;
  u64 seed_ = 0;
  Rng rng_;  // of the present world
  ClassicTree tree_;
  std::vector<float> chances_;  // to win, summed up for each answer to the question
  std::vector<Visited> path_;
};

}  // namespace vendemmia
