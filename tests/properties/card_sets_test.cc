// The sets of all decks in three words: what is written into one is read back from it, and leaves the others alone.
#include "engine/game/card_sets.h"

#include <gtest/gtest.h>

#include "engine/core/rng.h"
#include "engine/game/state.h"

namespace vendemmia {
namespace {

// What a search copies with every step.
static_assert(sizeof(State) == 1632);

CardSet all_cards(unsigned deck) { return bit(kCardsInDeck[deck]) - 1; }

TEST(CardSets, KeepEachDeckApart) {
  CardSets sets{};
  std::array<CardSet, kDecks> plain{};
  Rng rng(17);
  for (unsigned i = 0; i < 10000; ++i) {
    const unsigned deck = rng.below(kDecks);
    const CardSet cards = rng.next() & all_cards(deck);
    switch (rng.below(3)) {
      case 0:
        sets[deck] = cards;
        plain[deck] = cards;
        break;
      case 1:
        sets[deck] |= cards;
        plain[deck] |= cards;
        break;
      default:
        sets[deck] &= cards;
        plain[deck] &= cards;
        break;
    }
    ASSERT_EQ(sets.all(), plain) << "after change " << i;
  }
}

TEST(CardSets, HaveNoPlaceForCardsThatThereAreNot) {
  CardSets sets{};
  for (unsigned deck = 0; deck < kDecks; ++deck) sets[deck] = ~CardSet{0};
  for (unsigned deck = 0; deck < kDecks; ++deck) EXPECT_EQ(CardSet{sets[deck]}, all_cards(deck));
}

TEST(CardSets, AreCopiedFromOneDeckToAnother) {
  CardSets sets{};
  sets[1] = 0b1011;
  sets[3] = sets[1];
  EXPECT_EQ(CardSet{sets[3]}, 0b1011u);
  EXPECT_EQ(CardSet{sets[1]}, 0b1011u);
}

}  // namespace
}  // namespace vendemmia
