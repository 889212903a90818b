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

using ClassicId = u32;
inline constexpr ClassicId kClassicRoot = 0;
inline constexpr ClassicId kNoClassic = 0;  // the root is nobody's child

struct ClassicNode {
  Action action{};  // that leads here
  float prior = 0;
  float sum = 0;      // of the chances of the seat that gave the answer
  u32 visits = 0;     // how often it was taken
  u32 available = 0;  // how often it was legal when the question came up
  ClassicId first_child = kNoClassic;
  ClassicId next_sibling = kNoClassic;

  float mean() const { return visits == 0 ? 0 : sum / static_cast<float>(visits); }
};

class ClassicTree {
 public:
  explicit ClassicTree(std::size_t room) { nodes_.reserve(room); }

  void clear() {
    nodes_.clear();
    nodes_.emplace_back();
  }
  bool has_room_for(std::size_t count) const { return nodes_.size() + count <= nodes_.capacity(); }
  std::size_t size() const { return nodes_.size(); }
  // Precondition: there is room.
  ClassicId add(Action action, float prior) {
    nodes_.push_back({.action = action, .prior = prior});
    return static_cast<ClassicId>(nodes_.size() - 1);
  }
  ClassicNode& operator[](ClassicId id) { return nodes_[id]; }
  const ClassicNode& operator[](ClassicId id) const { return nodes_[id]; }

 private:
  std::vector<ClassicNode> nodes_;
};

}  // namespace vendemmia
