// What matters for one order: which wines, grapes, vines and buildings bring it nearer, and how two positions compare in them.
#pragma once

#include "bots/orders/order_plan.h"
#include "engine/game/winery.h"

namespace vendemmia {

// Whether visitors may help.
enum class Help : u8 { None, Visitors };

class OrderNeeds {
 public:
  // `s` is the position in which the plan is asked for.
  OrderNeeds(const State& s, Seat seat, Card order, Help help);

  // The answers of this seat that may bring the order nearer, all of them legal. At a question where none matters, one of them; none where every
  // answer needs a card that was drawn on the way.
  std::vector<Action> answers_worth_trying(const State& s, const ActionList& legal) const;

  // Whether the later position has more of anything that matters. `placed`: a worker has gone for it.
  bool is_better(const State& before, const State& after, bool placed) const;

  // About how many workers it still takes.
  unsigned distance(const State& s) const;

  // Equal for positions that are the same as far as the order is concerned.
  u64 key_of(const State& s) const;

  // The wines that are missing in this position, each with what stands in the way first.
  std::vector<MissingWine> missing_in(const State& s) const;

 private:
  // What of a vineyard brings the order nearer.
  struct Means {
    unsigned wine = 0;    // values of all bottles of the types that are asked for
    unsigned grapes = 0;  // values of all grapes of those colours
    unsigned vines = 0;   // the same on the fields
    StructureSet structures = 0;
    unsigned lira = 0;  // as far as there is something to pay
    unsigned workers = 0;
  };

  // The best grape of each colour that there is, by where it is.
  struct BestGrapes {
    std::array<unsigned, 2> pad{};    // on the crush pad
    std::array<unsigned, 2> field{};  // or on a field
    std::array<unsigned, 2> hand{};   // or on a field with the vines in hand on it
  };

  Means means_of(const State& s) const;
  BestGrapes best_grapes(const State& s) const;
  std::vector<WineAsked> missing_wines(const State& s) const;
  CardSet held(const State& s, Deck deck) const;
  unsigned lira_needed(const State& s) const;
  StructureSet structures_needed(const State& s) const;
  bool wants(Grape colour) const { return colours_[static_cast<unsigned>(colour)]; }
  bool wants(Wine type) const { return types_[static_cast<unsigned>(type)]; }
  bool wants(Vine vine) const;
  bool is_worth_trying(const State& s, Action answer) const;
  // How little the order suffers from losing the card.
  unsigned spare(const State& s, Action discard) const;

  Seat seat_;
  Card order_;
  const OrderFacts& facts_;
  std::array<CardSet, kDecks> hand_;  // at the beginning: what is drawn later is nobody's knowledge yet
  std::array<bool, kWineTypes> types_{};
  std::array<bool, 2> colours_{};
  unsigned highest_ = 0;  // value that is asked for
};

}  // namespace vendemmia
