// The vineyard mat as arithmetic on words: crush pad, cellar, fields. Queries and changes that know
// nothing of turns, cards or effects.
#pragma once

#include "engine/catalog/orders.h"
#include "engine/catalog/structures.h"
#include "engine/catalog/vines.h"
#include "engine/game/state.h"

namespace vendemmia {

inline constexpr unsigned kTopValue = 9;
// each field has its own maximum, which is also its price.
inline constexpr std::array<u8, kFields> kFieldMaximum{5, 6, 7};
constexpr unsigned field_price(unsigned field) { return kFieldMaximum[field]; }

// 1 for values 1-3, 2 for 4-6, 3 for 7-9.
constexpr unsigned grape_price(unsigned value) { return (value + 2) / 3; }

// what selling a wine gives, whatever its value.
inline constexpr std::array<u8, kWineTypes> kWineSaleVp{1, 1, 2, 4};

// Values low to high as a set of spaces. Empty when high < low.
constexpr u16 values(unsigned low, unsigned high) {
  return high < low ? u16{0} : static_cast<u16>((2u << high) - (1u << low));
}

// --- Fields --------------------------------------------------------------------------------------

inline bool owns_field(const Player& p, unsigned field) { return !contains(p.sold_fields, field); }
// a structure card stands on it.
inline bool field_covered(const Player& p, unsigned field) { return p.buildings[kMatPlaces + field] != 0; }
// owned, with neither vines nor a structure.
inline bool field_empty(const Player& p, unsigned field) {
  return owns_field(p, field) && p.vines[field] == 0 && !field_covered(p, field);
}
inline bool place_free(const Player& p, unsigned place) {
  return place < kMatPlaces ? p.buildings[place] == 0 : field_empty(p, place - kMatPlaces);
}
// The same for all fields, as sets. Nobody can guess these, so they are found without a branch.
inline unsigned planted_fields(const Player& p) {
  unsigned set = 0;
  for (unsigned field = 0; field < kFields; ++field) set |= (p.field_values[field] != 0 ? 1u : 0u) << field;
  return set;
}
inline unsigned covered_fields(const Player& p) { return p.buildings.nonzero() >> kMatPlaces; }
inline constexpr unsigned kAllFields = (1u << kFields) - 1;
inline unsigned empty_fields(const Player& p) {
  return kAllFields & ~(planted_fields(p) | covered_fields(p) | p.sold_fields);
}
inline unsigned structures_built(const Player& p) {
  return count_bits(p.structures) + count_bits(p.built_cards());
}
inline unsigned field_value(const Player& p, unsigned field) { return p.field_values[field]; }

// What these vines bear of a colour, bit by bit of their values.
namespace bearing {

inline constexpr unsigned kBits = 3;
using ByBit = std::array<CardSet, kBits>;
constexpr ByBit cards_by_bit(u8 VineFacts::* colour) {
  ByBit cards{};
  for (unsigned kind = 0; kind < kVineKinds; ++kind) {
    for (const unsigned one : Members(kVines[kind].*colour)) cards[one] |= kCardsOfVine[kind];
  }
  return cards;
}
inline constexpr ByBit kRed = cards_by_bit(&VineFacts::red);
inline constexpr ByBit kWhite = cards_by_bit(&VineFacts::white);

constexpr unsigned sum(CardSet vines, const ByBit& cards) {
  return count_bits(vines & cards[0]) + 2 * count_bits(vines & cards[1]) + 4 * count_bits(vines & cards[2]);
}

}  // namespace bearing

inline unsigned red_on(const Player& p, unsigned field) {
  return bearing::sum(p.vines[field], bearing::kRed);
}
inline unsigned white_on(const Player& p, unsigned field) {
  return bearing::sum(p.vines[field], bearing::kWhite);
}

// The card stands nowhere before; it stands on this field.
inline void put_on_field(Player& p, unsigned field, Card vine) {
  p.vines.plant(field, bit(vine));
  p.field_values[field] = static_cast<u8>(p.field_values[field] + facts(kVineOfCard[vine]).value());
}
inline void take_off_field(Player& p, unsigned field, Card vine) {
  p.vines.uproot(bit(vine));
  p.field_values[field] = static_cast<u8>(p.field_values[field] - facts(kVineOfCard[vine]).value());
}

inline unsigned planted_vines(const Player& p) { return count_bits(p.vines.all()); }

// owned, planted, not yet harvested this year. As a set.
inline unsigned harvestable_fields(const Player& p) {
  return planted_fields(p) & ~unsigned{p.harvested_fields};
}

// on its own value or the highest empty space below; 0 when there is none.
constexpr unsigned space_for_grape(u16 pad, unsigned value) {
  const u16 free = static_cast<u16>(~pad & values(1, value));
  return free == 0 ? 0 : highest_bit(free);
}

// --- Cellar --------------------------------------------------------------------------------------

// By what of the cellar stands: nothing, medium, large, both.
inline constexpr std::array<u8, 4> kCellarTops{3, 6, 9, 9};
constexpr unsigned cellars(StructureSet built) {
  constexpr auto kMedium = static_cast<unsigned>(Structure::MediumCellar);
  static_assert(static_cast<unsigned>(Structure::LargeCellar) == kMedium + 1);
  return built >> kMedium & 3u;
}
inline unsigned cellar_top(StructureSet built) { return kCellarTops[cellars(built)]; }

constexpr unsigned least_value(Wine wine) {
  return wine == Wine::Sparkling ? 7 : wine == Wine::Blush ? 4 : 1;
}

// How wine is being made: normally, or as the Zymologist does.
enum class Cellaring : u8 { Built, AsIfComplete };

// the Zymologist's tokens end at 4 or more.
constexpr unsigned least_token(Wine wine, Cellaring cellaring) {
  const unsigned least = least_value(wine);
  return cellaring == Cellaring::AsIfComplete && least < 4 ? 4 : least;
}

// where a new wine of this grape total stands, never lower than necessary; 0 when it cannot be
// made.
inline unsigned space_for_wine(const Player& p, Wine wine, unsigned total, Cellaring cellaring) {
  unsigned top = total < kTopValue ? total : kTopValue;
  const unsigned least = least_token(wine, cellaring);
  if (cellaring == Cellaring::Built) {
    const unsigned cellar = cellar_top(p.structures);
    if (cellar < top) top = cellar;
  }
  const u16 free = static_cast<u16>(~p.wines[static_cast<unsigned>(wine)] & values(least, top));
  return free == 0 ? 0 : highest_bit(free);
}

// Whether wine can be made is asked in most turns, and nobody can guess the answer: so it is found without a branch.

// The highest value of a row of tokens; 0: there is none.
inline unsigned highest_value(u16 row) { return highest_bit(row | 1u); }

// The least total of grapes that makes this wine, whatever is above it; kNoTotal: there is no space for it.
inline constexpr unsigned kNoTotal = 4 * kTopValue;
inline unsigned least_total(const Player& p, Wine wine, Cellaring cellaring) {
  const unsigned top = cellaring == Cellaring::Built ? cellar_top(p.structures) : kTopValue;
  const unsigned free =
      ~unsigned{p.wines[static_cast<unsigned>(wine)]} & values(least_token(wine, cellaring), top);
  return lowest_bit(free | bit(kNoTotal));
}

// whether a blush or a sparkling wine can be made. Larger grapes never make it harder.
inline bool can_make_mixed_wine(const Player& p, Cellaring cellaring) {
  const u16 reds = p.grapes[static_cast<unsigned>(Grape::Red)];
  const unsigned red = highest_value(reds);
  const unsigned white = highest_value(p.grapes[static_cast<unsigned>(Grape::White)]);
  const unsigned second = highest_value(static_cast<u16>(reds & ~(1u << red)));
  const unsigned sparkling = least_total(p, Wine::Sparkling, cellaring);
  const bool blush = red + white >= least_total(p, Wine::Blush, cellaring);
  const bool charmat = (red + white >= sparkling) & p.has(StructureCard::Charmat);
  const bool of_three = (second != 0) & (red + white + second >= sparkling);
  return (red != 0) & (white != 0) & (blush | charmat | of_three);
}

// whether any wine at all can be made.
inline bool can_make_wine(const Player& p, Cellaring cellaring) {
  const unsigned red = highest_value(p.grapes[static_cast<unsigned>(Grape::Red)]);
  const unsigned white = highest_value(p.grapes[static_cast<unsigned>(Grape::White)]);
  const bool makes_red = red >= least_total(p, Wine::Red, cellaring);
  const bool makes_white = white >= least_total(p, Wine::White, cellaring);
  const bool makes_mixed = can_make_mixed_wine(p, cellaring);
  return makes_red | makes_white | makes_mixed;
}

inline bool has_wine(const Player& p, unsigned at_least = 1) {
  const u16 wanted = values(at_least, kTopValue);
  return ((p.wines[0] | p.wines[1] | p.wines[2] | p.wines[3]) & wanted) != 0;
}

inline unsigned grape_count(const Player& p) { return count_bits(p.grapes[0]) + count_bits(p.grapes[1]); }
inline bool has_grape(const Player& p) { return (p.grapes[0] | p.grapes[1]) != 0; }

// One ageing step of a row of spaces that ends at `top`: what stands in an unbroken line up to the top
// stays, everything else moves up by one.
constexpr u16 aged(u16 row, unsigned low, unsigned top) {
  const u16 part = static_cast<u16>(row & values(low, top));
  const auto line = static_cast<unsigned>(std::countl_one(static_cast<u16>(part << (15 - top))));
  const u16 stuck = static_cast<u16>((2u << top) - (2u << top >> line));
  return static_cast<u16>(stuck | ((part & ~stuck) << 1));
}

// the steps 3 to 4 and 6 to 7 need the medium and the large cellar.
constexpr u16 aged_below(u16 row, unsigned cellar) {
  if (cellar == 9) return aged(row, 1, 9);
  if (cellar == 6) return static_cast<u16>(aged(row, 1, 6) | aged(row, 7, 9));
  return static_cast<u16>(aged(row, 1, 3) | aged(row, 4, 6) | aged(row, 7, 9));
}

// The same, looked up: by what of the cellar stands, and by the row without its unused space 0. Six rows of every player age every
// year.
inline constexpr auto kAgedRows = [] {
  std::array<std::array<u16, 1u << kTopValue>, kCellarTops.size()> rows{};
  for (unsigned built = 0; built < rows.size(); ++built) {
    for (unsigned row = 0; row < rows[built].size(); ++row)
      rows[built][row] = aged_below(static_cast<u16>(row << 1), kCellarTops[built]);
  }
  return rows;
}();
inline u16 aged_wines(u16 row, StructureSet built) { return kAgedRows[cellars(built)][row >> 1]; }
// no cellar limit for grapes.
inline u16 aged_grapes(u16 pad) { return kAgedRows.back()[pad >> 1]; }

// whether this one wine can move one step now.
inline bool can_age(const Player& p, Wine wine, unsigned value) {
  const u16 row = p.wines[static_cast<unsigned>(wine)];
  if (value >= kTopValue || contains(row, value + 1)) return false;
  if (value == 3) return p.has(Structure::MediumCellar);
  if (value == 6) return p.has(Structure::LargeCellar);
  return true;
}

inline bool can_age_any(const Player& p) {
  for (unsigned type = 0; type < kWineTypes; ++type) {
    for (unsigned value : Members(p.wines[type])) {
      if (can_age(p, static_cast<Wine>(type), value)) return true;
    }
  }
  return false;
}

// whether the wines from the icon `from` on can be given from these rows. Icons of one type
// stand from the highest down, so the highest token for the highest icon is never wrong.
inline bool can_fill(std::array<u16, kWineTypes> rows, const OrderFacts& order, unsigned from = 0) {
  for (unsigned i = from; i < order.wine_count; ++i) {
    u16& row = rows[static_cast<unsigned>(order.wines[i].type)];
    if (row == 0) return false;
    const unsigned best = highest_bit(row);
    if (best < order.wines[i].at_least) return false;
    row = static_cast<u16>(row & ~(1u << best));
  }
  return true;
}

// The orders that can be filled from these rows, as a set: those whose first icon of each type is served by the highest token,
// the second one by the next, and so on. The same as asking can_fill for each of them, without a branch.
namespace fillable {

// By type, by the number of the icon among those of its type, by value: the orders that ask for no more there.
inline constexpr unsigned kMostIcons = 3;
using ByValue = std::array<CardSet, kTopValue + 1>;
inline constexpr auto kOrders = [] {
  std::array<std::array<ByValue, kMostIcons>, kWineTypes> sets{};
  for (unsigned order = 0; order < vendemmia::kOrders; ++order) {
    std::array<std::array<u8, kMostIcons>, kWineTypes> asked{};
    std::array<unsigned, kWineTypes> icons{};
    for (unsigned i = 0; i < kOrderFacts[order].wine_count; ++i) {
      const auto type = static_cast<unsigned>(kOrderFacts[order].wines[i].type);
      asked[type][icons[type]++] = kOrderFacts[order].wines[i].at_least;
    }
    for (unsigned type = 0; type < kWineTypes; ++type) {
      for (unsigned icon = 0; icon < kMostIcons; ++icon) {
        for (unsigned value = asked[type][icon]; value <= kTopValue; ++value)
          sets[type][icon][value] |= bit(order);
      }
    }
  }
  return sets;
}();
// Whether no order asks for so many of this type.
constexpr bool never_asked(unsigned type, unsigned icon) {
  return kOrders[type][icon][0] == bit(vendemmia::kOrders) - 1;
}

template <unsigned type>
CardSet for_type(u16 row) {
  CardSet orders = ~CardSet{0};
  for (unsigned icon = 0; icon < kMostIcons && !never_asked(type, icon); ++icon) {
    const unsigned highest = highest_value(row);
    orders &= kOrders[type][icon][highest];
    row = static_cast<u16>(row & ~(1u << highest));
  }
  return orders;
}

}  // namespace fillable

inline CardSet fillable_orders(const std::array<u16, kWineTypes>& rows) {
  return fillable::for_type<0>(rows[0]) & fillable::for_type<1>(rows[1]) & fillable::for_type<2>(rows[2]) &
         fillable::for_type<3>(rows[3]);
}

// --- Structures and workers ----------------------------------------------------------------------

inline constexpr StructureSet kAllStructures = 0xFF;

// the next missing cellar, or kStructures when both exist.
inline unsigned next_cellar(StructureSet built) {
  if ((built & structures(Structure::MediumCellar)) == 0)
    return static_cast<unsigned>(Structure::MediumCellar);
  if ((built & structures(Structure::LargeCellar)) == 0) return static_cast<unsigned>(Structure::LargeCellar);
  return kStructures;
}

// all workers of any kind, the temporary one included.
inline unsigned total_workers(const Player& p) {
  return 1u + p.regulars + p.training + special_workers_owned(p) + (p.has_temporary ? 1u : 0u);
}

inline constexpr unsigned kMostResidual = 5;
inline constexpr int kLeastVp = -5;
// Far more than any game brings; what is higher was not played.
inline constexpr int kMostVp = 999;
inline constexpr unsigned kHandLimit = 7;
// coins are unlimited; this is where counting stops in an endless game.
inline constexpr int kMostLira = 0xFFFF;

inline unsigned hand_size(const Player& p) { return p.hand.count(); }

}  // namespace vendemmia
