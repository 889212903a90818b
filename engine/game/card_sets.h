// Cards in few bits, for what is kept in every position.
#pragma once

#include "engine/catalog/ids.h"
#include "engine/core/packed.h"

namespace vendemmia {

// By Deck.
inline constexpr std::array<u8, kDecks> kCardsInDeck{kVineCards, kSummerCards, kOrders, kWinterCards,
                                                     kStructureCardCount};

// A set of cards for each deck.
using CardSets =
    PackedSets<kCardsInDeck[0], kCardsInDeck[1], kCardsInDeck[2], kCardsInDeck[3], kCardsInDeck[4]>;
static_assert(sizeof(CardSets) == 24);

// The vines on the fields of a player. A card stands on one field at most, so two bits for each say on which: its number, + 1.
class PlantedVines {
 public:
  CardSet operator[](unsigned field) const {
    const unsigned number = field + 1;
    return ((number & 1u) != 0 ? bits_[0] : ~bits_[0]) & ((number & 2u) != 0 ? bits_[1] : ~bits_[1]);
  }
  CardSet all() const { return bits_[0] | bits_[1]; }
  std::array<CardSet, kFields> by_field() const { return {(*this)[0], (*this)[1], (*this)[2]}; }

  // Precondition: they stand nowhere.
  void plant(unsigned field, CardSet vines) {
    const unsigned number = field + 1;
    if ((number & 1u) != 0) bits_[0] |= vines;
    if ((number & 2u) != 0) bits_[1] |= vines;
  }
  void uproot(CardSet vines) {
    bits_[0] &= ~vines;
    bits_[1] &= ~vines;
  }

  friend bool operator==(const PlantedVines&, const PlantedVines&) = default;

 private:
  static_assert(kFields == 3);
  PackedSets<kVineCards, kVineCards> bits_;  // the lower and the higher one
};

}  // namespace vendemmia
