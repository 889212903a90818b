// Mafioso: the action once more, from a space without a bonus.
#include "tests/support/decisions.h"
#include "tests/tuscany/workers/workers.h"

namespace vendemmia::testing {
namespace {

WorkerTable mafioso(unsigned players = 3) {
  return workers(players, Worker::Mafioso).owns(0, Worker::Mafioso);
}

WORKER_TEST(Mafioso, GivesTwoTours) {
  WorkerTable t = mafioso();
  t.place(0, "mafioso give_tour.left");
  EXPECT_EQ(t.lira(0), 2);
  t.expect_question(0, "act_again").offers_only({"yes", "no"});
  t.answer(0, "yes");
  EXPECT_EQ(t.lira(0), 4);
  t.expect_turn(1);  // once more, not twice
}

RULING_TEST(306, MafiosoMayDecline) {
  WorkerTable t = mafioso();
  t.place(0, "mafioso give_tour.left");
  t.answer(0, "no");
  EXPECT_EQ(t.lira(0), 2);
  t.expect_turn(1);
}

RULING_TEST(316, MafiosoNeedsASpaceWithoutABonus) {
  WorkerTable t = mafioso();
  t.place(0, "mafioso give_tour.middle");
  t.answer(0, "bonus first");
  EXPECT_EQ(t.lira(0), 3);
  t.expect_turn(1);
}

RULING_TEST(316, MafiosoPaysAllCostsAgain) {
  WorkerTable t = in_winter(mafioso());
  t.lira(0, 9);
  t.place(0, "mafioso train_worker.left");
  t.answer(0, "train");
  t.expect_question(0, "act_again");
  t.answer(0, "yes");
  t.answer(0, "train");
  EXPECT_EQ(t.lira(0), 1);
  EXPECT_EQ(t.player(0).training, 2);

  WorkerTable poor = in_winter(mafioso());
  poor.lira(0, 7);
  poor.place(0, "mafioso train_worker.left");
  if (asks(poor, "train")) poor.answer(0, "train");
  poor.expect_turn(1);
}

// A field is harvested once a year all the same.
RULING_TEST(316, MafiosoKeepsAllLimits) {
  WorkerTable t = in_winter(mafioso());
  t.planted(0, 5, {Vine::Sangiovese});
  t.place(0, "mafioso harvest_field.left");
  EXPECT_EQ(t.grape_count(0), 1u);
  t.expect_turn(1);
}

RULING_TEST(317, MafiosoDrawsTwice) {
  WorkerTable t = mafioso();
  t.place(0, "mafioso draw_vine.left");
  t.answer(0, "yes");
  EXPECT_EQ(t.hand_size(0, Deck::Vine), 2u);
}
RULING_TEST(317, MafiosoPlaysTwoVisitors) {
  WorkerTable t = mafioso();
  t.hand(0, {Visitor::Surveyor, Visitor::Organizer});
  t.place(0, "mafioso play_summer_visitor.left");
  t.answer(0, "play surveyor");
  if (asks(t, "choose_option")) t.answer(0, "option 1");
  EXPECT_EQ(t.lira(0), 6);
  t.answer(0, "yes");
  t.answer(0, "row 4");
  EXPECT_EQ(t.player(0).row, 4);
}
RULING_TEST(317, MafiosoMakesUpToFourWines) {
  WorkerTable t = in_winter(mafioso());
  for (const unsigned value : {1u, 2u, 3u}) t.grape(0, Grape::Red, value).grape(0, Grape::White, value);
  t.place(0, "mafioso make_wine.left");
  t.answers(0, {"make red from red 1", "make red from red 2", "yes", "make white from white 1",
                "make white from white 2"});
  EXPECT_EQ(t.wine_count(0), 4u);
  t.expect_turn(1);
}
RULING_TEST(317, MafiosoFillsTwoOrders) {
  WorkerTable t = in_winter(mafioso());
  t.orders(0, {1, 5}).wine(0, Wine::Red, 5).wine(0, Wine::White, 5);
  t.place(0, "mafioso fill_order.left");
  t.answer(0, "fill order_01");
  t.answer(0, "yes");
  EXPECT_EQ(t.vp(0), 4);
  EXPECT_EQ(t.hand_size(0), 0u);
}

DECISION_TEST(18, ARepeatedHarvestIsOneOfItsOwnForTheFermentationTank) {
  WorkerTable t(3, Worker::Mafioso, Worker::Oracle, kStructureCards);
  t.owns(0, Worker::Mafioso).builds(0, {StructureCard::FermentationTank}).season(Season::Winter);
  t.planted(0, 5, {Vine::Sangiovese}).planted(0, 6, {Vine::Malvasia});
  t.place(0, "mafioso harvest_field.left");
  t.answers(0, {"harvest field_5", "make red from red 1", "yes"});
  t.expect_question(0, "make_wine").offers("make white from white 1");
}

RULING_TEST(318, MafiosoPaysTheTollOnce) {
  WorkerTable t = workers(5, Worker::Mafioso, Worker::Soldato).owns(0, Worker::Mafioso);
  t.standing(1, Worker::Soldato, "give_tour.left").lira(0, 1);
  t.place(0, "mafioso give_tour.right");
  t.answer(0, "yes");
  EXPECT_EQ(t.lira(0), 4);
  EXPECT_EQ(t.lira(1), 1);
}

RULING_TEST(319, MafiosoOnTheYoke) {
  WorkerTable t = mafioso();
  t.built(0, {Structure::Yoke}).planted(0, 5, {Vine::Sangiovese}).planted(0, 6, {Vine::Malvasia});
  t.place(0, "mafioso yoke");
  t.answers(0, {"option 2", "harvest field_5", "yes", "option 1", "uproot malvasia field_6"});
  EXPECT_EQ(t.grape_count(0), 1u);
  EXPECT_EQ(t.holds(0, Vine::Malvasia), 1u);
  EXPECT_FALSE(t.can_place("regular yoke"));
  t.expect_turn(1);
}

RULING_TEST(310, MafiosoDoesNotRepeatAnActionStructure) {
  WorkerTable t = side_two(2, Season::Summer, Worker::Mafioso)
                      .owns(0, Worker::Mafioso)
                      .builds(0, {StructureCard::WineBar});
  t.wine(0, Wine::Red, 3).wine(0, Wine::White, 3);
  t.place(0, "mafioso structure.mat_1");
  t.answer(0, "discard wine red 3");
  if (asks(t, "take_bonus") || asks(t, "accept_offer")) t.answer(0, "yes");
  EXPECT_EQ(t.vp(0), 2);
  t.expect_turn(1);
}

RULING_TEST(455, MafiosoDestroysTwoCards) {
  WorkerTable t = side_two(2, Season::Summer, Worker::Mafioso)
                      .owns(0, Worker::Mafioso)
                      .builds(0, {StructureCard::Statue, StructureCard::Dock});
  t.place(0, "mafioso destroy");
  t.answers(0, {"destroy mat_2", "yes"});
  EXPECT_EQ(t.player(0).built_cards(), 0u);
  EXPECT_EQ(t.discard_pile(Deck::Structure), 2u);
  t.expect_turn(1);
}

RULING_TEST(309, MafiosoOnTheCart) {
  WorkerTable t = mafioso();
  t.place(0, "mafioso cart");
  t.answer(0, "yes");
  EXPECT_EQ(t.lira(0), 2);
  WorkerTable two = side_two(2, Season::Spring, Worker::Mafioso).owns(0, Worker::Mafioso);
  two.place(0, "mafioso cart");
  two.answers(0, {"option 1", "yes", "option 2"});
  EXPECT_EQ(two.lira(0), 1);
  EXPECT_EQ(two.hand_size(0, Deck::Structure), 1u);
}

RULING_TEST(311, MafiosoOnTheArtRepeatsNothing) {
  WorkerTable t = workers(2, Worker::Mafioso, Worker::Soldato).owns(0, Worker::Mafioso);
  t.standing(1, Worker::Soldato, "give_tour.left").lira(0, 1);
  t.place(0, "mafioso give_tour.art");
  EXPECT_EQ(t.lira(0), 2);
  t.expect_turn(1);
}

// the bonus once, the action twice.
RULING_TEST(320, MafiosoWithAToken) {
  WorkerTable t = mafioso(1);
  t.tokens(1);
  t.place(0, "mafioso give_tour.left token middle");
  t.answer(0, "bonus first");
  EXPECT_EQ(t.lira(0), 3);
  t.answer(0, "yes");
  EXPECT_EQ(t.lira(0), 5);
  EXPECT_EQ(t.tokens(), 0u);
  t.expect_turn(0);
}

RULING_TEST(132, MafiosoRepeatsWhenItsSeasonHasCome) {
  WorkerTable t = mafioso();
  t.hand(0, {Visitor::Planner});
  t.play_visitor(0, Visitor::Planner);
  t.answer(0, "place mafioso draw_order.left");
  t.expect_turn(1);
  pass_into(t, Season::Winter);
  t.expect_question(0, "act_again");
  t.answer(0, "yes");
  EXPECT_EQ(t.hand_size(0, Deck::Order), 2u);
}

// two tours are two tours.
WORKER_TEST(Mafioso, BothToursCountForTheFountain) {
  WorkerTable t = side_two(5, Season::Spring, Worker::Mafioso)
                      .owns(0, Worker::Mafioso)
                      .builds(1, {StructureCard::Fountain});
  t.place(0, "mafioso give_tour.left");
  t.answer(0, "yes");
  EXPECT_EQ(t.lira(1), 2);
}

}  // namespace
}  // namespace vendemmia::testing
