// How far an order is from being filled: what pressing, harvesting or planting would bring within reach.
#pragma once

#include "engine/game/winery.h"

namespace vendemmia {

// The highest token of a row, 0: none.
inline unsigned best_of(u16 values) { return values == 0 ? 0 : highest_bit(values); }

// The best wine of each type that could be made.
using BestWines = std::array<unsigned, kWineTypes>;

// What stands between a player and an order, the least first.
enum class Reach : u8 { Fillable, Pressable, Harvestable, Plantable, Far };
inline constexpr unsigned kReaches = 5;

// The wines that a player could make, by what comes first.
class WinesInReach {
 public:
  // `vines`: those in hand that count.
  WinesInReach(const Player& p, CardSet vines);
  // Whether one turn of making wine would be enough for the order, once the fields are harvested or the best vine in hand
  // is planted, too. Precondition: Pressable, Harvestable or Plantable.
  bool enough(const OrderFacts& order, Reach reach) const;
  Reach of(const OrderFacts& order) const;

 private:
  const Player& player_;
  std::array<BestWines, 3> ways_;
};

}  // namespace vendemmia
