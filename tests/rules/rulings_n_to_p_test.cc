// Rulings: year end and ageing, the end of the game, the friendly variant.
#include "engine/game/scoring.h"
#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

// What a row of red wines looks like a year later, as a set of values.
u16 red_a_year_later(std::initializer_list<unsigned> wines, std::initializer_list<Structure> cellars) {
  Table t = winter().built(0, cellars);
  for (const unsigned value : wines) t.wine(0, Wine::Red, value);
  t.pass_season();
  return t.player(0).wines[static_cast<unsigned>(Wine::Red)];
}

u16 set_of(std::initializer_list<unsigned> list) {
  unsigned set = 0;
  for (const unsigned value : list) set |= 1u << value;
  return static_cast<u16>(set);
}

const std::initializer_list<Structure> kNoCellar = {};
const std::initializer_list<Structure> kMedium = {Structure::MediumCellar};
const std::initializer_list<Structure> kBoth = {Structure::MediumCellar, Structure::LargeCellar};

// --- N. Year end and ageing ---------------------------------------------------------------------------------

RULING_TEST(199, TheStepsComeInTheirOrder) {
  Table t = winter().first_player(1).residual(0, 2).grape(0, Grape::Red, 4).wine(0, Wine::White, 1);
  t.orders(0, {1, 2, 3, 4, 5, 6, 7, 8}).standing(0, Worker::Regular, "draw_order.left");
  t.pass(0);
  t.pass(1);
  t.expect_question(0, "hand_limit");  // discarding comes after ageing, returning and residuals ...
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 5));
  EXPECT_TRUE(t.has_wine(0, Wine::White, 2));
  EXPECT_EQ(t.available(0), 2u);
  EXPECT_EQ(t.occupant_of("draw_order.left"), -1);
  EXPECT_EQ(t.lira(0), 2);
  EXPECT_EQ(t.player(0).row, 1);  // ... and before the chart and the token
  EXPECT_EQ(t.state().first_player, 1);
  t.answer(0, "discard order order_01");
  EXPECT_EQ(t.player(0).row, 0);
  EXPECT_EQ(t.state().first_player, 0);
  t.expect_question(0, "wake_up_row");
}

RULING_TEST(200, TokensMoveUpFromTheHighestDown) {
  EXPECT_EQ(red_a_year_later({1, 2, 4, 7}, kBoth), set_of({2, 3, 5, 8}));
  EXPECT_EQ(red_a_year_later({1, 2, 5}, kMedium), set_of({2, 3, 6}));
  EXPECT_EQ(red_a_year_later({4, 5}, kNoCellar), set_of({5, 6}));  // the zone the tokens already occupy
}

RULING_TEST(200, EveryColourAndTypeAgesByItself) {
  Table t = winter().built(0, kBoth).grape(0, Grape::Red, 9).grape(0, Grape::White, 8);
  t.wine(0, Wine::Red, 9).wine(0, Wine::Blush, 8).wine(0, Wine::Sparkling, 7);
  t.pass_season();
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 9));
  EXPECT_TRUE(t.has_grape(0, Grape::White, 9));
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 9));
  EXPECT_TRUE(t.has_wine(0, Wine::Blush, 9));
  EXPECT_TRUE(t.has_wine(0, Wine::Sparkling, 8));
}

RULING_TEST(201, AFullTopHoldsBackTheChain) {
  EXPECT_EQ(red_a_year_later({7, 8, 9}, kBoth), set_of({7, 8, 9}));
  EXPECT_EQ(red_a_year_later({5, 7, 8, 9}, kBoth), set_of({6, 7, 8, 9}));
  EXPECT_EQ(red_a_year_later({6, 8, 9}, kBoth), set_of({7, 8, 9}));
}

RULING_TEST(202, AChainBelowAFreeSpaceMoves) { EXPECT_EQ(red_a_year_later({7, 8}, kBoth), set_of({8, 9})); }

RULING_TEST(203, AWineStuckAtAMissingCellarBlocksTheOnesBelow) {
  EXPECT_EQ(red_a_year_later({2, 3}, kNoCellar), set_of({2, 3}));
  EXPECT_EQ(red_a_year_later({1, 3}, kNoCellar), set_of({2, 3}));
  EXPECT_EQ(red_a_year_later({4, 5, 6}, kMedium), set_of({4, 5, 6}));
  EXPECT_EQ(red_a_year_later({3, 5, 6}, kMedium), set_of({4, 5, 6}));
}

RULING_TEST(204, GrapesHaveNoCellarLimit) {
  Table t = winter().grape(0, Grape::Red, 3).grape(0, Grape::Red, 6).grape(0, Grape::White, 8);
  t.pass_season();
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 4));
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 7));
  EXPECT_TRUE(t.has_grape(0, Grape::White, 9));
}

RULING_TEST(205, DiscardingToSevenInWakeUpOrderByOwnChoice) {
  Table t = winter().row(0, 5).row(1, 2);
  t.orders(0, {1, 2, 3, 4, 5})
      .vines(0, {Vine::Merlot})
      .hand(0, {Visitor::Banker, Visitor::Judge, Visitor::Patron});
  t.orders(1, {11, 12, 13, 14, 15, 16, 17, 18});
  t.pass(0);
  t.pass(1);
  t.expect_question(1, "hand_limit");
  t.answer(1, "discard order order_15");
  t.expect_question(0, "hand_limit")  // all types count together, any may go
      .offers("discard vine merlot")
      .offers("discard summer patron")
      .offers("discard winter judge")
      .offers("discard order order_05");
  t.answers(0, {"discard order order_05", "discard order order_02"});
  EXPECT_EQ(t.hand_size(0), 7u);
  EXPECT_EQ(t.hand_size(1), 7u);
  EXPECT_TRUE(t.top_discard_is_order(2));  // the player's order, the last one on top
}

RULING_TEST(205, SevenCardsStay) {
  Table t = winter().orders(0, {1, 2, 3, 4, 5, 6, 7});
  t.pass_to(vendemmia::Question::WakeUpRow);
  EXPECT_EQ(t.hand_size(0), 7u);
}

RULING_TEST(206, NobodyDiscardsInTheFinalYear) {
  Table t = winter().vp(0, 18).wine(0, Wine::Red, 5).wine(1, Wine::Red, 1).residual(1, 4);
  t.orders(0, {1, 2, 3, 4, 5, 6, 7, 8, 9});
  t.place(0, "fill_order.left");
  t.pass(1);
  t.pass(0);
  EXPECT_TRUE(t.state().over);
  EXPECT_EQ(t.hand_size(0), 8u);
  EXPECT_TRUE(t.has_wine(1, Wine::Red, 2));
  EXPECT_EQ(t.lira(1), 4);
}

RULING_TEST(207, TemporaryAndTrainedWorkersAtTheYearsEnd) {
  Table t = winter().first_player(1).temporary(0).training(0, 2).standing(0, Worker::Grande, "cart");
  t.standing(0, Worker::Regular, "draw_order.left").standing(0, Worker::Regular, "cart");
  t.pass_to(vendemmia::Question::WakeUpRow);
  EXPECT_FALSE(t.player(0).has_temporary);
  EXPECT_EQ(t.player(0).regulars, 4);
  EXPECT_EQ(t.player(0).training, 0);
  EXPECT_EQ(t.available(0), 4u);
  EXPECT_TRUE(t.grande_available(0));
  t.answer(0, "row 7");  // back on the chart, so it can be taken again
  EXPECT_EQ(t.available(0), 5u);
}

// --- O. End of the game and ties --------------------------------------------------------------------------

RULING_TEST(208, TheTriggerStaysSetWhenThePlayerFallsBelowAgain) {
  Table t = table(3).vp(0, 19).hand(0, {Visitor::Broker});
  t.place(0, "sell_grapes_or_field.middle");
  t.answers(0, {"bonus first", "sell field_5"});
  EXPECT_EQ(t.vp(0), 20);
  t.pass(1);
  t.pass(2);
  t.play_visitor(0, Visitor::Broker);  // 2 VP for 6 lira
  EXPECT_EQ(t.vp(0), 18);
  t.pass_season();
  t.pass_season();
  EXPECT_FALSE(t.state().over);
  t.pass_season();
  EXPECT_TRUE(t.state().over);
}

RULING_TEST(208, NineteenIsNotEnough) {
  Table t = winter().vp(0, 17).wine(0, Wine::Red, 5).orders(0, {1});
  t.place(0, "fill_order.left");
  EXPECT_EQ(t.vp(0), 19);
  t.pass_season();
  EXPECT_FALSE(t.state().over);
  t.expect_question(1, "wake_up_row");
}

RULING_TEST(209, TheWinnerIsFoundAfterTheYearEndSteps) {
  Table t = winter().vp(0, 18).vp(1, 20).wine(0, Wine::Red, 5).orders(0, {1}).residual(1, 3).lira(0, 1);
  t.place(0, "fill_order.left");  // 20 VP, and a residual of 1
  t.pass_season();
  const Standings list = standings(t.state());
  EXPECT_EQ(list[0].seat, 1);
  EXPECT_EQ(list[0].lira, 3);
  EXPECT_EQ(list[1].lira, 2);
}

RULING_TEST(209, AgedTokensCount) {
  Table t = winter().vp(0, 18).vp(1, 20).wine(0, Wine::Red, 5).orders(0, {1}).residual(1, 1);
  t.wine(0, Wine::White, 3).wine(1, Wine::White, 2).grape(1, Grape::Red, 1);
  t.place(0, "fill_order.left");
  t.pass_season();
  // White 3 is stuck, white 2 has reached it; the grape decides.
  const Standings list = standings(t.state());
  EXPECT_EQ(list[0].seat, 1);
  EXPECT_EQ(list[0].wine_value, 3);
  EXPECT_EQ(list[0].grape_value, 2);
  EXPECT_EQ(list[1].wine_value, 3);
}

RULING_TEST(210, AWakeUpBonusMakesTheNewYearTheLast) {
  Table t = table(2).season(Season::Spring).year(3).vp(0, 19);
  t.answer(0, "row 6");
  EXPECT_EQ(t.vp(0), 20);
  t.answer(1, "row 1");
  t.expect_turn(1);  // the year is played
  t.pass_season();
  t.pass_season();
  EXPECT_FALSE(t.state().over);
  t.pass_season();
  EXPECT_TRUE(t.state().over);
  EXPECT_EQ(t.state().year, 3);
}

RULING_TEST(211, MostLiraThenWineThenGrapes) {
  Table t = table(5);
  for (Seat seat = 0; seat < 5; ++seat) t.vp(seat, 20);
  t.lira(0, 2).wine(0, Wine::Red, 1).grape(0, Grape::Red, 9);
  t.lira(1, 3);                                                  // more lira
  t.lira(2, 2).wine(2, Wine::Red, 1).wine(2, Wine::White, 1);    // more wine than seat 0
  t.lira(3, 2).wine(3, Wine::White, 1).grape(3, Grape::Red, 1);  // fewer grapes than seat 0
  t.vp(4, 21);                                                   // more VP
  const Standings list = standings(t.state());
  const std::vector<int> order{list[0].seat, list[1].seat, list[2].seat, list[3].seat, list[4].seat};
  EXPECT_EQ(order, (std::vector<int>{4, 1, 2, 0, 3}));
  for (unsigned i = 0; i < 5; ++i) EXPECT_EQ(list[i].place, i + 1);
}

RULING_TEST(211, ValuesAreSummedOverAllTypes) {
  Table t = table(2).wine(0, Wine::Red, 5).wine(0, Wine::Blush, 4).wine(0, Wine::Sparkling, 7);
  t.wine(0, Wine::White, 2).grape(0, Grape::Red, 3).grape(0, Grape::White, 8);
  const Standings list = standings(t.state());
  EXPECT_EQ(list[0].seat, 0);
  EXPECT_EQ(list[0].wine_value, 18);
  EXPECT_EQ(list[0].grape_value, 11);
}

RULING_TEST(212, EqualResultsShareTheVictory) {
  Table t = table(3).vp(0, 21).vp(1, 20).vp(2, 21);
  t.wine(0, Wine::Red, 3).wine(2, Wine::White, 2).wine(2, Wine::Red, 1);
  const Standings list = standings(t.state());
  EXPECT_EQ(list[0].place, 1);
  EXPECT_EQ(list[1].place, 1);
  EXPECT_EQ(list[0].seat, 0);
  EXPECT_EQ(list[1].seat, 2);
  EXPECT_EQ(list[2].place, 3);
}

RULING_TEST(213, ThereIsNoHighestScore) {
  Table t = winter().vp(0, 39).wine(0, Wine::Sparkling, 9).orders(0, {31});
  t.place(0, "fill_order.left");
  EXPECT_EQ(t.vp(0), 44);
}

RULING_TEST(214, OtherPlacesAreRankedTheSameWay) {
  Table t = table(4).vp(0, 10).vp(1, 20).vp(2, 10).vp(3, 10).lira(2, 1).lira(0, 1);
  const Standings list = standings(t.state());
  EXPECT_EQ(list[0].seat, 1);
  EXPECT_EQ(list[1].seat, 0);
  EXPECT_EQ(list[2].seat, 2);
  EXPECT_EQ(list[3].seat, 3);
  EXPECT_EQ(list[1].place, 2);
  EXPECT_EQ(list[2].place, 2);
  EXPECT_EQ(list[3].place, 4);
}

// --- P. Friendly variant ------------------------------------------------------------------------------------

RULING_TEST(215, ABonusSpaceIsForWhoUsesTheBonus) {
  Table t = winter(3).friendly().planted(0, 5, {Vine::Sangiovese});
  t.expect_question(0, "turn")
      .offers("place regular harvest_field.left")
      .refuses("place regular harvest_field.middle", "friendly");
  Table plain = winter(3).planted(0, 5, {Vine::Sangiovese});
  EXPECT_TRUE(plain.can_place("harvest_field.middle"));
}

RULING_TEST(215, OrForWhoFindsNoOtherSpace) {
  Table t = winter(3).friendly().planted(0, 5, {Vine::Sangiovese});
  t.standing(1, Worker::Regular, "harvest_field.left");
  EXPECT_TRUE(t.can_place("harvest_field.middle"));
  t.place(0, "harvest_field.middle");
  EXPECT_EQ(t.occupant_of("harvest_field.middle"), 0);

  Table five = winter(5).friendly().planted(0, 5, {Vine::Sangiovese});
  five.standing(1, Worker::Regular, "harvest_field.left");
  EXPECT_FALSE(five.can_place("harvest_field.middle"));  // the right space is free
  EXPECT_TRUE(five.can_place("harvest_field.right"));
}

RULING_TEST(216, PlantingHarvestingAndWineAreCheckedBeforehand) {
  Table plant = table(3).friendly().vines(0, {Vine::Sangiovese, Vine::Merlot});
  EXPECT_FALSE(plant.can_place("plant_vine.middle"));  // merlot needs irrigation
  Table both = table(3).friendly().vines(0, {Vine::Sangiovese, Vine::Malvasia});
  EXPECT_TRUE(both.can_place("plant_vine.middle"));

  Table fields = winter(3).friendly().planted(0, 5, {Vine::Syrah}).planted(0, 6, {Vine::Syrah});
  EXPECT_TRUE(fields.can_place("harvest_field.middle"));
  Table one = winter(3).friendly().planted(0, 5, {Vine::Syrah}).planted(0, 6, {Vine::Syrah}).harvested(0, 6);
  EXPECT_FALSE(one.can_place("harvest_field.middle"));
}

RULING_TEST(216, AThirdWineMustBePossibleInAddition) {
  // The bonus is one more wine; with one grape there is nothing for it.
  Table one = winter(3).friendly().grape(0, Grape::Red, 2);
  EXPECT_TRUE(one.can_place("make_wine.left"));
  EXPECT_FALSE(one.can_place("make_wine.middle"));
  Table three =
      winter(3).friendly().grape(0, Grape::Red, 1).grape(0, Grape::Red, 2).grape(0, Grape::White, 1);
  EXPECT_TRUE(three.can_place("make_wine.middle"));
}

RULING_TEST(216, LiraVpAndCardBonusesQualifyWhileAvailable) {
  Table t = table(3).friendly().deck({Vine::Merlot, Vine::Syrah});
  EXPECT_TRUE(t.can_place("give_tour.middle"));
  EXPECT_TRUE(t.can_place("sell_grapes_or_field.middle"));
  EXPECT_TRUE(t.can_place("draw_vine.middle"));
  Table last = table(3).friendly().deck({Vine::Merlot});
  EXPECT_TRUE(last.can_place("draw_vine.left"));
  EXPECT_FALSE(last.can_place("draw_vine.middle"));
  Table pile = table(3).friendly().discarded({Vine::Pinot}).deck({Vine::Merlot});
  EXPECT_TRUE(pile.can_place("draw_vine.middle"));
}

// Both visitors can be played, but the first takes the lira that the second needs.
Table two_visitors_for_four_lira() {
  return table(3).friendly().hand(0, {Visitor::Entertainer, Visitor::Buyer}).lira(0, 4);
}

RULING_TEST(217, AnUnusedBonusMovesTheWorker) {
  Table t = two_visitors_for_four_lira();
  t.place(0, "play_summer_visitor.middle");
  t.answer(0, "play entertainer");
  t.expect_question(0, "play_visitor").offers_only({"done"});
  t.answer(0, "done");
  EXPECT_EQ(t.occupant_of("play_summer_visitor.middle"), -1);
  EXPECT_EQ(t.occupant_of("play_summer_visitor.left"), 0);
  EXPECT_EQ(t.lira(0), 0);  // nothing else changes
  EXPECT_EQ(t.hand_size(0, Deck::Winter), 3u);
  t.expect_turn(1);
}

RULING_TEST(217, WithoutAFreeSpaceItStays) {
  Table t = two_visitors_for_four_lira();
  t.standing(1, Worker::Regular, "play_summer_visitor.left");
  t.place(0, "play_summer_visitor.middle");
  t.answer(0, "play entertainer");
  t.answer(0, "done");
  EXPECT_EQ(t.occupant_of("play_summer_visitor.middle"), 0);
}

RULING_TEST(217, AGrandeMovesAsWell) {
  Table t = two_visitors_for_four_lira();
  t.place(0, "grande play_summer_visitor.middle");
  t.answer(0, "play entertainer");
  t.answer(0, "done");
  EXPECT_EQ(t.player(0).grande, target_named("play_summer_visitor.left"));
  EXPECT_EQ(t.occupant_of("play_summer_visitor.middle"), -1);
}

RULING_TEST(218, TheGrandeIsRestrictedOnASpaceNotOnTheArt) {
  Table t = winter(3).friendly().planted(0, 5, {Vine::Sangiovese});
  EXPECT_FALSE(t.can_place("grande harvest_field.middle"));
  Table art = winter(3).friendly().planted(0, 5, {Vine::Sangiovese});
  art.standing(1, Worker::Regular, "harvest_field.left").standing(2, Worker::Regular, "harvest_field.middle");
  EXPECT_TRUE(art.can_place("grande harvest_field.art"));
}

RULING_TEST(218, TwoPlayersHaveNoBonusSpaces) {
  Table t = winter(2).friendly().planted(0, 5, {Vine::Sangiovese});
  EXPECT_TRUE(t.can_place("harvest_field.left"));
  t.expect_question(0, "turn").refuses("place regular harvest_field.middle", "number of players");
}

RULING_TEST(441, DutyIsTheBonusNotTheAction) {
  Table t = table(3).friendly().season(Season::Winter);
  t.grape(0, Grape::Red, 1).grape(0, Grape::Red, 2).grape(0, Grape::White, 2).grape(0, Grape::White, 3);
  t.place(0, "make_wine.middle");
  t.answer(0, "make red from red 2");
  // one wine is enough for the action; only the bonus that follows must be used.
  t.answer(0, "done");
  t.expect_question(0, "make_wine").refuses("done", "friendly");
}

}  // namespace
}  // namespace vendemmia::testing
