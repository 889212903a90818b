// Winter visitors from Assessor to Caravan.
#include "tests/cards/winter_support.h"

namespace vendemmia::testing {
namespace {

// --- Assessor --------------------------------------------------------------------------------------------

CARD_TEST(Assessor, OneLiraForEveryOtherCard) {
  Table t = winter()
                .hand(0, {Visitor::Assessor, Visitor::Professor, Visitor::Banker})
                .vines(0, {Vine::Pinot, Vine::Pinot})
                .orders(0, {1})
                .lira(0, 1);
  t.play_visitor(0, Visitor::Assessor);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 1");
  EXPECT_EQ(t.lira(0), 6);
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_EQ(t.hand_size(0), 5u);
  EXPECT_EQ(t.discard_pile(Deck::Winter), 1u);
  EXPECT_TRUE(t.top_discard_is(Visitor::Assessor));
  EXPECT_EQ(t.occupant_of("play_winter_visitor.left"), 0);
  t.expect_turn(1);
}

CARD_TEST(Assessor, DiscardsTheWholeHandInTheOrderChosen) {
  Table t = winter()
                .hand(0, {Visitor::Assessor, Visitor::Banker, Visitor::Planner, Visitor::Organizer})
                .vines(0, {Vine::Pinot, Vine::Syrah})
                .orders(0, {7});
  t.play_visitor(0, Visitor::Assessor);
  t.answer(0, "option 2");
  t.expect_question(0, "discard")
      .offers_only({"discard vine pinot", "discard vine syrah", "discard summer banker",
                    "discard summer planner", "discard summer organizer", "discard order order_07"})
      .refuses("discard winter assessor");
  t.answers(0, {"discard summer planner", "discard vine syrah", "discard summer banker",
                "discard order order_07", "discard summer organizer"});
  // the last one lies on top of its pile. The last card of all was not worth a question.
  EXPECT_EQ(t.hand_size(0), 0u);
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_TRUE(t.top_discard_is(Visitor::Organizer));
  EXPECT_TRUE(t.top_discard_is(Vine::Pinot));
  EXPECT_TRUE(t.top_discard_is_order(7));
  EXPECT_EQ(t.discard_pile(Deck::Summer), 3u);
  EXPECT_EQ(t.discard_pile(Deck::Vine), 2u);
  t.expect_turn(1);
}

// the card itself comes to its pile after the cards it discards.
CARD_TEST(Assessor, LiesOnTopOfTheWinterVisitorsItDiscards) {
  Table t = winter().hand(0, {Visitor::Assessor, Visitor::Judge});
  t.play_visitor(0, Visitor::Assessor);
  t.answer(0, "option 2");
  EXPECT_EQ(t.discard_pile(Deck::Winter), 2u);
  EXPECT_TRUE(t.top_discard_is(Visitor::Assessor));
  EXPECT_EQ(t.vp(0), 2);
}

CARD_TEST(Assessor, DiscardedHandLeavesNothingForTheSecondVisitor) {
  Table t = winter(3).hand(0, {Visitor::Assessor, Visitor::Judge});
  t.play_visitor(0, Visitor::Assessor, "play_winter_visitor.middle");
  t.answer(0, "option 2");
  EXPECT_EQ(t.hand_size(0), 0u);
  t.expect_turn(1);
}

//
CARD_TEST(Assessor, CannotBePlayedAsTheLastCard) {
  const Table t = winter().hand(0, {Visitor::Assessor}).lira(0, 9);
  EXPECT_FALSE(t.can_play(Visitor::Assessor));
  expect_unplayable(t);
}

CARD_TEST(Assessor, OneOtherCardIsEnough) {
  const Table t = winter().hand(0, {Visitor::Assessor}).vines(0, {Vine::Malvasia});
  EXPECT_TRUE(t.can_play(Visitor::Assessor));
}

// --- Benefactor ------------------------------------------------------------------------------------------

CARD_TEST(Benefactor, DrawsAVineAndASummerVisitor) {
  Table t = winter().hand(0, {Visitor::Benefactor}).on_top(Vine::Pinot).on_top(Visitor::Banker);
  t.play_visitor(0, Visitor::Benefactor);
  EXPECT_EQ(t.holds(0, Vine::Pinot), 1u);
  EXPECT_TRUE(t.holds(0, Visitor::Banker));
  EXPECT_EQ(t.hand_size(0), 2u);
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_TRUE(t.top_discard_is(Visitor::Benefactor));
  t.expect_turn(1);
}

// any mix of seasons; R-72: not the card itself.
CARD_TEST(Benefactor, DiscardsTwoVisitorsOfAnySeasonForTwoPoints) {
  Table t = winter()
                .hand(0, {Visitor::Benefactor, Visitor::Professor, Visitor::Banker, Visitor::Planner})
                .vines(0, {Vine::Pinot})
                .orders(0, {1});
  t.play_visitor(0, Visitor::Benefactor);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 2");
  t.expect_question(0, "discard")
      .offers_only({"discard summer banker", "discard summer planner", "discard winter professor"})
      .refuses("discard vine pinot")
      .refuses("discard winter benefactor");
  t.answers(0, {"discard winter professor", "discard summer planner"});
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.hand_size(0), 3u);
  EXPECT_TRUE(t.holds(0, Visitor::Banker));
  EXPECT_TRUE(t.top_discard_is(Visitor::Planner));
  EXPECT_TRUE(t.top_discard_is(Visitor::Benefactor));
  EXPECT_EQ(t.discard_pile(Deck::Winter), 2u);
  t.expect_turn(1);
}

CARD_TEST(Benefactor, OneOtherVisitorDoesNotPayForThePoints) {
  Table t = winter().hand(0, {Visitor::Benefactor, Visitor::Banker}).vines(0, {Vine::Pinot, Vine::Syrah});
  t.play_visitor(0, Visitor::Benefactor);
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_EQ(t.hand_size(0), 5u);
  t.expect_turn(1);
}

// what is there is drawn.
CARD_TEST(Benefactor, DrawsFromTheDeckThatIsLeft) {
  Table t = winter().hand(0, {Visitor::Benefactor}).empty_deck(Deck::Vine).on_top(Visitor::Banker);
  t.play_visitor(0, Visitor::Benefactor);
  EXPECT_EQ(t.hand_size(0), 1u);
  EXPECT_TRUE(t.holds(0, Visitor::Banker));
}

CARD_TEST(Benefactor, CannotBePlayedWithNothingToDrawOrDiscard) {
  const Table t = winter()
                      .hand(0, {Visitor::Benefactor, Visitor::Banker})
                      .empty_deck(Deck::Vine)
                      .empty_deck(Deck::Summer);
  EXPECT_FALSE(t.can_play(Visitor::Benefactor));
  expect_unplayable(t);
}

CARD_TEST(Benefactor, WithEmptyDecksTwoVisitorsStillMakeItPlayable) {
  Table t = winter()
                .hand(0, {Visitor::Benefactor, Visitor::Banker, Visitor::Planner})
                .empty_deck(Deck::Vine)
                .empty_deck(Deck::Summer);
  t.play_visitor(0, Visitor::Benefactor);
  t.answer(0, "discard summer banker");
  EXPECT_EQ(t.hand_size(0), 0u);
  EXPECT_EQ(t.vp(0), 2);
  t.expect_turn(1);
}

CARD_TEST(Benefactor, PoorestPosition) {
  EXPECT_TRUE(winter().hand(0, {Visitor::Benefactor}).vp(0, -5).can_play(Visitor::Benefactor));
}

// --- Bottler ---------------------------------------------------------------------------------------------

CARD_TEST(Bottler, OnePointForEveryTypeMade) {
  Table t = winter()
                .hand(0, {Visitor::Bottler})
                .built(0, {Structure::MediumCellar, Structure::LargeCellar})
                .grape(0, Grape::Red, 2)
                .grape(0, Grape::Red, 3)
                .grape(0, Grape::Red, 5)
                .grape(0, Grape::White, 1)
                .grape(0, Grape::White, 4);
  t.play_visitor(0, Visitor::Bottler);
  t.expect_question(0, "make_wine").refuses("done");  // at least one
  t.answer(0, "make red from red 2");
  t.expect_question(0, "make_wine").offers("done");
  t.answers(0, {"make white from white 1", "make blush from red 3 white 4"});
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 2));
  EXPECT_TRUE(t.has_wine(0, Wine::White, 1));
  EXPECT_TRUE(t.has_wine(0, Wine::Blush, 7));
  EXPECT_EQ(t.grape_count(0), 1u);
  EXPECT_EQ(t.vp(0), 3);
  t.expect_turn(1);  // three wines at most
}

CARD_TEST(Bottler, SeveralOfOneTypeCountOnce) {
  Table t = winter()
                .hand(0, {Visitor::Bottler})
                .grape(0, Grape::Red, 2)
                .grape(0, Grape::Red, 3)
                .grape(0, Grape::White, 1);
  t.play_visitor(0, Visitor::Bottler);
  t.answers(0, {"make red from red 2", "make red from red 3", "done"});
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_EQ(t.wine_count(0), 2u);
  t.expect_turn(1);
}

CARD_TEST(Bottler, SparklingCountsAsAType) {
  Table t = winter()
                .hand(0, {Visitor::Bottler})
                .built(0, {Structure::MediumCellar, Structure::LargeCellar})
                .wine(0, Wine::Red, 1)  // only wines made with this card count
                .grape(0, Grape::Red, 2)
                .grape(0, Grape::Red, 3)
                .grape(0, Grape::White, 4);
  t.play_visitor(0, Visitor::Bottler);
  t.answer(0, "make sparkling from red 3 red 2 white 4");
  EXPECT_TRUE(t.has_wine(0, Wine::Sparkling, 9));
  EXPECT_EQ(t.vp(0), 1);
  t.expect_turn(1);
}

CARD_TEST(Bottler, EachWineSeesTheCellarLeftByThePreviousOne) {
  Table t = winter()
                .hand(0, {Visitor::Bottler})
                .grape(0, Grape::Red, 7)
                .grape(0, Grape::Red, 8)
                .grape(0, Grape::Red, 9);
  t.play_visitor(0, Visitor::Bottler);
  t.answers(0, {"make red from red 7", "make red from red 9", "make red from red 8"});
  for (unsigned value = 1; value <= 3; ++value) EXPECT_TRUE(t.has_wine(0, Wine::Red, value));
  EXPECT_EQ(t.vp(0), 1);
}

CARD_TEST(Bottler, CannotBePlayedWithoutGrapes) {
  expect_unplayable(winter().hand(0, {Visitor::Bottler}).wine(0, Wine::Red, 1));
}

// grapes alone are not enough.
CARD_TEST(Bottler, CannotBePlayedWithAFullRow) {
  const Table t = winter()
                      .hand(0, {Visitor::Bottler})
                      .grape(0, Grape::Red, 5)
                      .wine(0, Wine::Red, 1)
                      .wine(0, Wine::Red, 2)
                      .wine(0, Wine::Red, 3);
  expect_unplayable(t);
}

// --- Caravan ---------------------------------------------------------------------------------------------

CARD_TEST(Caravan, KeepsTwoOfFourRevealedCards) {
  Table t = winter(3)
                .hand(0, {Visitor::Caravan})
                .on_top(Vine::Pinot)
                .on_top(Visitor::Banker)
                .on_top_order(9)
                .on_top(Visitor::Judge);
  t.play_visitor(0, Visitor::Caravan);
  EXPECT_EQ(t.count_events(EventKind::Revealed), 4u);
  t.expect_question(0, "keep_cards").offers_only({"keep vine", "keep summer", "keep order", "keep winter"});
  t.answer(0, "keep order");
  t.expect_question(0, "keep_cards").offers_only({"keep vine", "keep summer", "keep winter"});
  t.answer(0, "keep summer");
  EXPECT_TRUE(t.holds_order(0, 9));
  EXPECT_TRUE(t.holds(0, Visitor::Banker));
  EXPECT_EQ(t.hand_size(0), 2u);
  EXPECT_TRUE(t.top_discard_is(Vine::Pinot));
  EXPECT_EQ(t.discard_pile(Deck::Vine), 1u);
  EXPECT_EQ(t.discard_pile(Deck::Summer), 0u);
  EXPECT_EQ(t.discard_pile(Deck::Order), 0u);
  // the Caravan follows the Judge onto the winter pile.
  EXPECT_EQ(t.discard_pile(Deck::Winter), 2u);
  EXPECT_TRUE(t.top_discard_is(Visitor::Caravan));
  // known to all.
  EXPECT_TRUE(knows(t, 1, Visitor::Banker));
  EXPECT_TRUE(knows(t, 2, Visitor::Banker));
  t.expect_turn(1);
}

CARD_TEST(Caravan, MayKeepVineAndWinterVisitor) {
  Table t = winter().hand(0, {Visitor::Caravan}).on_top(Vine::Syrah).on_top(Visitor::Noble);
  t.play_visitor(0, Visitor::Caravan);
  t.answers(0, {"keep winter", "keep vine"});
  EXPECT_TRUE(t.holds(0, Visitor::Noble));
  EXPECT_EQ(t.holds(0, Vine::Syrah), 1u);
  EXPECT_EQ(t.discard_pile(Deck::Summer), 1u);
  EXPECT_EQ(t.discard_pile(Deck::Order), 1u);
}

// exhausted decks are skipped.
CARD_TEST(Caravan, SkipsExhaustedDecks) {
  Table t = winter()
                .hand(0, {Visitor::Caravan})
                .empty_deck(Deck::Vine)
                .empty_deck(Deck::Order)
                .on_top(Visitor::Banker);
  t.play_visitor(0, Visitor::Caravan);
  EXPECT_EQ(t.count_events(EventKind::Revealed), 2u);
  t.answer(0, "keep summer");  // the other one follows by itself
  EXPECT_TRUE(t.holds(0, Visitor::Banker));
  EXPECT_EQ(t.hand_size(0, Deck::Winter), 1u);
  EXPECT_EQ(t.discard_pile(Deck::Winter), 1u);
  t.expect_turn(1);
}

CARD_TEST(Caravan, CannotBePlayedWithOneDeckLeft) {
  const Table t = winter()
                      .hand(0, {Visitor::Caravan})
                      .empty_deck(Deck::Vine)
                      .empty_deck(Deck::Order)
                      .empty_deck(Deck::Summer);
  expect_unplayable(t);
}

// the Caravan itself is in no pile, so an empty winter deck stays empty.
CARD_TEST(Caravan, IsNotItsOwnWinterCard) {
  Table t = winter().hand(0, {Visitor::Caravan}).empty_deck(Deck::Winter);
  t.play_visitor(0, Visitor::Caravan);
  t.expect_question(0, "keep_cards").offers_only({"keep vine", "keep summer", "keep order"});
}

// a pile is shuffled into an empty deck when the card is due.
CARD_TEST(Caravan, RefillsADeckFromItsPile) {
  Table t = winter().hand(0, {Visitor::Caravan}).discarded({Visitor::Judge}).deck(Deck::Winter, {});
  t.play_visitor(0, Visitor::Caravan);
  t.answers(0, {"keep winter", "keep vine"});
  EXPECT_TRUE(t.holds(0, Visitor::Judge));
  EXPECT_EQ(t.discard_pile(Deck::Winter), 1u);
  EXPECT_TRUE(t.top_discard_is(Visitor::Caravan));
}

// the last card is revealed, the pile is shuffled at once and without it.
CARD_TEST(Caravan, RevealedCardIsNotReshuffled) {
  Table t = winter().hand(0, {Visitor::Caravan}).discarded({Vine::Syrah}).deck({Vine::Pinot});
  t.play_visitor(0, Visitor::Caravan);
  EXPECT_EQ(t.draw_pile(Deck::Vine), 1u);
  EXPECT_EQ(t.discard_pile(Deck::Vine), 0u);
  t.answers(0, {"keep summer", "keep order"});
  EXPECT_EQ(t.draw_pile(Deck::Vine), 1u);
  EXPECT_TRUE(t.top_discard_is(Vine::Pinot));
}

CARD_TEST(Caravan, PoorestPosition) {
  EXPECT_TRUE(winter().hand(0, {Visitor::Caravan}).vp(0, -5).can_play(Visitor::Caravan));
}

}  // namespace
}  // namespace vendemmia::testing
