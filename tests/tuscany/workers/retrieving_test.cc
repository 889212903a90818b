// Special workers and the cards that move workers, and the order of events.
#include "tests/tuscany/workers/workers.h"

namespace vendemmia::testing {
namespace {

RULING_TEST(367, NoCardIsDestroyedWithASpecialWorkerInside) {
  WorkerTable t = side_two(2, Season::Spring, Worker::Farmer)
                      .owns(0, Worker::Farmer)
                      .builds(0, {StructureCard::Cafe, StructureCard::Inn});
  t.grape(0, Grape::Red, 1);
  t.place(0, "farmer structure.mat_1");
  t.answer(0, "yes");
  t.pass(1);
  t.place(0, "destroy");  // only the Inn can go
  EXPECT_TRUE(t.player(0).has(StructureCard::Cafe));
  EXPECT_FALSE(t.player(0).has(StructureCard::Inn));
}
RULING_TEST(111, ProducerTakesSpecialWorkersFromAnywhere) {
  WorkerTable t = workers(3, Worker::Farmer, Worker::Chef);
  t.hand(0, {Visitor::Producer}).lira(0, 2);
  t.standing(0, Worker::Farmer, "draw_vine.left").standing(0, Worker::Chef, "cart");
  t.play_visitor(0, Visitor::Producer);
  t.expect_question(0, "retrieve_workers")
      .offers_only({"retrieve farmer draw_vine.left", "retrieve chef cart"});
  t.answers(0, {"retrieve farmer draw_vine.left", "retrieve chef cart"});
  EXPECT_EQ(t.place_of(0, Worker::Farmer), kNowhere);
  EXPECT_EQ(t.place_of(0, Worker::Chef), kNowhere);
  EXPECT_EQ(t.occupant_of("draw_vine.left"), -1);
}
RULING_TEST(111, ProducerLeavesTheWorkerThatPlayedIt) {
  WorkerTable t = workers(3, Worker::Farmer, Worker::Chef).owns(0, Worker::Farmer);
  t.hand(0, {Visitor::Producer}).lira(0, 2).standing(0, Worker::Regular, "cart");
  t.standing(0, Worker::Regular, "play_summer_visitor.left");
  t.place(0, "farmer play_summer_visitor.middle");
  if (asks(t, "retrieve_workers")) {
    t.expect_question(0, "retrieve_workers")
        .offers_only({"retrieve regular cart"})
        .refuses("retrieve farmer play_summer_visitor.middle", "where the card was played");
  }
  EXPECT_TRUE(t.stands(0, Worker::Farmer, "play_summer_visitor.middle"));
}
RULING_TEST(110, ProducerNeedsAWorkerToTake) {
  WorkerTable none = workers(3, Worker::Farmer, Worker::Chef).owns(0, Worker::Farmer);
  none.hand(0, {Visitor::Producer}).lira(0, 2);
  EXPECT_FALSE(none.can_place("farmer play_summer_visitor.left"));
  WorkerTable special = workers(3, Worker::Farmer, Worker::Chef).owns(0, Worker::Farmer);
  special.hand(0, {Visitor::Producer}).lira(0, 2).standing(0, Worker::Chef, "draw_vine.left");
  EXPECT_TRUE(special.can_place("farmer play_summer_visitor.left"));
}
RULING_TEST(111, ProducerAfterARepeatedBonusStillKnowsItsAction) {
  WorkerTable t = workers(3, Worker::Politico, Worker::Chef).owns(0, Worker::Politico);
  t.hand(0, {Visitor::NoviceGuide, Visitor::Patron, Visitor::Producer}).standing(0, Worker::Regular, "cart");
  t.place(0, "politico play_summer_visitor.middle");
  t.answer(0, "play novice_guide");
  if (asks(t, "choose_option")) t.answer(0, "option 1");
  t.answers(0, {"play patron", "option 1", "yes"});
  if (asks(t, "play_visitor")) t.answer(0, "play producer");
  EXPECT_TRUE(t.stands(0, Worker::Politico, "play_summer_visitor.middle"));
  EXPECT_EQ(t.available(0), 2u);  // from the cart, the only choice
}

// the special worker may be the one that is left for the Planner.
RULING_TEST(123, PlannerPlacesASpecialWorker) {
  WorkerTable t = workers(3, Worker::Farmer, Worker::Chef).owns(0, Worker::Chef);
  t.regulars(0, 1).standing(0, Worker::Grande, "cart").hand(0, {Visitor::Planner});
  EXPECT_TRUE(t.can_place("play_summer_visitor.left"));
  EXPECT_TRUE(t.can_place("chef play_summer_visitor.left"));  // and then the regular one
  WorkerTable alone = workers(3, Worker::Farmer, Worker::Chef).owns(0, Worker::Chef);
  alone.regulars(0, 0).standing(0, Worker::Grande, "cart").hand(0, {Visitor::Planner});
  EXPECT_FALSE(alone.can_place("chef play_summer_visitor.left"));
}
RULING_TEST(124, PlannerPutsNoSpecialWorkerOnTheArt) {
  WorkerTable t = workers(2, Worker::Farmer, Worker::Traveler).owns(0, Worker::Farmer);
  plan_ahead(t, 1, Worker::Regular, "draw_order.left");
  t.owns(0, Worker::Traveler).hand(0, {Visitor::Planner});
  t.play_visitor(0, Visitor::Planner);
  t.expect_question(0, "plan_worker")
      .offers("place grande draw_order.art")
      .refuses("place farmer draw_order.art", "only the grande")
      .refuses("place traveler harvest_field.middle", "number of players")
      .offers("place traveler harvest_field.left");
}

RULING_TEST(165, MotivatorTakesNoSpecialWorker) {
  WorkerTable t = in_winter(workers(2, Worker::Farmer, Worker::Chef).owns(0, Worker::Farmer));
  t.hand(0, {Visitor::Motivator});
  t.place(0, "farmer play_winter_visitor.left");
  EXPECT_TRUE(t.stands(0, Worker::Farmer, "play_winter_visitor.left"));
}

// the order of the season's beginning holds while an Organizer among the planned workers changes the chart.
RULING_TEST(125, AnOrganizerAmongThePlannedLosesNobodysAction) {
  WorkerTable t = workers(3, Worker::Farmer, Worker::Chef);
  t.row(0, 2).row(1, 3).row(2, 4).hand(1, {Visitor::Manager, Visitor::Organizer});
  plan_ahead(t, 0, Worker::Regular, "harvest_field.left");
  plan_ahead(t, 1, Worker::Regular, "play_winter_visitor.left");
  plan_ahead(t, 1, Worker::Regular, "draw_order.left");
  t.planted(0, 5, {Vine::Sangiovese});
  pass_into(t, Season::Winter);
  if (asks(t, "play_visitor")) t.answer(1, "play manager");
  t.answers(1, {"take play_summer_visitor", "row 1"});
  EXPECT_EQ(t.grape_count(0), 1u);
  EXPECT_EQ(t.hand_size(1, Deck::Order), 1u);  // the second one acts as well
  EXPECT_EQ(t.state().planned_count, 0u);
}

// First the toll, then bumping, then the action and its bonus, then what follows.
RULING_TEST(307, TheOrderOfAPlacement) {
  WorkerTable t = workers(3, Worker::Chef, Worker::Soldato).owns(0, Worker::Chef);
  t.standing(1, Worker::Soldato, "give_tour.left").lira(0, 1);
  t.place(0, "chef give_tour.left");
  std::vector<EventKind> order;
  for (const Event& event : t.events()) {
    if (event.kind == EventKind::TollPaid || event.kind == EventKind::Bumped ||
        event.kind == EventKind::Placed)
      order.push_back(event.kind);
  }
  EXPECT_EQ(order, (std::vector{EventKind::TollPaid, EventKind::Bumped, EventKind::Placed}));
}

// a plain grande beside a full action, and an ordinary worker, have no ability.
RULING_TEST(308, OrdinaryWorkersHaveNoAbility) {
  WorkerTable t =
      workers(3, Worker::Mafioso, Worker::Oracle).owns(0, Worker::Mafioso).owns(0, Worker::Oracle);
  t.place(0, "draw_vine.left");
  EXPECT_EQ(t.hand_size(0), 1u);
  t.expect_turn(1);
}

}  // namespace
}  // namespace vendemmia::testing
