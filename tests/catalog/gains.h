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
  const auto id = [](Deck deck) { return kAllDeckIds[static_cast<unsigned>(deck)]; };
  switch (n.op) {
    case Op::May: return gain_of(first_child(ref));
    case Op::Lira: return {{"lira", parameters<Op::Lira>(n).amount}};
    case Op::Vp: return {{"vp", parameters<Op::Vp>(n).amount}};
    case Op::Draw: return {{"draw", {{id(parameters<Op::Draw>(n).deck), parameters<Op::Draw>(n).count}}}};
    case Op::PlayVisitor: return {{"play", {{id(parameters<Op::PlayVisitor>(n).deck), 1}}}};
    case Op::Plant: return {{"plant_vine", parameters<Op::Plant>(n).up_to}};
    case Op::Harvest: return {{"harvest_field", parameters<Op::Harvest>(n).up_to}};
    case Op::MakeWine: return {{"make_wine", parameters<Op::MakeWine>(n).up_to}};
    case Op::TemporaryWorker: return {{"temporary_worker", 1}};
    case Op::Star: return {{"place_or_move_star", 1}};
    case Op::Seq: return {{"trade", 1}};  // the only bonus in several steps
    case Op::AgeGrapes: return {{"age_grapes", 1}};
    case Op::DrawChoice: {
      const DeckSet from = parameters<Op::DrawChoice>(n).decks;
      if (from == kAnyDeck) return {{"draw_any", 1}};
      Json decks = Json::array();
      for (unsigned member : Members(from)) decks.push_back(kAllDeckIds[member]);
      return {{"draw_choice", decks}};
    }
    default: return {{"unexpected operation", static_cast<unsigned>(n.op)}};
  }
}

// a bonus that is not simply taken may be declined, by its own program.
inline bool may_be_declined(NodeRef ref) {
  const Node& n = node(ref);
  switch (n.op) {
    case Op::PlayVisitor: return parameters<Op::PlayVisitor>(n).duty == Duty::May;
    case Op::Plant: return parameters<Op::Plant>(n).at_least == 0;
    case Op::Harvest: return parameters<Op::Harvest>(n).at_least == 0;
    case Op::MakeWine: return parameters<Op::MakeWine>(n).at_least == 0;
    case Op::Star: return parameters<Op::Star>(n).at_least == 0;
    default: return n.op == Op::May;
  }
}

}  // namespace vendemmia::testing
