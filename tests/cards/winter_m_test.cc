// Winter visitors from Marketer to Motivator.
#include "tests/cards/winter_support.h"

namespace vendemmia::testing {
namespace {

// --- Marketer --------------------------------------------------------------------------------------------

CARD_TEST(Marketer, TwoSummerVisitorsAndALira) {
  Table t = winter()
                .hand(0, {Visitor::Marketer})
                .on_top(Visitor::Banker)
                .on_top(Visitor::Planner)
                .orders(0, {1})
                .wine(0, Wine::Red, 5);
  t.play_visitor(0, Visitor::Marketer);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 1");
  EXPECT_TRUE(t.holds(0, Visitor::Banker));
  EXPECT_TRUE(t.holds(0, Visitor::Planner));
  EXPECT_EQ(t.hand_size(0, Deck::Summer), 2u);
  EXPECT_EQ(t.lira(0), 1);
  EXPECT_EQ(t.vp(0), 0);
  t.expect_turn(1);
}

// the point adds up with the order's own.
CARD_TEST(Marketer, OrderWithAPointOnTop) {
  Table t = winter()
                .hand(0, {Visitor::Marketer})
                .orders(0, {1, 5, 7})
                .wine(0, Wine::Red, 5)
                .wine(0, Wine::White, 5)
                .residual(0, 5);
  t.play_visitor(0, Visitor::Marketer);
  t.answer(0, "option 2");
  t.expect_question(0, "fill_order")
      .offers_only({"fill order_01", "fill order_05"})
      .refuses("fill order_07", "does not hold the wines");
  t.answer(0, "fill order_05");
  EXPECT_EQ(t.vp(0), 3);
  EXPECT_EQ(t.residual(0), 5u);
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 5));
  EXPECT_FALSE(t.has_wine(0, Wine::White, 5));
  EXPECT_TRUE(t.top_discard_is_order(5));
  EXPECT_EQ(t.lira(0), 0);
  t.expect_turn(1);
}

// the lira remains when the deck is exhausted.
CARD_TEST(Marketer, PoorestPosition) {
  Table t = winter().hand(0, {Visitor::Marketer}).vp(0, -5).empty_deck(Deck::Summer);
  t.play_visitor(0, Visitor::Marketer);
  EXPECT_EQ(t.lira(0), 1);
  EXPECT_EQ(t.hand_size(0), 0u);
  t.expect_turn(1);
}

// --- Master Vintner --------------------------------------------------------------------------------------

Table master() { return winter().hand(0, {Visitor::MasterVintner}); }

CARD_TEST(MasterVintner, UpgradesTheCellarForTwoLess) {
  Table medium = master().lira(0, 3);
  medium.play_visitor(0, Visitor::MasterVintner);
  EXPECT_TRUE(medium.has(0, Structure::MediumCellar));
  EXPECT_EQ(medium.lira(0), 1);
  medium.expect_turn(1);

  Table large = master().built(0, {Structure::MediumCellar}).lira(0, 4);
  large.play_visitor(0, Visitor::MasterVintner);
  EXPECT_TRUE(large.has(0, Structure::LargeCellar));
  EXPECT_EQ(large.lira(0), 0);
  large.expect_turn(1);
}

// the aged wine may be used; here it must.
CARD_TEST(MasterVintner, AgesAndThenFills) {
  Table t = master().built(0, {Structure::MediumCellar}).wine(0, Wine::Red, 4).orders(0, {1});
  t.play_visitor(0, Visitor::MasterVintner);
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.residual(0), 1u);
  EXPECT_EQ(t.wine_count(0), 0u);
  t.expect_turn(1);
}

// ageing another wine would strand the order.
CARD_TEST(MasterVintner, AgesTheWineTheOrderNeeds) {
  Table t = master()
                .built(0, {Structure::MediumCellar})
                .wine(0, Wine::Red, 4)
                .wine(0, Wine::White, 4)
                .wine(0, Wine::Blush, 4)
                .orders(0, {1, 5});
  t.play_visitor(0, Visitor::MasterVintner);
  t.expect_question(0, "age_wine")
      .offers_only({"age red 4", "age white 4"})
      .refuses("age blush 4", "filling an order would not be possible");
  t.answer(0, "age white 4");
  EXPECT_TRUE(t.top_discard_is_order(5));
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 4));
  t.expect_turn(1);
}

// nothing can age until the order is filled, and only if the 9 is given.
CARD_TEST(MasterVintner, FillsAndThenAges) {
  Table t = master()
                .built(0, {Structure::MediumCellar, Structure::LargeCellar})
                .wine(0, Wine::Red, 8)
                .wine(0, Wine::Red, 9)
                .orders(0, {15});
  t.play_visitor(0, Visitor::MasterVintner);
  EXPECT_EQ(t.vp(0), 4);
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 9));
  EXPECT_EQ(t.wine_count(0), 1u);
  t.expect_turn(1);
}

CARD_TEST(MasterVintner, EitherOrder) {
  const Table start = master()
                          .built(0, {Structure::MediumCellar})
                          .wine(0, Wine::Red, 5)
                          .wine(0, Wine::White, 1)
                          .orders(0, {1});
  Table t = start;
  t.play_visitor(0, Visitor::MasterVintner);
  t.expect_question(0, "part_order").offers_only({"option 1", "option 2"});
  t.answers(0, {"option 1", "age white 1"});
  EXPECT_TRUE(t.has_wine(0, Wine::White, 2));
  EXPECT_EQ(t.vp(0), 2);
  t.expect_turn(1);

  Table other = start;
  other.play_visitor(0, Visitor::MasterVintner);
  other.answer(0, "option 2");
  EXPECT_EQ(other.vp(0), 2);
  EXPECT_TRUE(other.has_wine(0, Wine::White, 2));  // the only wine left has aged
  EXPECT_EQ(other.wine_count(0), 1u);
  other.expect_turn(1);
}

CARD_TEST(MasterVintner, BothOptionsAreOffered) {
  Table t = master().lira(0, 2).wine(0, Wine::Red, 3).wine(0, Wine::White, 1).orders(0, {3});
  t.play_visitor(0, Visitor::MasterVintner);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 2");
  // Red 3 has no cellar to age into; white 1 ages first, since filling leaves no wine behind.
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.wine_count(0), 0u);
  EXPECT_EQ(t.lira(0), 2);
  t.expect_turn(1);
}

// a wine in a missing cellar ages inside its zone.
CARD_TEST(MasterVintner, AgesInsideAMissingCellar) {
  Table t = master().wine(0, Wine::Red, 4).orders(0, {1});
  t.play_visitor(0, Visitor::MasterVintner);
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.wine_count(0), 0u);
}

// the ageing is mandatory.
CARD_TEST(MasterVintner, CannotBePlayedWhenNoWineCanAge) {
  expect_unplayable(master().wine(0, Wine::Red, 3).wine(0, Wine::White, 3).orders(0, {10}).lira(0, 1));
}

CARD_TEST(MasterVintner, CannotBePlayedWithNothing) {
  expect_unplayable(master().lira(0, 1));
  expect_unplayable(master().lira(0, 1).wine(0, Wine::Red, 1).orders(0, {1}));
  expect_unplayable(master().lira(0, 9).built(0, {Structure::MediumCellar, Structure::LargeCellar}));
}

// --- Mentor ----------------------------------------------------------------------------------------------

// wake-up order, then a card for each opponent who made wine.
CARD_TEST(Mentor, EveryPlayerMayMakeWine) {
  Table t = winter(3)
                .hand(0, {Visitor::Mentor})
                .grape(0, Grape::Red, 2)
                .grape(1, Grape::Red, 1)
                .grape(1, Grape::White, 3)
                .grape(2, Grape::White, 1)
                .row(0, 2)
                .row(1, 3)
                .row(2, 1)
                .turn(0)
                .on_top(Vine::Pinot)
                .on_top(Visitor::Banker);
  t.play_visitor(0, Visitor::Mentor);
  t.expect_question(2, "make_wine").offers_only({"make white from white 1", "done"});
  t.answer(2, "make white from white 1");
  t.expect_question(0, "make_wine").offers_only({"make red from red 2", "done"});
  t.answer(0, "make red from red 2");
  t.expect_question(1, "make_wine");
  EXPECT_EQ(t.hand_size(0), 0u);
  t.answers(1, {"make red from red 1", "make white from white 3"});  // two wines, still one card
  t.expect_question(0, "name_deck").offers_only({"deck vine", "deck summer"});
  t.answer(0, "deck vine");
  EXPECT_EQ(t.holds(0, Vine::Pinot), 1u);
  t.expect_question(0, "name_deck").offers_only({"deck vine", "deck summer"});
  t.answer(0, "deck summer");
  EXPECT_TRUE(t.holds(0, Visitor::Banker));
  EXPECT_EQ(t.hand_size(0), 2u);
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_EQ(t.wine_count(1), 2u);
  t.expect_turn(1);
}

CARD_TEST(Mentor, OwnWineAndDecliningBringNothing) {
  Table t = winter(3).hand(0, {Visitor::Mentor}).grape(0, Grape::Red, 2).grape(1, Grape::Red, 2);
  t.play_visitor(0, Visitor::Mentor);
  t.answer(0, "make red from red 2");
  t.answer(1, "done");
  EXPECT_EQ(t.hand_size(0), 0u);
  t.expect_turn(1);
}

CARD_TEST(Mentor, MayDeclineAndStillDraw) {
  Table t = winter(3).hand(0, {Visitor::Mentor}).grape(0, Grape::Red, 2).grape(2, Grape::Red, 2);
  t.play_visitor(0, Visitor::Mentor);
  t.answer(0, "done");
  t.answer(2, "make red from red 2");
  t.answer(0, "deck summer");
  EXPECT_EQ(t.hand_size(0, Deck::Summer), 1u);
  EXPECT_EQ(t.grape_count(0), 1u);
  t.expect_turn(1);
}

// passed players too; who has no room is not asked.
CARD_TEST(Mentor, SixPlayers) {
  Table t = winter(6).hand(0, {Visitor::Mentor}).passed(1).passed(2);
  for (Seat seat = 1; seat < 6; ++seat) t.grape(seat, Grape::White, 2);
  t.wine(3, Wine::White, 1).wine(3, Wine::White, 2);
  t.play_visitor(0, Visitor::Mentor);
  t.answer(1, "make white from white 2");
  t.answer(2, "done");
  t.answer(4, "make white from white 2");
  t.answer(5, "make white from white 2");
  t.answers(0, {"deck vine", "deck vine", "deck summer"});
  EXPECT_EQ(t.hand_size(0, Deck::Vine), 2u);
  EXPECT_EQ(t.hand_size(0, Deck::Summer), 1u);
  t.expect_turn(3);
}

//
CARD_TEST(Mentor, RewardFromExhaustedDecks) {
  Table one = winter().hand(0, {Visitor::Mentor}).grape(1, Grape::Red, 2).empty_deck(Deck::Vine);
  one.play_visitor(0, Visitor::Mentor);
  one.answer(1, "make red from red 2");
  EXPECT_EQ(one.hand_size(0, Deck::Summer), 1u);
  one.expect_turn(1);

  Table none = winter()
                   .hand(0, {Visitor::Mentor})
                   .grape(1, Grape::Red, 2)
                   .empty_deck(Deck::Vine)
                   .empty_deck(Deck::Summer);
  none.play_visitor(0, Visitor::Mentor);
  none.answer(1, "make red from red 2");
  EXPECT_EQ(none.hand_size(0), 0u);
  none.expect_turn(1);
}

//
CARD_TEST(Mentor, PoorestPosition) {
  Table t = winter(3).hand(0, {Visitor::Mentor}).vp(0, -5);
  t.play_visitor(0, Visitor::Mentor);
  EXPECT_TRUE(t.top_discard_is(Visitor::Mentor));
  t.expect_turn(1);
}

// --- Merchant --------------------------------------------------------------------------------------------

CARD_TEST(Merchant, TwoGrapesForThreeLira) {
  Table t = winter().hand(0, {Visitor::Merchant}).lira(0, 4).grape(0, Grape::Red, 2);
  t.play_visitor(0, Visitor::Merchant);
  EXPECT_EQ(t.lira(0), 1);
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 1));
  EXPECT_TRUE(t.has_grape(0, Grape::White, 1));
  EXPECT_EQ(t.grape_count(0), 3u);
  EXPECT_EQ(t.count_events(EventKind::Harvested), 0u);  // not a harvest
  t.expect_turn(1);
}

CARD_TEST(Merchant, OrderWithAPointOnTop) {
  Table t = winter()
                .hand(0, {Visitor::Merchant})
                .lira(0, 3)
                .orders(0, {26})
                .built(0, {Structure::MediumCellar, Structure::LargeCellar})
                .wine(0, Wine::Red, 6)
                .wine(0, Wine::Red, 7);
  t.play_visitor(0, Visitor::Merchant);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 2");
  EXPECT_EQ(t.vp(0), 6);
  EXPECT_EQ(t.residual(0), 2u);
  EXPECT_EQ(t.wine_count(0), 0u);
  EXPECT_EQ(t.lira(0), 3);
  EXPECT_EQ(t.grape_count(0), 0u);
  t.expect_turn(1);
}

// any suitable tokens; the higher icon gets the higher token.
CARD_TEST(Merchant, ChoosesAmongTheWines) {
  Table t = winter()
                .hand(0, {Visitor::Merchant})
                .orders(0, {11})  // red 4 and red 3
                .built(0, {Structure::MediumCellar})
                .wine(0, Wine::Red, 2)
                .wine(0, Wine::Red, 3)
                .wine(0, Wine::Red, 4)
                .wine(0, Wine::Red, 6);
  t.play_visitor(0, Visitor::Merchant);
  t.expect_question(0, "use_wine").offers_only({"use red 4", "use red 6"}).refuses("use red 3", "at least 4");
  t.answer(0, "use red 6");
  t.expect_question(0, "use_wine").offers_only({"use red 3", "use red 4"}).refuses("use red 2", "at least 3");
  t.answer(0, "use red 3");
  EXPECT_EQ(t.vp(0), 4);
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 2));
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 4));
  t.expect_turn(1);
}

// both spaces must be empty.
CARD_TEST(Merchant, CannotBePlayedWithAnOccupiedSpace) {
  expect_unplayable(winter().hand(0, {Visitor::Merchant}).lira(0, 9).grape(0, Grape::Red, 1));
  expect_unplayable(winter().hand(0, {Visitor::Merchant}).lira(0, 9).grape(0, Grape::White, 1));
}

CARD_TEST(Merchant, CannotBePlayedWithTwoLira) {
  expect_unplayable(winter().hand(0, {Visitor::Merchant}).lira(0, 2).orders(0, {1}).wine(0, Wine::Red, 4));
}

// --- Motivator -------------------------------------------------------------------------------------------

// in wake-up order; who has passed or still holds the grande is not asked.
CARD_TEST(Motivator, GrandesComeBackForPoints) {
  Table t = winter(6)
                .hand(0, {Visitor::Motivator})
                .standing(0, Worker::Grande, "give_tour.left")
                .standing(1, Worker::Grande, "draw_order.left")
                .standing(2, Worker::Grande, "plant_vine.middle")
                .passed(2)
                .standing(4, Worker::Grande, "cart")
                .standing(5, Worker::Grande, "build_structure.right")
                .row(0, 3)
                .row(1, 4)
                .row(2, 5)
                .row(3, 6)
                .row(4, 1)
                .row(5, 2)
                .turn(0);
  t.play_visitor(0, Visitor::Motivator);
  t.expect_question(4, "retrieve_grande").offers_only({"retrieve grande", "done"});
  t.answer(4, "retrieve grande");
  t.expect_question(5, "retrieve_grande");
  t.answer(5, "done");
  t.expect_question(0, "retrieve_grande");
  t.answer(0, "retrieve grande");
  EXPECT_EQ(t.vp(0), 0);  // after all answers
  t.expect_question(1, "retrieve_grande");
  t.answer(1, "retrieve grande");
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_TRUE(t.grande_available(0));
  EXPECT_TRUE(t.grande_available(1));
  EXPECT_FALSE(t.grande_available(2));
  EXPECT_TRUE(t.grande_available(4));
  EXPECT_FALSE(t.grande_available(5));
  EXPECT_EQ(t.occupant_of("draw_order.left"), -1);  // free for everybody
  EXPECT_EQ(t.occupant_of("give_tour.left"), -1);
  EXPECT_EQ(t.occupant_of("build_structure.right"), 5);
  t.expect_turn(1);
  t.place(1, "grande draw_order.left");
  EXPECT_EQ(t.occupant_of("draw_order.left"), 1);
}

// the very grande that played the card.
CARD_TEST(Motivator, TakesBackTheGrandeThatPlayedIt) {
  Table t = winter().hand(0, {Visitor::Motivator});
  t.place(0, "grande play_winter_visitor.left");
  t.expect_question(0, "retrieve_grande");
  t.answer(0, "retrieve grande");
  EXPECT_TRUE(t.grande_available(0));
  EXPECT_EQ(t.occupant_of("play_winter_visitor.left"), -1);
  EXPECT_EQ(t.vp(0), 0);
  t.expect_turn(1);
}

CARD_TEST(Motivator, TakesBackTheGrandeFromTheArt) {
  Table t = winter().hand(0, {Visitor::Motivator}).standing(1, Worker::Regular, "play_winter_visitor.left");
  t.place(0, "grande play_winter_visitor.art");
  t.answer(0, "retrieve grande");
  EXPECT_TRUE(t.grande_available(0));
  EXPECT_EQ(t.occupant_of("play_winter_visitor.left"), 1);
  t.expect_turn(1);
}

// without workers left the opponent has not passed yet, and takes part.
CARD_TEST(Motivator, OpponentWithoutWorkersHasNotPassed) {
  Table t =
      winter().hand(0, {Visitor::Motivator}).regulars(1, 0).standing(1, Worker::Grande, "draw_order.left");
  t.play_visitor(0, Visitor::Motivator);
  t.answer(1, "retrieve grande");
  EXPECT_EQ(t.vp(0), 1);
  t.expect_turn(1);
  EXPECT_TRUE(t.can_place("grande cart"));
}

// a grande back from the yoke does not open it again.
CARD_TEST(Motivator, YokeStaysUsed) {
  Table t = winter()
                .hand(0, {Visitor::Motivator})
                .built(1, {Structure::Yoke})
                .planted(1, 5, {Vine::Sangiovese})
                .standing(1, Worker::Grande, "yoke")
                .yoke_used(1);
  t.play_visitor(0, Visitor::Motivator);
  t.answer(1, "retrieve grande");
  EXPECT_TRUE(t.grande_available(1));
  t.expect_question(1, "turn").refuses("place grande yoke", "already been used");
}

// nobody has placed a grande.
CARD_TEST(Motivator, PoorestPosition) {
  Table t = winter(3).hand(0, {Visitor::Motivator}).vp(0, -5);
  t.play_visitor(0, Visitor::Motivator);
  EXPECT_EQ(t.vp(0), -5);
  EXPECT_TRUE(t.top_discard_is(Visitor::Motivator));
  t.expect_turn(1);
}

}  // namespace
}  // namespace vendemmia::testing
