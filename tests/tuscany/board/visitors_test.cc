// Visitors that meet the extended board. The Organizer has a file of its own.
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

// --- Producer, Motivator -----------------------------------------------------------------------------------

RULING_TEST(111, ProducerReachesEverySeason) {
  Table t = extended(2, Season::Summer).row(0, 1).hand(0, {Visitor::Producer}).lira(0, 2).regulars(0, 5);
  t.standing(0, Worker::Regular, "influence.left").standing(0, Worker::Regular, "cart");
  t.standing(0, Worker::Grande, "buy_sell_field.left");
  play_left(t, 0, Visitor::Producer);
  t.expect_question(0, "retrieve_workers")
      .offers_only({"retrieve regular influence.left", "retrieve regular cart",
                    "retrieve grande buy_sell_field.left"});
  t.answer(0, "retrieve grande buy_sell_field.left");
  t.answer(0, "done");
  decline_lira(t, 0);
  t.expect_turn(1);
  EXPECT_TRUE(t.can_place("buy_sell_field.left"));  // free for everybody
}

RULING_TEST(166, MotivatorReachesGrandesOfAllSeasonsButNotOfThoseWhoHaveLeft) {
  Table t = extended(3, Season::Winter).row(0, 1).row(1, 2).row(2, 3).hand(0, {Visitor::Motivator});
  t.standing(1, Worker::Grande, "influence.left").turn(1);
  t.standing(2, Worker::Grande, "make_wine.left");
  t.pass(1);  // takes the grande home
  t.answer(1, "row 2");
  t.place(2, "cart");
  t.place(0, "play_winter_visitor.left");
  t.answer(0, "action first");
  t.expect_question(2, "retrieve_grande");  // nobody else has one to take back
  t.answer(2, "retrieve grande");
  EXPECT_EQ(t.occupant_of("make_wine.left"), -1);
  EXPECT_EQ(t.vp(0), 1);
}

RULING_TEST(166, MotivatorPaysForAGrandeOfSpring) {
  Table t = extended(2, Season::Winter).row(0, 1).row(1, 2).hand(0, {Visitor::Motivator});
  t.standing(1, Worker::Grande, "influence.left");
  play_left(t, 0, Visitor::Motivator);
  first_answers(t);
  EXPECT_TRUE(t.grande_available(1));
  EXPECT_EQ(t.vp(0), 1);
}

// --- Cards that count or draw ------------------------------------------------------------------------------

RULING_TEST(84, FiveTypesOfCardWithStructures) {
  Table four = extended(2, Season::Summer).hand(0, {Visitor::Peddler}).orders(0, {1, 2});
  play_left(four, 0, Visitor::Peddler);
  while (asks(four, "discard")) four.answer(0, four.legal().front());
  EXPECT_EQ(four.hand_size(0), 4u);
  Table five = side_two(2, Season::Summer).hand(0, {Visitor::Peddler}).orders(0, {1, 2});
  play_left(five, 0, Visitor::Peddler);
  while (asks(five, "discard")) five.answer(0, five.legal().front());
  EXPECT_EQ(five.hand_size(0), 5u);
  EXPECT_EQ(five.hand_size(0, Deck::Structure), 1u);
}

RULING_TEST(81, TrainedByAVisitorUsableNextYear) {
  Table t = extended(2, Season::Winter).row(0, 1).row(1, 2).hand(0, {Visitor::Professor}).lira(0, 2);
  play_left(t, 0, Visitor::Professor);
  if (asks(t, "choose_option")) t.answer(0, "option 1");
  decline_lira(t, 0);
  EXPECT_EQ(t.player(0).training, 1);
  EXPECT_EQ(t.available(0), 1u);
  t.pass(1);
  t.answer(1, "row 2");
  t.pass(0);
  t.answer(0, "row 3");
  EXPECT_EQ(t.available(0), 3u);
}

RULING_TEST(118, SponsorAtMinusFiveHasOneHalf) {
  Table t = extended(2, Season::Summer).row(0, 1).hand(0, {Visitor::Sponsor}).vp(0, -5);
  play_left(t, 0, Visitor::Sponsor);
  t.answer(0, "option 2");
  EXPECT_EQ(t.lira(0), 3);
  EXPECT_EQ(t.hand_size(0), 0u);
  t.expect_question(0, "take_bonus");
}

// --- Visitors that build, with structure cards ---------------------------------------------------------------

RULING_TEST(83, ABuildingVisitorBuildsStructureCards) {
  Table t = side_two(2, Season::Summer).row(0, 1).hand(0, {Visitor::Blacksmith}).lira(0, 1);
  hold(t, 0, {StructureCard::Gazebo});  // 3 lira
  play_left(t, 0, Visitor::Blacksmith);
  t.answer(0, "build card gazebo mat_2");
  EXPECT_EQ(t.vp(0), 1);  // for the card; 3 is neither 5 nor 6
  EXPECT_TRUE(t.player(0).has(StructureCard::Gazebo));
}

RULING_TEST(82, ThePrintedCostCounts) {
  // A Workshop makes a 5-lira structure cheaper, but not another one.
  Table t = side_two(2, Season::Summer).row(0, 1).hand(0, {Visitor::Blacksmith}).lira(0, 2);
  stand(t, 0, {StructureCard::Workshop});
  play_left(t, 0, Visitor::Blacksmith);
  t.answer(0, "build windmill");  // 5 - 2 - 1
  EXPECT_EQ(t.vp(0), 1);
}

RULING_TEST(89, BlacksmithPaysForFiveAndSixOnly) {
  for (const auto& [card, vp] : {std::pair{StructureCard::Shop, 2}, std::pair{StructureCard::School, 1}}) {
    Table t = side_two(2, Season::Summer).row(0, 1).hand(0, {Visitor::Blacksmith}).lira(0, 9);
    hold(t, 0, {card});
    play_left(t, 0, Visitor::Blacksmith);
    t.answer(0, "build card " + std::string(facts(card).id) + " mat_1");
    EXPECT_EQ(t.vp(0), vp) << facts(card).name;  // 1 for the card itself
  }
}

RULING_TEST(96, ArchitectCountsStructureCardsOfFour) {
  Table t = side_two(2, Season::Summer).row(0, 1).hand(0, {Visitor::Architect});
  t.built(0, {Structure::Cottage, Structure::Windmill});
  stand(t, 0, {StructureCard::WineBar, StructureCard::School});
  play_left(t, 0, Visitor::Architect);
  if (asks(t, "choose_option")) t.answer(0, "option 2");
  EXPECT_EQ(t.vp(0), 2);  // the cottage and the wine bar
}

RULING_TEST(97, UncertifiedArchitectBuildsAnyStructureCard) {
  Table t = side_two(2, Season::Summer).row(0, 1).hand(0, {Visitor::UncertifiedArchitect}).vp(0, 2);
  hold(t, 0, {StructureCard::Statue, StructureCard::Gazebo});
  play_left(t, 0, Visitor::UncertifiedArchitect);
  t.answer(0, "option 1");
  t.expect_question(0, "build")
      .offers("build card gazebo mat_1")
      .refuses("build card statue mat_1", "printed cost");
  Table any = side_two(2, Season::Summer).row(0, 1).hand(0, {Visitor::UncertifiedArchitect}).vp(0, 2);
  hold(any, 0, {StructureCard::Statue});
  play_left(any, 0, Visitor::UncertifiedArchitect);
  any.answers(0, {"option 2", "build card statue field_7"});
  EXPECT_EQ(any.lira(0), 0);
  EXPECT_EQ(any.vp(0), 2 - 2 + 1);
}

}  // namespace
}  // namespace vendemmia::testing
