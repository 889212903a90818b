// Politico: the space's bonus once more, for 1 lira.
#include "tests/support/decisions.h"
#include "tests/tuscany/workers/workers.h"

namespace vendemmia::testing {
namespace {

WorkerTable politico(unsigned players = 3) {
  return workers(players, Worker::Politico).owns(0, Worker::Politico);
}

WORKER_TEST(Politico, TakesTheBonusTwice) {
  WorkerTable t = politico();
  t.grape(0, Grape::Red, 4).lira(0, 0);
  t.place(0, "politico sell_grapes_or_field.middle");
  t.answer(0, "action first");
  t.answer(0, "option 1");
  t.answer(0, "yes");
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_EQ(t.lira(0), 2);
  t.expect_question(0, "bonus_again").offers_only({"yes", "no"});
  t.answer(0, "yes");
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.lira(0), 1);
  t.expect_turn(1);  // once
}

WORKER_TEST(Politico, MayDecline) {
  WorkerTable t = politico();
  t.place(0, "politico give_tour.middle");
  t.answers(0, {"bonus first", "no"});
  EXPECT_EQ(t.lira(0), 3);
  t.expect_turn(1);
}

// Nothing in the purse at the beginning: the tour pays.
RULING_TEST(341, LiraOfTheSameTurnPaysThePolitico) {
  WorkerTable t = politico();
  t.place(0, "politico give_tour.middle");
  t.answer(0, "bonus first");
  t.expect_question(0, "bonus_again");
  WorkerTable poor = politico();
  poor.place(0, "politico draw_vine.middle");
  poor.answer(0, "yes");
  poor.expect_turn(1);  // no lira
}

RULING_TEST(342, PoliticoRepeatsCards) {
  WorkerTable t = politico();
  t.lira(0, 1);
  t.place(0, "politico draw_vine.middle");
  t.answers(0, {"yes", "yes"});
  EXPECT_EQ(t.hand_size(0), 3u);
  EXPECT_EQ(t.lira(0), 0);
}
RULING_TEST(342, PoliticoRepeatsLiraForNothing) {
  WorkerTable t = politico();
  t.place(0, "politico give_tour.middle");
  t.answers(0, {"bonus first", "yes"});
  EXPECT_EQ(t.lira(0), 3);
}
RULING_TEST(342, PoliticoHarvestsAThirdField) {
  WorkerTable t = in_winter(politico());
  t.lira(0, 1).planted(0, 5, {Vine::Sangiovese}).planted(0, 6, {Vine::Malvasia}).planted(0, 7, {Vine::Pinot});
  t.place(0, "politico harvest_field.middle");
  t.answers(0, {"harvest field_5", "harvest field_6", "yes"});  // D-23: field 7 it is
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.player(0).harvested_fields, 7);
  WorkerTable two = in_winter(politico());
  two.lira(0, 1).planted(0, 5, {Vine::Sangiovese}).planted(0, 6, {Vine::Malvasia});
  two.place(0, "politico harvest_field.middle");
  two.answers(0, {"harvest field_5", "harvest field_6"});
  two.expect_turn(1);  // no third field
}
RULING_TEST(342, PoliticoPlaysAThirdVisitor) {
  WorkerTable t = politico();
  t.lira(0, 1).hand(0, {Visitor::Surveyor, Visitor::NoviceGuide, Visitor::Patron});
  t.place(0, "politico play_summer_visitor.middle");
  t.answer(0, "play novice_guide");
  if (asks(t, "choose_option")) t.answer(0, "option 1");
  t.answers(0,
            {"play patron", "option 1", "yes"});  // D-23: the one visitor left is played, there is no way out
  if (asks(t, "choose_option")) t.answer(0, "option 1");
  EXPECT_EQ(t.lira(0), 1 + 3 + 4 - 1 + 6);
  t.expect_turn(1);
}
RULING_TEST(341, PoliticoWithoutALiraIsNotAsked) {
  WorkerTable t = politico();
  t.hand(0, {Visitor::Surveyor, Visitor::Vendor, Visitor::Patron});
  t.place(0, "politico play_summer_visitor.middle");
  t.answers(0, {"play patron", "option 2", "play vendor"});
  t.answer(1, "no");
  t.answer(2, "no");
  EXPECT_TRUE(t.holds(0, Visitor::Surveyor));
  t.expect_turn(1);
}
RULING_TEST(342, PoliticoPlacesAThirdStar) {
  WorkerTable t = extended(3, Season::Spring, Worker::Politico).owns(0, Worker::Politico);
  t.place(0, "politico influence.middle");
  t.answers(0, {"star pisa", "star siena", "yes", "star siena"});
  EXPECT_EQ(t.lira(0), 2 + 1 - 1 + 1);
  EXPECT_EQ(t.player(0).stars[static_cast<unsigned>(Region::Siena)], 2);
}
RULING_TEST(342, PoliticoTradesAThirdTime) {
  WorkerTable t = extended(3, Season::Summer, Worker::Politico).owns(0, Worker::Politico);
  t.lira(0, 10);
  t.place(0, "politico trade.middle");
  for (int trade = 0; trade < 3; ++trade) {
    if (trade > 0) t.answer(0, "yes");
    const int before = t.vp(0);
    t.answer(0, "option 1");
    t.answer(0, "option 2");
    EXPECT_EQ(t.vp(0), before + 1) << trade;
  }
  EXPECT_EQ(t.lira(0), 0);
}

RULING_TEST(343, WithoutTheFirstBonusThereIsNoSecond) {
  WorkerTable t = politico();
  t.lira(0, 3);
  t.place(0, "politico give_tour.middle");
  t.answers(0, {"action first", "no"});
  t.expect_turn(1);
  WorkerTable draw = politico();
  draw.lira(0, 3);
  draw.place(0, "politico draw_vine.middle");
  draw.answer(0, "no");
  draw.expect_turn(1);
  WorkerTable star = extended(3, Season::Spring, Worker::Politico).owns(0, Worker::Politico);
  star.lira(0, 3);
  star.place(0, "politico influence.middle");
  star.answers(0, {"star pisa", "done"});
  star.expect_turn(1);
}
RULING_TEST(343, AStarThatWasTakenIsPlaced) {
  WorkerTable t = extended(3, Season::Winter, Worker::Politico).owns(0, Worker::Politico);
  t.lira(0, 3).wine(0, Wine::Red, 3);
  t.place(0, "politico sell_wine.middle");
  t.answer(0, "bonus first");
  t.expect_question(0, "star").refuses("done");
}
DECISION_TEST(23, WhatThePoliticoHasPaidForIsUsed) {
  WorkerTable vines = extended(3, Season::Spring, Worker::Politico).owns(0, Worker::Politico);
  vines.lira(0, 3);
  vines.place(0, "politico influence.middle");
  vines.answers(0, {"star pisa", "star siena", "yes"});
  vines.expect_question(0, "star").refuses("done", "must");
  WorkerTable wine = in_winter(politico());
  wine.lira(0, 3).grape(0, Grape::Red, 1).grape(0, Grape::Red, 2).grape(0, Grape::White, 1);
  wine.grape(0, Grape::White, 2);
  wine.place(0, "politico make_wine.middle");
  wine.answers(0, {"make red from red 1", "make red from red 2", "make white from white 1", "yes"});
  EXPECT_TRUE(wine.has_wine(0, Wine::White, 2));  // the one that is left
}

RULING_TEST(343, AnExhaustedStructureDeckIsNoBonus) {
  WorkerTable t = side_two(2, Season::Winter, Worker::Politico).owns(0, Worker::Politico);
  t.lira(0, 3).wine(0, Wine::Red, 3).empty_deck(Deck::Structure);
  t.place(0, "politico sell_wine.left");
  EXPECT_EQ(t.vp(0), 1);
  t.expect_turn(1);
  WorkerTable full = side_two(2, Season::Winter, Worker::Politico).owns(0, Worker::Politico);
  full.lira(0, 3).wine(0, Wine::Red, 3);
  full.place(0, "politico sell_wine.left");
  full.answers(0, {"bonus first", "yes"});
  EXPECT_EQ(full.hand_size(0, Deck::Structure), 2u);
}

RULING_TEST(341, PoliticoNeedsABonusSpace) {
  WorkerTable t = politico();
  t.lira(0, 3);
  t.place(0, "politico give_tour.left");
  t.expect_turn(1);
}
RULING_TEST(311, PoliticoOnTheArtRepeatsNothing) {
  WorkerTable t = workers(3, Worker::Politico, Worker::Soldato).owns(0, Worker::Politico);
  t.standing(1, Worker::Soldato, "give_tour.left")
      .standing(1, Worker::Regular, "give_tour.middle")
      .lira(0, 3);
  t.place(0, "politico give_tour.art");
  t.expect_turn(1);
}
RULING_TEST(132, PoliticoRepeatsWhenItsSeasonHasCome) {
  WorkerTable t = politico();
  t.hand(0, {Visitor::Planner}).lira(0, 1);
  t.play_visitor(0, Visitor::Planner);
  t.answer(0, "place politico draw_order.middle");
  pass_into(t, Season::Winter);
  t.answers(0, {"yes", "yes"});
  EXPECT_EQ(t.hand_size(0, Deck::Order), 3u);
}
// A token's bonus is not the space's.
WORKER_TEST(Politico, RepeatsNoTokensBonus) {
  WorkerTable t = politico(1);
  t.tokens(1).lira(0, 3);
  t.place(0, "politico give_tour.left token middle");
  t.answer(0, "bonus first");
  EXPECT_EQ(t.lira(0), 6);
  t.expect_turn(0);
}

}  // namespace
}  // namespace vendemmia::testing
