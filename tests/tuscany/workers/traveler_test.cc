// Traveler: an empty space of an earlier season.
#include "tests/tuscany/workers/workers.h"

namespace vendemmia::testing {
namespace {

WorkerTable traveler(unsigned players = 2) {
  return workers(players, Worker::Traveler).owns(0, Worker::Traveler);
}

WORKER_TEST(Traveler, ActsInAnEarlierSeason) {
  WorkerTable t = in_winter(traveler());
  t.place(0, "traveler give_tour.left");
  EXPECT_EQ(t.lira(0), 2);
  EXPECT_TRUE(t.stands(0, Worker::Traveler, "give_tour.left"));
  t.expect_turn(1);
}

RULING_TEST(352, TravelerUsesClosedSpacesWithTheirBonus) {
  WorkerTable t = in_winter(traveler());
  EXPECT_TRUE(t.can_place("traveler give_tour.right"));
  t.place(0, "traveler give_tour.middle");
  t.answer(0, "bonus first");
  EXPECT_EQ(t.lira(0), 3);
}
RULING_TEST(352, TravelerReachesEveryEarlierSeason) {
  WorkerTable t = extended(2, Season::Fall, Worker::Traveler).owns(0, Worker::Traveler);
  EXPECT_TRUE(t.can_place("traveler give_tour.middle"));  // spring
  EXPECT_TRUE(t.can_place("traveler trade.right") || t.lira(0) == 0);
  EXPECT_FALSE(t.can_place("traveler train_worker.left"));  // winter is to come
  EXPECT_FALSE(t.can_place("regular give_tour.left"));
  WorkerTable rich = extended(2, Season::Fall, Worker::Traveler).owns(0, Worker::Traveler);
  rich.lira(0, 4);
  EXPECT_TRUE(rich.can_place("traveler trade.right"));  // summer
  WorkerTable spring = extended(2, Season::Spring, Worker::Traveler).owns(0, Worker::Traveler);
  EXPECT_FALSE(spring.can_place("traveler trade.left"));
}
RULING_TEST(352, TravelersActionMustBePossible) {
  WorkerTable t = in_winter(traveler());
  t.expect_question(0, "turn")
      .refuses("place traveler plant_vine.left", "cannot carry out")
      .refuses("place traveler build_structure.left", "cannot carry out");
}

RULING_TEST(353, TravelerNeedsAnEmptySpace) {
  WorkerTable t = in_winter(traveler());
  t.standing(1, Worker::Regular, "give_tour.left");
  t.expect_question(0, "turn").refuses("place traveler give_tour.left", "another worker");
  EXPECT_FALSE(t.can_place("traveler give_tour.art"));
  EXPECT_TRUE(t.can_place("traveler give_tour.middle"));
  EXPECT_TRUE(t.can_place("traveler cart"));  // as anybody
}

RULING_TEST(354, TravelerOnTheBaseBoard) {
  EXPECT_FALSE(traveler().can_place("traveler draw_order.left"));
  EXPECT_TRUE(in_winter(traveler()).can_place("traveler draw_vine.left"));
}

RULING_TEST(361, TravelerAndMessengerInTheCurrentSeason) {
  WorkerTable t = workers(2, Worker::Traveler, Worker::Messenger).owns(0, Worker::Traveler);
  t.owns(0, Worker::Messenger);
  EXPECT_TRUE(t.can_place("traveler give_tour.left"));
  EXPECT_FALSE(t.can_place("traveler give_tour.middle"));  // closed in the own season
  t.place(0, "messenger give_tour.left");
  EXPECT_EQ(t.lira(0), 2);
  EXPECT_EQ(t.state().planned_count, 0u);
}

RULING_TEST(458, TravelerInSolo) {
  WorkerTable t = in_winter(traveler(1));
  t.automa_standing("give_tour.left");
  EXPECT_FALSE(t.can_place("traveler give_tour.left"));
  EXPECT_TRUE(t.can_place("traveler give_tour.right"));
  t.place(0, "traveler give_tour.middle");
  t.answer(0, "bonus first");
  EXPECT_EQ(t.lira(0), 3);
}

// who has left winter has freed the spaces of the whole year.
RULING_TEST(277, SpacesOfThoseWhoLeftAreOpenToTheTraveler) {
  WorkerTable t = extended(2, Season::Winter, Worker::Traveler).owns(0, Worker::Traveler);
  t.standing(1, Worker::Regular, "give_tour.left").turn(1);
  t.pass(1);
  while (!asks(t, "turn")) t.answer(pending(t.state()).seat, t.legal().front());
  EXPECT_TRUE(t.can_place("traveler give_tour.left"));
}

}  // namespace
}  // namespace vendemmia::testing
