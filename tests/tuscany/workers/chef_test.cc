// Chef: takes an opponent's place on a space.
#include "tests/tuscany/workers/workers.h"

namespace vendemmia::testing {
namespace {

WorkerTable chef(unsigned players = 3, Worker other = Worker::Oracle) {
  return workers(players, Worker::Chef, other).owns(0, Worker::Chef);
}

WORKER_TEST(Chef, SendsAnOpponentHome) {
  WorkerTable t = chef();
  t.standing(1, Worker::Regular, "give_tour.left");
  t.place(0, "chef give_tour.left");
  EXPECT_EQ(t.lira(0), 2);
  EXPECT_TRUE(t.stands(0, Worker::Chef, "give_tour.left"));
  EXPECT_EQ(t.available(1), 2u);
  EXPECT_EQ(t.count_events(EventKind::Bumped), 1u);
}

RULING_TEST(321, ChefBumpsEveryKindButAChef) {
  WorkerTable grande = chef();
  grande.standing(1, Worker::Grande, "give_tour.left");
  grande.place(0, "chef give_tour.left");
  EXPECT_TRUE(grande.grande_available(1));
  WorkerTable special = chef(3, Worker::Farmer);
  special.standing(1, Worker::Farmer, "give_tour.left");
  special.place(0, "chef give_tour.left");
  EXPECT_EQ(special.place_of(1, Worker::Farmer), kNowhere);
  WorkerTable temporary = chef();
  temporary.regulars(1, 0).temporary(1).standing(1, Worker::Regular, "give_tour.left");
  temporary.place(0, "chef give_tour.left");
  EXPECT_EQ(temporary.available(1), 1u);
  WorkerTable other = chef();
  other.standing(1, Worker::Chef, "give_tour.left");
  other.expect_question(0, "turn").refuses("place chef give_tour.left", "another worker");
}

RULING_TEST(321, ChefAloneMayAndFreeSpacesDoNotMatter) {
  WorkerTable t = chef();
  t.standing(1, Worker::Regular, "give_tour.left");
  EXPECT_TRUE(t.can_place("chef give_tour.middle"));
  EXPECT_TRUE(t.can_place("chef give_tour.left"));
  EXPECT_FALSE(t.can_place("regular give_tour.left"));
  EXPECT_FALSE(t.can_place("grande give_tour.left"));
}

RULING_TEST(322, BumpedWorkerMayBePlacedAgain) {
  WorkerTable t = chef();
  t.regulars(1, 1).standing(1, Worker::Regular, "give_tour.left").lira(1, 2);
  t.place(0, "chef give_tour.left");
  EXPECT_EQ(t.lira(1), 2);  // what was gained is kept
  EXPECT_TRUE(t.can_place("regular draw_vine.left"));
}
RULING_TEST(322, BumpedWorkerWaitsWhereItsOwnerHasPassed) {
  WorkerTable t = chef(2);
  t.regulars(1, 1).standing(1, Worker::Regular, "give_tour.left").passed(1);
  t.place(0, "chef give_tour.left");
  t.expect_turn(0);
  pass_into(t, Season::Winter);
  EXPECT_EQ(t.available(1), 1u);
}

RULING_TEST(323, PlannedChefCancelsAWaitingAction) {
  WorkerTable t = chef(2);
  plan_ahead(t, 1, Worker::Regular, "draw_order.left");
  t.hand(0, {Visitor::Planner});
  t.expect_question(0, "turn").refuses("place chef draw_order.left", "another season");
  t.play_visitor(0, Visitor::Planner);
  t.answer(0, "place chef draw_order.left");
  EXPECT_EQ(t.available(1), 2u);
  EXPECT_EQ(t.state().planned_count, 1u);
  pass_into(t, Season::Winter);
  EXPECT_EQ(t.hand_size(0, Deck::Order), 1u);
  EXPECT_EQ(t.hand_size(1, Deck::Order), 0u);
}
RULING_TEST(323, ChefBumpsAMessengerOnceTheSeasonHasCome) {
  WorkerTable t = in_winter(chef(2, Worker::Messenger));
  plan_ahead(t, 1, Worker::Messenger, "draw_order.left", kOnFirstTurn);
  t.place(0, "chef draw_order.left");
  EXPECT_EQ(t.place_of(1, Worker::Messenger), kNowhere);
  t.expect_turn(1);  // an ordinary turn
  EXPECT_EQ(t.hand_size(1), 0u);
}

RULING_TEST(324, ChefPaysTheSoldatoBeforeBumpingIt) {
  WorkerTable t = chef(3, Worker::Soldato);
  t.standing(1, Worker::Soldato, "give_tour.left");
  t.expect_question(0, "turn").refuses("place chef give_tour.left", "toll is 1 lira");
  WorkerTable rich = chef(3, Worker::Soldato);
  rich.standing(1, Worker::Soldato, "give_tour.left").lira(0, 1);
  rich.place(0, "chef give_tour.left");
  EXPECT_EQ(rich.lira(1), 1);
  EXPECT_EQ(rich.lira(0), 2);
  EXPECT_EQ(rich.place_of(1, Worker::Soldato), kNowhere);
}

RULING_TEST(325, ChefGetsTheBonusOfTheSpace) {
  WorkerTable t = chef();
  t.standing(1, Worker::Regular, "give_tour.middle");
  t.place(0, "chef give_tour.middle");
  t.answer(0, "bonus first");
  EXPECT_EQ(t.lira(0), 3);
}

RULING_TEST(326, ChefBumpsNobodyOfItsOwn) {
  WorkerTable t = chef();
  t.standing(0, Worker::Regular, "give_tour.left");
  EXPECT_FALSE(t.can_place("chef give_tour.left"));
}

RULING_TEST(311, ChefBumpsNobodyOnTheArt) {
  WorkerTable t = chef(2);
  t.standing(1, Worker::Regular, "give_tour.left").standing(1, Worker::Grande, "give_tour.art");
  EXPECT_FALSE(t.can_place("chef give_tour.art"));
  t.place(0, "chef give_tour.left");
  EXPECT_FALSE(t.grande_available(1));
}

}  // namespace
}  // namespace vendemmia::testing
