// Contractor, Cultivator, Entertainer, Grower, Handyman, Homesteader, Horticulturist, Importer.
#include "tests/cards/summer_support.h"

namespace vendemmia::testing {
namespace {

// --- Contractor ------------------------------------------------------------------------------------------------

// the planting may depend on the structure just built.
CARD_TEST(Contractor, BuildsATrellisThenPlants) {
  Table t = table(2).hand(0, {Visitor::Contractor}).lira(0, 2).vines(0, {Pinot});
  t.play_visitor(0, Visitor::Contractor);
  t.expect_question(0, "choose_option")
      .offers_only({"option 1", "option 2"})
      .refuses("option 3", "cannot carry out that option");
  t.answer(0, "option 2");
  t.expect_question(0, "build")
      .offers_only({"build trellis", "build yoke"})
      .refuses("build irrigation", "need 3 lira and have 2");
  t.answer(0, "build trellis");
  t.expect_question(0, "choose_option")
      .offers_only({"option 1", "option 3"})
      .refuses("option 2", "choose a different one");
  t.answers(0, {"option 3", "plant pinot field_6"});
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.vines_on(0, 6, Pinot), 1u);
  expect_done(t, Visitor::Contractor);
}

CARD_TEST(Contractor, VpAndStructure) {
  Table t = table(2).hand(0, {Visitor::Contractor}).lira(0, 4);
  t.play_visitor(0, Visitor::Contractor);
  t.answer(0, "option 1");
  EXPECT_EQ(t.vp(0), 1);
  t.expect_question(0, "build");  // the only other one that is possible
  t.answer(0, "build cottage");
  EXPECT_EQ(t.lira(0), 0);  // no discount
  EXPECT_EQ(t.vp(0), 1);
  expect_done(t, Visitor::Contractor);
}

CARD_TEST(Contractor, VpAndVine) {
  Table t = table(2).hand(0, {Visitor::Contractor}).lira(0, 1).vines(0, {Sangiovese});
  t.play_visitor(0, Visitor::Contractor);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 3"});
  t.answers(0, {"option 3", "plant sangiovese field_5"});
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_EQ(t.lira(0), 1);
  EXPECT_EQ(t.vines_on(0, 5, Sangiovese), 1u);
  expect_done(t, Visitor::Contractor);
}

// the windmill pays only if it was built first.
CARD_TEST(Contractor, WindmillPaysWhenBuiltFirst) {
  Table first = table(2).hand(0, {Visitor::Contractor}).lira(0, 5).vines(0, {Sangiovese});
  first.play_visitor(0, Visitor::Contractor);
  first.answers(0, {"option 2", "build windmill", "option 3", "plant sangiovese field_5"});
  EXPECT_EQ(first.vp(0), 1);
  expect_done(first, Visitor::Contractor);

  Table last = table(2).hand(0, {Visitor::Contractor}).lira(0, 5).vines(0, {Sangiovese});
  last.play_visitor(0, Visitor::Contractor);
  last.answers(0, {"option 3", "plant sangiovese field_5", "option 2", "build windmill"});
  EXPECT_EQ(last.vp(0), 0);
  expect_done(last, Visitor::Contractor);
}

// one option alone is not enough.
CARD_TEST(Contractor, NeedsTwoOfTheThree) {
  expect_unplayable(table(2).hand(0, {Visitor::Contractor}).lira(0, 1).vines(0, {Pinot}),
                    Visitor::Contractor);
}

// --- Cultivator ------------------------------------------------------------------------------------------------

// the maximum is waived for this one vine, and holds again afterwards.
CARD_TEST(Cultivator, PlantsAboveTheMaximum) {
  Table t = table(2).hand(0, {Visitor::Cultivator}).vines(0, {Chardonnay, Sangiovese});
  t.built(0, {Trellis, Irrigation, Windmill}).planted(0, 5, {CabernetSauvignon});
  t.play_visitor(0, Visitor::Cultivator);
  t.answer(0, "plant chardonnay field_5");
  EXPECT_EQ(t.vines_on(0, 5, Chardonnay), 1u);
  EXPECT_EQ(t.vp(0), 1);  // the windmill
  expect_done(t, Visitor::Cultivator);
  t.pass(1);
  t.place(0, "plant_vine.left");
  t.expect_question(0, "plant")
      .offers_only({"plant sangiovese field_6", "plant sangiovese field_7"})
      .refuses("plant sangiovese field_5", "vines of 9; its maximum is 5");
}

// harvested as usual, nine at most.
CARD_TEST(Cultivator, OverfullFieldYieldsNineAtMost) {
  Table t = table(2).hand(0, {Visitor::Cultivator, Visitor::TourGuide}).vines(0, {CabernetSauvignon});
  t.built(0, {Trellis, Irrigation}).planted(0, 5, {CabernetSauvignon, CabernetSauvignon});
  t.play_visitor(0, Visitor::Cultivator);
  t.answer(0, "plant cabernet_sauvignon field_5");
  t.pass(1);
  t.place(0, "grande play_summer_visitor.art");
  t.answer(0, "option 2");
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 9));
  EXPECT_EQ(t.grape_count(0), 1u);
}

CARD_TEST(Cultivator, StructuresAndOwnershipStillCount) {
  expect_unplayable(table(2).hand(0, {Visitor::Cultivator}).vines(0, {Chardonnay}).built(0, {Trellis}),
                    Visitor::Cultivator);
  expect_unplayable(
      table(2).hand(0, {Visitor::Cultivator}).vines(0, {Malvasia}).sold(0, 5).sold(0, 6).sold(0, 7),
      Visitor::Cultivator);
  expect_unplayable(table(2).hand(0, {Visitor::Cultivator}), Visitor::Cultivator);

  Table t = table(2).hand(0, {Visitor::Cultivator}).vines(0, {Malvasia, Merlot}).sold(0, 7);
  t.play_visitor(0, Visitor::Cultivator);
  t.expect_question(0, "plant")
      .offers_only({"plant malvasia field_5", "plant malvasia field_6"})
      .refuses("plant malvasia field_7", "sold")
      .refuses("plant merlot field_5", "needs: Irrigation");
}

// --- Entertainer -----------------------------------------------------------------------------------------------

CARD_TEST(Entertainer, FourLiraForThreeWinterVisitors) {
  Table t = table(2).hand(0, {Visitor::Entertainer}).lira(0, 5);
  t.play_visitor(0, Visitor::Entertainer);
  EXPECT_EQ(t.lira(0), 1);
  EXPECT_TRUE(t.holds(0, Visitor::Zymologist));
  EXPECT_TRUE(t.holds(0, Visitor::UncertifiedTeacher));
  EXPECT_TRUE(t.holds(0, Visitor::UncertifiedOenologist));
  EXPECT_EQ(t.hand_size(0), 3u);
  EXPECT_EQ(t.draw_pile(Deck::Winter), kWinterCards - 3);
  expect_done(t, Visitor::Entertainer);
}

// any mix of visitors.
CARD_TEST(Entertainer, AWineAndThreeVisitorsForThreeVp) {
  Table t = table(2).hand(
      0, {Visitor::Entertainer, Visitor::Banker, Visitor::Judge, Visitor::Mentor, Visitor::Broker});
  t.lira(0, 4).vines(0, {Pinot}).orders(0, {1}).wine(0, Wine::Red, 2).wine(0, Wine::Blush, 4);
  t.play_visitor(0, Visitor::Entertainer);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 2");
  t.expect_question(0, "discard_wine").offers_only({"discard wine red 2", "discard wine blush 4"});
  t.answer(0, "discard wine red 2");
  t.expect_question(0, "discard")
      .offers_only(
          {"discard summer banker", "discard summer broker", "discard winter judge", "discard winter mentor"})
      .refuses("discard vine pinot")
      .refuses("discard order order_01");
  t.answers(0, {"discard winter mentor", "discard summer banker", "discard winter judge"});
  EXPECT_EQ(t.vp(0), 3);
  EXPECT_EQ(t.lira(0), 4);
  EXPECT_EQ(t.wine_count(0), 1u);
  EXPECT_TRUE(t.has_wine(0, Wine::Blush, 4));
  EXPECT_EQ(t.hand_size(0), 3u);
  EXPECT_TRUE(t.top_discard_is(Visitor::Judge));
  EXPECT_EQ(t.discard_pile(Deck::Summer), 2u);
  expect_done(t, Visitor::Entertainer);
}

CARD_TEST(Entertainer, NeitherOptionPossible) {
  // two other visitors and the Entertainer are not three.
  Table t = table(2).hand(0, {Visitor::Entertainer, Visitor::Judge, Visitor::Mentor});
  t.vines(0, {Pinot}).lira(0, 3).wine(0, Wine::White, 9);
  expect_unplayable(t, Visitor::Entertainer);
  // Three visitors, but no wine.
  expect_unplayable(
      table(2).hand(0, {Visitor::Entertainer, Visitor::Judge, Visitor::Mentor, Visitor::Taster}),
      Visitor::Entertainer);
}

// draw what is there, but at least one card.
CARD_TEST(Entertainer, ShortWinterDeck) {
  Table two = table(2).hand(0, {Visitor::Entertainer}).lira(0, 4).deck({Visitor::Judge, Visitor::Queen});
  two.play_visitor(0, Visitor::Entertainer);
  EXPECT_EQ(two.hand_size(0), 2u);
  EXPECT_EQ(two.lira(0), 0);
  expect_done(two, Visitor::Entertainer);
  expect_unplayable(table(2).hand(0, {Visitor::Entertainer}).lira(0, 4).empty_deck(Deck::Winter),
                    Visitor::Entertainer);
}

// --- Grower ----------------------------------------------------------------------------------------------------

CARD_TEST(Grower, SixVinesGiveTwoVp) {
  Table t = table(2).hand(0, {Visitor::Grower}).vines(0, {Sangiovese});
  t.planted(0, 5, {Malvasia, Malvasia, Sangiovese}).planted(0, 6, {Pinot}).planted(0, 7, {Pinot});
  t.play_visitor(0, Visitor::Grower);
  t.answer(0, "plant sangiovese field_7");
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.vines_on(0, 7, Sangiovese), 1u);
  expect_done(t, Visitor::Grower);
}

CARD_TEST(Grower, FiveVinesGiveNothing) {
  Table t = table(2).hand(0, {Visitor::Grower}).vines(0, {Sangiovese});
  t.planted(0, 5, {Malvasia, Malvasia, Sangiovese}).planted(0, 6, {Pinot});
  t.play_visitor(0, Visitor::Grower);
  t.answer(0, "plant sangiovese field_5");
  EXPECT_EQ(t.vp(0), 0);
  expect_done(t, Visitor::Grower);
}

// the normal requirements hold.
CARD_TEST(Grower, NeedsAVineThatCanBePlanted) {
  Table t = table(2).hand(0, {Visitor::Grower}).vines(0, {Pinot, Merlot});
  t.planted(0, 5, {Malvasia, Malvasia, Sangiovese}).planted(0, 6, {Pinot, Pinot});
  expect_unplayable(t, Visitor::Grower);
  expect_unplayable(table(2).hand(0, {Visitor::Grower}), Visitor::Grower);
}

// --- Handyman --------------------------------------------------------------------------------------------------

// wake-up order, the card's player at their own place, passed players too; the reward
// comes after all answers.
CARD_TEST(Handyman, EachPlayerMayBuildForTwoLess) {
  Table t = table(3).hand(0, {Visitor::Handyman}).row(0, 4).row(1, 2).row(2, 6).passed(2);
  t.lira(0, 2).lira(1, 3).lira(2, 1).built(2, {Trellis});
  t.play_visitor(0, Visitor::Handyman);
  t.expect_question(1, "build")
      .offers_only({"build trellis", "build irrigation", "build yoke", "build windmill", "build cottage",
                    "build medium_cellar", "done"})
      .refuses("build tasting_room", "need 4 lira and have 3")
      .refuses("build large_cellar", "medium cellar");
  t.answer(1, "build windmill");
  EXPECT_EQ(t.lira(1), 0);
  EXPECT_EQ(t.vp(0), 0);
  t.expect_question(0, "build").offers("done");
  t.answer(0, "build cottage");
  EXPECT_EQ(t.lira(0), 0);
  t.expect_question(2, "build").offers_only({"build irrigation", "build yoke", "done"});
  t.answer(2, "build irrigation");
  EXPECT_EQ(t.lira(2), 0);
  EXPECT_EQ(t.vp(0), 2);  // not for the own cottage
  EXPECT_EQ(t.vp(1), 0);
  EXPECT_EQ(t.vp(2), 0);
  expect_done(t, Visitor::Handyman, 1);  // seat 2 has passed
}

// who builds nothing still scores.
CARD_TEST(Handyman, DecliningIsAllowed) {
  Table t = table(3).hand(0, {Visitor::Handyman}).lira(0, 10);
  t.play_visitor(0, Visitor::Handyman);
  t.answer(0, "done");
  t.answer(1, "build yoke");
  t.answer(2, "done");
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_EQ(t.lira(0), 10);
  EXPECT_FALSE(t.has(2, Yoke));
  expect_done(t, Visitor::Handyman);
}

CARD_TEST(Handyman, SixPlayers) {
  Table t = table(6).hand(0, {Visitor::Handyman}).row(0, 7).passed(5);
  t.built(3, {Trellis, Yoke});  // has no lira, so nothing to build
  t.play_visitor(0, Visitor::Handyman);
  t.answer(1, "build trellis");
  t.answer(2, "done");
  t.answer(4, "build yoke");
  t.answer(5, "build trellis");
  EXPECT_EQ(t.vp(0), 0);
  t.answer(0, "done");
  EXPECT_EQ(t.vp(0), 3);
  // The order of turns is that of the rows: 1, 2, 3, 4, 5, 0.
  expect_done(t, Visitor::Handyman, 1);
}

// no minimum for anybody.
CARD_TEST(Handyman, PlayableWhenNobodyCanBuild) {
  Table t = table(2).hand(0, {Visitor::Handyman}).built(0, {Trellis, Yoke}).built(1, {Trellis, Yoke});
  EXPECT_TRUE(t.can_play(Visitor::Handyman));
  t.play_visitor(0, Visitor::Handyman);
  EXPECT_EQ(t.vp(0), 0);
  expect_done(t, Visitor::Handyman);
}

// --- Homesteader -----------------------------------------------------------------------------------------------

CARD_TEST(Homesteader, BuildsForThreeLess) {
  Table t = table(2).hand(0, {Visitor::Homesteader}).lira(0, 2).vines(0, {Sangiovese});
  t.play_visitor(0, Visitor::Homesteader);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 1");
  t.expect_question(0, "build")
      .offers("build windmill")
      .refuses("build tasting_room", "need 3 lira and have 2")
      .refuses("done");
  t.answer(0, "build windmill");
  EXPECT_EQ(t.lira(0), 0);
  t.expect_question(0, "do_both").offers_only({"yes", "no"});
  t.answer(0, "no");
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_EQ(t.holds(0, Sangiovese), 1u);
  expect_done(t, Visitor::Homesteader);
}

CARD_TEST(Homesteader, PlantsOneOrTwo) {
  Table t = table(2).hand(0, {Visitor::Homesteader}).vines(0, {Sangiovese, Malvasia});
  t.built(0, {Trellis, Irrigation, Yoke});  // nothing to build without lira
  t.play_visitor(0, Visitor::Homesteader);
  t.expect_question(0, "plant").refuses("done");
  t.answers(0, {"plant sangiovese field_5", "plant malvasia field_5"});
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_EQ(t.hand_size(0), 0u);
  expect_done(t, Visitor::Homesteader);
}

// the VP is paid just before the second half, in either order.
CARD_TEST(Homesteader, BothForOneVp) {
  Table t = table(2).hand(0, {Visitor::Homesteader}).lira(0, 1).vines(0, {Sangiovese, Malvasia, Malvasia});
  t.play_visitor(0, Visitor::Homesteader);
  t.answers(0, {"option 2", "plant sangiovese field_5", "plant malvasia field_6"});
  EXPECT_EQ(t.vp(0), 0);
  t.expect_question(0, "do_both");
  t.answer(0, "yes");
  EXPECT_EQ(t.vp(0), -1);
  t.expect_question(0, "build").offers("build medium_cellar").refuses("done");
  t.answer(0, "build medium_cellar");
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.vp(0), -1);
  expect_done(t, Visitor::Homesteader);
}

// the first half may make the second possible; R-65: then at least one vine.
CARD_TEST(Homesteader, TrellisFirstThenPinot) {
  Table t = table(2).hand(0, {Visitor::Homesteader}).vines(0, {Pinot, Pinot});
  t.play_visitor(0, Visitor::Homesteader);
  t.expect_question(0, "build");  // planting is not possible yet
  t.answer(0, "build trellis");
  t.answer(0, "yes");
  t.expect_question(0, "plant").refuses("done");
  t.answer(0, "plant pinot field_5");
  t.expect_question(0, "plant").offers("done");
  t.answer(0, "done");
  EXPECT_EQ(t.vp(0), -1);
  EXPECT_EQ(t.holds(0, Pinot), 1u);
  expect_done(t, Visitor::Homesteader);
}

// at -5 the second half is closed, unless the first half gave VP.
CARD_TEST(Homesteader, AtMinusFive) {
  Table t = table(2).hand(0, {Visitor::Homesteader}).vines(0, {Sangiovese}).vp(0, -5);
  t.play_visitor(0, Visitor::Homesteader);
  t.answers(0, {"option 1", "build trellis"});
  EXPECT_EQ(t.vp(0), -5);
  expect_done(t, Visitor::Homesteader);

  Table mill = table(2).hand(0, {Visitor::Homesteader}).vines(0, {Sangiovese}).vp(0, -5).built(0, {Windmill});
  mill.play_visitor(0, Visitor::Homesteader);
  mill.answers(0, {"option 2", "plant sangiovese field_5"});
  EXPECT_EQ(mill.vp(0), -4);
  mill.expect_question(0, "do_both");
  mill.answers(0, {"yes", "build trellis"});
  EXPECT_EQ(mill.vp(0), -5);
  expect_done(mill, Visitor::Homesteader);
}

// not being asked would tell the others that none of the vines in hand can be planted.
CARD_TEST(Homesteader, AskedEvenIfNoVineCanBePlanted) {
  Table t = table(2).hand(0, {Visitor::Homesteader}).vines(0, {Chardonnay});
  t.play_visitor(0, Visitor::Homesteader);
  t.answer(0, "build yoke");
  t.expect_question(0, "do_both").offers_only({"no"});
  t.answer(0, "no");
  EXPECT_EQ(t.vp(0), 0);
  expect_done(t, Visitor::Homesteader);
}

CARD_TEST(Homesteader, NeitherHalfPossible) {
  expect_unplayable(
      table(2).hand(0, {Visitor::Homesteader}).built(0, {Trellis, Irrigation, Yoke}).sold(0, 5).vp(0, 9),
      Visitor::Homesteader);
}

// --- Horticulturist --------------------------------------------------------------------------------------------

CARD_TEST(Horticulturist, PlantsWithoutStructures) {
  Table t = table(2).hand(0, {Visitor::Horticulturist}).vines(0, {Chardonnay}).built(0, {Windmill});
  t.planted(0, 5, {Sangiovese}).planted(0, 6, {Merlot}).sold(0, 7);
  t.play_visitor(0, Visitor::Horticulturist);
  t.answer(0, "option 1");
  // Four and one fit on the 5 field, four and three not on the 6 field, the 7 field is sold.
  EXPECT_EQ(t.vines_on(0, 5, Chardonnay), 1u);
  EXPECT_EQ(t.vp(0), 1);  // the windmill
  expect_done(t, Visitor::Horticulturist);
}

CARD_TEST(Horticulturist, MaximumStillHolds) {
  Table t = table(2).hand(0, {Visitor::Horticulturist}).vines(0, {Chardonnay, Pinot}).planted(0, 5, {Syrah});
  t.play_visitor(0, Visitor::Horticulturist);
  t.expect_question(0, "plant")
      .offers_only({"plant chardonnay field_6", "plant chardonnay field_7", "plant pinot field_5",
                    "plant pinot field_6", "plant pinot field_7"})
      .refuses("plant chardonnay field_5", "vines of 6; its maximum is 5");
}

// exactly two vines, from the same or different fields; then any two vines from the hand.
CARD_TEST(Horticulturist, UprootsTwoForThreeVp) {
  Table t = table(2).hand(0, {Visitor::Horticulturist}).vines(0, {Malvasia}).built(0, {Windmill});
  t.planted(0, 5, {Sangiovese, Pinot}).planted(0, 7, {Merlot}).harvested(0, 5);
  t.play_visitor(0, Visitor::Horticulturist);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 2");
  t.expect_question(0, "uproot")
      .offers_only({"uproot sangiovese field_5", "uproot pinot field_5", "uproot merlot field_7"});
  t.answer(0, "uproot merlot field_7");
  t.expect_question(0, "uproot").refuses("done");
  t.answer(0, "uproot pinot field_5");
  EXPECT_EQ(t.vp(0), 0);
  t.expect_question(0, "discard")
      .offers_only({"discard vine malvasia", "discard vine pinot", "discard vine merlot"});
  t.answers(0, {"discard vine pinot", "discard vine malvasia"});
  EXPECT_EQ(t.vp(0), 3);
  EXPECT_EQ(t.holds(0, Merlot), 1u);
  EXPECT_EQ(t.hand_size(0), 1u);
  EXPECT_TRUE(t.top_discard_is(Malvasia));
  EXPECT_EQ(t.discard_pile(Deck::Vine), 2u);
  EXPECT_EQ(t.vines_on(0, 5, Sangiovese), 1u);
  expect_done(t, Visitor::Horticulturist);
}

// uprooting leaves the harvested mark on the field.
CARD_TEST(Horticulturist, HarvestedMarkStays) {
  Table t = table(2).hand(0, {Visitor::Horticulturist}).planted(0, 5, {Sangiovese, Malvasia}).harvested(0, 5);
  t.play_visitor(0, Visitor::Horticulturist);
  t.answers(0, {"uproot sangiovese field_5", "discard vine sangiovese"});
  EXPECT_EQ(t.vp(0), 3);
  EXPECT_EQ(t.player(0).harvested_fields, 1u);
  EXPECT_EQ(t.hand_size(0), 0u);
  expect_done(t, Visitor::Horticulturist);
}

CARD_TEST(Horticulturist, NeitherOptionPossible) {
  expect_unplayable(table(2).hand(0, {Visitor::Horticulturist}).planted(0, 5, {Pinot}),
                    Visitor::Horticulturist);
  Table full = table(2).hand(0, {Visitor::Horticulturist}).vines(0, {Chardonnay}).sold(0, 6).sold(0, 7);
  full.planted(0, 5, {Pinot});
  expect_unplayable(full, Visitor::Horticulturist);
}

// --- Importer --------------------------------------------------------------------------------------------------

// fewer than three visitors among all opponents, so the cards are drawn at once.
CARD_TEST(Importer, DrawsThreeWinterVisitors) {
  Table t = table(3).hand(0, {Visitor::Importer}).hand(1, {Visitor::Banker}).hand(2, {Visitor::Judge});
  t.vines(1, {Pinot, Pinot, Pinot}).orders(2, {1, 2, 3});
  t.play_visitor(0, Visitor::Importer);
  EXPECT_TRUE(t.holds(0, Visitor::Zymologist));
  EXPECT_TRUE(t.holds(0, Visitor::UncertifiedTeacher));
  EXPECT_TRUE(t.holds(0, Visitor::UncertifiedOenologist));
  EXPECT_EQ(t.hand_size(0), 3u);
  EXPECT_EQ(t.hand_size(1), 4u);
  expect_done(t, Visitor::Importer);
}

// The opponents in wake-up order, passed or not, each up to the number still missing.
CARD_TEST(Importer, OpponentsTogetherGiveThree) {
  Table t = table(3).hand(0, {Visitor::Importer}).row(0, 2).row(1, 6).row(2, 1).passed(2);
  t.hand(1, {Visitor::Banker, Visitor::Broker, Visitor::Queen}).hand(2, {Visitor::Judge});
  t.play_visitor(0, Visitor::Importer);
  t.expect_question(2, "offer_cards")
      .offers_only({"offer 0", "offer 1"})
      .refuses("offer 2", "do not hold that many visitors");
  t.answer(2, "offer 1");  // which card needs no question
  t.expect_question(1, "offer_cards").offers_only({"offer 0", "offer 1", "offer 2"}).refuses("offer 3");
  t.answer(1, "offer 2");
  t.expect_question(1, "commit_cards").refuses("give winter judge");
  EXPECT_EQ(t.hand_size(0), 0u);  // no card moves before all are committed
  t.answers(1, {"give summer banker", "give winter queen"});
  EXPECT_TRUE(t.holds(0, Visitor::Judge));
  EXPECT_TRUE(t.holds(0, Visitor::Banker));
  EXPECT_TRUE(t.holds(0, Visitor::Queen));
  EXPECT_EQ(t.hand_size(0), 3u);
  EXPECT_EQ(t.hand_size(1), 1u);
  EXPECT_TRUE(t.holds(1, Visitor::Broker));
  EXPECT_EQ(t.hand_size(2), 0u);
  EXPECT_EQ(t.count_events(EventKind::Drew), 0u);
  expect_done(t, Visitor::Importer, 1);
}

CARD_TEST(Importer, OneOpponentMaySupplyAllThree) {
  Table t = table(2).hand(0, {Visitor::Importer});
  t.hand(1, {Visitor::Banker, Visitor::Broker, Visitor::Queen, Visitor::Judge});
  t.play_visitor(0, Visitor::Importer);
  t.expect_question(1, "offer_cards").offers_only({"offer 0", "offer 1", "offer 2", "offer 3"});
  t.answer(1, "offer 3");
  t.answers(1, {"give summer broker"});  // the other two must follow in the order of the cards
  EXPECT_TRUE(t.holds(1, Visitor::Banker));
  EXPECT_EQ(t.hand_size(0), 3u);
  EXPECT_EQ(t.draw_pile(Deck::Winter), kWinterCards - 2);
  expect_done(t, Visitor::Importer);
}

// Short of three no card moves and three winter visitors are drawn.
CARD_TEST(Importer, FailedOfferMovesNothing) {
  Table t = table(3).hand(0, {Visitor::Importer});
  t.hand(1, {Visitor::Banker, Visitor::Broker, Visitor::Buyer}).hand(2, {Visitor::Judge});
  t.play_visitor(0, Visitor::Importer);
  t.answers(1, {"offer 2", "give summer banker", "give summer buyer"});
  t.answer(2, "offer 0");
  EXPECT_EQ(t.hand_size(1), 3u);
  EXPECT_EQ(t.hand_size(2), 1u);
  EXPECT_EQ(t.hand_size(0, Deck::Winter), 3u);
  EXPECT_EQ(t.hand_size(0, Deck::Summer), 0u);
  EXPECT_TRUE(t.holds(0, Visitor::Zymologist));
  expect_done(t, Visitor::Importer);
}

CARD_TEST(Importer, SixPlayersStopAtThree) {
  Table t = table(6).hand(0, {Visitor::Importer}).row(0, 7);
  t.hand(1, {Visitor::Banker}).hand(3, {Visitor::Broker}).hand(4, {Visitor::Buyer, Visitor::Judge});
  t.hand(5, {Visitor::Queen});
  t.play_visitor(0, Visitor::Importer);
  t.answer(1, "offer 1");
  t.answer(3, "offer 1");  // seat 2 holds no visitor
  t.expect_question(4, "offer_cards").offers_only({"offer 0", "offer 1"});
  t.answers(4, {"offer 1", "give winter judge"});
  EXPECT_TRUE(t.holds(0, Visitor::Banker));  // seat 5 is not asked any more
  EXPECT_TRUE(t.holds(0, Visitor::Broker));
  EXPECT_TRUE(t.holds(0, Visitor::Judge));
  EXPECT_EQ(t.hand_size(0), 3u);
  EXPECT_TRUE(t.holds(5, Visitor::Queen));
  expect_done(t, Visitor::Importer, 1);
}

// a card must be there to be drawn, or three visitors to be given.
CARD_TEST(Importer, ExhaustedWinterDeck) {
  Table t = table(2).hand(0, {Visitor::Importer}).hand(1, {Visitor::Banker, Visitor::Broker});
  t.empty_deck(Deck::Winter);
  expect_unplayable(t, Visitor::Importer);

  Table given =
      table(2).hand(0, {Visitor::Importer}).hand(1, {Visitor::Banker, Visitor::Broker, Visitor::Buyer});
  given.empty_deck(Deck::Winter);
  given.play_visitor(0, Visitor::Importer);
  given.answer(1, "offer 0");
  EXPECT_EQ(given.hand_size(0), 0u);
  expect_done(given, Visitor::Importer);
}

}  // namespace
}  // namespace vendemmia::testing
