// What a program gives, in the words of the catalogue: {"lira": 1}, {"draw": {"vine": 1}}.
#pragma once

#include "engine/catalog/programs.h"
#include "tests/catalog/catalog_data.h"

namespace vendemmia::testing {

// In the order of Deck.
inline constexpr std::array<const char*, kDecks> kAllDeckIds{"vine", "summer_visitor", "order",
                                                             "winter_visitor", "structure"};

inline Json gain_of(NodeRef ref) {
  const Node& n = node(ref);
  switch (n.op) {
    case Op::May: return gain_of(first_child(ref));
    case Op::Lira: return {{"lira", n.a}};
    case Op::Vp: return {{"vp", n.a}};
    case Op::Draw: return {{"draw", {{kAllDeckIds[n.b], n.a}}}};
    case Op::PlayVisitor: return {{"play", {{kAllDeckIds[n.b], 1}}}};
    case Op::Plant: return {{"plant_vine", n.a}};
    case Op::Harvest: return {{"harvest_field", n.a}};
    case Op::MakeWine: return {{"make_wine", n.a}};
    case Op::TemporaryWorker: return {{"temporary_worker", 1}};
    case Op::Star: return {{"place_or_move_star", 1}};
    case Op::Seq: return {{"trade", 1}};  // the only bonus in several steps
    case Op::AgeGrapes: return {{"age_grapes", 1}};
    case Op::DrawChoice: {
      if (n.b == kAnyDeck) return {{"draw_any", 1}};
      Json decks = Json::array();
      for (unsigned member : Members(n.b)) decks.push_back(kAllDeckIds[member]);
      return {{"draw_choice", decks}};
    }
    default: return {{"unexpected operation", static_cast<unsigned>(n.op)}};
  }
}

// a bonus that is not simply taken may be declined, by its own program.
inline bool may_be_declined(NodeRef ref) {
  const Node& n = node(ref);
  if (n.op == Op::PlayVisitor) return static_cast<Duty>(n.c) == Duty::May;
  if (n.op == Op::Plant || n.op == Op::Harvest || n.op == Op::MakeWine || n.op == Op::Star) return n.b == 0;
  return n.op == Op::May;
}

}  // namespace vendemmia::testing
