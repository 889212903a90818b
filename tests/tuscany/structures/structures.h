// What the tests of the structure cards share: a table with the cards, and the list of those that have a test.
//
//   Table t = structures().standing(0, {StructureCard::Cask}).wine(0, Wine::Red, 2);
//
// Without the extended board unless told otherwise: summer of year 1, nobody holds a structure card. The words of this table come
// first, those of every table follow.
#pragma once

#include <algorithm>
#include <vector>

#include "engine/game/card_places.h"
#include "tests/support/table.h"

namespace vendemmia::testing {

inline constexpr auto kStructureDeck = static_cast<unsigned>(Deck::Structure);

class StructureTable : public Table {
 public:
  StructureTable(unsigned players, Modules modules) : Table(players) {
    State& s = raw();
    s.options.modules = modules;
    s.board = board_for(s.options);
    const CardSet cards = cards_in_game(s.options, Deck::Structure);
    s.shuffled_in[kStructureDeck] = cards;
    if (!has_piles(s.options, Deck::Structure)) return;
    for (const unsigned card : Members(cards)) pile().cards[pile().size++] = static_cast<Card>(card);
  }

  // To the hand.
  StructureTable& cards(Seat seat, std::initializer_list<StructureCard> cards) {
    for (const StructureCard card : cards) raw().players[seat].hand[kStructureDeck] |= bit(take(card));
    return *this;
  }
  // Built: on the mat first, then on the fields 5, 6, 7.
  StructureTable& standing(Seat seat, std::initializer_list<StructureCard> cards) {
    for (const StructureCard card : cards) {
      const auto places = raw().players[seat].buildings.unpacked();
      const auto free = static_cast<unsigned>(std::find(places.begin(), places.end(), 0) - places.begin());
      standing_at(seat, card, free);
    }
    return *this;
  }
  StructureTable& standing_on_field(Seat seat, StructureCard card, unsigned field) {
    return standing_at(seat, card, kMatPlaces + field - 5);
  }
  StructureTable& stars(Seat seat, Region region, unsigned count) {
    raw().players[seat].stars[static_cast<unsigned>(region)] = static_cast<u8>(count);
    return *this;
  }
  // The draw pile holds just these, the first one on top.
  StructureTable& structure_deck(std::initializer_list<StructureCard> cards) {
    pile() = Pile{};
    pile().size = static_cast<u8>(cards.size());
    unsigned place = pile().size;
    for (const StructureCard card : cards) pile().cards[--place] = static_cast<Card>(card);
    return *this;
  }
  // The last one on top.
  StructureTable& structures_discarded(std::initializer_list<StructureCard> cards) {
    for (const StructureCard card : cards) {
      pile().cards[Pile::kRoom - 1u - pile().discarded++] = take(card);
    }
    return *this;
  }

 private:
  Pile& pile() { return raw().decks[kStructureDeck]; }

  Card take(StructureCard card) {
    take_out(pile(), static_cast<Card>(card));
    return static_cast<Card>(card);
  }
  StructureTable& standing_at(Seat seat, StructureCard card, unsigned place) {
    Player& p = raw().players[seat];
    p.buildings[place] = static_cast<u8>(take(card) + 1);
    return *this;
  }
};

inline StructureTable structures(unsigned players = 2) { return {players, kStructureCards}; }
inline StructureTable structures_in_winter(unsigned players = 2) {
  StructureTable t = structures(players);
  t.season(Season::Winter);
  return t;
}
// With the extended board.
inline StructureTable with_map(Season season, unsigned players = 2) {
  StructureTable t(players, static_cast<Modules>(kStructureCards | kExtendedBoard));
  t.season(season);
  return t;
}

inline bool holds(const Table& t, Seat seat, StructureCard card) {
  return contains(t.player(seat).hand[kStructureDeck], static_cast<unsigned>(card));
}
inline bool stands(const Table& t, Seat seat, StructureCard card) { return t.player(seat).has(card); }
inline unsigned stars_in(const Table& t, Seat seat, Region region) {
  return t.player(seat).stars[static_cast<unsigned>(region)];
}
inline bool top_discard_is(const Table& t, StructureCard card) {
  const Pile& pile = t.state().decks[kStructureDeck];
  return pile.discarded > 0 && pile.top_discard() == static_cast<Card>(card);
}

inline std::vector<StructureCard>& tested_structures() {
  static std::vector<StructureCard> cards;
  return cards;
}
struct RegisterStructure {
  explicit RegisterStructure(StructureCard card) { tested_structures().push_back(card); }
};

}  // namespace vendemmia::testing

// The tests that follow are those of a ruling.
#define TESTS_RULING(number) static const ::vendemmia::testing::RegisterRuling tests_ruling_##number(number)

// STRUCTURE_TEST(Cask, AgesTwice) { ... }
#define STRUCTURE_TEST(card, name)                                               \
  static const ::vendemmia::testing::RegisterStructure register_##card##_##name{ \
      ::vendemmia::StructureCard::card};                                         \
  TEST(Structure##card, name)
