// Section H: Planner, Manager and other cross-season effects.
#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

// A worker that waits on a later season's space, as the Planner leaves it.
void plan(Table& t, Seat seat, std::string_view target) {
  t.standing(seat, Worker::Regular, target);
  State& s = t.raw();
  s.planned[s.planned_count++] = planned_worker(seat, Worker::Regular, target_named(target));
}

std::vector<std::string> left_spaces_of_winter(std::string_view worker) {
  std::vector<std::string> texts;
  for (const char* action :
       {"draw_order", "harvest_field", "train_worker", "play_winter_visitor", "make_wine", "fill_order"}) {
    texts.push_back("place " + std::string(worker) + " " + action + ".left");
  }
  return texts;
}

RULING_TEST(123, PlannerNeedsAnotherWorker) {
  Table t = table(2).hand(0, {Visitor::Planner}).regulars(0, 1).standing(0, Worker::Grande, "cart");
  EXPECT_FALSE(t.can_place("play_summer_visitor.left"));
}

RULING_TEST(123, PlannerTakesAnyWorkerLeft) {
  Table t = table(2).hand(0, {Visitor::Planner}).regulars(0, 1);
  t.play_visitor(0, Visitor::Planner);
  t.expect_question(0, "plan_worker")
      .offers("place grande draw_order.left")
      .refuses("place regular draw_order.left", "no such worker");
}

RULING_TEST(123, PlannerPlayedByTheGrandeSendsARegular) {
  Table alone = table(2).hand(0, {Visitor::Planner}).regulars(0, 0);
  EXPECT_FALSE(alone.can_place("grande play_summer_visitor.left"));
  Table t = table(2).hand(0, {Visitor::Planner}).regulars(0, 1);
  t.play_visitor(0, Visitor::Planner, "grande play_summer_visitor.left");
  t.expect_question(0, "plan_worker").offers("place regular draw_order.left");
}

RULING_TEST(124, PlannedWorkerGoesToALaterBoardSpace) {
  Table t = table(2).hand(0, {Visitor::Planner}).built(0, {Structure::Yoke});
  t.planted(0, 5, {Vine::Sangiovese});
  t.play_visitor(0, Visitor::Planner);
  // Nothing is in the cellar, nobody holds a winter visitor or an order: no matter yet.
  std::vector<std::string> places = left_spaces_of_winter("regular");
  for (const std::string& one : left_spaces_of_winter("grande")) places.push_back(one);
  t.expect_question(0, "plan_worker")
      .offers_only(places)
      .refuses("place regular cart")
      .refuses("place regular yoke")
      .refuses("place regular give_tour.left");
}

RULING_TEST(124, PlannedGrandeMayJoinAFullAction) {
  Table t = table(2).hand(0, {Visitor::Planner}).standing(1, Worker::Regular, "draw_order.left");
  t.play_visitor(0, Visitor::Planner);
  t.expect_question(0, "plan_worker")
      .offers("place grande draw_order.art")
      .refuses("place grande make_wine.art", "all of its spaces")
      .refuses("place regular draw_order.art", "grande")
      .refuses("place regular draw_order.left", "stands on that space");
}

RULING_TEST(125, PlannedActionsHappenInWakeUpOrderBeforeTheFirstTurn) {
  Table t = table(2).row(0, 2).row(1, 1).regulars(0, 3).lira(0, 4);
  t.planted(1, 5, {Vine::Sangiovese});
  plan(t, 0, "train_worker.left");
  plan(t, 1, "harvest_field.left");
  plan(t, 0, "draw_order.left");
  t.pass_season();
  t.pass_season();
  std::vector<Target> order;
  for (const Event& event : t.events()) {
    if (event.kind == EventKind::PlannedAction) order.push_back(event.b);
  }
  const std::vector<Target> expected{target_named("harvest_field.left"), target_named("train_worker.left"),
                                     target_named("draw_order.left")};
  EXPECT_EQ(order, expected);
  EXPECT_EQ(t.player(0).training, 1);
  EXPECT_EQ(t.hand_size(0, Deck::Order), 1u);
  EXPECT_TRUE(t.has_grape(1, Grape::Red, 1));
  t.expect_turn(1);  // then the normal turns
  t.place(1, "cart");
  t.expect_turn(0);
}

RULING_TEST(125, NothingHappensBeforeTheSeasonBegins) {
  Table t = table(2).hand(0, {Visitor::Planner});
  t.play_visitor(0, Visitor::Planner);
  t.answer(0, "place regular draw_order.left");
  EXPECT_EQ(t.hand_size(0, Deck::Order), 0u);
  t.expect_turn(1);
}

RULING_TEST(126, ImpossiblePlanLapsesWithoutBonus) {
  Table t = table(3);
  plan(t, 0, "train_worker.middle");  // 4 lira, of which the bonus would give one
  t.pass_season();
  t.pass_season();
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.player(0).training, 0);
  EXPECT_EQ(t.occupant_of("train_worker.middle"), 0);
  EXPECT_EQ(t.count_events(EventKind::PlanLapsed), 1u);
  t.expect_turn(0);
}

RULING_TEST(126, TheSpacesOwnBonusMayMakeItPossible) {
  Table t = table(3).lira(0, 3);
  plan(t, 0, "train_worker.middle");
  t.pass_season();
  t.pass_season();
  EXPECT_EQ(t.player(0).training, 1);
  EXPECT_EQ(t.lira(0), 0);
}

RULING_TEST(127, PlannedActionIsMandatoryItsBonusIsNot) {
  Table t = table(3).planted(0, 5, {Vine::Sangiovese}).planted(0, 6, {Vine::Malvasia});
  plan(t, 0, "harvest_field.middle");
  t.pass_season();
  t.pass_season();
  t.expect_question(0, "harvest").offers_only({"harvest field_5", "harvest field_6"});
  t.answer(0, "harvest field_5");
  t.expect_question(0, "harvest").offers_only({"harvest field_6", "done"});
  t.answer(0, "done");
  EXPECT_EQ(t.grape_count(0), 1u);
  t.expect_turn(0);
}

RULING_TEST(128, PlannerIsNotPlayableInWinter) {
  Table t = winter().hand(0, {Visitor::Manager, Visitor::Planner, Visitor::Patron, Visitor::Sponsor});
  t.play_visitor(0, Visitor::Manager);
  t.answer(0, "take play_summer_visitor");
  t.expect_question(0, "play_visitor").offers("play patron").refuses("play planner", "mandatory parts");
}

RULING_TEST(130, PlannedWorkerOccupiesItsSpaceAtOnce) {
  Table t = table(2).hand(0, {Visitor::Planner});
  t.play_visitor(0, Visitor::Planner);
  t.answer(0, "place regular draw_order.left");
  EXPECT_EQ(t.occupant_of("draw_order.left"), 0);
  EXPECT_EQ(t.available(0), 0u);
  t.pass_season();
  t.pass_season();
  t.pass(0);
  t.expect_question(1, "turn")
      .refuses("place regular draw_order.left", "stands on that space")
      .offers("place grande draw_order.art");
}

RULING_TEST(131, RetrievedPlannedWorkerDoesNotAct) {
  Table t =
      table(2).hand(0, {Visitor::Producer}).lira(0, 2).regulars(0, 3).standing(0, Worker::Regular, "cart");
  plan(t, 0, "draw_order.left");
  t.play_visitor(0, Visitor::Producer);
  t.answer(0, "retrieve regular draw_order.left");
  t.answer(0, "done");
  EXPECT_EQ(t.occupant_of("draw_order.left"), -1);
  EXPECT_EQ(t.available(0), 1u);
  t.pass_season();
  t.pass_season();
  EXPECT_EQ(t.hand_size(0, Deck::Order), 0u);
  EXPECT_EQ(t.count_events(EventKind::PlannedAction), 0u);
}

RULING_TEST(133, ManagerTakesAnySummerActionButNotTheCartOrTheYoke) {
  Table t = winter()
                .hand(0, {Visitor::Manager, Visitor::Patron})
                .vines(0, {Vine::Sangiovese})
                .built(0, {Structure::Yoke})
                .lira(0, 3);
  t.play_visitor(0, Visitor::Manager);
  t.expect_question(0, "earlier_action")
      .offers_only({"take draw_vine", "take give_tour", "take build_structure", "take play_summer_visitor",
                    "take plant_vine", "take sell_grapes_or_field"});
}

RULING_TEST(133, ManagerIgnoresOccupationAndGetsNoBonus) {
  Table t = winter(3)
                .hand(0, {Visitor::Manager})
                .standing(1, Worker::Regular, "give_tour.left")
                .standing(2, Worker::Regular, "give_tour.middle");
  t.play_visitor(0, Visitor::Manager);
  t.answer(0, "take give_tour");
  EXPECT_EQ(t.lira(0), 2);
  t.expect_turn(1);
}

RULING_TEST(134, ManagersActionMustBePossible) {
  Table t = winter().hand(0, {Visitor::Manager}).empty_deck(Deck::Vine).lira(0, 1);
  t.play_visitor(0, Visitor::Manager);
  t.expect_question(0, "earlier_action")
      .offers_only({"take give_tour", "take sell_grapes_or_field"})
      .refuses("take draw_vine", "cannot carry out")
      .refuses("take build_structure", "cannot carry out")
      .refuses("take play_summer_visitor", "cannot carry out")
      .refuses("take plant_vine", "cannot carry out");
}

RULING_TEST(135, ManagerPlaysOneSummerVisitorThenTheBonusVisitorFollows) {
  Table t = winter(3).hand(0, {Visitor::Manager, Visitor::Politician, Visitor::Patron, Visitor::Banker});
  t.place(0, "play_winter_visitor.middle");
  t.answer(0, "play manager");
  t.answer(0, "take play_summer_visitor");
  t.answer(0, "play patron");
  t.answer(0, "option 1");
  EXPECT_EQ(t.lira(0), 4);
  t.expect_question(0, "play_visitor").offers_only({"play politician", "done"});
  t.answer(0, "play politician");
  EXPECT_TRUE(t.holds(0, Visitor::Banker));
  t.expect_turn(1);
}

RULING_TEST(136, ManagerPlacesNobody) {
  Table t = winter(3).hand(0, {Visitor::Manager});
  t.play_visitor(0, Visitor::Manager);
  t.answer(0, "take give_tour");
  EXPECT_EQ(t.occupant_of("give_tour.left"), -1);
  EXPECT_EQ(t.occupant_of("give_tour.middle"), -1);
  EXPECT_EQ(t.available(0), 1u);  // only the worker that plays the card is placed
}

RULING_TEST(137, ManagersDeedsTriggerStructures) {
  Table tour = winter().hand(0, {Visitor::Manager}).built(0, {Structure::TastingRoom}).wine(0, Wine::Red, 1);
  tour.play_visitor(0, Visitor::Manager);
  tour.answer(0, "take give_tour");
  EXPECT_EQ(tour.vp(0), 1);

  Table planting =
      winter().hand(0, {Visitor::Manager}).built(0, {Structure::Windmill}).vines(0, {Vine::Sangiovese});
  planting.play_visitor(0, Visitor::Manager);
  planting.answer(0, "take plant_vine");
  planting.answer(0, "plant sangiovese field_5");
  EXPECT_EQ(planting.vp(0), 1);
}

RULING_TEST(138, OrganizerThroughManagerLeavesWinterAtOnce) {
  Table t = winter().hand(0, {Visitor::Manager, Visitor::Organizer});
  t.play_visitor(0, Visitor::Manager);
  t.answer(0, "take play_summer_visitor");
  t.expect_question(0, "move_rooster").refuses("row 1", "already stands").refuses("row 2", "rooster");
  t.answer(0, "row 6");
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_TRUE(t.player(0).passed);
  EXPECT_EQ(t.available(0), 1u);  // a worker was left and does not act any more
  t.place(1, "cart");
  t.expect_turn(1);
}

RULING_TEST(139, ManagerCannotReachThePlanner) {
  Table t = winter().hand(0, {Visitor::Manager, Visitor::Planner});
  t.play_visitor(0, Visitor::Manager);
  t.expect_question(0, "earlier_action").refuses("take play_summer_visitor", "cannot carry out");
}

RULING_TEST(140, ProducerThroughManagerSparesTheActionOfTheManager) {
  Table t = winter(3)
                .hand(0, {Visitor::Manager, Visitor::Producer})
                .lira(0, 2)
                .regulars(0, 4)
                .standing(0, Worker::Regular, "play_winter_visitor.left")
                .standing(0, Worker::Regular, "play_summer_visitor.left")
                .standing(0, Worker::Regular, "cart");
  t.place(0, "play_winter_visitor.middle");
  t.answer(0, "take play_summer_visitor");
  t.expect_question(0, "retrieve_workers")
      .offers_only({"retrieve regular play_summer_visitor.left", "retrieve regular cart"})
      .refuses("retrieve regular play_winter_visitor.left", "action where the card was played")
      .refuses("retrieve regular play_winter_visitor.middle", "action where the card was played");
}

RULING_TEST(140, ProducerThroughManagerNeedsAWorkerElsewhere) {
  Table t = winter(3)
                .hand(0, {Visitor::Manager, Visitor::Producer})
                .lira(0, 2)
                .standing(0, Worker::Regular, "play_winter_visitor.left");
  t.place(0, "play_winter_visitor.middle");
  t.expect_question(0, "earlier_action").refuses("take play_summer_visitor", "cannot carry out");
}

}  // namespace
}  // namespace vendemmia::testing
