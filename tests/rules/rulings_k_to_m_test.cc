// Rulings: harvest, making wine, orders and residual payments.
#include <algorithm>

#include "tests/support/decisions.h"
#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

// Makes the wine by the board action, if it is possible, and tells where it stands; 0: not possible.
unsigned made(Table t, std::string_view action, Wine type) {
  const u16 before = t.raw().players[0].wines[static_cast<unsigned>(type)];
  t.place(0, "make_wine.left");
  const auto list = t.legal();
  if (std::find(list.begin(), list.end(), action) != list.end()) t.answer(0, action);
  const auto added = static_cast<u16>(t.player(0).wines[static_cast<unsigned>(type)] & ~before);
  return added == 0 ? 0 : highest_bit(added);
}

// --- K. Harvest -------------------------------------------------------------------------------------------

RULING_TEST(177, AFieldYieldsOneGrapeOfEachColourItHas) {
  Table t = winter().planted(0, 7, {Vine::Pinot, Vine::Syrah});
  t.place(0, "harvest_field.left");
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 3));
  EXPECT_TRUE(t.has_grape(0, Grape::White, 1));
  EXPECT_EQ(t.grape_count(0), 2u);
}

RULING_TEST(177, AColourWithSumZeroYieldsNothing) {
  Table t = winter().planted(0, 7, {Vine::Malvasia, Vine::SauvignonBlanc});
  t.place(0, "harvest_field.left");
  EXPECT_TRUE(t.has_grape(0, Grape::White, 4));
  EXPECT_EQ(t.grape_count(0), 1u);
}

RULING_TEST(177, SumsAboveNineBecomeNine) {
  // Above the field's maximum, as the Cultivator can leave it.
  Table t = winter().planted(0, 7, {Vine::CabernetSauvignon, Vine::CabernetSauvignon, Vine::Merlot});
  t.place(0, "harvest_field.left");
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 9));
}

RULING_TEST(178, ATakenSpaceSendsTheGrapeToTheHighestFreeOneBelow) {
  Table t = winter().planted(0, 7, {Vine::CabernetSauvignon});
  t.grape(0, Grape::Red, 4).grape(0, Grape::Red, 3).grape(0, Grape::White, 2);
  t.place(0, "harvest_field.left");
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 2));
  EXPECT_FALSE(t.has_grape(0, Grape::Red, 1));
  EXPECT_FALSE(t.has_grape(0, Grape::Red, 5));
}

RULING_TEST(179, WithoutRoomTheGrapeIsLostAndTheFieldHarvested) {
  Table t = winter().planted(0, 5, {Vine::Syrah}).grape(0, Grape::Red, 1).grape(0, Grape::Red, 2);
  t.place(0, "harvest_field.left");
  EXPECT_EQ(t.grape_count(0), 2u);
  EXPECT_EQ(t.count_events(EventKind::GrapeLost), 1u);
  t.pass(1);
  EXPECT_FALSE(t.can_place("grande harvest_field.art"));
}

RULING_TEST(180, TheOrderOfTwoFieldsDoesNotChangeTheResult) {
  Table t = winter(3).planted(0, 5, {Vine::Merlot}).planted(0, 6, {Vine::Syrah}).grape(0, Grape::Red, 3);
  t.place(0, "harvest_field.middle");
  Table other = t;
  t.expect_question(0, "harvest").offers_only({"harvest field_5", "harvest field_6"});
  t.answers(0, {"harvest field_5", "harvest field_6"});
  other.answers(0, {"harvest field_6", "harvest field_5"});
  EXPECT_EQ(t.player(0).grapes, other.player(0).grapes);
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 1));
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 2));
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 3));
}

RULING_TEST(181, TheMarkLastsUntilTheYearEnds) {
  Table t = table(2).planted(0, 5, {Vine::Sangiovese}).harvested(0, 5).vines(0, {Vine::Malvasia});
  t.place(0, "plant_vine.left");
  t.answer(0, "plant malvasia field_5");
  t.pass_season();
  t.pass_season();
  EXPECT_FALSE(t.can_place("harvest_field.left"));
  t.pass(0);  // for this player the year is over, for the other it is not
  EXPECT_NE(t.player(0).harvested_fields, 0);
  t.pass_season();
  EXPECT_EQ(t.player(0).harvested_fields, 0);
  t.pass_to(vendemmia::Question::Turn);
  t.pass_season();
  t.pass_season();
  while (pending(t.state()).seat != 0) t.pass(1);
  t.place(0, "harvest_field.left");
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 1));
  EXPECT_TRUE(t.has_grape(0, Grape::White, 1));
}

RULING_TEST(182, TheBonusHarvestsASecondDifferentField) {
  Table t =
      winter(3).planted(0, 5, {Vine::Merlot}).planted(0, 6, {Vine::Syrah}).planted(0, 7, {Vine::Malvasia});
  t.place(0, "harvest_field.middle");
  t.answer(0, "harvest field_6");
  t.expect_question(0, "harvest")
      .offers_only({"harvest field_5", "harvest field_7", "done"})
      .refuses("harvest field_6", "already been harvested");
  t.answer(0, "done");
  EXPECT_EQ(t.grape_count(0), 1u);
  t.expect_turn(1);
}

RULING_TEST(183, UprootingFirstLowersTheYield) {
  Table t = winter().built(0, {Structure::Yoke}).planted(0, 7, {Vine::Merlot, Vine::Syrah});
  t.place(0, "yoke");
  t.answers(0, {"option 1", "uproot merlot field_7"});
  t.pass(1);
  t.place(0, "harvest_field.left");
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 2));
}

RULING_TEST(183, HarvestingFirstIsAllowedToo) {
  Table t = winter().built(0, {Structure::Yoke}).planted(0, 7, {Vine::Merlot, Vine::Syrah});
  t.place(0, "harvest_field.left");
  t.pass(1);
  t.place(0, "yoke");  // the field is harvested, so only uprooting is left
  t.answer(0, "uproot merlot field_7");
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 5));
  EXPECT_EQ(t.holds(0, Vine::Merlot), 1u);
}

RULING_TEST(183, AFieldLeftWithoutVinesCannotBeHarvested) {
  Table t = winter().built(0, {Structure::Yoke}).planted(0, 7, {Vine::Merlot});
  t.place(0, "yoke");
  t.answer(0, "option 1");
  t.pass(1);
  EXPECT_EQ(t.holds(0, Vine::Merlot), 1u);
  EXPECT_FALSE(t.can_place("harvest_field.left"));
}

RULING_TEST(183, OneUseOfTheYokeDoesOneThing) {
  Table t =
      winter().built(0, {Structure::Yoke}).planted(0, 7, {Vine::Merlot}).planted(0, 5, {Vine::Malvasia});
  t.place(0, "yoke");
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answers(0, {"option 2", "harvest field_5"});
  t.expect_turn(1);
  EXPECT_EQ(t.hand_size(0), 0u);
}

RULING_TEST(184, SoldFieldsCannotBeHarvested) {
  Table t = winter().sold(0, 7).planted(0, 5, {Vine::Merlot}).planted(0, 6, {Vine::Syrah});
  t.place(0, "harvest_field.left");
  t.expect_question(0, "harvest")
      .offers_only({"harvest field_5", "harvest field_6"})
      .refuses("harvest field_7", "sold");
}

// --- L. Making wine and devaluing -------------------------------------------------------------------------

RULING_TEST(185, AtLeastOneWineAtMostTwo) {
  Table t = winter();
  for (const unsigned value : {1u, 2u, 3u}) t.grape(0, Grape::Red, value);
  t.place(0, "make_wine.left");
  t.expect_question(0, "make_wine").refuses("done");
  t.answer(0, "make red from red 1");
  t.expect_question(0, "make_wine").offers("done");
  t.answer(0, "make red from red 2");
  t.expect_turn(1);
}

RULING_TEST(185, AThirdWithTheBonus) {
  Table t = winter(3);
  for (const unsigned value : {1u, 2u, 3u}) t.grape(0, Grape::Red, value);
  t.grape(0, Grape::White, 1);
  t.place(0, "make_wine.middle");
  t.answers(0, {"make red from red 1", "make red from red 2"});
  t.expect_question(0, "make_wine").offers("done").offers("make red from red 3");
  t.answer(0, "make white from white 1");
  EXPECT_EQ(t.wine_count(0), 3u);
  t.expect_turn(1);
}

RULING_TEST(186, ANewWineTakesTheHighestPossibleSpace) {
  const auto medium = {Structure::MediumCellar};
  const auto large = {Structure::MediumCellar, Structure::LargeCellar};
  const Table red7 = winter().grape(0, Grape::Red, 7);
  EXPECT_EQ(made(red7, "make red from red 7", Wine::Red), 3u);
  EXPECT_EQ(made(Table(red7).built(0, medium), "make red from red 7", Wine::Red), 6u);
  EXPECT_EQ(made(Table(red7).built(0, large), "make red from red 7", Wine::Red), 7u);
  // Taken spaces send it down, to 1 in the end.
  const Table taken = Table(red7).wine(0, Wine::Red, 3).wine(0, Wine::Red, 2);
  EXPECT_EQ(made(taken, "make red from red 7", Wine::Red), 1u);
  // The other type's tokens do not matter.
  EXPECT_EQ(made(Table(red7).wine(0, Wine::White, 3), "make red from red 7", Wine::Red), 3u);
}

RULING_TEST(186, BlushAndSparklingDoNotFallBelowTheirLeastValue) {
  const Table blush =
      winter().built(0, {Structure::MediumCellar}).grape(0, Grape::Red, 4).grape(0, Grape::White, 4);
  EXPECT_EQ(made(blush, "make blush from red 4 white 4", Wine::Blush), 6u);
  const Table fallen = Table(blush).wine(0, Wine::Blush, 6).wine(0, Wine::Blush, 5);
  EXPECT_EQ(made(fallen, "make blush from red 4 white 4", Wine::Blush), 4u);
  EXPECT_EQ(made(Table(fallen).wine(0, Wine::Blush, 4), "make blush from red 4 white 4", Wine::Blush), 0u);

  const Table sparkling = winter()
                              .built(0, {Structure::MediumCellar, Structure::LargeCellar})
                              .grape(0, Grape::Red, 6)
                              .grape(0, Grape::Red, 5)
                              .grape(0, Grape::White, 4);
  const std::string_view make = "make sparkling from red 6 red 5 white 4";
  EXPECT_EQ(made(sparkling, make, Wine::Sparkling), 9u);  // 15 counts as 9
  const Table low = Table(sparkling).wine(0, Wine::Sparkling, 9).wine(0, Wine::Sparkling, 8);
  EXPECT_EQ(made(low, make, Wine::Sparkling), 7u);
  EXPECT_EQ(made(Table(low).wine(0, Wine::Sparkling, 7), make, Wine::Sparkling), 0u);
}

RULING_TEST(187, NobodyChoosesALowerSpace) {
  Table t = winter().grape(0, Grape::Red, 3).grape(0, Grape::White, 3);
  t.place(0, "make_wine.left");
  t.expect_question(0, "make_wine").offers_only({"make red from red 3", "make white from white 3"});
  t.answer(0, "make red from red 3");
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 3));
}

RULING_TEST(188, BlushAndSparklingNeedTheirTotal) {
  Table t = winter().built(0, {Structure::MediumCellar, Structure::LargeCellar});
  t.grape(0, Grape::Red, 1).grape(0, Grape::Red, 3).grape(0, Grape::White, 2);
  t.place(0, "make_wine.left");
  t.expect_question(0, "make_wine")
      .offers("make blush from red 3 white 2")
      .refuses("make blush from red 1 white 2", "at least 4")
      .refuses("make sparkling from red 3 red 1 white 2", "at least 7");
}

RULING_TEST(188, BlushAndSparklingNeedTheirCellar) {
  Table small = winter().grape(0, Grape::Red, 5).grape(0, Grape::Red, 4).grape(0, Grape::White, 5);
  Table medium = small;
  small.place(0, "make_wine.left");
  small.expect_question(0, "make_wine").refuses("make blush from red 5 white 5", "cellar is too small");
  medium.built(0, {Structure::MediumCellar}).place(0, "make_wine.left");
  medium.expect_question(0, "make_wine")
      .offers("make blush from red 5 white 5")
      .refuses("make sparkling from red 5 red 4 white 5", "cellar is too small");
}

RULING_TEST(189, TheFourRecipes) {
  Table t = winter().built(0, {Structure::MediumCellar, Structure::LargeCellar});
  t.grape(0, Grape::Red, 5).grape(0, Grape::Red, 4).grape(0, Grape::White, 6).grape(0, Grape::White, 7);
  t.place(0, "make_wine.left");
  t.expect_question(0, "make_wine")
      .offers_only({"make red from red 4", "make red from red 5", "make white from white 6",
                    "make white from white 7", "make blush from red 4 white 6",
                    "make blush from red 4 white 7", "make blush from red 5 white 6",
                    "make blush from red 5 white 7", "make sparkling from red 5 red 4 white 6",
                    "make sparkling from red 5 red 4 white 7"});
  t.answer(0, "make sparkling from red 5 red 4 white 6");
  EXPECT_EQ(t.grape_count(0), 1u);
  EXPECT_TRUE(t.has_grape(0, Grape::White, 7));
}

RULING_TEST(190, EachWineSeesTheCellarLeftByTheOneBefore) {
  Table t = winter().grape(0, Grape::Red, 9).grape(0, Grape::Red, 3).grape(0, Grape::Red, 2);
  t.place(0, "make_wine.left");
  t.answer(0, "make red from red 9");
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 3));
  t.answer(0, "make red from red 3");
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 2));
}

RULING_TEST(191, WineIsNotTouchedFreely) {
  Table t = winter().wine(0, Wine::Red, 3).wine(0, Wine::White, 2).grape(0, Grape::Red, 2);
  for (const std::string& text : t.legal()) {
    EXPECT_TRUE(text == "pass" || text.starts_with("place ")) << text;
  }
}

RULING_TEST(192, AWineWithoutASpaceCannotBeMade) {
  Table t =
      winter().grape(0, Grape::Red, 3).wine(0, Wine::Red, 1).wine(0, Wine::Red, 2).wine(0, Wine::Red, 3);
  EXPECT_FALSE(t.can_place("make_wine.left"));
}

RULING_TEST(192, SuchAWineIsNotOfferedBesideOthers) {
  Table t = winter().grape(0, Grape::Red, 3).grape(0, Grape::White, 2).grape(0, Grape::White, 1);
  t.wine(0, Wine::Red, 1).wine(0, Wine::Red, 2).wine(0, Wine::Red, 3);
  t.place(0, "make_wine.left");
  t.expect_question(0, "make_wine")
      .offers_only({"make white from white 1", "make white from white 2"})
      .refuses("make red from red 3", "no suitable space");
}

// --- M. Wine orders and residual payments -------------------------------------------------------------------

RULING_TEST(193, EveryIconTakesAnotherToken) {
  EXPECT_FALSE(winter().wine(0, Wine::Red, 9).orders(0, {11}).can_place("fill_order.left"));  // red 4, red 3
  EXPECT_TRUE(
      winter().wine(0, Wine::Red, 9).wine(0, Wine::Red, 3).orders(0, {11}).can_place("fill_order.left"));
  EXPECT_FALSE(
      winter().wine(0, Wine::Red, 9).wine(0, Wine::Red, 2).orders(0, {11}).can_place("fill_order.left"));
}

RULING_TEST(193, ThePlayerChoosesAmongSuitableTokens) {
  Table t = winter().wine(0, Wine::Red, 4).wine(0, Wine::Red, 5).wine(0, Wine::Red, 8).orders(0, {1});
  t.place(0, "fill_order.left");
  t.expect_question(0, "use_wine").offers_only({"use red 5", "use red 8"}).refuses("use red 4", "at least 5");
  t.answer(0, "use red 8");
  EXPECT_EQ(t.vp(0), 2);  // nothing extra for the higher value
  EXPECT_FALSE(t.has_wine(0, Wine::Red, 8));
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 5));
}

DECISION_TEST(5, LowerTokensMayServeTwoIconsOfOneType) {
  Table t = winter().wine(0, Wine::Red, 3).wine(0, Wine::Red, 4).wine(0, Wine::Red, 9).orders(0, {11});
  t.place(0, "fill_order.left");
  t.expect_question(0, "use_wine").offers_only({"use red 4", "use red 9"});
  Table high = t;
  t.answer(0, "use red 4");  // and red 3, the only one left for the lower icon
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 9));
  EXPECT_EQ(t.wine_count(0), 1u);
  high.answer(0, "use red 9");
  high.expect_question(0, "use_wine").offers_only({"use red 3", "use red 4"});
  high.answer(0, "use red 3");
  EXPECT_TRUE(high.has_wine(0, Wine::Red, 4));
}

RULING_TEST(194, AnotherTypeDoesNotSubstitute) {
  Table t = winter().wine(0, Wine::White, 9).wine(0, Wine::Blush, 9).wine(0, Wine::Sparkling, 9);
  t.orders(0, {1});
  EXPECT_FALSE(t.can_place("fill_order.left"));
}

RULING_TEST(195, TheRewardComesAtOnceAndTheCardLiesFaceUp) {
  Table t = winter().wine(0, Wine::Sparkling, 9).orders(0, {31}).discarded_orders({2});
  t.place(0, "fill_order.left");
  EXPECT_EQ(t.vp(0), 5);
  EXPECT_EQ(t.residual(0), 2u);
  EXPECT_FALSE(t.holds_order(0, 31));
  EXPECT_TRUE(t.top_discard_is_order(31));
  EXPECT_EQ(t.lira(0), 0);  // residual income waits for the year's end
}

RULING_TEST(196, ExtraVpAddUp) {
  Table space = winter(3).wine(0, Wine::Red, 5).orders(0, {1});
  space.place(0, "fill_order.middle");
  space.answers(0, {"action first", "yes"});
  EXPECT_EQ(space.vp(0), 3);
  Table visitor = winter().hand(0, {Visitor::Marketer}).wine(0, Wine::Red, 5).orders(0, {1});
  visitor.play_visitor(0, Visitor::Marketer);
  visitor.answer(0, "option 2");
  EXPECT_EQ(visitor.vp(0), 3);
}

RULING_TEST(197, ResidualStopsAtFiveTheVpDoNot) {
  Table t = winter().wine(0, Wine::Sparkling, 9).orders(0, {31}).residual(0, 4);
  t.place(0, "fill_order.left");
  EXPECT_EQ(t.residual(0), 5u);
  EXPECT_EQ(t.vp(0), 5);
}

RULING_TEST(198, ResidualIncomeIsPaidOnceAYear) {
  Table t = table(2).residual(0, 3).residual(1, 5);
  t.pass_season();
  t.pass_season();
  EXPECT_EQ(t.lira(0), 0);
  t.pass_season();
  EXPECT_EQ(t.lira(0), 3);
  EXPECT_EQ(t.lira(1), 5);
  EXPECT_EQ(t.residual(0), 3u);
}

RULING_TEST(198, ResidualIncomeIsPaidInTheLastYearToo) {
  Table t = winter().vp(0, 18).residual(0, 1).wine(0, Wine::Red, 5).orders(0, {1});
  t.place(0, "fill_order.left");
  t.pass_season();
  EXPECT_TRUE(t.state().over);
  EXPECT_EQ(t.lira(0), 2);
}

}  // namespace
}  // namespace vendemmia::testing
