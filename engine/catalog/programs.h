// All programs of the game in one pool of nodes, so that a frame names its place with two bytes.
#pragma once

#include <optional>

#include "engine/catalog/boards.h"
#include "engine/catalog/effect.h"
#include "engine/catalog/structure_cards.h"

namespace vendemmia {

// Room to grow; kNodeCount of them are in use.
inline constexpr unsigned kNodeRoom = 1024;
extern const std::array<Node, kNodeRoom> kNodes;
extern const unsigned kNodeCount;

inline const Node& node(NodeRef ref) { return kNodes[ref]; }
template <Op op>
Parameters<op> parameters(NodeRef ref) {
  return parameters<op>(node(ref));
}

// The frames that run the game are single nodes at the start of the pool, in the order of Op.
constexpr NodeRef flow_node(Op op) { return static_cast<NodeRef>(op); }

inline NodeRef first_child(NodeRef ref) { return static_cast<NodeRef>(ref + 1); }
inline NodeRef next_sibling(NodeRef ref) { return static_cast<NodeRef>(ref + node(ref).size); }
// Precondition: index < node(ref).children.
inline NodeRef child(NodeRef ref, unsigned index) {
  NodeRef at = first_child(ref);
  while (index-- > 0) at = next_sibling(at);
  return at;
}

// By visitor.
extern const std::array<NodeRef, kVisitors> kVisitorPrograms;
inline NodeRef program_of(Visitor visitor) { return kVisitorPrograms[static_cast<unsigned>(visitor)]; }
NodeRef yoke_program();
NodeRef hand_limit_program();
// kNoNode: it has none.
NodeRef program_of(StructureCard card);
// The structure card whose program this node is part of.
std::optional<StructureCard> card_with_node(NodeRef ref);
NodeRef destroy_program();
NodeRef residuals_program();
NodeRef cottage_program();
NodeRef first_vines_program();

}  // namespace vendemmia
