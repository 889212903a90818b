// Planner and Manager on the extended board.
#include "tests/tuscany/board/extended_table.h"

namespace vendemmia::testing {
namespace {

std::vector<std::string> left_spaces(std::initializer_list<const char*> workers,
                                     std::initializer_list<const char*> actions) {
  std::vector<std::string> texts;
  for (const char* worker : workers) {
    for (const char* action : actions)
      texts.push_back("place " + std::string(worker) + " " + action + ".left");
  }
  return texts;
}

// --- Planner -----------------------------------------------------------------------------------------------

RULING_TEST(129, PlannerGoesToAnyLaterSeason) {
  Table t = extended(2, Season::Summer).row(0, 1).hand(0, {Visitor::Planner}).built(0, {Structure::Yoke});
  play_left(t, 0, Visitor::Planner);
  t.expect_question(0, "plan_worker")
      .offers_only(left_spaces({"regular", "grande"},
                               {"draw_order", "harvest_field", "make_wine", "build_or_tour",
                                "play_winter_visitor", "train_worker", "sell_wine", "fill_order"}))
      .refuses("place regular cart")
      .refuses("place regular yoke")
      .refuses("place regular trade.left")
      .refuses("place regular influence.left");
}

RULING_TEST(125, APlannedActionOfFallComesBeforeTheFirstTurnOfFall) {
  Table t = extended(2, Season::Summer).row(0, 1).row(1, 2).hand(0, {Visitor::Planner});
  play_left(t, 0, Visitor::Planner);
  t.answer(0, "place regular build_or_tour.left");
  decline_lira(t, 0);
  t.pass(1);
  t.pass(0);
  EXPECT_EQ(t.state().season, Season::Fall);
  t.expect_question(0, "bonus_order");
  t.answer(0, "bonus first");
  first_answers(t);
  EXPECT_EQ(t.lira(0), 3);
  t.expect_turn(0);  // a normal turn on top
}

RULING_TEST(125, APlanForWinterWaitsThroughFall) {
  Table t = extended(2, Season::Summer).row(0, 1).row(1, 2).lira(0, 4);
  plan(t, 0, "train_worker.left");
  t.pass_season();
  EXPECT_EQ(t.state().season, Season::Fall);
  EXPECT_EQ(t.count_events(EventKind::PlannedAction), 0u);
  t.pass_season();
  EXPECT_EQ(t.state().season, Season::Winter);
  EXPECT_EQ(t.count_events(EventKind::PlannedAction), 1u);
  first_answers(t);
  EXPECT_EQ(t.player(0).training, 1);
}

RULING_TEST(125, TwoPlansInWakeUpOrder) {
  Table t = extended(2, Season::Summer).row(0, 3).row(1, 2);
  plan(t, 0, "build_or_tour.left");
  plan(t, 1, "draw_order.left");
  t.turn(1);
  t.pass_season();
  std::vector<Target> order;
  for (const Event& event : t.events()) {
    if (event.kind == EventKind::PlannedAction) order.push_back(event.b);
  }
  EXPECT_EQ(order.front(), target_named("draw_order.left"));
}

RULING_TEST(126, AnImpossiblePlanOfFallLapses) {
  Table t = extended(2, Season::Summer).row(0, 1).row(1, 2);
  plan(t, 0, "make_wine.left");
  t.pass_season();
  EXPECT_EQ(t.count_events(EventKind::PlanLapsed), 1u);
  EXPECT_EQ(t.occupant_of("make_wine.left"), 0);
  t.expect_turn(0);
}

RULING_TEST(130, ThePlannedSpaceIsTakenForEverybody) {
  Table t = extended(2, Season::Summer).row(0, 1).row(1, 2);
  plan(t, 0, "draw_order.left");
  t.pass_season();
  first_answers(t);
  t.pass(0);
  t.expect_question(1, "turn")
      .refuses("place regular draw_order.left", "stands on that space")
      .offers("place grande draw_order.art");
}

RULING_TEST(112, ProducerTakesBackAPlannedWorker) {
  Table t = extended(2, Season::Summer).row(0, 1).row(1, 2).hand(0, {Visitor::Producer}).lira(0, 2);
  t.regulars(0, 3).standing(0, Worker::Regular, "draw_vine.left");
  plan(t, 0, "draw_order.left");
  play_left(t, 0, Visitor::Producer);
  t.expect_question(0, "retrieve_workers")
      .offers_only({"retrieve regular draw_vine.left", "retrieve regular draw_order.left"});
  t.answers(0, {"retrieve regular draw_order.left", "retrieve regular draw_vine.left"});
  decline_lira(t, 0);
  EXPECT_EQ(t.state().planned_count, 0);
  EXPECT_EQ(t.occupant_of("draw_vine.left"), -1);
  t.pass(1);
  t.pass(0);
  EXPECT_EQ(t.hand_size(0, Deck::Order), 0u);
}

RULING_TEST(123, PlannerNeedsAWorkerBesides) {
  Table none = extended(2, Season::Summer).row(0, 1).hand(0, {Visitor::Planner}).regulars(0, 1);
  none.standing(0, Worker::Grande, "influence.left");
  EXPECT_FALSE(none.can_place("play_summer_visitor.left"));
  Table one = extended(2, Season::Summer).row(0, 1).hand(0, {Visitor::Planner}).regulars(0, 1);
  EXPECT_TRUE(one.can_place("play_summer_visitor.left"));
}

RULING_TEST(124, APlannedGrandeJoinsAFullActionOfALaterSeason) {
  Table t = extended(2, Season::Summer).row(0, 1).hand(0, {Visitor::Planner});
  t.standing(1, Worker::Regular, "sell_wine.left");
  play_left(t, 0, Visitor::Planner);
  t.expect_question(0, "plan_worker")
      .offers("place grande sell_wine.art")
      .refuses("place regular sell_wine.left", "stands on that space")
      .refuses("place grande fill_order.art", "all of its spaces");
}

RULING_TEST(127, ThePlannedActionIsADutyItsBonusIsNot) {
  Table t = extended(2, Season::Summer).row(0, 1).row(1, 2).planted(0, 5, {Vine::Malvasia});
  t.planted(0, 6, {Vine::Pinot});
  plan(t, 0, "harvest_field.left");
  t.pass_season();
  t.expect_question(0, "harvest").offers_only({"harvest field_5", "harvest field_6"});
  t.answer(0, "harvest field_5");
  t.expect_question(0, "harvest").offers_only({"harvest field_6", "done"});
}

// The first planned worker plays the Manager, who plays the Organizer.
Table plan_to_leave_winter(std::string_view target) {
  Table t = extended(3, Season::Fall).row(0, 1).row(1, 2).row(2, 3).regulars(0, 3).lira(0, 9);
  t.hand(0, {Visitor::Manager, Visitor::Organizer, Visitor::Politician});
  plan(t, 0, target);
  plan(t, 0, "train_worker.left");
  t.pass_season();
  return t;
}

RULING_TEST(116, APlannedOrganizerPassesOnceTheActionIsFinished) {
  Table t = plan_to_leave_winter("play_winter_visitor.middle");
  t.answers(0, {"play manager", "take play_summer_visitor", "row 4"});
  EXPECT_EQ(t.occupant_of("play_winter_visitor.middle"), 0);
  t.expect_question(0, "play_visitor").offers_only({"play politician", "done"});
  t.answer(0, "done");
  t.expect_question(0, "next_row");
  EXPECT_EQ(t.occupant_of("play_winter_visitor.middle"), -1);
}

RULING_TEST(131, WhoLeavesWinterInTheMiddleOfThePlansLosesTheOthers) {
  Table t = plan_to_leave_winter("play_winter_visitor.left");
  t.answers(0, {"action first", "play manager", "take play_summer_visitor", "row 4", "yes", "row 2"});
  EXPECT_EQ(t.state().planned_count, 0);
  EXPECT_EQ(t.player(0).regulars, 3);
  EXPECT_EQ(t.lira(0), 10);  // nobody was trained
  t.expect_turn(1);
}

RULING_TEST(232, ATokenForThePlannedActionOfFall) {
  Table t = extended(1, Season::Summer).row(0, 1).tokens(1).hand(0, {Visitor::Planner});
  t.planted(0, 5, {Vine::Malvasia}).automa_deck({16});
  play_left(t, 0, Visitor::Planner);
  t.answer(0, "place regular harvest_field.left token middle");
  decline_lira(t, 0);
  EXPECT_EQ(t.tokens(), 0u);
  t.pass(0);
  t.expect_question(0, "bonus_order");
  t.answer(0, "bonus first");
  EXPECT_EQ(t.lira(0), 1);
}

// --- Manager -----------------------------------------------------------------------------------------------

RULING_TEST(133, ManagerTakesAnyOfTwelveEarlierActions) {
  Table t = extended(2, Season::Winter).row(0, 1).hand(0, {Visitor::Manager, Visitor::Patron}).lira(0, 9);
  t.vines(0, {Vine::Sangiovese}).planted(0, 7, {Vine::Pinot}).grape(0, Grape::Red, 2).wine(0, Wine::Red, 1);
  t.orders(0, {1}).built(0, {Structure::Yoke});
  play_left(t, 0, Visitor::Manager);
  t.expect_question(0, "earlier_action")
      .offers_only({"take draw_vine", "take give_tour", "take build_structure", "take influence",
                    "take play_summer_visitor", "take plant_vine", "take trade", "take buy_sell_field",
                    "take draw_order", "take harvest_field", "take make_wine", "take build_or_tour"});
}

RULING_TEST(133, ManagerNeedsNoSpaceAndGetsNoBonus) {
  Table t = extended(2, Season::Winter).row(0, 1).hand(0, {Visitor::Manager}).planted(0, 5, {Vine::Malvasia});
  t.planted(0, 6, {Vine::Pinot}).standing(1, Worker::Regular, "harvest_field.left");
  play_left(t, 0, Visitor::Manager);
  t.answers(0, {"take harvest_field", "harvest field_6"});
  decline_lira(t, 0);
  EXPECT_EQ(t.player(0).harvested_fields, 2);  // one field only
  t.expect_turn(1);
}

RULING_TEST(133, ManagerPlacesAStar) {
  Table t = extended(2, Season::Winter).row(0, 1).hand(0, {Visitor::Manager});
  play_left(t, 0, Visitor::Manager);
  t.answers(0, {"take influence", "star siena"});
  EXPECT_EQ(t.lira(0), 1);
  EXPECT_EQ(stars(t, 0, Region::Siena), 1u);
}

RULING_TEST(134, ManagersEarlierActionMustBePossible) {
  Table t = extended(2, Season::Winter).row(0, 1).hand(0, {Visitor::Manager}).vp(0, -5);
  t.planted(0, 5, {Vine::Malvasia}).harvested(0, 5);
  play_left(t, 0, Visitor::Manager);
  t.expect_question(0, "earlier_action")
      .offers_only({"take draw_vine", "take give_tour", "take influence", "take buy_sell_field",
                    "take draw_order", "take build_or_tour"})
      .refuses("take trade", "cannot carry out")
      .refuses("take harvest_field", "cannot carry out");
}

RULING_TEST(137, ManagersTourInFallPaysTheTastingRoom) {
  Table t = extended(2, Season::Winter).row(0, 1).hand(0, {Visitor::Manager}).wine(0, Wine::Red, 1);
  t.built(0, {Structure::TastingRoom});
  play_left(t, 0, Visitor::Manager);
  t.answer(0, "take build_or_tour");
  if (asks(t, "choose_option")) t.answer(0, "option 2");
  EXPECT_EQ(t.vp(0), 1);
}

RULING_TEST(139, ThePlannerFindsNoSeasonAfterWinter) {
  Table t = extended(2, Season::Winter).row(0, 1).hand(0, {Visitor::Manager, Visitor::Planner});
  play_left(t, 0, Visitor::Manager);
  t.expect_question(0, "earlier_action").refuses("take play_summer_visitor", "cannot carry out");
}

RULING_TEST(140, ManagerToProducerSparesItsOwnAction) {
  Table t = extended(3, Season::Winter).row(0, 1).hand(0, {Visitor::Manager, Visitor::Producer}).lira(0, 2);
  t.regulars(0, 5).standing(0, Worker::Regular, "play_winter_visitor.left");
  t.standing(0, Worker::Regular, "influence.left").standing(0, Worker::Regular, "trade.left");
  t.standing(0, Worker::Regular, "make_wine.left");
  t.place(0, "play_winter_visitor.middle");
  t.answer(0, "take play_summer_visitor");
  t.expect_question(0, "retrieve_workers")
      .offers_only({"retrieve regular influence.left", "retrieve regular trade.left",
                    "retrieve regular make_wine.left"})
      .refuses("retrieve regular play_winter_visitor.left", "action where the card was played");
}

RULING_TEST(135, OneSummerVisitorAndThenTheBonusVisitor) {
  Table t = extended(3, Season::Winter).row(0, 1);
  t.hand(0, {Visitor::Manager, Visitor::Politician, Visitor::Patron, Visitor::Banker});
  t.place(0, "play_winter_visitor.middle");
  t.answers(0, {"play manager", "take play_summer_visitor", "play patron", "option 1"});
  t.expect_question(0, "play_visitor").offers_only({"play politician", "done"});
}

RULING_TEST(136, ManagerStandsOnNoSpaceAndSpendsNoToken) {
  Table t = extended(1, Season::Winter).row(0, 1).tokens(1).hand(0, {Visitor::Manager});
  play_left(t, 0, Visitor::Manager);
  for (const std::string& one : t.legal()) EXPECT_EQ(one.find("token"), std::string::npos) << one;
  t.answer(0, "take give_tour");
  EXPECT_EQ(t.lira(0), 2);
  EXPECT_EQ(t.occupant_of("give_tour.left"), -1);
  EXPECT_EQ(t.tokens(), 1u);
}

}  // namespace
}  // namespace vendemmia::testing
