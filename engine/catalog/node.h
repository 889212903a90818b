// A node of an effect: which operation, and what it is told.
#pragma once

#include <bit>
#include <cassert>

#include "engine/catalog/parameters.h"

namespace vendemmia {

struct Node {
  Op op{};
  u8 size = 1;
  u8 children = 0;
  // an answer inside this node may strand one of its later mandatory parts, so the answers
  // are tried out before they are offered.
  bool guarded = false;
  std::array<u8, 4> told{};
};
static_assert(sizeof(Node) == 8);

// Precondition: a node of this operation.
template <Op op>
constexpr Parameters<op> parameters(const Node& n) {
  static_assert(sizeof(Parameters<op>) == sizeof n.told);
  assert(n.op == op);
  return std::bit_cast<Parameters<op>>(n.told);
}

}  // namespace vendemmia
