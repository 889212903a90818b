// One tree search over information sets, on one thread: each iteration deals the hidden cards anew, walks down the shared
// tree by what has proved good so far, plays on as Leaf says where it leaves the tree, judges the position, and updates everything on the way.
#pragma once

#include <optional>

#include "bots/search/searcher.h"
#include "bots/search/seen_events.h"
#include "bots/search/spread.h"
#include "bots/search/tree.h"

namespace vendemmia {

// What follows where the search leaves its tree.
enum class Leaf : u8 {
  Still,    // the position is judged as it stands
  Settled,  // what has been begun is first carried out
  Year,     // the year is played to its end, by the evaluation's opinion
  Playout,  // played at random to the end of the game: needs no judgement at all
};

struct SearchSettings {
  Leaf leaf = Leaf::Year;
  bool priors = true;  // the evaluation's opinion guides the search; otherwise all answers seem equally good
  float exploration = 4;  // weight of what is unknown, in standard deviations of the results
  float warmth = 1;       // of the opinion: the higher, the more it hears those who look worse
  float pessimism =
      0.3f;  // in standard deviations: by how much an untried answer counts less than its siblings
  u32 visits_to_grow = 1;                      // how often a node is judged before it gets edges
  std::optional<float> margin = std::nullopt;  // instead of usual_margin(); not alone
  std::size_t nodes = 200'000;
};

// What a VP of margin counts, where a game won counts 1. On the extended board the last years bring so many VP that who plays for
// the margin lets the game go on, and the others win it meanwhile.
constexpr float usual_margin(const Options& options) {
  return (options.modules & kExtendedBoard) != 0 ? 0.1f : 0.3f;
}

// How a game will end for one seat.
struct Expected {
  float chance = 0;
  float margin = 0;
  float vp = 0;  // alone
};

class Search final : public Searcher {
 public:
  explicit Search(const SearchSettings& settings);

  void begin(Evaluation& evaluation, const Observation& observation, u64 seed) override;
  void iterate() override;
  // One iteration with this answer, whatever the search thinks of it.
  void try_answer(std::size_t answer);
  // What follows from an answer in the deal of this number when everybody then gives the answers that the search has tried most, without
  // trying anything new. It changes nothing.
  Outlook follow(std::size_t answer, u32 deal);
  bool is_open(u32 left) const override;
  std::vector<Judgement> judgements() const override;
  ExpectedWay way() const override { return {tree_, kRoot}; }
  std::size_t nodes_in_use() const { return tree_.size(); }

  // The legal answers in ascending order, as they have been tried so far.
  const TreeEdge& answer(std::size_t i) const { return tree_.edge(static_cast<EdgeId>(i)); }
  std::size_t answers() const { return legal_.size(); }
  // What followed from an answer, for the seat that is asked, on average.
  Expected expected(std::size_t answer) const;

 private:
  struct Visited {
    EdgeId edge;
    Seat seat;
  };

  // Hidden cards as they could be. Every answer to the question is tried in the same worlds, in the same order, so that luck
  // favours none of them.
  State world(u32 number);
  void grow(NodeId node, const State& s, const ActionList& legal);
  EdgeId select(NodeId node, const ActionList& legal);
  Outlook judge(State& s, ActionList& legal);
  // What happens in an iteration.
  Events events() {
    return {[](void* context, const Event& event) { static_cast<Search*>(context)->hear(event); }, this};
  }
  void hear(const Event& event) {
    seen_.hear(event);
    count_order(event);
  }
  // The same behind the tree, where nobody needs to tell anything apart.
  Events orders_filled() {
    return {[](void* context, const Event& event) { static_cast<Search*>(context)->count_order(event); },
            this};
  }
  void count_order(const Event& event);

  SearchSettings settings_;
  float margin_ = 0;
  Evaluation* evaluation_ = nullptr;
  Observation observation_{};
  ActionList legal_;  // answers to the question
  Spread spread_;
  SeenEvents seen_{0};
  u64 seed_ = 0;
  Rng rng_;  // of the present world
  SearchTree tree_;
  std::vector<Expected> sums_;  // of what followed from each answer to the question
  std::vector<Visited> path_;
  std::array<float, kMaxPlayers> earned_{};  // what the orders filled in this iteration count in addition
};

}  // namespace vendemmia
