// Rulings: effects across seasons, fall, the winter visitors.
#include "engine/game/observe.h"
#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

// A worker that waits on a later season's space, as the Planner leaves it.
void plan(Table& t, Seat seat, std::string_view target) {
  t.standing(seat, Worker::Regular, target);
  State& s = t.raw();
  s.planned[s.planned_count++] = {seat, target_named(target)};
}

Table winter(unsigned players = 2) { return table(players).season(Season::Winter); }

std::vector<std::string> left_spaces_of_winter(std::string_view worker) {
  std::vector<std::string> texts;
  for (const char* action :
       {"draw_order", "harvest_field", "train_worker", "play_winter_visitor", "make_wine", "fill_order"}) {
    texts.push_back("place " + std::string(worker) + " " + action + ".left");
  }
  return texts;
}

// --- H. Planner, Manager and other cross-season effects -------------------------------------------------

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

// --- I. Fall ----------------------------------------------------------------------------------------------

RULING_TEST(141, FirstVisitorIsDrawnTheCottageCardMayBeDeclined) {
  Table t = table(2).season(Season::Fall).built(1, {Structure::Cottage});
  t.expect_question(0, "fall_visitor").offers_only({"deck summer", "deck winter"});
  t.answer(0, "deck summer");
  EXPECT_EQ(t.hand_size(0), 1u);
  t.expect_question(1, "fall_visitor").offers_only({"deck summer", "deck winter"});
  t.answer(1, "deck winter");
  t.expect_question(1, "cottage_visitor").offers_only({"deck summer", "deck winter", "done"});
  t.answer(1, "done");
  EXPECT_EQ(t.hand_size(1), 1u);
  EXPECT_EQ(t.hand_size(1, Deck::Winter), 1u);
  t.expect_turn(0);
}

RULING_TEST(142, BothTypesAreNamedBeforeEitherCardIsSeen) {
  Table t = table(2).season(Season::Fall).built(0, {Structure::Cottage});
  t.answer(0, "deck summer");
  t.expect_question(0, "cottage_visitor");
  EXPECT_EQ(t.hand_size(0), 0u);
  EXPECT_EQ(t.draw_pile(Deck::Summer), kVisitorsPerDeck);
  t.answer(0, "deck winter");
  EXPECT_EQ(t.hand_size(0, Deck::Summer), 1u);
  EXPECT_EQ(t.hand_size(0, Deck::Winter), 1u);
}

RULING_TEST(143, OnlyAnAvailableDeckMayBeNamed) {
  Table t = table(2).season(Season::Fall).empty_deck(Deck::Summer);
  t.expect_turn(0);  // one answer each, so nobody is asked
  EXPECT_EQ(t.hand_size(0, Deck::Winter), 1u);
  EXPECT_EQ(t.hand_size(1, Deck::Winter), 1u);
}

RULING_TEST(143, WithoutAnyDeckNothingIsDrawn) {
  Table t = table(2).season(Season::Fall).empty_deck(Deck::Summer).empty_deck(Deck::Winter);
  t.expect_turn(0);
  EXPECT_EQ(t.hand_size(0), 0u);
  EXPECT_EQ(t.hand_size(1), 0u);
}

RULING_TEST(143, ADiscardPileMakesTheDeckAvailable) {
  Table t = table(2).season(Season::Fall).discarded({Visitor::Banker}).deck(Deck::Summer, {});
  t.expect_question(0, "fall_visitor").offers("deck summer");
  t.answer(0, "deck summer");
  EXPECT_TRUE(t.holds(0, Visitor::Banker));
}

RULING_TEST(144, NoHandLimitBeforeTheYearEnds) {
  Table t = table(2).season(Season::Fall).orders(0, {1, 2, 3, 4, 5, 6, 7});
  t.answer(0, "deck summer");
  t.answer(1, "deck summer");
  t.expect_turn(0);
  EXPECT_EQ(t.hand_size(0), 8u);
  t.place(0, "draw_order.left");
  EXPECT_EQ(t.hand_size(0), 9u);
  t.pass(1);
  t.pass(0);
  t.expect_question(0, "hand_limit");
}

// --- J. Winter visitors one by one ------------------------------------------------------------------------

RULING_TEST(145, MerchantNeedsBothValueOneSpaces) {
  Table t = winter().hand(0, {Visitor::Merchant}).lira(0, 3).grape(0, Grape::Red, 1);
  EXPECT_FALSE(t.can_play(Visitor::Merchant));

  Table both = winter().hand(0, {Visitor::Merchant}).lira(0, 3).grape(0, Grape::Red, 2);
  both.play_visitor(0, Visitor::Merchant);
  EXPECT_EQ(both.lira(0), 0);
  EXPECT_TRUE(both.has_grape(0, Grape::Red, 1));
  EXPECT_TRUE(both.has_grape(0, Grape::White, 1));
}

RULING_TEST(145, MerchantsOrderStaysPossibleWithASpaceTaken) {
  Table t = winter()
                .hand(0, {Visitor::Merchant})
                .lira(0, 3)
                .grape(0, Grape::White, 1)
                .wine(0, Wine::Red, 5)
                .orders(0, {1});
  t.play_visitor(0, Visitor::Merchant);
  EXPECT_EQ(t.vp(0), 3);
  EXPECT_EQ(t.lira(0), 3);
  EXPECT_FALSE(t.has_grape(0, Grape::Red, 1));
}

RULING_TEST(146, CrusherDrawsAnOrderAndMakesNoneToTwoWines) {
  Table t = winter()
                .hand(0, {Visitor::Crusher})
                .grape(0, Grape::Red, 1)
                .grape(0, Grape::Red, 2)
                .grape(0, Grape::Red, 3);
  t.play_visitor(0, Visitor::Crusher);
  t.answer(0, "option 2");
  EXPECT_EQ(t.hand_size(0, Deck::Order), 1u);
  Table none = t;
  none.expect_question(0, "make_wine").offers("done");
  none.answer(0, "done");
  EXPECT_EQ(none.wine_count(0), 0u);
  none.expect_turn(1);
  t.answers(0, {"make red from red 1", "make red from red 2"});
  EXPECT_EQ(t.wine_count(0), 2u);
  t.expect_turn(1);  // two at most
}

RULING_TEST(147, AgeingTwiceIsTwoCompletePasses) {
  Table t = winter()
                .hand(0, {Visitor::Oenologist})
                .built(0, {Structure::MediumCellar})
                .wine(0, Wine::Red, 4)
                .wine(0, Wine::Red, 5)
                .wine(0, Wine::White, 1);
  t.play_visitor(0, Visitor::Oenologist);
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 5));
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 6));
  EXPECT_TRUE(t.has_wine(0, Wine::White, 3));
  EXPECT_EQ(t.wine_count(0), 3u);
}

RULING_TEST(147, AgeingNeedsAWineEvenIfItCannotMove) {
  EXPECT_FALSE(winter().hand(0, {Visitor::Oenologist}).can_play(Visitor::Oenologist));
  Table t = winter().hand(0, {Visitor::UncertifiedOenologist}).vp(0, -5).wine(0, Wine::Red, 3);
  t.play_visitor(0, Visitor::UncertifiedOenologist);
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 3));
  t.expect_turn(1);
}

RULING_TEST(148, UpgradeBuildsTheNextMissingCellar) {
  Table medium = winter().hand(0, {Visitor::Oenologist}).lira(0, 3);
  medium.play_visitor(0, Visitor::Oenologist);
  EXPECT_TRUE(medium.has(0, Structure::MediumCellar));
  EXPECT_FALSE(medium.has(0, Structure::LargeCellar));
  EXPECT_EQ(medium.lira(0), 0);

  Table large = winter().hand(0, {Visitor::Oenologist}).lira(0, 3).built(0, {Structure::MediumCellar});
  large.play_visitor(0, Visitor::Oenologist);
  EXPECT_TRUE(large.has(0, Structure::LargeCellar));
  EXPECT_EQ(large.lira(0), 0);

  EXPECT_FALSE(winter()
                   .hand(0, {Visitor::Oenologist})
                   .lira(0, 9)
                   .built(0, {Structure::MediumCellar, Structure::LargeCellar})
                   .can_play(Visitor::Oenologist));
}

RULING_TEST(149, CraftsmanPaysTheRegularCost) {
  Table t = winter().hand(0, {Visitor::Craftsman}).lira(0, 5);
  t.play_visitor(0, Visitor::Craftsman);
  t.answers(0, {"option 2", "option 3"});
  EXPECT_TRUE(t.has(0, Structure::MediumCellar));
  EXPECT_EQ(t.lira(0), 1);

  Table poor = winter().hand(0, {Visitor::Craftsman}).lira(0, 3);
  poor.play_visitor(0, Visitor::Craftsman);
  poor.expect_question(0, "choose_option").offers_only({"option 1", "option 3"});
}

RULING_TEST(150, UncertifiedTeacherTrainsForOneVp) {
  Table t = winter().hand(0, {Visitor::UncertifiedTeacher});
  t.play_visitor(0, Visitor::UncertifiedTeacher);  // no opponent with six workers: the only option
  EXPECT_EQ(t.vp(0), -1);
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.player(0).training, 1);
  EXPECT_FALSE(
      winter().hand(0, {Visitor::UncertifiedTeacher}).vp(0, -5).can_play(Visitor::UncertifiedTeacher));
}

RULING_TEST(150, UncertifiedTeacherCountsOpponentsWithSixWorkers) {
  Table t = winter(4).hand(0, {Visitor::UncertifiedTeacher}).regulars(1, 5).regulars(2, 4).temporary(2);
  t.regulars(3, 4);
  t.play_visitor(0, Visitor::UncertifiedTeacher);
  t.answer(0, "option 2");
  EXPECT_EQ(t.vp(0), 2);
}

RULING_TEST(151, ProfessorRewardsAtLeastSixWorkers) {
  Table six = winter().hand(0, {Visitor::Professor}).regulars(0, 4).training(0, 1);
  six.play_visitor(0, Visitor::Professor);
  EXPECT_EQ(six.vp(0), 2);
  Table seven = winter().hand(0, {Visitor::Professor}).regulars(0, 5).temporary(0);
  seven.play_visitor(0, Visitor::Professor);
  EXPECT_EQ(seven.vp(0), 2);
  Table five = winter().hand(0, {Visitor::Professor}).regulars(0, 4);
  EXPECT_FALSE(five.can_play(Visitor::Professor));
}

RULING_TEST(151, ProfessorTrainsForTwoLira) {
  Table t = winter().hand(0, {Visitor::Professor}).lira(0, 2);
  t.play_visitor(0, Visitor::Professor);
  EXPECT_EQ(t.player(0).training, 1);
  EXPECT_EQ(t.lira(0), 0);
}

RULING_TEST(152, AssessorNeedsAnotherCard) {
  EXPECT_FALSE(winter().hand(0, {Visitor::Assessor}).can_play(Visitor::Assessor));
  EXPECT_TRUE(winter().hand(0, {Visitor::Assessor}).orders(0, {1}).can_play(Visitor::Assessor));
}

RULING_TEST(153, QueenAsksTheNextPlayerCounterClockwise) {
  Table t = winter(4).hand(1, {Visitor::Queen}).turn(1).row(0, 7).row(1, 1).row(2, 2).row(3, 3);
  t.lira(0, 3).lira(2, 3).lira(3, 3);
  t.play_visitor(1, Visitor::Queen);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 3"});

  Table round = winter(3).hand(0, {Visitor::Queen}).lira(2, 3);
  round.play_visitor(0, Visitor::Queen);
  round.expect_question(2, "choose_option");

  Table two = winter(2).hand(0, {Visitor::Queen}).lira(1, 3);
  two.play_visitor(0, Visitor::Queen);
  two.expect_question(1, "choose_option");
}

RULING_TEST(154, QueenOffersOnlyWhatCanBeFulfilled) {
  EXPECT_FALSE(
      winter().hand(0, {Visitor::Queen}).vp(1, -5).lira(1, 2).orders(1, {1}).can_play(Visitor::Queen));
  Table t = winter().hand(0, {Visitor::Queen}).vp(1, -5).lira(1, 3).orders(1, {1, 2, 3});
  t.play_visitor(0, Visitor::Queen);
  t.expect_question(1, "choose_option")
      .offers_only({"option 2", "option 3"})
      .refuses("option 1", "cannot carry out");
  t.answer(1, "option 2");
  t.answers(1, {"give order order_01", "give order order_03"});
  EXPECT_TRUE(t.holds_order(0, 1));
  EXPECT_TRUE(t.holds_order(1, 2));
  EXPECT_TRUE(t.holds_order(0, 3));
}

RULING_TEST(154, QueensLiraGoToTheActivePlayer) {
  Table t = winter().hand(0, {Visitor::Queen}).vp(1, -5).lira(1, 4);
  t.play_visitor(0, Visitor::Queen);  // one answer is left
  EXPECT_EQ(t.lira(0), 3);
  EXPECT_EQ(t.lira(1), 1);
}

RULING_TEST(155, HarvesterNeedsAField) {
  EXPECT_FALSE(winter().hand(0, {Visitor::Harvester}).can_play(Visitor::Harvester));
  EXPECT_FALSE(winter()
                   .hand(0, {Visitor::Harvester})
                   .planted(0, 5, {Vine::Sangiovese})
                   .harvested(0, 5)
                   .can_play(Visitor::Harvester));
  Table t = winter().hand(0, {Visitor::Harvester}).planted(0, 5, {Vine::Sangiovese});
  t.play_visitor(0, Visitor::Harvester);
  t.answer(0, "option 2");
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 1));
  EXPECT_EQ(t.vp(0), 1);
}

RULING_TEST(156, MasterVintnersAgedWineMayFillTheOrder) {
  Table t = winter()
                .hand(0, {Visitor::MasterVintner})
                .built(0, {Structure::MediumCellar})
                .wine(0, Wine::Red, 4)
                .orders(0, {1});
  t.play_visitor(0, Visitor::MasterVintner);  // red 4 to 5, then the order for red 5
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.wine_count(0), 0u);
}

RULING_TEST(156, MasterVintnerMayFillFirst) {
  Table t = winter()
                .hand(0, {Visitor::MasterVintner})
                .built(0, {Structure::MediumCellar})
                .wine(0, Wine::Red, 5)
                .wine(0, Wine::White, 1)
                .orders(0, {1});
  t.play_visitor(0, Visitor::MasterVintner);
  t.expect_question(0, "part_order").offers_only({"option 1", "option 2"});
  t.answer(0, "option 2");
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_TRUE(t.has_wine(0, Wine::White, 2));  // the ageing is mandatory too
}

RULING_TEST(156, MasterVintnerNeedsBothParts) {
  // The order could be filled, but red 9 cannot age.
  EXPECT_FALSE(winter()
                   .hand(0, {Visitor::MasterVintner})
                   .wine(0, Wine::Red, 9)
                   .orders(0, {1})
                   .can_play(Visitor::MasterVintner));
  // The wine could age, but no order can be filled.
  EXPECT_FALSE(winter()
                   .hand(0, {Visitor::MasterVintner})
                   .wine(0, Wine::Red, 1)
                   .orders(0, {1})
                   .can_play(Visitor::MasterVintner));
}

RULING_TEST(157, MentorRewardsEachOpponentWhoMadeWineAfterAllAnswers) {
  Table t = winter(4).hand(0, {Visitor::Mentor});
  for (const Seat seat : {Seat{1}, Seat{2}, Seat{3}}) t.grape(seat, Grape::Red, 2);
  t.play_visitor(0, Visitor::Mentor);
  t.answer(1, "make red from red 2");
  EXPECT_EQ(t.hand_size(0), 0u);
  t.answer(2, "done");
  t.answer(3, "make red from red 2");
  t.expect_question(0, "name_deck").offers_only({"deck vine", "deck summer"});
  t.answer(0, "deck vine");
  EXPECT_EQ(t.hand_size(0, Deck::Vine), 1u);  // seen before the next is named
  t.expect_question(0, "name_deck");
  t.answer(0, "deck summer");
  EXPECT_EQ(t.hand_size(0), 2u);
  t.expect_turn(1);
}

RULING_TEST(158, HarvestExpertMustHarvest) {
  EXPECT_FALSE(winter().hand(0, {Visitor::HarvestExpert}).lira(0, 1).can_play(Visitor::HarvestExpert));
  Table t = winter().hand(0, {Visitor::HarvestExpert}).lira(0, 1).planted(0, 5, {Vine::Sangiovese});
  t.play_visitor(0, Visitor::HarvestExpert);
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 1));
  t.answer(0, "option 2");
  EXPECT_TRUE(t.has(0, Structure::Yoke));
  EXPECT_EQ(t.lira(0), 0);
}

RULING_TEST(158, HarvestExpertDrawsAVineWhenTheYokeStands) {
  Table t = winter()
                .hand(0, {Visitor::HarvestExpert})
                .lira(0, 1)
                .built(0, {Structure::Yoke})
                .planted(0, 5, {Vine::Sangiovese});
  t.play_visitor(0, Visitor::HarvestExpert);
  EXPECT_EQ(t.hand_size(0, Deck::Vine), 1u);
  EXPECT_EQ(t.lira(0), 1);
}

RULING_TEST(159, InnkeeperTakesFromTwoDifferentPiles) {
  EXPECT_FALSE(winter()
                   .hand(0, {Visitor::Innkeeper})
                   .discarded({Visitor::Banker, Visitor::Patron})
                   .can_play(Visitor::Innkeeper));
  Table t = winter()
                .hand(0, {Visitor::Innkeeper})
                .discarded({Visitor::Banker, Visitor::Patron})
                .discarded_orders({7})
                .discarded({Vine::Merlot});
  t.play_visitor(0, Visitor::Innkeeper);
  t.answer(0, "take pile summer");
  t.expect_question(0, "take_piles").offers_only({"take pile vine", "take pile order"});
  t.answer(0, "take pile order");
  EXPECT_TRUE(t.holds(0, Visitor::Patron));
  EXPECT_TRUE(t.holds_order(0, 7));
  EXPECT_EQ(t.count_events(EventKind::Drew), 0u);
  EXPECT_TRUE(t.top_discard_is(Visitor::Banker));
  t.expect_turn(1);
}

RULING_TEST(160, JackOfAllTradesHarvestsThenMakesWine) {
  Table t = winter().hand(0, {Visitor::JackOfAllTrades}).planted(0, 5, {Vine::Sangiovese});
  t.play_visitor(0, Visitor::JackOfAllTrades);
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 1));
  t.expect_turn(1);
}

RULING_TEST(160, JackOfAllTradesMakesWineThenFillsTheOrder) {
  Table t = winter()
                .hand(0, {Visitor::JackOfAllTrades})
                .built(0, {Structure::MediumCellar})
                .grape(0, Grape::Red, 5)
                .orders(0, {1});
  t.play_visitor(0, Visitor::JackOfAllTrades);
  EXPECT_EQ(t.vp(0), 2);
}

RULING_TEST(160, JackOfAllTradesDoesNotRepeatAnOption) {
  // Two fields could be harvested, but no wine could be made of their grapes.
  Table t = winter().hand(0, {Visitor::JackOfAllTrades});
  t.planted(0, 5, {Vine::Sangiovese}).planted(0, 6, {Vine::Sangiovese});
  t.wine(0, Wine::Red, 1).wine(0, Wine::Red, 2).wine(0, Wine::Red, 3);
  EXPECT_FALSE(t.can_play(Visitor::JackOfAllTrades));
}

RULING_TEST(161, PoliticianAtZeroDrawsCards) {
  Table zero = winter().hand(0, {Visitor::Politician}).vp(0, 0);
  zero.play_visitor(0, Visitor::Politician);
  EXPECT_EQ(zero.lira(0), 0);
  EXPECT_EQ(zero.hand_size(0, Deck::Vine), 1u);
  EXPECT_EQ(zero.hand_size(0, Deck::Summer), 1u);
  EXPECT_EQ(zero.hand_size(0, Deck::Order), 1u);

  Table below = winter().hand(0, {Visitor::Politician}).vp(0, -1);
  below.play_visitor(0, Visitor::Politician);
  EXPECT_EQ(below.lira(0), 6);
  EXPECT_EQ(below.hand_size(0), 0u);
}

RULING_TEST(162, SupervisorRewardsSparklingWines) {
  Table t = winter().hand(0, {Visitor::Supervisor});
  t.built(0, {Structure::MediumCellar, Structure::LargeCellar}).wine(0, Wine::Sparkling, 7);
  for (const unsigned value : {2u, 3u, 4u, 5u}) t.grape(0, Grape::Red, value);
  t.grape(0, Grape::White, 1).grape(0, Grape::White, 2);
  Table one = t;
  t.play_visitor(0, Visitor::Supervisor);
  t.answers(0, {"make sparkling from red 4 red 3 white 1", "make sparkling from red 5 red 2 white 2"});
  EXPECT_EQ(t.vp(0), 2);  // the one made before does not count
  one.play_visitor(0, Visitor::Supervisor);
  one.answers(0, {"make sparkling from red 4 red 3 white 1", "make red from red 5"});
  EXPECT_EQ(one.vp(0), 1);
}

RULING_TEST(163, BottlerRewardsDifferentTypesMadeWithIt) {
  Table t = winter().hand(0, {Visitor::Bottler}).wine(0, Wine::Blush, 4);
  t.grape(0, Grape::Red, 1).grape(0, Grape::Red, 2).grape(0, Grape::White, 3);
  t.play_visitor(0, Visitor::Bottler);
  t.answers(0, {"make red from red 1", "make red from red 2", "make white from white 3"});
  EXPECT_EQ(t.vp(0), 2);
}

RULING_TEST(164, ReaperCountsFieldsWhoseGrapesAreLost) {
  Table t = winter().hand(0, {Visitor::Reaper}).grape(0, Grape::Red, 1);
  for (const unsigned field : {5u, 6u, 7u}) t.planted(0, field, {Vine::Sangiovese});
  Table two = t;
  t.play_visitor(0, Visitor::Reaper);
  t.answers(0, {"harvest field_5", "harvest field_6", "harvest field_7"});
  EXPECT_EQ(t.grape_count(0), 1u);
  EXPECT_EQ(t.vp(0), 2);
  two.play_visitor(0, Visitor::Reaper);
  two.answers(0, {"harvest field_5", "harvest field_6", "done"});
  EXPECT_EQ(two.vp(0), 0);
}

RULING_TEST(165, MotivatorTakesBackTheVeryGrandeThatPlayedIt) {
  Table t = winter().hand(0, {Visitor::Motivator});
  t.play_visitor(0, Visitor::Motivator, "grande play_winter_visitor.left");
  t.expect_question(0, "retrieve_grande").offers("retrieve grande");
  t.answer(0, "retrieve grande");
  EXPECT_TRUE(t.grande_available(0));
  EXPECT_EQ(t.occupant_of("play_winter_visitor.left"), -1);
  EXPECT_EQ(t.vp(0), 0);
}

RULING_TEST(166, MotivatorReachesOpponentsWhoHaveNotPassed) {
  Table t = winter(5).hand(0, {Visitor::Motivator}).built(4, {Structure::Yoke});
  t.standing(1, Worker::Grande, "draw_order.left").passed(1);
  t.standing(2, Worker::Grande, "cart").regulars(2, 0);  // no worker left, yet not passed
  t.standing(3, Worker::Grande, "give_tour.left");       // an earlier season
  t.standing(4, Worker::Grande, "yoke");
  t.play_visitor(0, Visitor::Motivator);
  t.answer(2, "retrieve grande");
  t.expect_question(3, "retrieve_grande").offers_only({"retrieve grande", "done"});
  t.answer(3, "retrieve grande");
  EXPECT_EQ(t.occupant_of("give_tour.left"), -1);
  t.answer(4, "done");
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_FALSE(t.grande_available(1));
  EXPECT_TRUE(t.grande_available(2));
  EXPECT_FALSE(t.grande_available(4));
}

RULING_TEST(167, GovernessTrainsForAtOnce) {
  Table t = winter().hand(0, {Visitor::Governess}).lira(0, 3);
  t.play_visitor(0, Visitor::Governess);
  EXPECT_EQ(t.available(0), 2u);
  EXPECT_EQ(t.player(0).regulars, 3);
  EXPECT_EQ(t.player(0).training, 0);
}

RULING_TEST(168, ZymologistMakesWinesOfAtLeastFourWithoutCellars) {
  Table t = winter().hand(0, {Visitor::Zymologist}).grape(0, Grape::White, 3);
  t.grape(0, Grape::Red, 5).grape(0, Grape::Red, 1);
  t.play_visitor(0, Visitor::Zymologist);
  t.expect_question(0, "make_wine")
      .offers_only({"make red from red 5", "make blush from red 5 white 3", "make blush from red 1 white 3",
                    "make sparkling from red 5 red 1 white 3"});  // no "done", no white 3, no red 1
  t.answer(0, "make sparkling from red 5 red 1 white 3");
  EXPECT_TRUE(t.has_wine(0, Wine::Sparkling, 9));
  t.expect_turn(1);
}

RULING_TEST(168, ZymologistLooksAtTheFinalValue) {
  Table t = winter().hand(0, {Visitor::Zymologist}).grape(0, Grape::Red, 5);
  t.wine(0, Wine::Red, 5).wine(0, Wine::Red, 4);  // the token would fall to 3
  EXPECT_FALSE(t.can_play(Visitor::Zymologist));
}

RULING_TEST(168, ZymologistMakesTwoAtMost) {
  Table t = winter().hand(0, {Visitor::Zymologist});
  t.grape(0, Grape::Red, 5).grape(0, Grape::Red, 6).grape(0, Grape::Red, 7);
  t.play_visitor(0, Visitor::Zymologist);
  t.answer(0, "make red from red 5");
  t.expect_question(0, "make_wine").offers("done");
  t.answer(0, "make red from red 6");
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 5));
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 6));
  t.expect_turn(1);
}

RULING_TEST(169, WinesInMissingCellarsAgeWithinTheirZone) {
  Table t = winter().wine(0, Wine::Red, 4).wine(0, Wine::Red, 7);
  t.wine(0, Wine::White, 3).wine(0, Wine::White, 6).wine(0, Wine::Blush, 5).wine(0, Wine::Blush, 6);
  t.pass_season();
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 5));
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 8));
  EXPECT_TRUE(t.has_wine(0, Wine::White, 3));
  EXPECT_TRUE(t.has_wine(0, Wine::White, 6));
  EXPECT_TRUE(t.has_wine(0, Wine::Blush, 5));  // behind the 6 that cannot move
  EXPECT_TRUE(t.has_wine(0, Wine::Blush, 6));
}

RULING_TEST(169, TheStepsBetweenZonesNeedTheCellar) {
  Table t = winter().built(0, {Structure::MediumCellar}).wine(0, Wine::Red, 3).wine(0, Wine::White, 6);
  t.pass_season();
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 4));
  EXPECT_TRUE(t.has_wine(0, Wine::White, 6));
}

RULING_TEST(170, WinesInMissingCellarsServeEveryPurpose) {
  Table t = winter().wine(0, Wine::Red, 8).orders(0, {15});
  t.place(0, "fill_order.left");
  EXPECT_EQ(t.vp(0), 4);
  Table judge = winter().hand(0, {Visitor::Judge}).wine(0, Wine::Sparkling, 7).empty_deck(Deck::Summer);
  judge.play_visitor(0, Visitor::Judge);
  EXPECT_EQ(judge.vp(0), 3);
}

RULING_TEST(171, NoblesOptionsNeedTheMarker) {
  Table full = winter().hand(0, {Visitor::Noble}).lira(0, 1).residual(0, 5);
  full.play_visitor(0, Visitor::Noble);  // only the second option
  EXPECT_EQ(full.residual(0), 3u);
  EXPECT_EQ(full.vp(0), 2);
  EXPECT_EQ(full.lira(0), 1);

  Table low = winter().hand(0, {Visitor::Noble}).lira(0, 1).residual(0, 1);
  low.play_visitor(0, Visitor::Noble);  // only the first
  EXPECT_EQ(low.residual(0), 2u);
  EXPECT_EQ(low.lira(0), 0);

  EXPECT_FALSE(winter().hand(0, {Visitor::Noble}).residual(0, 1).can_play(Visitor::Noble));
}

RULING_TEST(172, GovernorsOpponentsCannotRefuseAndActInWakeUpOrder) {
  Table t = winter(4).hand(0, {Visitor::Governor}).row(1, 7).row(2, 3).row(3, 2);
  t.hand(1, {Visitor::Banker, Visitor::Patron}).hand(3, {Visitor::Vendor, Visitor::Sponsor});
  t.play_visitor(0, Visitor::Governor);
  t.expect_question(0, "choose_opponents").offers_only({"opponent 1", "opponent 2", "opponent 3"});
  t.answers(0, {"opponent 1", "opponent 2", "opponent 3"});
  t.expect_question(3, "give_cards").offers_only({"give summer vendor", "give summer sponsor"});
  t.answer(3, "give summer sponsor");
  EXPECT_EQ(t.vp(0), 1);  // seat 2 has none
  t.expect_question(1, "give_cards");
  t.answer(1, "give summer banker");
  EXPECT_TRUE(t.holds(0, Visitor::Sponsor));
  EXPECT_TRUE(t.holds(0, Visitor::Banker));
  EXPECT_EQ(t.vp(0), 1);
}

RULING_TEST(172, GovernorMayChooseOneOpponent) {
  Table t = winter(4).hand(0, {Visitor::Governor});
  t.play_visitor(0, Visitor::Governor);
  t.answer(0, "opponent 2");
  t.answer(0, "done");
  EXPECT_EQ(t.vp(0), 1);
}

RULING_TEST(173, TastersWineMustBeatEveryOther) {
  Table highest = winter().hand(0, {Visitor::Taster}).wine(0, Wine::Red, 5).wine(1, Wine::White, 4);
  highest.play_visitor(0, Visitor::Taster);
  EXPECT_EQ(highest.vp(0), 2);
  EXPECT_EQ(highest.lira(0), 4);

  Table equal = winter().hand(0, {Visitor::Taster}).wine(0, Wine::Red, 5).wine(1, Wine::White, 5);
  equal.play_visitor(0, Visitor::Taster);
  EXPECT_EQ(equal.vp(0), 0);
  EXPECT_EQ(equal.lira(0), 4);

  Table own = winter().hand(0, {Visitor::Taster}).wine(0, Wine::Red, 5).wine(0, Wine::White, 5);
  own.play_visitor(0, Visitor::Taster);
  own.answer(0, "discard wine red 5");
  EXPECT_EQ(own.vp(0), 0);
}

RULING_TEST(174, CaravanSkipsExhaustedDecks) {
  Table one = winter().hand(0, {Visitor::Caravan}).empty_deck(Deck::Vine).empty_deck(Deck::Summer);
  Table none = one;
  none.empty_deck(Deck::Order);
  EXPECT_FALSE(none.can_play(Visitor::Caravan));
  one.on_top_order(3).on_top(Visitor::Judge);
  one.play_visitor(0, Visitor::Caravan);
  one.expect_question(0, "keep_cards").offers_only({"keep order", "keep winter"});
  one.answer(0, "keep order");
  EXPECT_TRUE(one.holds_order(0, 3));
  EXPECT_TRUE(one.holds(0, Visitor::Judge));
  const Observation seen = observe(one.state(), 1);
  EXPECT_TRUE(contains(seen.seen.players[0].hand[static_cast<unsigned>(Deck::Order)], 2));
  EXPECT_TRUE(
      contains(seen.seen.players[0].hand[static_cast<unsigned>(Deck::Winter)], card_of(Visitor::Judge)));
}

RULING_TEST(175, GuestSpeakerLetsEveryPlayerWithRoomAndLiraTrain) {
  Table t = winter(4).hand(0, {Visitor::GuestSpeaker}).lira(0, 1).lira(1, 1).lira(3, 5).regulars(3, 5);
  t.play_visitor(0, Visitor::GuestSpeaker);
  t.answer(0, "done");
  t.answer(1, "train");
  // Seat 2 has no lira, seat 3 owns six workers.
  t.expect_turn(1);
  EXPECT_EQ(t.player(1).training, 1);
  EXPECT_EQ(t.available(1), 2u);  // for next year
  EXPECT_EQ(t.lira(1), 0);
  EXPECT_EQ(t.vp(0), 1);
}

RULING_TEST(176, DesignerCountsTheStructureJustBuilt) {
  Table t = winter().hand(0, {Visitor::Designer}).lira(0, 2);
  t.built(0, {Structure::Irrigation, Structure::Yoke, Structure::Windmill, Structure::Cottage,
              Structure::MediumCellar});
  t.play_visitor(0, Visitor::Designer);
  EXPECT_TRUE(t.has(0, Structure::Trellis));
  EXPECT_EQ(t.vp(0), 2);

  Table five = winter().hand(0, {Visitor::Designer}).lira(0, 2);
  five.built(0, {Structure::Irrigation, Structure::Yoke, Structure::Windmill, Structure::Cottage});
  five.play_visitor(0, Visitor::Designer);
  EXPECT_EQ(five.vp(0), 0);
}

}  // namespace
}  // namespace vendemmia::testing
