// How structures and challenges change prices and permissions: pure queries that the
// operations ask. Nothing is stored.
#pragma once

#include "engine/game/winery.h"

namespace vendemmia {

// the price stops at 0.
inline unsigned price_after_discount(unsigned cost, unsigned discount) {
  return cost > discount ? cost - discount : 0;
}

// What is taken off the cost of everything that this player builds when the effect takes `discount` off.
inline unsigned build_help(const Player& p, unsigned discount) {
  return discount + (p.has(StructureCard::Workshop) ? 1 : 0);
}
inline unsigned build_price(const Player& p, unsigned cost, unsigned discount) {
  return price_after_discount(cost, build_help(p, discount));
}

// Structures that still have to stand before this player may plant the vine.
inline StructureSet missing_for(const Player& p, Vine vine) {
  if (p.has(StructureCard::Aqueduct)) return 0;
  return static_cast<StructureSet>(facts(vine).needs & ~p.structures);
}

// workers in training and special workers count.
inline bool may_own_more_workers(const State& s, const Player& p) {
  return p.regulars + p.training + special_workers_owned(p) < challenge_of(s).most_regulars;
}

// what training costs this player on top, and who gets it; kNoSeat: nobody.
inline Seat academy_owner(const State& s, Seat seat) {
  if (!structure_cards_in_game(s)) return kNoSeat;
  for (unsigned other = 0; other < s.options.players; ++other) {
    if (other != seat && s.players[other].has(StructureCard::Academy)) return static_cast<Seat>(other);
  }
  return kNoSeat;
}

}  // namespace vendemmia
