// What structures (and later cards and workers) change about prices and permissions: pure queries, asked
// by the operations. Nothing is stored.
#pragma once

#include "engine/game/winery.h"

namespace vendemmia {

// the price stops at 0.
inline unsigned price_after_discount(unsigned cost, unsigned discount) {
  return cost > discount ? cost - discount : 0;
}

// What it costs this player to build the structure when the effect takes `discount` off.
inline unsigned build_price(const Player&, Structure structure, unsigned discount) {
  return price_after_discount(facts(structure).cost, discount);
}

// Structures that still have to stand before this player may plant the vine.
inline StructureSet missing_for(const Player& p, Vine vine) {
  return static_cast<StructureSet>(facts(vine).needs & ~p.structures);
}

}  // namespace vendemmia
