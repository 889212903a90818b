// The tree of a search: nodes in one block of memory that never grows.
//
//   node --place regular tour.left--> edge --what could be seen of it--> node --pass--> edge --> node ...
//     `----place grande cart--------> edge                `-----------> node
//
// A node stands for all positions that the searching seat could not tell apart, whatever the hidden cards. Its edges are the answers that
// were legal in any of them, in ascending order. One answer leads to several nodes where chance, or a hidden card that is shown, makes a
// difference that can be seen.
#pragma once

#include <vector>

#include "engine/game/action.h"

namespace vendemmia {

using NodeId = u32;
using EdgeId = u32;
inline constexpr u32 kNone = 0xFFFFFFFF;
inline constexpr NodeId kRoot = 0;

struct TreeEdge {
  Action action{};
  float prior = 0;
  float sum = 0;      // of what the seat that gave the answer has earned
  u32 visits = 0;     // how often it was taken
  u32 available = 0;  // how often it was legal when the question came up
  EdgeId next = kNone;
  NodeId first_node = kNone;

  float mean() const { return visits == 0 ? 0 : sum / static_cast<float>(visits); }
};

struct TreeNode {
  u64 seen = 0;  // a digest of what could be seen on the way from the node before
  EdgeId first_edge = kNone;
  NodeId next = kNone;  // another one behind the same edge
  u32 visits = 0;
};

class SearchTree {
 public:
  explicit SearchTree(std::size_t room) : room_(room) {
    nodes_.reserve(room);
    edges_.reserve(room);
  }

  void clear() {
    nodes_.clear();
    edges_.clear();
    nodes_.emplace_back();
  }
  bool has_room_for(std::size_t edges) const {
    return edges_.size() + edges <= room_ && nodes_.size() < room_;
  }
  std::size_t size() const { return nodes_.size() + edges_.size(); }

  // Precondition: there is room.
  EdgeId add_edge(Action action, float prior) {
    edges_.push_back({.action = action, .prior = prior});
    return static_cast<EdgeId>(edges_.size() - 1);
  }
  // The node behind this edge for what was seen; a new one if there is none. kNone: there is no room.
  NodeId node_behind(EdgeId edge, u64 seen) {
    NodeId last = kNone;
    for (NodeId node = edges_[edge].first_node; node != kNone; node = nodes_[node].next) {
      if (nodes_[node].seen == seen) return node;
      last = node;
    }
    if (!has_room_for(0)) return kNone;
    const auto added = static_cast<NodeId>(nodes_.size());
    nodes_.push_back({.seen = seen});
    (last == kNone ? edges_[edge].first_node : nodes_[last].next) = added;
    return added;
  }

  TreeNode& node(NodeId id) { return nodes_[id]; }
  const TreeNode& node(NodeId id) const { return nodes_[id]; }
  TreeEdge& edge(EdgeId id) { return edges_[id]; }
  const TreeEdge& edge(EdgeId id) const { return edges_[id]; }

 private:
  std::size_t room_;
  std::vector<TreeNode> nodes_;
  std::vector<TreeEdge> edges_;
};

}  // namespace vendemmia
