// Professore: calls a regular worker back.
#include "tests/support/decisions.h"
#include "tests/tuscany/workers/workers.h"

namespace vendemmia::testing {
namespace {

WorkerTable professore(unsigned players = 3, Worker other = Worker::Oracle) {
  return workers(players, Worker::Professore, other).owns(0, Worker::Professore);
}

WORKER_TEST(Professore, CallsAWorkerBack) {
  WorkerTable t = professore();
  t.standing(0, Worker::Regular, "draw_vine.left");
  t.place(0, "professore give_tour.left");
  t.expect_question(0, "call_back").offers_only({"retrieve regular draw_vine.left", "done"});
  t.answer(0, "retrieve regular draw_vine.left");
  EXPECT_EQ(t.available(0), 2u);
  EXPECT_EQ(t.lira(0), 2);
  EXPECT_TRUE(t.can_place("regular draw_vine.left"));  // for seat 1, too
  t.expect_turn(1);
}

WORKER_TEST(Professore, MayDecline) {
  WorkerTable t = professore();
  t.standing(0, Worker::Regular, "draw_vine.left");
  t.place(0, "professore give_tour.left");
  t.answer(0, "done");
  EXPECT_EQ(t.available(0), 1u);
  EXPECT_EQ(t.lira(0), 2);
}

RULING_TEST(331, ProfessoreCallsRegularWorkersOfTheSeasonOnly) {
  WorkerTable t = professore(5, Worker::Farmer);
  t.temporary(0)
      .standing(0, Worker::Regular, "give_tour.left")
      .standing(0, Worker::Regular, "draw_vine.left");
  t.standing(0, Worker::Regular, "plant_vine.left");  // the temporary one cannot be told apart
  t.standing(0, Worker::Grande, "build_structure.left").standing(0, Worker::Farmer, "draw_vine.right");
  t.standing(1, Worker::Regular, "draw_vine.middle");
  t.place(0, "professore give_tour.right");
  t.expect_question(0, "call_back")
      .offers_only({"retrieve regular draw_vine.left", "retrieve regular give_tour.left",
                    "retrieve regular plant_vine.left", "done"});
}

RULING_TEST(305, SpecialWorkersAreNotRegular) {
  WorkerTable t = professore(3, Worker::Farmer);
  t.standing(0, Worker::Farmer, "draw_vine.left");
  t.place(0, "professore give_tour.left");
  t.expect_turn(1);
}

RULING_TEST(332, ProfessoreReachesNeitherTheCartNorEarlierSeasons) {
  WorkerTable t = in_winter(professore());
  t.standing(0, Worker::Regular, "cart").standing(0, Worker::Regular, "give_tour.left");
  t.place(0, "professore draw_order.left");
  t.expect_turn(1);
}

RULING_TEST(333, ProfessoreCallsAPlannedWorkerOnceItsSeasonIsCurrent) {
  WorkerTable t = professore(2);
  plan_ahead(t, 0, Worker::Regular, "draw_order.left");
  t.place(0, "professore give_tour.left");
  t.expect_turn(1);  // not yet

  WorkerTable winter = professore(2);
  plan_ahead(winter, 0, Worker::Regular, "draw_order.left");
  winter.grape(0, Grape::Red, 1);
  pass_into(winter, Season::Winter);
  EXPECT_EQ(winter.hand_size(0, Deck::Order), 1u);
  winter.place(0, "professore make_wine.left");
  winter.expect_question(0, "call_back").offers("retrieve regular draw_order.left");
}

RULING_TEST(308, ProfessoreCallsFromAPrivateSpaceToo) {
  WorkerTable t = professore();
  t.built(0, {Structure::Yoke}).planted(0, 5, {Vine::Sangiovese});
  t.standing(0, Worker::Regular, "draw_vine.left");
  t.place(0, "professore yoke");
  t.answer(0, "retrieve regular draw_vine.left");
  EXPECT_EQ(t.available(0), 2u);
}

RULING_TEST(132, ProfessoreCallsWhenItIsPlacedAhead) {
  WorkerTable t = professore();
  t.hand(0, {Visitor::Planner}).standing(0, Worker::Regular, "draw_vine.left");
  t.play_visitor(0, Visitor::Planner);
  t.answer(0, "place professore draw_order.left");
  t.expect_question(0, "call_back")
      .offers_only({"retrieve regular draw_vine.left", "retrieve regular play_summer_visitor.left", "done"});
  t.answer(0, "retrieve regular draw_vine.left");
  t.expect_turn(1);
  pass_into(t, Season::Winter);
  EXPECT_EQ(t.hand_size(0, Deck::Order), 1u);
  t.expect_turn(0);  // and not once more
}

// The worker that comes back may be the one that the Planner needs; then it has to.
DECISION_TEST(20, ProfessoreFetchesTheWorkerForAPlanner) {
  WorkerTable t = professore();
  t.regulars(0, 1).hand(0, {Visitor::Planner}).standing(0, Worker::Grande, "cart");
  EXPECT_TRUE(t.can_place("professore play_summer_visitor.left"));  // a regular worker is left
  WorkerTable last = professore();
  last.regulars(0, 1).hand(0, {Visitor::Planner}).standing(0, Worker::Grande, "cart");
  last.standing(0, Worker::Regular, "draw_vine.left").standing(1, Worker::Regular, "draw_vine.middle");
  EXPECT_FALSE(last.can_place("grande play_summer_visitor.left"));
  last.place(0, "professore play_summer_visitor.left");
  last.expect_question(0, "call_back").refuses("done", "cannot carry out");
  last.answer(0, "retrieve regular draw_vine.left");
  last.expect_question(0, "plan_worker").offers("place regular draw_order.left");
}

// ... and it may not be the only one that the Producer could take.
DECISION_TEST(20, ProfessoreLeavesTheProducerAWorker) {
  WorkerTable t = professore();
  t.hand(0, {Visitor::Producer}).lira(0, 2).standing(0, Worker::Regular, "draw_vine.left");
  t.place(0, "professore play_summer_visitor.left");
  t.expect_question(0, "call_back")
      .offers_only({"done"})
      .refuses("retrieve regular draw_vine.left", "cannot carry out");
}

// the space that it frees does not make it move.
RULING_TEST(331, ProfessoreStaysOnTheArt) {
  WorkerTable t = workers(2, Worker::Professore, Worker::Soldato).owns(0, Worker::Professore);
  t.standing(1, Worker::Soldato, "give_tour.left").standing(0, Worker::Regular, "draw_vine.left").lira(0, 1);
  t.place(0, "professore give_tour.art");
  t.answer(0, "retrieve regular draw_vine.left");
  EXPECT_TRUE(t.stands(0, Worker::Professore, "give_tour.art"));
}

}  // namespace
}  // namespace vendemmia::testing
