// A deck's programs: each card's effect, joined into one array of nodes at compile time.
#pragma once

#include "engine/catalog/effect.h"

namespace vendemmia {

template <class Id, unsigned N>
struct CardEntry {
  Id id;
  Tree<N> effect;
};

template <class Id, unsigned N>
constexpr CardEntry<Id, N> entry(Id id, const Tree<N>& effect) {
  return {id, effect};
}

template <class Id, unsigned Count, unsigned Nodes>
struct DeckPrograms {
  std::array<Node, Nodes> nodes{};
  std::array<Id, Count> ids{};
  std::array<NodeRef, Count> starts{};
};

template <class Id, unsigned... N>
constexpr auto deck(const CardEntry<Id, N>&... entries) {
  DeckPrograms<Id, sizeof...(N), (N + ...)> programs;
  unsigned at = 0;
  unsigned card = 0;
  const auto append = [&](const auto& one) {
    programs.ids[card] = one.id;
    programs.starts[card] = static_cast<NodeRef>(at);
    ++card;
    for (const Node& node : one.effect.nodes) programs.nodes[at++] = node;
  };
  (append(entries), ...);
  return programs;
}

}  // namespace vendemmia
