// Section I: fall on the base board.
#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

RULING_TEST(141, FirstVisitorIsDrawnTheCottageCardMayBeDeclined) {
  Table t = table(2).season(Season::Fall).built(1, {Structure::Cottage});
  t.expect_question(0, "fall_visitor").offers_only({"deck summer", "deck winter"});
  t.answer(0, "deck summer");
  EXPECT_EQ(t.hand_size(0), 1u);
  t.expect_question(1, "fall_visitor").offers_only({"deck summer", "deck winter"});
  t.answer(1, "deck winter");
  t.expect_question(1, "cottage_visitor").offers_only({"deck summer", "deck winter", "done"});
  t.answer(1, "done");
  EXPECT_EQ(t.hand_size(1), 1u);
  EXPECT_EQ(t.hand_size(1, Deck::Winter), 1u);
  t.expect_turn(0);
}

RULING_TEST(142, BothTypesAreNamedBeforeEitherCardIsSeen) {
  Table t = table(2).season(Season::Fall).built(0, {Structure::Cottage});
  t.answer(0, "deck summer");
  t.expect_question(0, "cottage_visitor");
  EXPECT_EQ(t.hand_size(0), 0u);
  EXPECT_EQ(t.draw_pile(Deck::Summer), kSummerCards);
  t.answer(0, "deck winter");
  EXPECT_EQ(t.hand_size(0, Deck::Summer), 1u);
  EXPECT_EQ(t.hand_size(0, Deck::Winter), 1u);
}

RULING_TEST(143, OnlyAnAvailableDeckMayBeNamed) {
  Table t = table(2).season(Season::Fall).empty_deck(Deck::Summer);
  t.expect_turn(0);  // one answer each, so nobody is asked
  EXPECT_EQ(t.hand_size(0, Deck::Winter), 1u);
  EXPECT_EQ(t.hand_size(1, Deck::Winter), 1u);
}

RULING_TEST(143, WithoutAnyDeckNothingIsDrawn) {
  Table t = table(2).season(Season::Fall).empty_deck(Deck::Summer).empty_deck(Deck::Winter);
  t.expect_turn(0);
  EXPECT_EQ(t.hand_size(0), 0u);
  EXPECT_EQ(t.hand_size(1), 0u);
}

RULING_TEST(143, ADiscardPileMakesTheDeckAvailable) {
  Table t = table(2).season(Season::Fall).discarded({Visitor::Banker}).deck(Deck::Summer, {});
  t.expect_question(0, "fall_visitor").offers("deck summer");
  t.answer(0, "deck summer");
  EXPECT_TRUE(t.holds(0, Visitor::Banker));
}

RULING_TEST(144, NoHandLimitBeforeTheYearEnds) {
  Table t = table(2).season(Season::Fall).orders(0, {1, 2, 3, 4, 5, 6, 7});
  t.answer(0, "deck summer");
  t.answer(1, "deck summer");
  t.expect_turn(0);
  EXPECT_EQ(t.hand_size(0), 8u);
  t.place(0, "draw_order.left");
  EXPECT_EQ(t.hand_size(0), 9u);
  t.pass(1);
  t.pass(0);
  t.expect_question(0, "hand_limit");
}

}  // namespace
}  // namespace vendemmia::testing
