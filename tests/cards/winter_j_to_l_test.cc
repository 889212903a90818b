// Winter visitors from Jack-of-all-trades to Laborer.
#include "tests/cards/winter_support.h"

namespace vendemmia::testing {
namespace {

//
constexpr std::string_view kStrands = "would not be possible any more";

void fill_row(Table& t, Wine type) {
  for (unsigned value = 1; value <= 3; ++value) t.wine(0, type, value);
}

// --- Jack-of-all-trades --------------------------------------------------------------------------------------

Table jack() { return winter().hand(0, {Visitor::JackOfAllTrades}); }

// All three are possible from the start.
Table jack_with_everything() {
  return jack()
      .planted(0, 5, {Vine::Merlot})
      .planted(0, 6, {Vine::SauvignonBlanc})
      .grape(0, Grape::Red, 1)
      .grape(0, Grape::White, 2)
      .wine(0, Wine::Red, 3)
      .wine(0, Wine::White, 1)
      .orders(0, {3});
}

CARD_TEST(JackOfAllTrades, HarvestThenWine) {
  Table t = jack_with_everything();
  t.play_visitor(0, Visitor::JackOfAllTrades);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2", "option 3"});
  t.answer(0, "option 1");
  t.answer(0, "harvest field_6");  // one field only
  t.expect_question(0, "choose_option")
      .offers_only({"option 2", "option 3"})
      .refuses("option 1", "already done");
  t.answer(0, "option 2");
  t.expect_question(0, "make_wine").refuses("done");
  t.answers(0, {"make white from white 3", "make red from red 1"});  // two wines at most
  EXPECT_TRUE(t.has_wine(0, Wine::White, 3));
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 1));
  EXPECT_EQ(t.wine_count(0), 4u);
  EXPECT_TRUE(t.holds_order(0, 3));
  EXPECT_EQ(t.vp(0), 0);
  t.expect_turn(1);
}

CARD_TEST(JackOfAllTrades, WineThenHarvest) {
  Table t = jack_with_everything();
  t.play_visitor(0, Visitor::JackOfAllTrades);
  t.answers(0, {"option 2", "make red from red 1", "done", "option 1", "harvest field_5"});
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 3));
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 1));
  EXPECT_TRUE(t.has_grape(0, Grape::White, 2));
  EXPECT_EQ(t.vp(0), 0);
  t.expect_turn(1);
}

CARD_TEST(JackOfAllTrades, WineThenOrder) {
  Table t = jack_with_everything();
  t.play_visitor(0, Visitor::JackOfAllTrades);
  t.answers(0, {"option 2", "make white from white 2", "make red from red 1", "option 3"});
  t.expect_question(0, "use_wine").offers_only({"use white 1", "use white 2"});
  t.answer(0, "use white 1");
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.residual(0), 1u);
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 1));
  EXPECT_TRUE(t.has_wine(0, Wine::White, 2));
  EXPECT_EQ(t.wine_count(0), 2u);
  t.expect_turn(1);
}

CARD_TEST(JackOfAllTrades, OrderThenWine) {
  Table t = jack_with_everything();
  t.play_visitor(0, Visitor::JackOfAllTrades);
  t.answer(0, "option 3");
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.residual(0), 1u);
  EXPECT_EQ(t.wine_count(0), 0u);
  EXPECT_TRUE(t.top_discard_is_order(3));
  t.answer(0, "option 2");
  t.answers(0, {"make white from white 2", "make red from red 1"});
  EXPECT_EQ(t.wine_count(0), 2u);
  t.expect_turn(1);
}

CARD_TEST(JackOfAllTrades, OrderThenHarvestAndHarvestThenOrder) {
  Table t = jack_with_everything();
  t.play_visitor(0, Visitor::JackOfAllTrades);
  t.answers(0, {"option 3", "option 1", "harvest field_5"});
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 3));
  t.expect_turn(1);

  Table other = jack_with_everything();
  other.play_visitor(0, Visitor::JackOfAllTrades);
  other.answers(0, {"option 1", "harvest field_5", "option 3"});
  EXPECT_EQ(other.vp(0), 2);
  EXPECT_TRUE(other.has_grape(0, Grape::Red, 3));
  EXPECT_EQ(other.grape_count(0), 3u);
  other.expect_turn(1);
}

// the harvest brings the grapes that the wine needs; nothing else is possible, so nothing is asked.
CARD_TEST(JackOfAllTrades, HarvestMakesTheWinePossible) {
  Table t = jack().planted(0, 5, {Vine::Merlot});
  t.play_visitor(0, Visitor::JackOfAllTrades);
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 3));
  EXPECT_EQ(t.grape_count(0), 0u);
  EXPECT_TRUE(contains(t.player(0).harvested_fields, 0));
  t.expect_turn(1);
}

// the wines must be those that the order asks for.
CARD_TEST(JackOfAllTrades, WineMakesTheOrderPossible) {
  Table t = jack()
                .built(0, {Structure::MediumCellar})
                .grape(0, Grape::Red, 3)
                .grape(0, Grape::White, 1)
                .grape(0, Grape::White, 2)
                .orders(0, {3});  // red 3 and white 1
  t.play_visitor(0, Visitor::JackOfAllTrades);
  t.expect_question(0, "make_wine")
      .offers_only({"make red from red 3", "make white from white 1", "make white from white 2"})
      .refuses("make blush from red 3 white 1", kStrands);
  t.answer(0, "make white from white 1");
  // The second wine is settled: red, and stopping is no choice either.
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.residual(0), 1u);
  EXPECT_EQ(t.wine_count(0), 0u);
  EXPECT_TRUE(t.has_grape(0, Grape::White, 2));
  EXPECT_TRUE(t.top_discard_is_order(3));
  t.expect_turn(1);
}

CARD_TEST(JackOfAllTrades, StoppingTooEarlyIsRefused) {
  Table t = jack().grape(0, Grape::Red, 3).grape(0, Grape::White, 1).grape(0, Grape::White, 2).orders(0, {3});
  t.play_visitor(0, Visitor::JackOfAllTrades);
  t.answer(0, "make red from red 3");
  t.expect_question(0, "make_wine")
      .offers_only({"make white from white 1", "make white from white 2"})
      .refuses("done", kStrands);
  t.answer(0, "make white from white 2");
  EXPECT_EQ(t.vp(0), 2);
  t.expect_turn(1);
}

// an order filled first frees the space in the cellar. R-435: but not by giving the wrong wine.
CARD_TEST(JackOfAllTrades, OrderMakesTheWinePossible) {
  Table t = jack().grape(0, Grape::Red, 2).wine(0, Wine::White, 2).orders(0, {2});  // red 2 and white 2
  fill_row(t, Wine::Red);
  t.play_visitor(0, Visitor::JackOfAllTrades);
  // Red 2 was the only token to give: with red 3 gone the grape of value 2 would find no room.
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 1));
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 2));
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 3));
  EXPECT_EQ(t.wine_count(0), 3u);
  EXPECT_EQ(t.grape_count(0), 0u);
  t.expect_turn(1);
}

CARD_TEST(JackOfAllTrades, GivingTheWrongWineIsRefused) {
  Table t = jack()
                .built(0, {Structure::MediumCellar})
                .grape(0, Grape::Red, 4)
                .wine(0, Wine::White, 2)
                .wine(0, Wine::Red, 4)
                .wine(0, Wine::Red, 5)
                .orders(0, {2});
  fill_row(t, Wine::Red);
  t.play_visitor(0, Visitor::JackOfAllTrades);
  t.expect_question(0, "use_wine")
      .offers_only({"use red 2", "use red 3", "use red 4"})
      .refuses("use red 1", "at least 2")
      .refuses("use red 5", kStrands);
  t.answer(0, "use red 3");
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 3));  // the grape of value 4, devalued
  EXPECT_EQ(t.vp(0), 2);
  t.expect_turn(1);
}

// the field must be one whose grapes can become wine.
CARD_TEST(JackOfAllTrades, HarvestingTheWrongFieldIsRefused) {
  Table t =
      jack().planted(0, 5, {Vine::Malvasia}).planted(0, 6, {Vine::Sangiovese}).planted(0, 7, {Vine::Merlot});
  fill_row(t, Wine::White);
  t.play_visitor(0, Visitor::JackOfAllTrades);
  t.expect_question(0, "harvest")
      .offers_only({"harvest field_6", "harvest field_7"})
      .refuses("harvest field_5", kStrands);
  t.answer(0, "harvest field_7");
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 3));
  t.expect_turn(1);
}

// one option is not enough, and neither are two of which only one finds its turn.
CARD_TEST(JackOfAllTrades, CannotBePlayedWithOneOption) {
  expect_unplayable(jack().grape(0, Grape::Red, 1));
  expect_unplayable(jack().wine(0, Wine::Red, 3).wine(0, Wine::White, 1).orders(0, {3}));
  Table no_room = jack().planted(0, 5, {Vine::Malvasia});
  fill_row(no_room, Wine::White);
  expect_unplayable(no_room);
  expect_unplayable(jack().planted(0, 5, {Vine::Merlot}).harvested(0, 5).grape(0, Grape::Red, 1));
  expect_unplayable(jack().grape(0, Grape::Red, 3).orders(0, {3}));  // the white wine is missing
}

// Two options only: harvest and wine leave no time for the order.
CARD_TEST(JackOfAllTrades, ThirdOptionNeverFollows) {
  Table t = jack().planted(0, 7, {Vine::Merlot, Vine::Malvasia}).orders(0, {3});
  t.play_visitor(0, Visitor::JackOfAllTrades);
  t.answers(0, {"make red from red 3", "make white from white 1"});
  EXPECT_EQ(t.wine_count(0), 2u);
  EXPECT_TRUE(t.holds_order(0, 3));
  EXPECT_EQ(t.vp(0), 0);
  t.expect_turn(1);
}

// --- Judge ---------------------------------------------------------------------------------------------------

CARD_TEST(Judge, DrawsTwoSummerVisitors) {
  Table t = winter()
                .hand(0, {Visitor::Judge})
                .on_top(Visitor::Banker)
                .on_top(Visitor::Planner)
                .wine(0, Wine::White, 4);
  t.play_visitor(0, Visitor::Judge);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 1");
  EXPECT_TRUE(t.holds(0, Visitor::Banker));
  EXPECT_TRUE(t.holds(0, Visitor::Planner));
  EXPECT_EQ(t.hand_size(0), 2u);
  EXPECT_EQ(t.wine_count(0), 1u);
  t.expect_turn(1);
}

CARD_TEST(Judge, WineOfFourOrMoreForThreePoints) {
  Table t = winter()
                .hand(0, {Visitor::Judge})
                .built(0, {Structure::MediumCellar})
                .wine(0, Wine::Red, 3)
                .wine(0, Wine::White, 4)
                .wine(0, Wine::Blush, 5);
  t.play_visitor(0, Visitor::Judge);
  t.answer(0, "option 2");
  t.expect_question(0, "discard_wine")
      .offers_only({"discard wine white 4", "discard wine blush 5"})
      .refuses("discard wine red 3", "at least 4");
  t.answer(0, "discard wine white 4");
  EXPECT_EQ(t.vp(0), 3);
  EXPECT_EQ(t.wine_count(0), 2u);
  EXPECT_EQ(t.hand_size(0), 0u);
  t.expect_turn(1);
}

CARD_TEST(Judge, WineOfThreeIsNotEnough) {
  Table t = winter().hand(0, {Visitor::Judge}).wine(0, Wine::Red, 3);
  t.play_visitor(0, Visitor::Judge);
  EXPECT_EQ(t.hand_size(0, Deck::Summer), 2u);
  EXPECT_EQ(t.wine_count(0), 1u);
  t.expect_turn(1);
}

//
CARD_TEST(Judge, DrawsWhatIsThere) {
  Table t = winter().hand(0, {Visitor::Judge}).deck({Visitor::Banker});
  t.play_visitor(0, Visitor::Judge);
  EXPECT_EQ(t.hand_size(0), 1u);
  t.expect_turn(1);
  expect_unplayable(winter().hand(0, {Visitor::Judge}).empty_deck(Deck::Summer).wine(0, Wine::Red, 3));
}

// in the middle of the draw the pile becomes the deck.
CARD_TEST(Judge, ReshufflesBetweenTheTwoCards) {
  Table t = winter().hand(0, {Visitor::Judge}).discarded({Visitor::Planner}).deck({Visitor::Banker});
  t.play_visitor(0, Visitor::Judge);
  EXPECT_TRUE(t.holds(0, Visitor::Banker));
  EXPECT_TRUE(t.holds(0, Visitor::Planner));
  EXPECT_EQ(t.draw_pile(Deck::Summer), 0u);
  EXPECT_EQ(t.discard_pile(Deck::Summer), 0u);
}

CARD_TEST(Judge, PoorestPosition) {
  EXPECT_TRUE(winter().hand(0, {Visitor::Judge}).vp(0, -5).can_play(Visitor::Judge));
}

// --- Laborer -------------------------------------------------------------------------------------------------

Table laborer() {
  return winter()
      .hand(0, {Visitor::Laborer})
      .planted(0, 5, {Vine::Merlot})
      .planted(0, 6, {Vine::Trebbiano})
      .planted(0, 7, {Vine::Syrah})
      .grape(0, Grape::Red, 1);
}

CARD_TEST(Laborer, HarvestsUpToTwoFields) {
  Table t = laborer();
  t.play_visitor(0, Visitor::Laborer);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 1");
  t.expect_question(0, "harvest").refuses("done");
  t.answers(0, {"harvest field_5", "harvest field_6"});
  t.expect_question(0, "do_both").offers_only({"yes", "no"});
  t.answer(0, "no");
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_EQ(t.grape_count(0), 3u);
  EXPECT_EQ(t.wine_count(0), 0u);
  t.expect_turn(1);
}

// the VP is paid just before the second half.
CARD_TEST(Laborer, HarvestThenWineForOnePoint) {
  Table t = laborer().vp(0, 4);
  t.play_visitor(0, Visitor::Laborer);
  t.answers(0, {"option 1", "harvest field_5", "done"});
  EXPECT_EQ(t.vp(0), 4);
  t.answer(0, "yes");
  EXPECT_EQ(t.vp(0), 3);
  t.expect_question(0, "make_wine")
      .offers_only({"make red from red 1", "make red from red 3"})
      .refuses("done");
  t.answers(0, {"make red from red 3", "make red from red 1"});
  EXPECT_EQ(t.wine_count(0), 2u);
  EXPECT_EQ(t.vp(0), 3);
  t.expect_turn(1);
}

CARD_TEST(Laborer, WineThenHarvestForOnePoint) {
  Table t = laborer();
  t.play_visitor(0, Visitor::Laborer);
  t.answer(0, "option 2");  // the only grape
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 1));
  t.answers(0, {"yes", "harvest field_7", "harvest field_6"});
  EXPECT_EQ(t.vp(0), -1);
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 2));
  EXPECT_TRUE(t.has_grape(0, Grape::White, 2));
  t.expect_turn(1);
}

CARD_TEST(Laborer, UpToThreeWines) {
  Table t = winter()
                .hand(0, {Visitor::Laborer})
                .grape(0, Grape::Red, 1)
                .grape(0, Grape::Red, 2)
                .grape(0, Grape::White, 1)
                .grape(0, Grape::White, 2);
  t.play_visitor(0, Visitor::Laborer);
  t.answers(0, {"make red from red 1", "make red from red 2", "make white from white 1"});
  EXPECT_EQ(t.wine_count(0), 3u);
  EXPECT_EQ(t.grape_count(0), 1u);
  t.expect_turn(1);  // no field, no second half
}

// the harvest opens the second half.
CARD_TEST(Laborer, HarvestMakesTheWinePossible) {
  Table t = winter().hand(0, {Visitor::Laborer}).planted(0, 5, {Vine::Merlot});
  t.play_visitor(0, Visitor::Laborer);
  t.expect_question(0, "do_both");
  t.answer(0, "yes");
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 3));
  EXPECT_EQ(t.vp(0), -1);
  t.expect_turn(1);
}

// never below -5.
CARD_TEST(Laborer, BothAtTheBottomOfTheTrack) {
  Table lowest = laborer().vp(0, -5);
  lowest.play_visitor(0, Visitor::Laborer);
  lowest.answers(0, {"option 1", "harvest field_5", "done"});
  lowest.expect_turn(1);
  EXPECT_EQ(lowest.vp(0), -5);

  Table low = laborer().vp(0, -4);
  low.play_visitor(0, Visitor::Laborer);
  low.answers(0, {"option 2", "yes", "harvest field_5", "done"});
  EXPECT_EQ(low.vp(0), -5);
  low.expect_turn(1);
}

CARD_TEST(Laborer, CannotBePlayedWithNothing) {
  expect_unplayable(winter().hand(0, {Visitor::Laborer}).lira(0, 9));
  Table full = winter().hand(0, {Visitor::Laborer}).grape(0, Grape::Red, 4);
  fill_row(full, Wine::Red);
  expect_unplayable(full);
}

}  // namespace
}  // namespace vendemmia::testing
