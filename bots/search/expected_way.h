// How a search expects the game to go on: at every question the answer that it has tried most.
#pragma once

#include <algorithm>
#include <optional>

#include "bots/search/tree.h"

namespace vendemmia {

class ExpectedWay {
 public:
  // Nothing is expected.
  ExpectedWay() = default;
  // The tree must stay as it is as long as the way is used.
  ExpectedWay(const SearchTree& tree, NodeId from) : tree_(&tree), node_(from) {}

  // Empty where the search has tried none of these answers often enough to prefer it.
  std::optional<Action> answer(const ActionList& legal) const {
    std::optional<Action> most;
    u32 visits = kFewVisits;
    for_each_edge([&](const TreeEdge& edge) {
      if (edge.visits <= visits || std::ranges::find(legal, edge.action) == legal.end()) return;
      visits = edge.visits;
      most = edge.action;
    });
    return most;
  }

  // On behind this answer, where this could be seen of it: a digest of seen_events.h.
  void follow(Action answer, u64 seen) {
    NodeId next = kNone;
    for_each_edge([&](const TreeEdge& edge) {
      if (edge.action != answer) return;
      next = edge.first_node;
      while (next != kNone && tree_->node(next).seen != seen) next = tree_->node(next).next;
    });
    node_ = next;
  }

 private:
  static constexpr u32 kFewVisits = 3;

  template <class Visit>
  void for_each_edge(Visit visit) const {
    if (tree_ == nullptr || node_ == kNone) return;
    for (EdgeId edge = tree_->node(node_).first_edge; edge != kNone; edge = tree_->edge(edge).next)
      visit(tree_->edge(edge));
  }

  const SearchTree* tree_ = nullptr;
  NodeId node_ = kNone;
};

}  // namespace vendemmia
