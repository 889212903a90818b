// Section AA: deck exhaustion.
#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

RULING_TEST(417, ThePileIsShuffledWhenTheLastCardIsTaken) {
  Table t = table(2).discarded({Vine::Pinot, Vine::Syrah}).deck({Vine::Merlot});
  t.place(0, "draw_vine.left");
  EXPECT_EQ(t.holds(0, Vine::Merlot), 1u);
  EXPECT_EQ(t.draw_pile(Deck::Vine), 2u);  // at once, not when the next draw is due
  EXPECT_EQ(t.discard_pile(Deck::Vine), 0u);
  EXPECT_EQ(t.count_events(EventKind::Reshuffled), 1u);
}

RULING_TEST(417, EvenInTheMiddleOfADraw) {
  Table t = table(2).hand(0, {Visitor::Sponsor}).discarded({Vine::Pinot, Vine::Pinot}).deck({Vine::Merlot});
  t.play_visitor(0, Visitor::Sponsor);
  t.answer(0, "option 1");
  EXPECT_EQ(t.holds(0, Vine::Merlot), 1u);
  EXPECT_EQ(t.holds(0, Vine::Pinot), 1u);
  EXPECT_EQ(t.draw_pile(Deck::Vine), 1u);
}

RULING_TEST(417, NothingIsShuffledWhileThePileIsEmpty) {
  Table t = table(2).deck({Vine::Merlot});
  t.place(0, "draw_vine.left");
  EXPECT_EQ(t.draw_pile(Deck::Vine), 0u);
  EXPECT_EQ(t.count_events(EventKind::Reshuffled), 0u);
}

RULING_TEST(418, AnExhaustedDeckGivesNothing) {
  Table t = table(2).season(Season::Spring).empty_deck(Deck::Vine);
  t.answer(0, "row 2");
  EXPECT_EQ(t.hand_size(0), 0u);
  t.answer(1, "row 1");
  EXPECT_FALSE(t.can_place("draw_vine.left"));
}

RULING_TEST(418, ALaterPileIsShuffledWhenTheNextDrawIsDue) {
  Table t =
      table(2).hand(0, {Visitor::Auctioneer}).vines(0, {Vine::Merlot, Vine::Merlot}).empty_deck(Deck::Vine);
  t.play_visitor(0, Visitor::Auctioneer);
  // Two equal cards leave no choice.
  EXPECT_EQ(t.draw_pile(Deck::Vine), 0u);
  EXPECT_EQ(t.discard_pile(Deck::Vine), 2u);
  t.place(1, "draw_vine.left");
  EXPECT_EQ(t.holds(1, Vine::Merlot), 1u);
  EXPECT_EQ(t.draw_pile(Deck::Vine), 1u);
  EXPECT_EQ(t.discard_pile(Deck::Vine), 0u);
}

RULING_TEST(419, AnUnavailableDeckMayNotBeChosen) {
  Table t = table(2).season(Season::Spring).empty_deck(Deck::Summer);
  t.answer(0, "row 5");  // the winter deck is the only answer
  EXPECT_EQ(t.hand_size(0, Deck::Winter), 1u);
  t.expect_question(1, "wake_up_row");
}

RULING_TEST(420, ThePlayedVisitorIsNotReshuffled) {
  Table t = table(2).hand(0, {Visitor::Vendor});
  t.discarded({Visitor::Patron, Visitor::Sponsor}).deck({Visitor::Banker});
  t.play_visitor(0, Visitor::Vendor);
  t.answer(1, "yes");
  EXPECT_TRUE(t.holds(1, Visitor::Banker));
  EXPECT_EQ(t.draw_pile(Deck::Summer), 2u);
  EXPECT_EQ(t.discard_pile(Deck::Summer), 1u);
  EXPECT_TRUE(t.top_discard_is(Visitor::Vendor));
}

RULING_TEST(420, RevealedCardsAreNotReshuffled) {
  Table t = winter().hand(0, {Visitor::Caravan}).discarded_orders({5}).deck(Deck::Order, {8});
  t.play_visitor(0, Visitor::Caravan);
  EXPECT_EQ(t.draw_pile(Deck::Order), 1u);
  EXPECT_EQ(t.discard_pile(Deck::Order), 0u);
  t.answers(0, {"keep vine", "keep summer"});
  EXPECT_TRUE(t.top_discard_is_order(9));
  EXPECT_EQ(t.draw_pile(Deck::Order), 1u);
}

RULING_TEST(421, CardsOnFieldsAndInHandsStayOutOfTheDeck) {
  Table t = table(2).planted(0, 5, {Vine::Syrah}).vines(1, {Vine::Malvasia}).deck({Vine::Merlot});
  t.place(0, "draw_vine.left");
  EXPECT_EQ(t.draw_pile(Deck::Vine), 0u);
  EXPECT_FALSE(t.can_place("grande draw_vine.art"));
}

}  // namespace
}  // namespace vendemmia::testing
