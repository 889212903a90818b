// Soldato: opponents pay to stand on its action.
#include "tests/tuscany/workers/workers.h"

namespace vendemmia::testing {
namespace {

WorkerTable soldato(unsigned players = 3, Worker other = Worker::Oracle) {
  return workers(players, Worker::Soldato, other);
}

WORKER_TEST(Soldato, TakesATollOnEverySpaceOfItsAction) {
  WorkerTable t = soldato();
  t.standing(1, Worker::Soldato, "give_tour.left").lira(0, 1);
  t.place(0, "give_tour.middle");
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.lira(1), 1);
  t.answer(0, "bonus first");
  EXPECT_EQ(t.lira(0), 3);
  EXPECT_EQ(t.count_events(EventKind::TollPaid), 1u);
}

WORKER_TEST(Soldato, IsFreeElsewhere) {
  WorkerTable t = soldato();
  t.standing(1, Worker::Soldato, "give_tour.left");
  EXPECT_TRUE(t.can_place("draw_vine.left"));
  EXPECT_TRUE(t.can_place("cart"));
}

RULING_TEST(334, EachOpposingSoldatoIsPaidButNotOnesOwn) {
  WorkerTable t = soldato(5);
  t.standing(1, Worker::Soldato, "give_tour.left").standing(2, Worker::Soldato, "give_tour.middle");
  t.lira(0, 1);
  t.expect_question(0, "turn").refuses("place regular give_tour.right", "toll is 2 lira and you have 1");
  WorkerTable own = soldato(5);
  own.standing(0, Worker::Soldato, "give_tour.left")
      .standing(2, Worker::Soldato, "give_tour.middle")
      .lira(0, 1);
  own.place(0, "give_tour.right");
  EXPECT_EQ(own.lira(2), 1);
  EXPECT_EQ(own.lira(0), 2);
}

RULING_TEST(306, TheTollIsCollectedWithoutAsking) {
  WorkerTable t = soldato();
  t.standing(1, Worker::Soldato, "give_tour.left").lira(0, 2);
  t.place(0, "give_tour.middle");
  t.expect_question(0, "bonus_order");
}

RULING_TEST(335, WithoutALiraNobodyGetsIn) {
  WorkerTable t = soldato();
  t.standing(1, Worker::Soldato, "give_tour.left");
  // Neither the tour nor the bonus may pay it.
  t.expect_question(0, "turn")
      .refuses("place regular give_tour.middle", "toll is 1 lira and you have 0")
      .refuses("place grande give_tour.middle", "toll");
}
RULING_TEST(335, WhatTheTollLeavesMustDoForTheAction) {
  WorkerTable t = soldato();
  t.standing(1, Worker::Soldato, "build_structure.left").lira(0, 2);
  EXPECT_TRUE(t.can_place("build_structure.middle"));  // 2 - 1 + 1
  WorkerTable poorer = soldato();
  poorer.standing(1, Worker::Soldato, "build_structure.left").lira(0, 1);
  poorer.expect_question(0, "turn").refuses("place regular build_structure.middle", "cannot carry out");
}

RULING_TEST(336, AFullActionIsOpenForTheToll) {
  WorkerTable t = soldato(2);
  t.standing(1, Worker::Soldato, "give_tour.left").lira(0, 1);
  t.place(0, "give_tour.art");
  EXPECT_EQ(t.lira(1), 1);
  EXPECT_EQ(t.lira(0), 2);
  EXPECT_EQ(regulars_on_art(t.player(0), action_of(target_named("give_tour.art"))), 1u);
  t.pass(1);
  t.place(0, "grande give_tour.art");
  EXPECT_EQ(t.lira(1), 2);
  EXPECT_EQ(t.lira(0), 3);
}
RULING_TEST(336, TheArtStaysClosedWhileASpaceIsFree) {
  WorkerTable t = soldato(3);
  t.standing(1, Worker::Soldato, "give_tour.left").lira(0, 1);
  EXPECT_FALSE(t.can_place("give_tour.art"));
  WorkerTable own = soldato(2);
  own.standing(0, Worker::Soldato, "give_tour.left").lira(0, 1);
  EXPECT_FALSE(own.can_place("give_tour.art"));  // it opens nothing for its owner
}

RULING_TEST(337, ASoldatoOnTheArtDoesNothing) {
  WorkerTable t = soldato(2);
  t.standing(1, Worker::Regular, "give_tour.left").standing(1, Worker::Soldato, "give_tour.art");
  EXPECT_FALSE(t.can_place("give_tour.art"));
  t.place(0, "grande give_tour.art");
  EXPECT_EQ(t.lira(1), 0);
}

RULING_TEST(338, ThePlannersWorkerPaysWhenItIsPlaced) {
  WorkerTable t = soldato(3);
  t.standing(1, Worker::Soldato, "draw_order.left").hand(0, {Visitor::Planner}).lira(0, 1);
  t.play_visitor(0, Visitor::Planner);
  t.answer(0, "place regular draw_order.middle");
  EXPECT_EQ(t.lira(1), 1);
  EXPECT_EQ(t.lira(0), 0);
  pass_into(t, Season::Winter);
  EXPECT_EQ(t.lira(1), 1);  // never when the action is taken
}
RULING_TEST(338, ASoldatoThatComesLaterTakesNothing) {
  WorkerTable t = in_winter(soldato(3, Worker::Messenger));
  plan_ahead(t, 1, Worker::Messenger, "draw_order.middle", kOnFirstTurn);
  t.owns(0, Worker::Soldato);
  t.place(0, "soldato draw_order.left");
  EXPECT_EQ(t.hand_size(1, Deck::Order), 1u);
  EXPECT_EQ(t.lira(0), 0);
}
RULING_TEST(338, MessengerAndTravelerPay) {
  WorkerTable ahead = soldato(3, Worker::Messenger).owns(0, Worker::Messenger);
  ahead.standing(1, Worker::Soldato, "draw_order.left").lira(0, 1);
  ahead.place(0, "messenger draw_order.middle");
  EXPECT_EQ(ahead.lira(1), 1);
  WorkerTable back = in_winter(soldato(3, Worker::Traveler).owns(0, Worker::Traveler));
  back.standing(1, Worker::Soldato, "draw_vine.left");
  back.expect_question(0, "turn").refuses("place traveler draw_vine.right", "toll");
}
RULING_TEST(338, ThePlannerNeedsTheTollWhereAllElseIsTaken) {
  WorkerTable t = soldato(3);
  t.hand(0, {Visitor::Planner}).regulars(0, 2).standing(0, Worker::Grande, "cart");
  for (const char* action :
       {"harvest_field", "train_worker", "play_winter_visitor", "make_wine", "fill_order"}) {
    t.raw().spaces[target_named(std::string(action) + ".left")] = occupant(2, Worker::Regular);
    t.raw().spaces[target_named(std::string(action) + ".middle")] = occupant(2, Worker::Regular);
  }
  t.standing(1, Worker::Soldato, "draw_order.left");
  EXPECT_FALSE(t.can_play(Visitor::Planner));
}

RULING_TEST(339, TheSoldatoLetsNoTravelerIn) {
  WorkerTable t = in_winter(soldato(2, Worker::Traveler).owns(0, Worker::Traveler));
  t.standing(1, Worker::Soldato, "give_tour.left").lira(0, 3);
  t.standing(1, Worker::Regular, "give_tour.middle").standing(1, Worker::Regular, "give_tour.right");
  EXPECT_FALSE(t.can_place("traveler give_tour.art"));
  EXPECT_FALSE(t.can_place("traveler give_tour.left"));
}

RULING_TEST(340, TheSoldatoOnTheCart) {
  WorkerTable t = soldato();
  t.standing(1, Worker::Soldato, "cart");
  EXPECT_FALSE(t.can_place("cart"));
  WorkerTable rich = soldato();
  rich.standing(1, Worker::Soldato, "cart").lira(0, 1);
  rich.place(0, "cart");
  EXPECT_EQ(rich.lira(0), 1);
  EXPECT_EQ(rich.lira(1), 1);
}

RULING_TEST(136, TheManagerPaysNoToll) {
  WorkerTable t = in_winter(soldato());
  t.standing(1, Worker::Soldato, "give_tour.left").hand(0, {Visitor::Manager});
  t.play_visitor(0, Visitor::Manager);
  t.answer(0, "take give_tour");
  EXPECT_EQ(t.lira(0), 2);
  EXPECT_EQ(t.lira(1), 0);
}

RULING_TEST(308, PrivateSpacesAreFree) {
  WorkerTable t = soldato();
  t.built(1, {Structure::Yoke}).built(0, {Structure::Yoke}).planted(0, 5, {Vine::Sangiovese});
  t.raw().players[1].special[0] = kYoke;
  t.raw().players[1].year_marks |= kYokeUsed;
  EXPECT_TRUE(t.can_place("yoke"));
}

// the toll is gone when the bonus is looked at.
RULING_TEST(216, TheTollCountsInTheFriendlyVariant) {
  WorkerTable t = soldato(5);
  t.friendly().standing(1, Worker::Soldato, "play_summer_visitor.left").lira(0, 6);
  t.hand(0, {Visitor::UncertifiedBroker, Visitor::Surveyor}).vp(0, -5);
  EXPECT_FALSE(t.can_place("play_summer_visitor.middle"));  // 5 lira are too few for the Broker
  WorkerTable richer = soldato(5);
  richer.friendly().standing(1, Worker::Soldato, "play_summer_visitor.left").lira(0, 7);
  richer.hand(0, {Visitor::UncertifiedBroker, Visitor::Surveyor}).vp(0, -5);
  EXPECT_TRUE(richer.can_place("play_summer_visitor.middle"));
}

}  // namespace
}  // namespace vendemmia::testing
