// A set of cards for each deck in as few bits as there are cards: for what is kept in every position and seldom looked at.
//
//   sets[deck]            reads
//   sets[deck] |= cards   writes
#pragma once

#include <array>

#include "engine/catalog/ids.h"

namespace vendemmia {

// By Deck.
inline constexpr std::array<u8, kDecks> kCardsInDeck{kVineCards, kSummerCards, kOrders, kWinterCards,
                                                     kStructureCardCount};

class CardSets {
 public:
  // One of the sets, to be changed.
  class Place {
   public:
    Place(CardSets& sets, unsigned deck) : sets_(sets), deck_(deck) {}
    Place(const Place&) = default;
    ~Place() = default;
    operator CardSet() const { return sets_.at(deck_); }  // NOLINT: it is read as the set that it stands for
    Place& operator=(CardSet cards) {
      sets_.put(deck_, cards);
      return *this;
    }
    Place& operator=(const Place& other) { return *this = CardSet{other}; }
    Place& operator|=(CardSet cards) { return *this = *this | cards; }
    Place& operator&=(CardSet cards) { return *this = *this & cards; }

   private:
    CardSets& sets_;
    unsigned deck_;
  };

  CardSet operator[](unsigned deck) const { return at(deck); }
  Place operator[](unsigned deck) { return {*this, deck}; }

  std::array<CardSet, kDecks> all() const { return {at(0), at(1), at(2), at(3), at(4)}; }

 private:
  static constexpr unsigned kWordBits = 64;
  // Where the set of each deck begins, and at last where all of them end.
  static constexpr std::array<u8, kDecks + 1> kBegin = [] {
    std::array<u8, kDecks + 1> begin{};
    for (unsigned deck = 0; deck < kDecks; ++deck)
      begin[deck + 1] = static_cast<u8>(begin[deck] + kCardsInDeck[deck]);
    return begin;
  }();
  static constexpr unsigned kWords = (kBegin[kDecks] + kWordBits - 1) / kWordBits;
  static constexpr CardSet cards_of_deck(unsigned deck) { return bit(kCardsInDeck[deck]) - 1; }

  // What does not fit into its first word stands at the start of the next one.
  CardSet at(unsigned deck) const {
    const unsigned word = kBegin[deck] / kWordBits;
    const unsigned shift = kBegin[deck] % kWordBits;
    CardSet cards = words_[word] >> shift;
    if (shift + kCardsInDeck[deck] > kWordBits) cards |= words_[word + 1] << (kWordBits - shift);
    return cards & cards_of_deck(deck);
  }
  void put(unsigned deck, CardSet cards) {
    const unsigned word = kBegin[deck] / kWordBits;
    const unsigned shift = kBegin[deck] % kWordBits;
    const CardSet mask = cards_of_deck(deck);
    cards &= mask;
    words_[word] = (words_[word] & ~(mask << shift)) | cards << shift;
    if (shift + kCardsInDeck[deck] <= kWordBits) return;
    words_[word + 1] = (words_[word + 1] & ~(mask >> (kWordBits - shift))) | cards >> (kWordBits - shift);
  }

  std::array<u64, kWords> words_;
};
static_assert(sizeof(CardSets) == 24);

}  // namespace vendemmia
