// Winter visitors from Queen to Supervisor.
#include "tests/cards/winter_support.h"

namespace vendemmia::testing {
namespace {

// --- Queen -----------------------------------------------------------------------------------------------

// seat 2 sits to the right of seat 0, whatever the wake-up order.
Table queen_with_rich_neighbour() {
  return winter(3)
      .hand(0, {Visitor::Queen})
      .hand(2, {Visitor::Banker, Visitor::Judge})
      .vines(2, {Vine::Pinot})
      .lira(1, 9)
      .lira(2, 3)
      .vp(2, 5)
      .row(0, 3)
      .row(1, 2)
      .row(2, 4)
      .turn(0);
}

CARD_TEST(Queen, NeighbourLosesAPoint) {
  Table t = queen_with_rich_neighbour();
  t.play_visitor(0, Visitor::Queen);
  t.expect_question(2, "choose_option").offers_only({"option 1", "option 2", "option 3"});
  t.answer(2, "option 1");
  EXPECT_EQ(t.vp(2), 4);
  EXPECT_EQ(t.vp(0), 0);  // the card's player gains nothing
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.hand_size(2), 3u);
  t.expect_turn(2);
}

CARD_TEST(Queen, NeighbourGivesTwoCardsOfTheirChoice) {
  Table t = queen_with_rich_neighbour();
  t.play_visitor(0, Visitor::Queen);
  t.answers(2, {"option 2", "give vine pinot", "give winter judge"});
  EXPECT_TRUE(t.holds(0, Visitor::Judge));
  EXPECT_EQ(t.holds(0, Vine::Pinot), 1u);
  EXPECT_EQ(t.hand_size(0), 2u);
  EXPECT_TRUE(t.holds(2, Visitor::Banker));
  EXPECT_EQ(t.hand_size(2), 1u);
  EXPECT_EQ(t.vp(2), 5);
  // giver and receiver only.
  EXPECT_TRUE(knows(t, 2, Visitor::Judge));
  EXPECT_FALSE(knows(t, 1, Visitor::Judge));
  t.expect_turn(2);
}

CARD_TEST(Queen, NeighbourPaysThreeLira) {
  Table t = queen_with_rich_neighbour();
  t.play_visitor(0, Visitor::Queen);
  t.answer(2, "option 3");
  EXPECT_EQ(t.lira(2), 0);
  EXPECT_EQ(t.lira(0), 3);
  EXPECT_EQ(t.lira(1), 9);
  EXPECT_EQ(t.vp(2), 5);
  t.expect_turn(2);
}

// with six players the seat before, in clockwise order; a passed neighbour is not spared.
CARD_TEST(Queen, SixPlayers) {
  Table t = winter(6).hand(3, {Visitor::Queen}).lira(2, 3).passed(2).turn(3);
  t.play_visitor(3, Visitor::Queen);
  t.expect_question(2, "choose_option")
      .offers_only({"option 1", "option 3"})
      .refuses("option 2", "cannot carry out that option");
  t.answer(2, "option 3");
  EXPECT_EQ(t.lira(3), 3);
  t.expect_turn(4);
}

// only what can be fulfilled; a single possibility needs no question.
CARD_TEST(Queen, OnlyPossibilityIsTaken) {
  Table vp = winter().hand(0, {Visitor::Queen}).lira(1, 2).vines(1, {Vine::Pinot});
  vp.play_visitor(0, Visitor::Queen);
  EXPECT_EQ(vp.vp(1), -1);
  vp.expect_turn(1);

  Table cards = winter().hand(0, {Visitor::Queen}).vp(1, -5).lira(1, 2).vines(1, {Vine::Pinot, Vine::Pinot});
  cards.play_visitor(0, Visitor::Queen);
  EXPECT_EQ(cards.vp(1), -5);
  EXPECT_EQ(cards.holds(0, Vine::Pinot), 2u);
  EXPECT_EQ(cards.hand_size(1), 0u);
  cards.expect_turn(1);

  Table lira = winter().hand(0, {Visitor::Queen}).vp(1, -5).lira(1, 4).vines(1, {Vine::Pinot});
  lira.play_visitor(0, Visitor::Queen);
  EXPECT_EQ(lira.lira(0), 3);
  EXPECT_EQ(lira.lira(1), 1);
  lira.expect_turn(1);
}

// the neighbour at the lowest mark without lira or cards; the others' wealth does not help.
CARD_TEST(Queen, CannotBePlayedOnANeighbourWithNothing) {
  expect_unplayable(winter(3)
                        .hand(0, {Visitor::Queen})
                        .vp(2, -5)
                        .lira(2, 2)
                        .vines(2, {Vine::Pinot})
                        .lira(1, 9)
                        .vines(1, {Vine::Syrah, Vine::Merlot}));
}

// --- Reaper ----------------------------------------------------------------------------------------------

Table reaper() {
  return winter()
      .hand(0, {Visitor::Reaper})
      .planted(0, 5, {Vine::Sangiovese})
      .planted(0, 6, {Vine::Trebbiano})
      .planted(0, 7, {Vine::Merlot});
}

CARD_TEST(Reaper, ThreeFieldsBringTwoPoints) {
  Table t = reaper();
  t.play_visitor(0, Visitor::Reaper);
  t.expect_question(0, "harvest").refuses("done");
  t.answer(0, "harvest field_7");
  t.expect_question(0, "harvest").offers_only({"harvest field_5", "harvest field_6", "done"});
  t.answers(0, {"harvest field_5", "harvest field_6"});
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 1));
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 3));
  EXPECT_TRUE(t.has_grape(0, Grape::White, 2));
  t.expect_turn(1);
}

CARD_TEST(Reaper, TwoFieldsBringNone) {
  Table t = reaper();
  t.play_visitor(0, Visitor::Reaper);
  t.answers(0, {"harvest field_7", "harvest field_5", "done"});
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_EQ(t.grape_count(0), 2u);
  t.expect_turn(1);
}

// Only fields harvested with this card count.
CARD_TEST(Reaper, FieldHarvestedBeforeDoesNotCount) {
  Table t = reaper().harvested(0, 6);
  t.play_visitor(0, Visitor::Reaper);
  t.expect_question(0, "harvest").refuses("harvest field_6", "already been harvested");
  t.answers(0, {"harvest field_7", "harvest field_5"});
  EXPECT_EQ(t.vp(0), 0);
  t.expect_turn(1);
}

// grapes without room.
CARD_TEST(Reaper, LostGrapesStillCount) {
  Table t = reaper()
                .grape(0, Grape::Red, 1)
                .grape(0, Grape::Red, 2)
                .grape(0, Grape::Red, 3)
                .grape(0, Grape::White, 1)
                .grape(0, Grape::White, 2);
  t.play_visitor(0, Visitor::Reaper);
  t.answers(0, {"harvest field_5", "harvest field_6", "harvest field_7"});
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.grape_count(0), 5u);
  EXPECT_EQ(t.count_events(EventKind::GrapeLost), 3u);
  t.expect_turn(1);
}

CARD_TEST(Reaper, CannotBePlayedWithoutAHarvest) {
  expect_unplayable(winter().hand(0, {Visitor::Reaper}));
  expect_unplayable(reaper().harvested(0, 5).harvested(0, 6).harvested(0, 7));
}

// --- Scholar ---------------------------------------------------------------------------------------------

CARD_TEST(Scholar, DrawsTwoOrders) {
  Table t = winter().hand(0, {Visitor::Scholar}).on_top_order(2).on_top_order(8).lira(0, 3);
  t.play_visitor(0, Visitor::Scholar);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 1");
  EXPECT_TRUE(t.holds_order(0, 2));
  EXPECT_TRUE(t.holds_order(0, 8));
  t.expect_question(0, "do_both").offers_only({"yes", "no"});
  t.answer(0, "no");
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_EQ(t.lira(0), 3);
  EXPECT_EQ(t.player(0).training, 0);
  t.expect_turn(1);
}

CARD_TEST(Scholar, BothInEitherOrder) {
  Table t = winter().hand(0, {Visitor::Scholar}).lira(0, 4).vp(0, 2);
  t.play_visitor(0, Visitor::Scholar);
  t.answers(0, {"option 1", "yes"});
  EXPECT_EQ(t.hand_size(0, Deck::Order), 2u);
  EXPECT_EQ(t.player(0).training, 1);
  EXPECT_EQ(t.lira(0), 1);
  EXPECT_EQ(t.vp(0), 1);
  t.expect_turn(1);

  Table other = winter().hand(0, {Visitor::Scholar}).lira(0, 4).vp(0, 2);
  other.play_visitor(0, Visitor::Scholar);
  other.answers(0, {"option 2", "yes"});
  EXPECT_EQ(other.hand_size(0, Deck::Order), 2u);
  EXPECT_EQ(other.player(0).training, 1);
  EXPECT_EQ(other.lira(0), 1);
  EXPECT_EQ(other.vp(0), 1);
  other.expect_turn(1);
}

CARD_TEST(Scholar, TrainsOnly) {
  Table t = winter().hand(0, {Visitor::Scholar}).lira(0, 3);
  t.play_visitor(0, Visitor::Scholar);
  t.answers(0, {"option 2", "no"});
  EXPECT_EQ(t.player(0).training, 1);
  EXPECT_EQ(t.available(0), 1u);
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_EQ(t.hand_size(0), 0u);
  t.expect_turn(1);
}

// both needs a VP to lose and the second half to be possible.
CARD_TEST(Scholar, BothIsNotOfferedWhenItCannotBeDone) {
  Table lowest = winter().hand(0, {Visitor::Scholar}).lira(0, 3).vp(0, -5);
  lowest.play_visitor(0, Visitor::Scholar);
  lowest.answer(0, "option 1");
  lowest.expect_turn(1);
  EXPECT_EQ(lowest.vp(0), -5);

  Table poor = winter().hand(0, {Visitor::Scholar}).lira(0, 2);
  poor.play_visitor(0, Visitor::Scholar);
  EXPECT_EQ(poor.hand_size(0, Deck::Order), 2u);
  poor.expect_turn(1);

  Table full = winter().hand(0, {Visitor::Scholar}).lira(0, 9).regulars(0, 5);
  full.play_visitor(0, Visitor::Scholar);
  EXPECT_EQ(full.hand_size(0, Deck::Order), 2u);
  full.expect_turn(1);

  Table dry = winter().hand(0, {Visitor::Scholar}).lira(0, 9).empty_deck(Deck::Order);
  dry.play_visitor(0, Visitor::Scholar);
  EXPECT_EQ(dry.player(0).training, 1);
  dry.expect_turn(1);
}

CARD_TEST(Scholar, CannotBePlayedWithoutOrdersAndLira) {
  expect_unplayable(winter().hand(0, {Visitor::Scholar}).lira(0, 2).empty_deck(Deck::Order));
}

CARD_TEST(Scholar, PoorestPosition) {
  EXPECT_TRUE(winter().hand(0, {Visitor::Scholar}).vp(0, -5).can_play(Visitor::Scholar));
}

// --- Supervisor ------------------------------------------------------------------------------------------

// at most two.
CARD_TEST(Supervisor, PointForEverySparklingWine) {
  Table t = winter()
                .hand(0, {Visitor::Supervisor})
                .built(0, {Structure::MediumCellar, Structure::LargeCellar})
                .wine(0, Wine::Sparkling, 9)
                .grape(0, Grape::Red, 1)
                .grape(0, Grape::Red, 2)
                .grape(0, Grape::Red, 3)
                .grape(0, Grape::Red, 4)
                .grape(0, Grape::White, 4)
                .grape(0, Grape::White, 5);
  t.play_visitor(0, Visitor::Supervisor);
  t.expect_question(0, "make_wine").refuses("done");
  t.answers(0, {"make sparkling from red 4 red 1 white 5", "make sparkling from red 3 red 2 white 4"});
  // the 9 is taken, so the second one goes below the first.
  EXPECT_TRUE(t.has_wine(0, Wine::Sparkling, 8));
  EXPECT_TRUE(t.has_wine(0, Wine::Sparkling, 7));
  EXPECT_EQ(t.vp(0), 2);
  t.expect_turn(1);
}

CARD_TEST(Supervisor, OtherWinesBringNothing) {
  Table t = winter()
                .hand(0, {Visitor::Supervisor})
                .wine(0, Wine::Sparkling, 8)
                .grape(0, Grape::Red, 1)
                .grape(0, Grape::White, 2);
  t.play_visitor(0, Visitor::Supervisor);
  t.answers(0, {"make red from red 1", "make white from white 2"});
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_EQ(t.wine_count(0), 3u);
  t.expect_turn(1);
}

CARD_TEST(Supervisor, OneSparklingAndOneRed) {
  Table t = winter()
                .hand(0, {Visitor::Supervisor})
                .built(0, {Structure::MediumCellar, Structure::LargeCellar})
                .grape(0, Grape::Red, 1)
                .grape(0, Grape::Red, 2)
                .grape(0, Grape::Red, 3)
                .grape(0, Grape::White, 4);
  t.play_visitor(0, Visitor::Supervisor);
  t.expect_question(0, "make_wine").offers("make sparkling from red 2 red 1 white 4");
  t.answer(0, "make sparkling from red 3 red 1 white 4");
  EXPECT_TRUE(t.has_wine(0, Wine::Sparkling, 8));
  t.answer(0, "make red from red 2");
  EXPECT_EQ(t.vp(0), 1);
  t.expect_turn(1);
}

// total and cellar.
CARD_TEST(Supervisor, SparklingNeedsItsTotalAndCellar) {
  Table low = winter()
                  .hand(0, {Visitor::Supervisor})
                  .built(0, {Structure::MediumCellar, Structure::LargeCellar})
                  .grape(0, Grape::Red, 1)
                  .grape(0, Grape::Red, 2)
                  .grape(0, Grape::White, 3);
  low.play_visitor(0, Visitor::Supervisor);
  low.expect_question(0, "make_wine").refuses("make sparkling from red 2 red 1 white 3", "at least 7");

  Table small = winter()
                    .hand(0, {Visitor::Supervisor})
                    .built(0, {Structure::MediumCellar})
                    .grape(0, Grape::Red, 1)
                    .grape(0, Grape::Red, 2)
                    .grape(0, Grape::White, 4);
  small.play_visitor(0, Visitor::Supervisor);
  small.expect_question(0, "make_wine")
      .offers("make blush from red 2 white 4")
      .refuses("make sparkling from red 2 red 1 white 4", "too small");
}

CARD_TEST(Supervisor, CannotBePlayedWithoutWineToMake) {
  expect_unplayable(winter().hand(0, {Visitor::Supervisor}).wine(0, Wine::Red, 1));
}

}  // namespace
}  // namespace vendemmia::testing
