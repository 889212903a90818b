// The tree of a search: nodes in one block of memory that never grows.
//
//   root --place regular tour.left--> node --pass--> node ...
//     `----place grande cart--------> node
//
// A node stands for all positions that the same answers lead to, whatever the hidden cards: an onlooker cannot tell
// them apart. So its children are the answers that were legal in any of them, in ascending order.
#pragma once

#include <vector>

#include "engine/game/action.h"

namespace vendemmia {

using NodeId = u32;
inline constexpr NodeId kRoot = 0;
inline constexpr NodeId kNoTreeNode = 0;  // the root is nobody's child

struct TreeNode {
  Action action{};  // that leads here
  float prior = 0;
  float sum = 0;      // of the chances of the seat that gave the answer
  u32 visits = 0;     // how often it was taken
  u32 available = 0;  // how often it was legal when the question came up
  NodeId first_child = kNoTreeNode;
  NodeId next_sibling = kNoTreeNode;

  float mean() const { return visits == 0 ? 0 : sum / static_cast<float>(visits); }
};

class SearchTree {
 public:
  explicit SearchTree(std::size_t room) { nodes_.reserve(room); }

  void clear() {
    nodes_.clear();
    nodes_.emplace_back();
  }
  bool has_room_for(std::size_t count) const { return nodes_.size() + count <= nodes_.capacity(); }
  std::size_t size() const { return nodes_.size(); }
  // Precondition: there is room.
  NodeId add(Action action, float prior) {
    nodes_.push_back({.action = action, .prior = prior});
    return static_cast<NodeId>(nodes_.size() - 1);
  }
  TreeNode& operator[](NodeId id) { return nodes_[id]; }
  const TreeNode& operator[](NodeId id) const { return nodes_[id]; }

 private:
  std::vector<TreeNode> nodes_;
};

}  // namespace vendemmia
