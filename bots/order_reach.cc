#include "bots/order_reach.h"

#include <algorithm>

namespace vendemmia {
namespace {

// The best grapes that there are, or could be.
struct BestGrapes {
  unsigned red = 0;
  unsigned second_red = 0;
  unsigned white = 0;
};

BestWines wines_from(const BestGrapes& grapes, StructureSet structures) {
  const bool medium = contains(structures, static_cast<unsigned>(Structure::MediumCellar));
  const bool large = contains(structures, static_cast<unsigned>(Structure::LargeCellar));
  const unsigned room = large ? 9 : medium ? 6 : 3;
  BestWines wines{std::min(grapes.red, room), std::min(grapes.white, room), 0, 0};
  if (medium && grapes.red != 0 && grapes.white != 0)
    wines[static_cast<unsigned>(Wine::Blush)] = std::min(grapes.red + grapes.white, room);
  if (large && grapes.second_red != 0 && grapes.white != 0)
    wines[static_cast<unsigned>(Wine::Sparkling)] =
        std::min(grapes.red + grapes.second_red + grapes.white, room);
  return wines;
}

BestGrapes grapes_at_hand(const Player& p) {
  BestGrapes grapes{best_of(p.grapes[0]), 0, best_of(p.grapes[1])};
  if (grapes.red != 0) grapes.second_red = best_of(static_cast<u16>(p.grapes[0] & ~(1u << grapes.red)));
  return grapes;
}

void add_red(BestGrapes& grapes, unsigned red) {
  if (red > grapes.red) {
    grapes.second_red = grapes.red;
    grapes.red = red;
  } else {
    grapes.second_red = std::max(grapes.second_red, red);
  }
}

// Those of all fields, harvested or not: they come back every year.
BestGrapes after_harvest(const Player& p, BestGrapes grapes) {
  for (unsigned field = 0; field < kFields; ++field) {
    add_red(grapes, red_on(p, field));
    grapes.white = std::max(grapes.white, white_on(p, field));
  }
  return grapes;
}

// With the best plantable vine beside what grows there already.
BestGrapes after_planting(const Player& p, CardSet vines, BestGrapes grapes) {
  unsigned red = 0;
  unsigned white = 0;
  for (const unsigned kind : VineKinds(vines)) {
    const VineFacts& vine = kVines[kind];
    if ((vine.needs & ~p.structures) != 0) continue;
    red = std::max<unsigned>(red, vine.red);
    white = std::max<unsigned>(white, vine.white);
  }
  grapes.red += red;
  grapes.white += white;
  return grapes;
}

}  // namespace

WinesInReach::WinesInReach(const Player& p, CardSet vines) : player_(p) {
  const BestGrapes now = grapes_at_hand(p);
  const BestGrapes harvested = after_harvest(p, now);
  ways_ = {wines_from(now, p.structures), wines_from(harvested, p.structures),
           wines_from(after_planting(p, vines, harvested), p.structures)};
}

bool WinesInReach::enough(const OrderFacts& order, Reach reach) const {
  constexpr unsigned kMadeAtOnce = 2;
  const BestWines& wines = ways_[static_cast<unsigned>(reach) - static_cast<unsigned>(Reach::Pressable)];
  unsigned missing = 0;
  for (unsigned i = 0; i < order.wine_count; ++i) {
    const auto type = static_cast<unsigned>(order.wines[i].type);
    if (best_of(player_.wines[type]) >= order.wines[i].at_least) continue;
    if (wines[type] < order.wines[i].at_least || ++missing > kMadeAtOnce) return false;
  }
  return true;
}

Reach WinesInReach::of(const OrderFacts& order) const {
  if (can_fill(player_.wines, order)) return Reach::Fillable;
  for (const Reach reach : {Reach::Pressable, Reach::Harvestable, Reach::Plantable}) {
    if (enough(order, reach)) return reach;
  }
  return Reach::Far;
}

}  // namespace vendemmia
