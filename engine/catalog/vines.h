// The vine deck: nine kinds, 42 cards. Copies of a kind are told apart only by their number.
#pragma once

#include <array>
#include <string_view>

#include "engine/catalog/ids.h"

namespace vendemmia {

struct VineFacts {
  std::string_view id;
  std::string_view name;
  u8 red;
  u8 white;
  StructureSet needs;  // which structures must stand before it may be planted
  u8 copies;

  constexpr u8 value() const { return static_cast<u8>(red + white); }
};

inline constexpr std::array<VineFacts, kVineKinds> kVines{{
    {"sangiovese", "Sangiovese", 1, 0, 0, 4},
    {"malvasia", "Malvasia", 0, 1, 0, 4},
    {"pinot", "Pinot", 1, 1, structures(Structure::Trellis), 6},
    {"syrah", "Syrah", 2, 0, structures(Structure::Trellis), 5},
    {"trebbiano", "Trebbiano", 0, 2, structures(Structure::Trellis), 5},
    {"merlot", "Merlot", 3, 0, structures(Structure::Irrigation), 5},
    {"sauvignon_blanc", "Sauvignon Blanc", 0, 3, structures(Structure::Irrigation), 5},
    {"cabernet_sauvignon", "Cabernet Sauvignon", 4, 0, structures(Structure::Trellis, Structure::Irrigation),
     4},
    {"chardonnay", "Chardonnay", 0, 4, structures(Structure::Trellis, Structure::Irrigation), 4},
}};

constexpr const VineFacts& facts(Vine vine) { return kVines[static_cast<unsigned>(vine)]; }

// The kind of each card; cards are numbered kind by kind.
inline constexpr std::array<Vine, kVineCards> kVineOfCard = [] {
  std::array<Vine, kVineCards> kinds{};
  unsigned card = 0;
  for (unsigned kind = 0; kind < kVineKinds; ++kind) {
    for (unsigned copy = 0; copy < kVines[kind].copies; ++copy) kinds[card++] = static_cast<Vine>(kind);
  }
  return kinds;
}();

// All cards of a kind.
inline constexpr std::array<CardSet, kVineKinds> kCardsOfVine = [] {
  std::array<CardSet, kVineKinds> sets{};
  for (unsigned card = 0; card < kVineCards; ++card) {
    sets[static_cast<unsigned>(kVineOfCard[card])] |= bit(card);
  }
  return sets;
}();

// Iterates the kinds present among these cards, ascending: for (unsigned kind : VineKinds(cards)).
class VineKinds {
 public:
  constexpr explicit VineKinds(CardSet cards) : cards_(cards & (bit(kVineCards) - 1)) {}
  struct Iterator {
    CardSet rest;
    constexpr unsigned operator*() const { return static_cast<unsigned>(kVineOfCard[lowest_bit(rest)]); }
    constexpr Iterator& operator++() {
      rest &= ~kCardsOfVine[**this];
      return *this;
    }
    constexpr bool operator!=(const Iterator& other) const { return rest != other.rest; }
  };
  constexpr Iterator begin() const { return {cards_}; }
  constexpr Iterator end() const { return {0}; }

 private:
  CardSet cards_;
};

// The same as a set.
constexpr u64 kinds_of(CardSet cards) {
  u64 kinds = 0;
  for (unsigned kind = 0; kind < kVineKinds; ++kind)
    kinds |= static_cast<u64>((cards & kCardsOfVine[kind]) != 0) << kind;
  return kinds;
}

constexpr CardSet cards_of(Vine vine) { return kCardsOfVine[static_cast<unsigned>(vine)]; }

}  // namespace vendemmia
