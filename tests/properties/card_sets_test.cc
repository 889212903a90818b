// The sets of all decks in three words: what is written into one is read back from it, and leaves the others alone.
#include "engine/game/card_sets.h"

#include <gtest/gtest.h>

#include "engine/core/rng.h"
#include "engine/game/state.h"

namespace vendemmia {
namespace {

// What a search copies with every step.
static_assert(sizeof(State) == 1280);

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
  sets = {};
  for (unsigned deck = 0; deck < kDecks; ++deck) sets[deck] |= ~CardSet{0};
  for (unsigned deck = 0; deck < kDecks; ++deck) EXPECT_EQ(CardSet{sets[deck]}, all_cards(deck));
  EXPECT_EQ(sets.count(), 190u);
}

TEST(CardSets, AreCopiedFromOneDeckToAnother) {
  CardSets sets{};
  sets[1] = 0b1011;
  sets[3] = sets[1];
  EXPECT_EQ(CardSet{sets[3]}, 0b1011u);
  EXPECT_EQ(CardSet{sets[1]}, 0b1011u);
}

TEST(PlantedVines, KnowTheFieldOfEachCard) {
  PlantedVines vines{};
  std::array<CardSet, kFields> plain{};
  Rng rng(18);
  for (unsigned i = 0; i < 10000; ++i) {
    const unsigned field = rng.below(kFields);
    const CardSet card = bit(rng.below(kVineCards));
    const bool planted = (vines.all() & card) != 0;
    if (planted) {
      vines.uproot(card);
      for (CardSet& one : plain) one &= ~card;
    } else {
      vines.plant(field, card);
      plain[field] |= card;
    }
    ASSERT_EQ(vines.by_field(), plain) << "after change " << i;
    ASSERT_EQ(vines.all(), plain[0] | plain[1] | plain[2]);
  }
}

template <unsigned kBits, unsigned kCount>
void expect_numbers_apart() {
  PackedNumbers<u8, kBits, kCount> numbers{};
  std::array<u8, kCount> plain{};
  Rng rng(kBits);
  for (unsigned i = 0; i < 5000; ++i) {
    const unsigned place = rng.below(kCount);
    const auto number = static_cast<u8>(rng.below(1u << kBits));
    switch (rng.below(4)) {
      case 0:
        if (plain[place] + 1u < 1u << kBits) {
          ++numbers[place];
          ++plain[place];
        }
        break;
      case 1:
        if (plain[place] != 0) {
          --numbers[place];
          --plain[place];
        }
        break;
      default:
        numbers[place] = number;
        plain[place] = number;
        break;
    }
    ASSERT_EQ(numbers.unpacked(), plain) << "after change " << i;
  }
  PackedNumbers<u8, kBits, kCount> again{};
  again.pack(plain);
  EXPECT_EQ(again, numbers);
}

TEST(PackedNumbers, KeepEachApart) {
  expect_numbers_apart<6, 42>();
  expect_numbers_apart<6, kBuildingPlaces>();
  expect_numbers_apart<5, 24>();
  expect_numbers_apart<3, 17>();
  expect_numbers_apart<3, kRegions>();
}

TEST(PackedNumbers, AreFoundAllAtOnce) {
  Rng rng(19);
  for (unsigned i = 0; i < 2000; ++i) {
    PackedNumbers<u8, 6, kBuildingPlaces> numbers{};
    CardSet held = 0;
    unsigned nonzero = 0;
    for (unsigned place = 0; place < kBuildingPlaces; ++place) {
      const unsigned number = rng.below(3) == 0 ? 0 : rng.below(64);
      numbers[place] = static_cast<u8>(number);
      held |= bit(number);
      nonzero |= (number != 0 ? 1u : 0u) << place;
    }
    for (unsigned number = 0; number < 64; ++number)
      ASSERT_EQ(numbers.contains(static_cast<u8>(number)), contains(held, number)) << number << " in " << i;
    ASSERT_EQ(numbers.nonzero(), nonzero);
    ASSERT_EQ(numbers.all_zero(), nonzero == 0);
  }
}

}  // namespace
}  // namespace vendemmia
