#include "bots/features.h"

#include <algorithm>

#include "bots/order_reach.h"
#include "engine/catalog/structure_cards.h"
#include "engine/game/scoring.h"
#include "engine/game/winery.h"

namespace vendemmia {
namespace {

constexpr unsigned index(Deck deck) { return static_cast<unsigned>(deck); }

unsigned sum_of(u16 values) {
  unsigned sum = 0;
  for (const unsigned value : Members(values)) sum += value;
  return sum;
}

class Writer {
 public:
  explicit Writer(Features& features) : features_(features) {}
  void operator()(Feature feature, unsigned amount, float unit = 1) {
    features_[static_cast<unsigned>(feature)] = static_cast<float>(amount) * (1 / unit);
  }
  void real(Feature feature, float amount) { features_[static_cast<unsigned>(feature)] = amount; }

 private:
  Features& features_;
};

void write_workers(const State& s, const Player& p, Writer& write) {
  write(Feature::Workers, p.regulars + 0u + p.training, 3);
  write(Feature::SpecialWorkers, special_workers_owned(p));
  const bool last = s.season == Season::Winter;
  if (p.passed && last) return;
  const unsigned specials = (p.special[0] == kNowhere ? 1u : 0u) + (p.special[1] == kNowhere ? 1u : 0u);
  const bool grande = p.grande == kNowhere;
  write(last ? Feature::LateWorkers : Feature::EarlyWorkers, p.available + specials, 3);
  write(last ? Feature::LateGrande : Feature::EarlyGrande, grande ? 1 : 0);
}

void write_fields(const Player& p, Writer& write) {
  unsigned owned = 0;
  unsigned red = 0;
  unsigned white = 0;
  unsigned ripe_red = 0;
  unsigned ripe_white = 0;
  std::array<unsigned, kFields> values{};
  for (unsigned field = 0; field < kFields; ++field) {
    if (owns_field(p, field)) ++owned;
    const unsigned red_here = red_on(p, field);
    const unsigned white_here = white_on(p, field);
    red += red_here;
    white += white_here;
    values[field] = field_value(p, field);
    if (contains(p.harvested_fields, field)) continue;
    ripe_red = std::max(ripe_red, red_here);
    ripe_white = std::max(ripe_white, white_here);
  }
  write(Feature::Fields, owned, 3);
  write(Feature::RedPlanted, red, 4);
  write(Feature::WhitePlanted, white, 4);
  write(Feature::RipeRed, ripe_red, 4);
  write(Feature::RipeWhite, ripe_white, 4);
  const unsigned highest = std::max({values[0], values[1], values[2]});
  const unsigned lowest = std::min({values[0], values[1], values[2]});
  write(Feature::SecondField, values[0] + values[1] + values[2] - highest - lowest, 4);
}

void write_tokens(const Player& p, Writer& write) {
  const unsigned red = best_of(p.grapes[0]);
  const unsigned white = best_of(p.grapes[1]);
  write(Feature::RedGrape, red, 4);
  write(Feature::WhiteGrape, white, 4);
  write(Feature::OtherGrapes, sum_of(p.grapes[0]) + sum_of(p.grapes[1]) - red - white, 4);
  unsigned others = 0;
  for (unsigned type = 0; type < kWineTypes; ++type) {
    const unsigned top = best_of(p.wines[type]);
    write(static_cast<Feature>(static_cast<unsigned>(Feature::RedWine) + type), top, 4);
    others += sum_of(p.wines[type]) - top;
  }
  write(Feature::OtherWines, others, 6);
}

// How far one wine of an order is on its way, 0 to 1.
float nearness(const Player& p, WineAsked asked) {
  const unsigned have = best_of(p.wines[static_cast<unsigned>(asked.type)]);
  if (have >= asked.at_least) return 1;
  const bool needs_red = asked.type != Wine::White;
  const bool needs_white = asked.type != Wine::Red;
  unsigned pressed = 0;
  unsigned planted = 0;
  if (needs_red) pressed += best_of(p.grapes[0]);
  if (needs_white) pressed += best_of(p.grapes[1]);
  for (unsigned field = 0; field < kFields; ++field) {
    if (needs_red) planted += red_on(p, field);
    if (needs_white) planted += white_on(p, field);
  }
  float near = 0;
  const auto wanted = static_cast<float>(asked.at_least);
  near = std::max(near, 0.8f * static_cast<float>(have) / wanted);
  if (pressed != 0) near = std::max(near, 0.6f * std::min(1.0f, static_cast<float>(pressed) / wanted));
  if (planted != 0) near = std::max(near, 0.3f * std::min(1.0f, static_cast<float>(planted) / wanted));
  return near;
}

void write_orders(const Player& p, Writer& write) {
  if (p.hand[index(Deck::Order)] == 0) return;
  const WinesInReach wines(p, p.hand[index(Deck::Vine)]);
  constexpr std::array<Reach, 3> kWays{Reach::Pressable, Reach::Harvestable, Reach::Plantable};
  std::array<unsigned, 3> reached{};
  unsigned all_fillable = 0;
  unsigned fillable = 0;
  unsigned residual = 0;
  float nearest = 0;
  float others = 0;
  for (const unsigned card : Members(p.hand[index(Deck::Order)])) {
    if (card >= kOrders) continue;
    const OrderFacts& order = kOrderFacts[card];
    const unsigned value = order.vp + 0u + order.residual;
    for (unsigned way = 0; way < kWays.size(); ++way) {
      if (value > reached[way] && wines.enough(order, kWays[way])) reached[way] = value;
    }
    float part = 0;
    if (can_fill(p.wines, order)) {
      all_fillable += order.vp;
      if (order.vp > fillable || (order.vp == fillable && order.residual > residual)) {
        fillable = order.vp;
        residual = order.residual;
      }
      part = 1;
    } else {
      for (unsigned i = 0; i < order.wine_count; ++i) part += nearness(p, order.wines[i]);
      part /= static_cast<float>(order.wine_count);
    }
    part *= static_cast<float>(order.vp) / 3;
    others += part;
    nearest = std::max(nearest, part);
  }
  write(Feature::FillableVp, fillable, 3);
  write(Feature::FillableResidual, residual);
  write(Feature::OtherFillableVp, all_fillable - fillable, 3);
  write(Feature::PressableVp, reached[0], 4);
  write(Feature::HarvestableVp, reached[1], 4);
  write(Feature::PlantableVp, reached[2], 4);
  write.real(Feature::NearOrder, nearest);
  write.real(Feature::OtherOrders, others - nearest);
}

void write_hand(const Player& p, Writer& write) {
  unsigned plantable = 0;
  for (const unsigned card : Members(p.hand[index(Deck::Vine)])) {
    if (card < kVineCards && (facts(kVineOfCard[card]).needs & ~p.structures) == 0) ++plantable;
  }
  write(Feature::Vines, count_bits(p.hand[index(Deck::Vine)]), 2);
  write(Feature::PlantableVines, plantable);
  write(Feature::Summer, count_bits(p.hand[index(Deck::Summer)]), 2);
  write(Feature::Winter, count_bits(p.hand[index(Deck::Winter)]), 2);
  write(Feature::Orders, count_bits(p.hand[index(Deck::Order)]), 2);
  write(Feature::StructureCards, count_bits(p.hand[index(Deck::Structure)]), 2);
  const unsigned held = hand_size(p);
  write(Feature::HandOverLimit, held > kHandLimit ? held - kHandLimit : 0, 2);
}

void write_buildings(const Player& p, Writer& write) {
  for (const unsigned structure : Members(p.structures))
    write(static_cast<Feature>(static_cast<unsigned>(Feature::Trellis) + structure), 1);
  if (!p.has_structure_cards()) return;
  std::array<unsigned, 3> kinds{};
  for (const unsigned card : Members(p.built_cards())) {
    const CardKind kind = facts(static_cast<StructureCard>(card)).kind;
    ++kinds[kind == CardKind::Action ? 0 : kind == CardKind::Residual ? 2 : 1];
  }
  write(Feature::ActionBuildings, kinds[0]);
  write(Feature::OtherBuildings, kinds[1]);
  write(Feature::ResidualBuildings, kinds[2]);
}

void write_stars(const State& s, Seat seat, Writer& write) {
  const Player& p = s.players[seat];
  unsigned placed = 0;
  unsigned alone = 0;
  unsigned shared = 0;
  for (unsigned region = 0; region < kRegions; ++region) {
    const unsigned own = p.stars[region];
    if (own == 0) continue;
    placed += own;
    unsigned most = 0;
    for (unsigned other = 0; other < s.options.players; ++other) {
      if (other != seat) most = std::max<unsigned>(most, s.players[other].stars[region]);
    }
    if (own > most) alone += board_of(s).regions[region].vp;
    if (own == most) shared += board_of(s).regions[region].vp;
  }
  write(Feature::Stars, placed, 3);
  write(Feature::RegionVp, alone, 3);
  write(Feature::SharedRegionVp, shared, 3);
}

}  // namespace

Features features_of(const State& s, Seat seat) {
  Features features{};
  Writer write(features);
  const Player& p = s.players[seat];
  write(Feature::One, 1);
  write.real(Feature::Vp, static_cast<float>(p.vp) / 5);
  constexpr unsigned kSoonSpent = 6;
  write(Feature::Lira, std::min<unsigned>(p.lira, kSoonSpent), 3);
  write(Feature::SpareLira, p.lira > kSoonSpent ? std::min<unsigned>(p.lira - kSoonSpent, 20) : 0, 6);
  write(Feature::Residual, p.residual, 2);
  write_workers(s, p, write);
  write_buildings(p, write);
  write_fields(p, write);
  write_tokens(p, write);
  write_orders(p, write);
  write_hand(p, write);
  if (board_of(s).regions[0].vp != 0) write_stars(s, seat, write);
  write(Feature::Row, p.next_row != 0 ? p.next_row : p.row, 4);
  write(Feature::Passed, p.passed ? 1 : 0);
  return features;
}

float progress_of(const State& s) {
  if (is_solo(s)) {
    const auto years = static_cast<float>(last_year_of(s.options));
    return std::min(1.0f, (static_cast<float>(s.year) - 1 + static_cast<float>(s.season) / 4) / years);
  }
  int leader = 0;
  for (unsigned seat = 0; seat < s.options.players; ++seat)
    leader = std::max<int>(leader, s.players[seat].vp);
  const float by_vp = static_cast<float>(leader) / static_cast<float>(board_of(s).goal_vp);
  return std::clamp(by_vp, 0.0f, 1.0f);
}

const std::array<std::string_view, kFeatures> kFeatureNames{"one",
                                                            "vp",
                                                            "lira",
                                                            "spare_lira",
                                                            "residual",
                                                            "workers",
                                                            "special_workers",
                                                            "early_workers",
                                                            "late_workers",
                                                            "early_grande",
                                                            "late_grande",
                                                            "trellis",
                                                            "irrigation",
                                                            "yoke",
                                                            "windmill",
                                                            "cottage",
                                                            "tasting_room",
                                                            "medium_cellar",
                                                            "large_cellar",
                                                            "fields",
                                                            "red_planted",
                                                            "white_planted",
                                                            "ripe_red",
                                                            "ripe_white",
                                                            "second_field",
                                                            "red_grape",
                                                            "white_grape",
                                                            "other_grapes",
                                                            "red_wine",
                                                            "white_wine",
                                                            "blush_wine",
                                                            "sparkling_wine",
                                                            "other_wines",
                                                            "vines",
                                                            "plantable_vines",
                                                            "summer",
                                                            "winter",
                                                            "orders",
                                                            "fillable_vp",
                                                            "fillable_residual",
                                                            "other_fillable_vp",
                                                            "pressable_vp",
                                                            "harvestable_vp",
                                                            "plantable_vp",
                                                            "near_order",
                                                            "other_orders",
                                                            "hand_over_limit",
                                                            "structure_cards",
                                                            "action_buildings",
                                                            "other_buildings",
                                                            "residual_buildings",
                                                            "stars",
                                                            "region_vp",
                                                            "shared_region_vp",
                                                            "row",
                                                            "passed"};

}  // namespace vendemmia
