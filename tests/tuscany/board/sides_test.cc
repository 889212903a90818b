// the two sides of the extended board.
#include "engine/game/changes.h"
#include "tests/tuscany/board/extended_table.h"

namespace vendemmia::testing {
namespace {

constexpr auto kStructure = static_cast<unsigned>(Deck::Structure);

RULING_TEST(10, NobodyStartsWithStructureCards) {
  const State s = new_game({.players = 4, .modules = kExtendedBoard | kStructureCards}, 3);
  EXPECT_EQ(s.decks[kStructure].size, kStructureCardCount);
  for (const Player& p : s.players) EXPECT_EQ(p.hand[kStructure], 0u);
}

RULING_TEST(12, SideOneKnowsNoStructures) {
  const State s = new_game({.players = 4, .modules = kExtendedBoard}, 3);
  EXPECT_EQ(s.decks[kStructure].size, 0);
  Table map = extended(3, Season::Spring);
  map.place(0, "influence.left");
  map.expect_question(0, "star").refuses("star lucca");
  Table row = extended(3, Season::Fall).row(0, 4).row(1, 5).row(2, 6);
  row.pass(0);
  EXPECT_EQ(row.hand_size(0), 0u);
  Table flip = extended(3, Season::Summer);
  flip.place(0, "buy_sell_field.middle");
  flip.expect_question(0, "sell_field");  // no bonus to be asked for
  Table sale = extended(3, Season::Winter).wine(0, Wine::Red, 1);
  sale.place(0, "sell_wine.left");
  EXPECT_EQ(sale.vp(0), 1);
  sale.expect_turn(1);
  Table cart = extended(3, Season::Spring);
  cart.place(0, "cart");
  EXPECT_EQ(cart.lira(0), 1);
  cart.expect_turn(1);
}

RULING_TEST(12, SideTwoGivesThemInSixPlaces) {
  Table map = side_two(3, Season::Spring);
  map.place(0, "influence.left");
  map.answer(0, "star lucca");
  EXPECT_EQ(map.hand_size(0, Deck::Structure), 1u);
  Table row = side_two(3, Season::Fall).row(0, 4).row(1, 5).row(2, 6);
  row.pass(0);
  EXPECT_EQ(row.hand_size(0, Deck::Structure), 1u);
  Table flip = side_two(3, Season::Summer);
  flip.place(0, "buy_sell_field.middle");
  flip.answers(0, {"action first", "sell field_7"});
  flip.expect_question(0, "take_bonus");
  flip.answer(0, "yes");
  EXPECT_EQ(flip.hand_size(0, Deck::Structure), 1u);
  Table sale = side_two(3, Season::Winter).wine(0, Wine::Red, 1);
  sale.place(0, "sell_wine.left");
  sale.answer(0, "bonus first");
  EXPECT_EQ(sale.hand_size(0, Deck::Structure), 1u);
  EXPECT_EQ(sale.vp(0), 1);
  Table cart = side_two(3, Season::Spring);
  cart.place(0, "cart");
  cart.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  cart.answer(0, "option 2");
  EXPECT_EQ(cart.hand_size(0, Deck::Structure), 1u);
  EXPECT_EQ(cart.lira(0), 0);
  Table trade = side_two(3, Season::Summer).lira(0, 3);
  trade.place(0, "trade.left");
  trade.answers(0, {"option 1", "option 3"});
  trade.expect_question(0, "name_deck").offers("deck structure");
}

RULING_TEST(21, ABonusCardMayBeLeft) {
  Table t = side_two(3, Season::Winter).wine(0, Wine::Red, 1);
  t.place(0, "sell_wine.left");
  t.answers(0, {"action first", "no"});
  EXPECT_EQ(t.hand_size(0), 0u);
  t.expect_turn(1);
}

RULING_TEST(452, WithTheDeckExhaustedTheCartGivesTheLira) {
  Table t = side_two(2, Season::Spring).empty_deck(Deck::Structure);
  t.place(0, "cart");
  EXPECT_EQ(t.lira(0), 1);
  t.expect_turn(1);
}

RULING_TEST(452, ItsPileIsShuffledFirst) {
  Table t = side_two(2, Season::Spring);
  hold(t, 0, {StructureCard::Inn});
  t.empty_deck(Deck::Structure);
  t.raw().players[0].hand[kStructure] = 0;
  lay_on_discard_pile(t.raw(), Deck::Structure, static_cast<Card>(StructureCard::Inn));
  t.place(0, "cart");
  t.answer(0, "option 2");
  EXPECT_EQ(t.hand_size(0, Deck::Structure), 1u);
}

}  // namespace
}  // namespace vendemmia::testing
