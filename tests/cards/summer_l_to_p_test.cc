// Landscaper, Negotiator, Novice Guide, Organizer, Overseer, Patron, Peddler.
#include "tests/cards/summer_support.h"

namespace vendemmia::testing {
namespace {

// --- Landscaper ------------------------------------------------------------------------------------------------

// draw first, then plant any vine in hand.
CARD_TEST(Landscaper, DrawsThenPlants) {
  Table t =
      table(2).hand(0, {Visitor::Landscaper}).vines(0, {Sangiovese}).built(0, {Windmill}).on_top(Malvasia);
  t.play_visitor(0, Visitor::Landscaper);
  t.expect_question(0, "plant")
      .offers_only({"plant sangiovese field_5", "plant sangiovese field_6", "plant sangiovese field_7",
                    "plant malvasia field_5", "plant malvasia field_6", "plant malvasia field_7", "done"});
  t.answer(0, "plant malvasia field_6");
  EXPECT_EQ(t.vines_on(0, 6, Malvasia), 1u);
  EXPECT_EQ(t.holds(0, Sangiovese), 1u);
  EXPECT_EQ(t.vp(0), 1);  // the windmill
  EXPECT_EQ(t.draw_pile(Deck::Vine), kVineCards - 2);
  expect_done(t, Visitor::Landscaper);
}

// no vine need be planted.
CARD_TEST(Landscaper, PlantingMayBeDeclined) {
  Table t = table(2).hand(0, {Visitor::Landscaper}).vines(0, {Sangiovese});
  t.play_visitor(0, Visitor::Landscaper);
  t.expect_question(0, "plant").refuses("plant chardonnay field_5", "needs: Trellis, Irrigation");
  t.answer(0, "done");
  EXPECT_EQ(t.holds(0, Sangiovese), 1u);
  EXPECT_EQ(t.holds(0, Chardonnay), 1u);
  expect_done(t, Visitor::Landscaper);
}

// not being asked would tell the others that none of the vines in hand can be planted.
CARD_TEST(Landscaper, AskedEvenIfNoVineCanBePlanted) {
  Table t = table(2).hand(0, {Visitor::Landscaper});
  t.play_visitor(0, Visitor::Landscaper);
  EXPECT_EQ(t.holds(0, Chardonnay), 1u);
  t.expect_question(0, "plant").offers_only({"done"});
  t.answer(0, "done");
  expect_done(t, Visitor::Landscaper);
}

// structures are not looked at again, and it is not planting.
CARD_TEST(Landscaper, SwitchesTwoVines) {
  Table t = table(2).hand(0, {Visitor::Landscaper}).built(0, {Windmill});
  t.planted(0, 5, {Malvasia}).planted(0, 7, {Chardonnay, Syrah});
  t.play_visitor(0, Visitor::Landscaper);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 2");
  t.expect_question(0, "switch_vines")
      .offers_only({"switch malvasia field_5 chardonnay field_7", "switch malvasia field_5 syrah field_7"})
      .refuses("switch chardonnay field_7 syrah field_7");
  t.answer(0, "switch malvasia field_5 chardonnay field_7");
  EXPECT_EQ(t.vines_on(0, 5, Chardonnay), 1u);
  EXPECT_EQ(t.vines_on(0, 5, Malvasia), 0u);
  EXPECT_EQ(t.vines_on(0, 7, Malvasia), 1u);
  EXPECT_EQ(t.vines_on(0, 7, Syrah), 1u);
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_EQ(t.hand_size(0), 0u);
  expect_done(t, Visitor::Landscaper);
}

CARD_TEST(Landscaper, SwitchRespectsTheMaximumOfBothFields) {
  Table t = table(2).hand(0, {Visitor::Landscaper});
  t.planted(0, 5, {Malvasia, Chardonnay}).planted(0, 6, {Merlot, Sangiovese}).planted(0, 7, {Syrah});
  t.play_visitor(0, Visitor::Landscaper);
  t.answer(0, "option 2");
  t.expect_question(0, "switch_vines")
      .offers_only({"switch malvasia field_5 sangiovese field_6", "switch chardonnay field_5 merlot field_6",
                    "switch chardonnay field_5 syrah field_7", "switch sangiovese field_6 syrah field_7",
                    "switch merlot field_6 syrah field_7"})
      // Five and one more would stand on the 5 field, seven on the 6 field.
      .refuses("switch malvasia field_5 syrah field_7")
      .refuses("switch malvasia field_5 merlot field_6")
      .refuses("switch chardonnay field_5 sangiovese field_6");
}

// a field above its maximum must be within it after a switch.
CARD_TEST(Landscaper, OverfullFieldMustComeWithinItsMaximum) {
  Table t = table(2).hand(0, {Visitor::Landscaper});
  t.planted(0, 5, {CabernetSauvignon, Chardonnay}).planted(0, 6, {Sangiovese, Syrah});
  t.play_visitor(0, Visitor::Landscaper);
  t.answer(0, "option 2");
  t.expect_question(0, "switch_vines")
      .offers_only({"switch cabernet_sauvignon field_5 sangiovese field_6",
                    "switch chardonnay field_5 sangiovese field_6"})
      .refuses("switch chardonnay field_5 syrah field_6");
}

CARD_TEST(Landscaper, SwitchNeedsTwoFields) {
  Table t = table(2).hand(0, {Visitor::Landscaper}).planted(0, 7, {Syrah, Malvasia}).vines(0, {Malvasia});
  t.play_visitor(0, Visitor::Landscaper);
  t.expect_question(0, "plant");  // only the first option was possible
}

// one of the two parts must be possible.
CARD_TEST(Landscaper, ExhaustedVineDeck) {
  Table plants = table(2).hand(0, {Visitor::Landscaper}).vines(0, {Malvasia}).empty_deck(Deck::Vine);
  plants.play_visitor(0, Visitor::Landscaper);
  plants.answer(0, "plant malvasia field_5");
  expect_done(plants, Visitor::Landscaper);

  expect_unplayable(table(2).hand(0, {Visitor::Landscaper}).vines(0, {Pinot}).empty_deck(Deck::Vine),
                    Visitor::Landscaper);
}

// --- Negotiator ------------------------------------------------------------------------------------------------

CARD_TEST(Negotiator, AGrapeForOneStep) {
  Table t = table(2).hand(0, {Visitor::Negotiator}).grape(0, Grape::Red, 4).grape(0, Grape::White, 2);
  t.residual(0, 1);
  t.play_visitor(0, Visitor::Negotiator);
  t.expect_question(0, "discard_grape").offers_only({"discard grape red 4", "discard grape white 2"});
  t.answer(0, "discard grape white 2");
  EXPECT_EQ(t.residual(0), 2u);
  EXPECT_EQ(t.grape_count(0), 1u);
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 4));
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.vp(0), 0);
  expect_done(t, Visitor::Negotiator);
}

CARD_TEST(Negotiator, AWineForTwoSteps) {
  Table t = table(2).hand(0, {Visitor::Negotiator}).grape(0, Grape::Red, 4);
  t.wine(0, Wine::Red, 3).wine(0, Wine::Sparkling, 8);
  t.play_visitor(0, Visitor::Negotiator);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 2");
  t.expect_question(0, "discard_wine").offers_only({"discard wine red 3", "discard wine sparkling 8"});
  t.answer(0, "discard wine red 3");
  EXPECT_EQ(t.residual(0), 2u);
  EXPECT_EQ(t.wine_count(0), 1u);
  EXPECT_EQ(t.grape_count(0), 1u);
  expect_done(t, Visitor::Negotiator);
}

// two steps from position 4 give one; at 5 neither option has an effect.
CARD_TEST(Negotiator, MarkerStopsAtFive) {
  Table t = table(2).hand(0, {Visitor::Negotiator}).wine(0, Wine::Red, 3).residual(0, 4);
  t.play_visitor(0, Visitor::Negotiator);
  EXPECT_EQ(t.residual(0), 5u);
  EXPECT_EQ(t.wine_count(0), 0u);
  expect_done(t, Visitor::Negotiator);

  Table top = table(2).hand(0, {Visitor::Negotiator}).wine(0, Wine::Red, 3).grape(0, Grape::Red, 1);
  expect_unplayable(top.residual(0, 5), Visitor::Negotiator);
}

CARD_TEST(Negotiator, NeedsAGrapeOrAWine) {
  expect_unplayable(table(2).hand(0, {Visitor::Negotiator}).lira(0, 9), Visitor::Negotiator);
}

// --- Novice Guide ----------------------------------------------------------------------------------------------

CARD_TEST(NoviceGuide, ThreeLira) {
  Table t = table(2).hand(0, {Visitor::NoviceGuide}).grape(0, Grape::Red, 1);
  t.play_visitor(0, Visitor::NoviceGuide);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 1");
  EXPECT_EQ(t.lira(0), 3);
  EXPECT_EQ(t.grape_count(0), 1u);
  expect_done(t, Visitor::NoviceGuide);
}

// the usual rules of making wine, one after the other.
CARD_TEST(NoviceGuide, MakesTwoWines) {
  Table t = table(2).hand(0, {Visitor::NoviceGuide});
  t.grape(0, Grape::Red, 4).grape(0, Grape::Red, 2).grape(0, Grape::White, 2);
  t.play_visitor(0, Visitor::NoviceGuide);
  t.answer(0, "option 2");
  t.expect_question(0, "make_wine")
      .offers_only({"make red from red 2", "make red from red 4", "make white from white 2"})
      .refuses("make blush from red 4 white 2", "cellar is too small")
      .refuses("done");
  t.answer(0, "make red from red 4");
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 3));  // the small cellar ends at 3
  t.expect_question(0, "make_wine").offers("done");
  t.answer(0, "make white from white 2");
  EXPECT_TRUE(t.has_wine(0, Wine::White, 2));
  EXPECT_EQ(t.wine_count(0), 2u);
  EXPECT_EQ(t.grape_count(0), 1u);
  EXPECT_EQ(t.lira(0), 0);
  expect_done(t, Visitor::NoviceGuide);
}

CARD_TEST(NoviceGuide, MayStopAfterOneWine) {
  Table t = table(2).hand(0, {Visitor::NoviceGuide}).built(0, {MediumCellar});
  t.grape(0, Grape::Red, 4).grape(0, Grape::White, 1).grape(0, Grape::White, 2);
  t.play_visitor(0, Visitor::NoviceGuide);
  t.answers(0, {"option 2", "make blush from red 4 white 2", "done"});
  EXPECT_TRUE(t.has_wine(0, Wine::Blush, 6));
  EXPECT_EQ(t.wine_count(0), 1u);
  EXPECT_TRUE(t.has_grape(0, Grape::White, 1));
  expect_done(t, Visitor::NoviceGuide);
}

CARD_TEST(NoviceGuide, AlwaysPlayable) {
  // the only grape would find no space, so the lira are all that is left.
  Table t = table(2).hand(0, {Visitor::NoviceGuide}).grape(0, Grape::Red, 1).wine(0, Wine::Red, 1);
  t.play_visitor(0, Visitor::NoviceGuide);
  EXPECT_EQ(t.lira(0), 3);
  EXPECT_EQ(t.grape_count(0), 1u);
  expect_done(t, Visitor::NoviceGuide);
}

// --- Organizer -------------------------------------------------------------------------------------------------

// an empty row, not the own one; its bonus at once; then out of the season.
CARD_TEST(Organizer, MovesToAnEmptyRowAndPasses) {
  Table t = table(2).hand(0, {Visitor::Organizer});
  t.play_visitor(0, Visitor::Organizer);
  t.expect_question(0, "move_rooster")
      .offers_only({"row 3", "row 4", "row 5", "row 6", "row 7"})
      .refuses("row 1", "has to move")
      .refuses("row 2", "another rooster");
  t.answer(0, "row 4");
  EXPECT_EQ(t.player(0).row, 4u);
  EXPECT_EQ(t.lira(0), 1);
  EXPECT_TRUE(t.player(0).passed);
  EXPECT_EQ(t.available(0), 1u);  // kept for the winter
  expect_done(t, Visitor::Organizer);
  t.place(1, "cart");
  t.expect_turn(1);
  t.pass(1);
  EXPECT_EQ(t.state().season, Season::Fall);
}

CARD_TEST(Organizer, EveryRowPaysItsBonus) {
  const auto moved_to = [](unsigned row) {
    Table t = table(2).hand(0, {Visitor::Organizer}).row(0, row == 1 ? 2 : 1).row(1, row == 7 ? 6 : 7);
    t.play_visitor(0, Visitor::Organizer);
    t.answer(0, "row " + std::to_string(row));
    return t;
  };
  const Table none = moved_to(1);
  EXPECT_EQ(none.hand_size(0), 0u);
  EXPECT_EQ(none.lira(0), 0);
  EXPECT_EQ(none.vp(0), 0);
  EXPECT_EQ(moved_to(2).hand_size(0, Deck::Vine), 1u);
  EXPECT_EQ(moved_to(3).hand_size(0, Deck::Order), 1u);
  EXPECT_EQ(moved_to(4).lira(0), 1);
  EXPECT_EQ(moved_to(6).vp(0), 1);
  const Table grey = moved_to(7);
  EXPECT_TRUE(grey.player(0).has_temporary);
  EXPECT_EQ(grey.available(0), 2u);

  Table visitor = moved_to(5);
  visitor.expect_question(0, "name_deck").offers_only({"deck summer", "deck winter"});
  visitor.answer(0, "deck winter");
  EXPECT_TRUE(visitor.holds(0, Visitor::Zymologist));
  expect_done(visitor, Visitor::Organizer);
}

// the next turn follows the order before the move; the new row counts from the next season on.
CARD_TEST(Organizer, NewRowCountsFromTheNextSeason) {
  Table t = table(3).hand(1, {Visitor::Organizer}).row(0, 2).row(1, 3).row(2, 4).turn(1);
  t.play_visitor(1, Visitor::Organizer);
  t.answer(1, "row 1");
  t.expect_turn(2);
  t.place(2, "cart");
  t.expect_turn(0);
  t.place(0, "cart");
  t.expect_turn(2);  // seat 1 is out of the summer
  t.pass(2);
  t.pass(0);
  t.expect_question(1, "fall_visitor");
  t.answer(1, "deck summer");
  t.expect_question(0, "fall_visitor");
  t.pass_season();
  t.expect_turn(1);
  t.pass(1);
  t.expect_turn(0);
}

// the second visitor of the space may still be played; the player has passed once the turn is over.
CARD_TEST(Organizer, SecondVisitorMayFollow) {
  Table t = table(3).hand(0, {Visitor::Organizer, Visitor::TourGuide});
  t.play_visitor(0, Visitor::Organizer, "play_summer_visitor.middle");
  t.answer(0, "row 6");
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_FALSE(t.player(0).passed);
  t.expect_question(0, "play_visitor").offers_only({"play tour_guide", "done"});
  t.answer(0, "play tour_guide");
  EXPECT_EQ(t.lira(0), 4);
  EXPECT_TRUE(t.player(0).passed);
  t.expect_turn(1);
  t.place(1, "cart");
  t.place(2, "cart");
  t.expect_turn(1);
}

// the new row decides the order of answers at once.
CARD_TEST(Organizer, AnswersFollowTheNewRowAtOnce) {
  Table t = table(3).hand(0, {Visitor::Organizer, Visitor::Handyman});
  t.play_visitor(0, Visitor::Organizer, "play_summer_visitor.middle");
  t.answer(0, "row 7");
  t.answer(0, "play handyman");
  t.answer(1, "done");
  t.answer(2, "done");
  t.answer(0, "done");
  t.expect_turn(1);
}

// the grey worker stays with its holder for the year.
CARD_TEST(Organizer, TemporaryWorkerStaysWithItsHolder) {
  Table leaves = table(2).hand(0, {Visitor::Organizer}).row(0, 7).temporary(0);
  leaves.play_visitor(0, Visitor::Organizer);
  leaves.answer(0, "row 1");
  EXPECT_TRUE(leaves.player(0).has_temporary);
  EXPECT_EQ(leaves.available(0), 2u);  // three less the one that plays the card

  // Seat 1 has left row 7 earlier; who enters it now finds no worker there.
  Table enters = table(2).hand(0, {Visitor::Organizer}).row(1, 3).temporary(1);
  enters.play_visitor(0, Visitor::Organizer);
  enters.answer(0, "row 7");
  EXPECT_FALSE(enters.player(0).has_temporary);
  EXPECT_EQ(enters.available(0), 1u);
  EXPECT_TRUE(enters.player(1).has_temporary);
}

// Six roosters leave one row, so the card can always be played.
CARD_TEST(Organizer, SixPlayersLeaveOneRow) {
  Table t = table(6).hand(0, {Visitor::Organizer});
  t.play_visitor(0, Visitor::Organizer);
  EXPECT_EQ(t.player(0).row, 7u);
  EXPECT_TRUE(t.player(0).has_temporary);
  EXPECT_TRUE(t.player(0).passed);
  expect_done(t, Visitor::Organizer);
}

// through Manager the bonus of the row, then out of the winter at once.
CARD_TEST(Organizer, ThroughManagerItEndsTheWinter) {
  Table t = table(2).season(Season::Winter).hand(0, {Visitor::Manager, Visitor::Organizer});
  t.play_visitor(0, Visitor::Manager);
  t.answers(0, {"take play_summer_visitor", "row 4"});
  EXPECT_EQ(t.lira(0), 1);
  EXPECT_TRUE(t.player(0).passed);
  EXPECT_TRUE(t.top_discard_is(Visitor::Organizer));
  EXPECT_TRUE(t.top_discard_is(Visitor::Manager));
  t.expect_turn(1);
  t.place(1, "cart");
  t.expect_turn(1);
}

// --- Overseer --------------------------------------------------------------------------------------------------

// both parts in any order; one VP for a vine of printed value 4.
CARD_TEST(Overseer, AVineOfFourGivesOneVp) {
  for (const unsigned first : {1u, 2u}) {
    Table t = table(2).hand(0, {Visitor::Overseer}).lira(0, 3).vines(0, {Chardonnay});
    t.built(0, {Trellis, Irrigation});
    t.play_visitor(0, Visitor::Overseer);
    t.expect_question(0, "part_order").offers_only({"option 1", "option 2"});
    t.answer(0, "option " + std::to_string(first));
    // Only the yoke can be paid, so it is built without a question.
    t.answer(0, "plant chardonnay field_5");
    EXPECT_EQ(t.vp(0), 1);
    EXPECT_EQ(t.lira(0), 1);
    EXPECT_TRUE(t.has(0, Yoke));
    EXPECT_EQ(t.vines_on(0, 5, Chardonnay), 1u);
    expect_done(t, Visitor::Overseer);
  }
}

CARD_TEST(Overseer, TheVineCountsNotTheField) {
  Table t = table(2).hand(0, {Visitor::Overseer}).lira(0, 2).vines(0, {Malvasia}).built(0, {Yoke});
  t.planted(0, 7, {Merlot});
  t.play_visitor(0, Visitor::Overseer);
  t.answers(0, {"option 2", "plant malvasia field_7"});
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_TRUE(t.has(0, Trellis));
  EXPECT_EQ(t.lira(0), 0);
  expect_done(t, Visitor::Overseer);
}

// the structure must not strand the planting.
CARD_TEST(Overseer, BuildsWhatThePlantingNeeds) {
  Table t = table(2).hand(0, {Visitor::Overseer}).lira(0, 4).vines(0, {Pinot, Merlot});
  t.play_visitor(0, Visitor::Overseer);
  // Planting is not possible yet, so building comes first.
  t.expect_question(0, "build")
      .offers_only({"build trellis", "build irrigation"})
      .refuses("build yoke", "planting a vine would not be possible")
      .refuses("build cottage", "planting a vine would not be possible")
      .refuses("build windmill", "need 5 lira and have 4");
  t.answer(0, "build irrigation");
  t.expect_question(0, "plant")
      .offers_only({"plant merlot field_5", "plant merlot field_6", "plant merlot field_7"})
      .refuses("done");
  t.answer(0, "plant merlot field_7");
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_EQ(t.lira(0), 1);
  expect_done(t, Visitor::Overseer);
}

//
CARD_TEST(Overseer, WindmillBuiltFirstPays) {
  Table t = table(2).hand(0, {Visitor::Overseer}).lira(0, 5).vines(0, {Malvasia});
  t.play_visitor(0, Visitor::Overseer);
  t.answers(0, {"option 1", "build windmill", "plant malvasia field_5"});
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_EQ(t.lira(0), 0);
  expect_done(t, Visitor::Overseer);
}

CARD_TEST(Overseer, BothPartsAreMandatory) {
  expect_unplayable(table(2).hand(0, {Visitor::Overseer}).lira(0, 1).vines(0, {Malvasia}), Visitor::Overseer);
  expect_unplayable(table(2).hand(0, {Visitor::Overseer}).lira(0, 20), Visitor::Overseer);
  // One structure does not make a Chardonnay possible.
  expect_unplayable(table(2).hand(0, {Visitor::Overseer}).lira(0, 20).vines(0, {Chardonnay}),
                    Visitor::Overseer);
  Table complete = table(2).hand(0, {Visitor::Overseer}).lira(0, 20).vines(0, {Malvasia});
  build_all_but(complete, 0, 0);
  expect_unplayable(complete, Visitor::Overseer);
}

// --- Patron ----------------------------------------------------------------------------------------------------

CARD_TEST(Patron, FourLira) {
  Table t = table(2).hand(0, {Visitor::Patron});
  t.play_visitor(0, Visitor::Patron);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 1");
  EXPECT_EQ(t.lira(0), 4);
  EXPECT_EQ(t.hand_size(0), 0u);
  expect_done(t, Visitor::Patron);
}

CARD_TEST(Patron, OrderAndWinterVisitor) {
  Table t = table(2).hand(0, {Visitor::Patron});
  t.play_visitor(0, Visitor::Patron);
  t.answer(0, "option 2");
  EXPECT_TRUE(t.holds_order(0, 36));
  EXPECT_TRUE(t.holds(0, Visitor::Zymologist));
  EXPECT_EQ(t.hand_size(0), 2u);
  EXPECT_EQ(t.lira(0), 0);
  expect_done(t, Visitor::Patron);
}

// what is there is drawn; with nothing there the lira are left.
CARD_TEST(Patron, ExhaustedDecks) {
  Table one = table(2).hand(0, {Visitor::Patron}).empty_deck(Deck::Order);
  one.play_visitor(0, Visitor::Patron);
  one.answer(0, "option 2");
  EXPECT_TRUE(one.holds(0, Visitor::Zymologist));
  EXPECT_EQ(one.hand_size(0), 1u);

  Table none = table(2).hand(0, {Visitor::Patron}).empty_deck(Deck::Order).empty_deck(Deck::Winter);
  none.play_visitor(0, Visitor::Patron);
  EXPECT_EQ(none.lira(0), 4);
  expect_done(none, Visitor::Patron);
}

// --- Peddler ---------------------------------------------------------------------------------------------------

// discard first, then one of every type.
CARD_TEST(Peddler, TwoCardsForOneOfEachType) {
  Table t = table(2).hand(0, {Visitor::Peddler, Visitor::Judge}).vines(0, {Pinot}).orders(0, {5});
  t.play_visitor(0, Visitor::Peddler);
  t.expect_question(0, "discard")
      .offers_only({"discard vine pinot", "discard order order_05", "discard winter judge"});
  t.answers(0, {"discard winter judge", "discard vine pinot"});
  EXPECT_EQ(t.holds(0, Chardonnay), 1u);
  EXPECT_TRUE(t.holds(0, Visitor::WineCritic));
  EXPECT_TRUE(t.holds_order(0, 36));
  EXPECT_TRUE(t.holds(0, Visitor::Zymologist));
  EXPECT_TRUE(t.holds_order(0, 5));
  EXPECT_EQ(t.hand_size(0), 5u);
  EXPECT_TRUE(t.top_discard_is(Visitor::Judge));
  EXPECT_TRUE(t.top_discard_is(Pinot));
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.vp(0), 0);
  expect_done(t, Visitor::Peddler);
}

// a discarded card may come back from an exhausted deck, the Peddler itself may not.
CARD_TEST(Peddler, ExhaustedSummerDeck) {
  Table back =
      table(2).hand(0, {Visitor::Peddler, Visitor::Banker}).vines(0, {Pinot}).empty_deck(Deck::Summer);
  back.play_visitor(0, Visitor::Peddler, "play_summer_visitor.left");
  back.answer(0, "discard summer banker");
  EXPECT_TRUE(back.holds(0, Visitor::Banker));
  EXPECT_EQ(back.hand_size(0), 4u);
  expect_done(back, Visitor::Peddler);

  Table none = table(2).hand(0, {Visitor::Peddler}).vines(0, {Pinot, Pinot}).empty_deck(Deck::Summer);
  none.play_visitor(0, Visitor::Peddler);
  EXPECT_EQ(none.hand_size(0, Deck::Summer), 0u);
  EXPECT_EQ(none.hand_size(0), 3u);
  expect_done(none, Visitor::Peddler);
}

// the second visitor may be one obtained through the first.
CARD_TEST(Peddler, DrawnVisitorMayBePlayedAsTheSecond) {
  Table t = table(3).hand(0, {Visitor::Peddler}).vines(0, {Pinot, Syrah}).on_top(Visitor::TourGuide);
  t.play_visitor(0, Visitor::Peddler, "play_summer_visitor.middle");
  t.answer(0, "discard vine pinot");
  t.answer(0, "play tour_guide");
  EXPECT_EQ(t.lira(0), 4);
  expect_done(t, Visitor::TourGuide);
}

// the card itself does not count.
CARD_TEST(Peddler, NeedsTwoOtherCards) {
  expect_unplayable(table(2).hand(0, {Visitor::Peddler, Visitor::Judge}), Visitor::Peddler);
}

}  // namespace
}  // namespace vendemmia::testing
