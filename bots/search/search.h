// One tree search over information sets, on one thread: each iteration deals the hidden cards anew, walks down the shared
// tree by what has proved good so far, judges the position where it leaves the tree, and updates all nodes on the way.
#pragma once

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "bots/bot.h"
#include "bots/evaluation.h"
#include "bots/search/tree.h"
#include "engine/game/observe.h"

namespace vendemmia {

// What follows where the search leaves its tree.
enum class Leaf : u8 {
  Still,    // the position is judged as it stands
  Settled,  // what has been begun is first carried out greedily
  Year,     // played greedily to the end of the year
  Playout,  // played at random to the end of the game
  Game,     // played greedily to the end of the game
};

struct SearchSettings {
  std::optional<Leaf> leaf;  // none: the best by measurement, Game alone and Year with others
  bool priors = true;        // answers are first judged greedily; otherwise all seem equally good
  float exploration = 2;     // weight of what is unknown, in standard deviations of the results
  float prior_spread =
      0.8f;  // in the measure of Evaluation::worth: how much worse an answer may look and still be tried
  float pessimism = 0.3f;  // in the same measure: by how much an untried answer counts less than its siblings
  u32 visits_to_grow = 2;  // how often a node is judged before it gets children
  std::size_t nodes = 400'000;
};

// How widely the results of one search are spread: what counts as a large difference depends on the position.
class Spread {
 public:
  void add(float value) {
    ++count_;
    const float off = value - mean_;
    mean_ += off / static_cast<float>(count_);
    squares_ += off * (value - mean_);
  }
  // The standard deviation; a guess until there are enough values.
  float width() const {
    constexpr u32 kEnough = 8;
    if (count_ < kEnough) return 0.2f;
    return std::max(0.005f, std::sqrt(squares_ / static_cast<float>(count_)));
  }

 private:
  u32 count_ = 0;
  float mean_ = 0;
  float squares_ = 0;
};

// More visits, then the smaller answer, so that the order is always the same.
inline bool better(const Judgement& a, const Judgement& b) {
  return a.visits != b.visits ? a.visits > b.visits : a.action < b.action;
}

class Search {
 public:
  explicit Search(const SearchSettings& settings);

  // Begins anew at this question. The evaluation must outlive the search.
  void begin(const Evaluation& evaluation, const Observation& observation, u64 seed);
  void iterate();
  // The legal answers, the most visited first.
  std::vector<Judgement> judgements() const;
  std::size_t nodes_in_use() const { return tree_.size(); }

 private:
  // Answers to the question are the first nodes after the root.
  static std::size_t place_of(NodeId answer) { return answer - 1; }

  struct Visited {
    NodeId node;
    Seat seat;
  };

  // Hidden cards as they could be. Every answer to the question is tried in the same worlds, in the same order, so that luck
  // favours none of them.
  State world(u32 number);
  void grow(NodeId node, const State& s, const ActionList& legal);
  NodeId select(NodeId node, const ActionList& legal);
  Outlook judge(State& s, ActionList& legal);

  SearchSettings settings_;
  const Evaluation* evaluation_ = nullptr;
  Leaf leaf_ = Leaf::Still;
  Observation observation_{};
  ActionList legal_;  // answers to the question
  Spread spread_;
  u64 seed_ = 0;
  Rng rng_;  // of the present world
  SearchTree tree_;
  std::vector<float> chances_;  // to win, summed up for each answer to the question
  std::vector<Visited> path_;
};

}  // namespace vendemmia
