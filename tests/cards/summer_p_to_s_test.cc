// Planner, Planter, Producer, Sharecropper, Sponsor, Stonemason, Surveyor.
#include "tests/cards/summer_support.h"

namespace vendemmia::testing {
namespace {

// --- Planner ---------------------------------------------------------------------------------------------------

// a space of the winter, taken at once; neither the cart nor a space of the summer.
CARD_TEST(Planner, TakesAWinterSpaceAtOnce) {
  Table t = table(2).hand(0, {Visitor::Planner}).built(0, {Yoke}).planted(0, 5, {Malvasia});
  t.play_visitor(0, Visitor::Planner);
  t.expect_question(0, "plan_worker")
      .offers("place regular draw_order.left")
      .offers("place grande harvest_field.left")
      .offers("place regular fill_order.left")  // need not be possible yet
      .refuses("place regular draw_order.middle", "number of players")
      .refuses("place grande draw_order.art", "all of its spaces are taken")
      .refuses("place regular cart")
      .refuses("place regular yoke")
      .refuses("place regular draw_vine.left");
  t.answer(0, "place regular draw_order.left");
  EXPECT_EQ(t.occupant_of("draw_order.left"), 0);
  EXPECT_EQ(t.available(0), 0u);
  EXPECT_TRUE(t.grande_available(0));
  EXPECT_EQ(t.hand_size(0), 0u);  // nothing happens before the winter
  expect_done(t, Visitor::Planner);
}

// before the first turn of the winter, although the player has passed; then turns as usual.
CARD_TEST(Planner, ActsWhenTheWinterBegins) {
  Table t = table(2).hand(0, {Visitor::Planner}).row(0, 5).row(1, 2);
  t.play_visitor(0, Visitor::Planner);
  t.answer(0, "place regular draw_order.left");
  t.pass_season();
  EXPECT_FALSE(t.holds_order(0, 36));
  t.pass_season();
  EXPECT_EQ(t.state().season, Season::Winter);
  EXPECT_TRUE(t.holds_order(0, 36));
  EXPECT_EQ(t.count_events(EventKind::PlannedAction), 1u);
  t.expect_question(1, "turn").refuses("place regular draw_order.left", "another worker");
  t.pass(1);
  t.expect_turn(0);
}

// in wake-up order, whoever planned first.
CARD_TEST(Planner, SeveralPlansInWakeUpOrder) {
  Table t = table(2).hand(0, {Visitor::Planner}).planted(0, 5, {Malvasia}).planted(0, 6, {Sangiovese});
  t.planted(1, 5, {Malvasia}).planted(1, 6, {Sangiovese});
  t.standing(1, Worker::Regular, "harvest_field.left");
  t.raw().planned[0] = planned_worker(1, Worker::Regular, target_named("harvest_field.left"));
  t.raw().planned_count = 1;
  t.play_visitor(0, Visitor::Planner);
  t.answer(0, "place grande harvest_field.art");
  t.pass_season();
  t.pass_season();
  // the action is not optional.
  t.expect_question(0, "harvest").offers_only({"harvest field_5", "harvest field_6"}).refuses("done");
  t.answer(0, "harvest field_5");
  t.answer(1, "harvest field_6");
  EXPECT_TRUE(t.has_grape(0, Grape::White, 1));
  EXPECT_TRUE(t.has_grape(1, Grape::Red, 1));
  t.expect_turn(0);
}

// those of one player in the order they were placed.
CARD_TEST(Planner, OwnPlansInTheOrderOfPlacing) {
  Table t = table(2).hand(0, {Visitor::Planner}).regulars(0, 3);
  t.planted(0, 5, {Malvasia}).planted(0, 6, {Sangiovese});
  t.standing(0, Worker::Regular, "harvest_field.left");
  t.raw().planned[0] = planned_worker(0, Worker::Regular, target_named("harvest_field.left"));
  t.raw().planned_count = 1;
  t.play_visitor(0, Visitor::Planner);
  t.answer(0, "place regular draw_order.left");
  t.pass_season();
  t.pass_season();
  t.expect_question(0, "harvest");
  EXPECT_EQ(t.hand_size(0, Deck::Order), 0u);
  t.answer(0, "harvest field_6");
  EXPECT_EQ(t.hand_size(0, Deck::Order), 1u);
  t.expect_turn(0);
}

// the bonus of the space comes with the action and may be declined.
CARD_TEST(Planner, BonusOfTheSpaceIsOptional) {
  Table t = table(3).hand(0, {Visitor::Planner});
  t.play_visitor(0, Visitor::Planner);
  t.answer(0, "place regular draw_order.middle");
  t.pass_season();
  t.pass_season();
  t.expect_question(0, "accept_offer").offers_only({"yes", "no"});
  EXPECT_EQ(t.hand_size(0, Deck::Order), 1u);
  t.answer(0, "yes");
  EXPECT_EQ(t.hand_size(0, Deck::Order), 2u);
  t.expect_turn(0);
}

// an action that is impossible then lapses; the worker stays.
CARD_TEST(Planner, ImpossibleActionLapses) {
  Table t = table(3).hand(0, {Visitor::Planner}).lira(0, 2);
  t.play_visitor(0, Visitor::Planner);
  t.answer(0, "place regular train_worker.middle");
  t.pass_season();
  t.pass_season();
  EXPECT_EQ(t.count_events(EventKind::PlanLapsed), 1u);
  EXPECT_EQ(t.lira(0), 2);  // not even the bonus
  EXPECT_EQ(t.player(0).training, 0u);
  EXPECT_EQ(t.occupant_of("train_worker.middle"), 0);
  t.expect_turn(0);
}

// what the space's own bonus makes possible is possible.
CARD_TEST(Planner, BonusMayPayForTheAction) {
  Table t = table(3).hand(0, {Visitor::Planner}).lira(0, 3);
  t.play_visitor(0, Visitor::Planner);
  t.answer(0, "place regular train_worker.middle");
  t.pass_season();
  t.pass_season();
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.player(0).training, 1u);
  t.expect_turn(0);
}

// the art only beside taken spaces.
CARD_TEST(Planner, GrandeOnTheArt) {
  Table t = table(2).hand(0, {Visitor::Planner}).standing(1, Worker::Regular, "draw_order.left");
  t.play_visitor(0, Visitor::Planner);
  t.expect_question(0, "plan_worker")
      .offers("place grande draw_order.art")
      .refuses("place regular draw_order.art", "only the grande")
      .refuses("place regular draw_order.left", "another worker");
  t.answer(0, "place grande draw_order.art");
  t.pass_season();
  t.pass_season();
  EXPECT_TRUE(t.holds_order(0, 36));
  EXPECT_EQ(t.occupant_of("draw_order.left"), 1);
}

// a worker besides the one that plays the card.
CARD_TEST(Planner, NeedsAnotherWorker) {
  Table t = table(2).hand(0, {Visitor::Planner}).regulars(0, 1).standing(0, Worker::Grande, "cart");
  expect_unplayable(t, Visitor::Planner);
  EXPECT_TRUE(table(2).hand(0, {Visitor::Planner}).regulars(0, 1).can_play(Visitor::Planner));
  Table grey = table(2).hand(0, {Visitor::Planner}).regulars(0, 1).standing(0, Worker::Grande, "cart");
  EXPECT_TRUE(grey.temporary(0).can_play(Visitor::Planner));
}

// no season follows the winter.
CARD_TEST(Planner, NotInWinterThroughManager) {
  Table t = table(2).season(Season::Winter).hand(0, {Visitor::Manager, Visitor::Planner, Visitor::TourGuide});
  t.play_visitor(0, Visitor::Manager);
  t.answer(0, "take play_summer_visitor");
  EXPECT_EQ(t.lira(0), 4);  // the other visitor was the only choice
  EXPECT_TRUE(t.holds(0, Visitor::Planner));

  Table alone = table(2).season(Season::Winter).hand(0, {Visitor::Manager, Visitor::Planner});
  alone.play_visitor(0, Visitor::Manager);
  alone.expect_question(0, "earlier_action").refuses("take play_summer_visitor", "cannot carry out");
}

// --- Planter ---------------------------------------------------------------------------------------------------

CARD_TEST(Planter, PlantsTwoAndGainsOneLira) {
  Table t = table(2).hand(0, {Visitor::Planter}).vines(0, {Malvasia, Sangiovese, Pinot}).built(0, {Windmill});
  t.play_visitor(0, Visitor::Planter);
  t.expect_question(0, "plant").refuses("done").refuses("plant pinot field_5", "needs: Trellis");
  t.answer(0, "plant malvasia field_5");
  t.expect_question(0, "plant").offers("done");
  EXPECT_EQ(t.lira(0), 0);
  t.answer(0, "plant sangiovese field_7");
  EXPECT_EQ(t.lira(0), 1);  // once, not for each vine
  EXPECT_EQ(t.vp(0), 1);    // the windmill
  EXPECT_EQ(t.vines_on(0, 5, Malvasia), 1u);
  EXPECT_EQ(t.vines_on(0, 7, Sangiovese), 1u);
  expect_done(t, Visitor::Planter);
}

CARD_TEST(Planter, OneVineIsEnough) {
  Table t = table(2).hand(0, {Visitor::Planter}).vines(0, {Malvasia, Sangiovese});
  t.play_visitor(0, Visitor::Planter);
  t.answers(0, {"plant malvasia field_5", "done"});
  EXPECT_EQ(t.lira(0), 1);
  EXPECT_EQ(t.holds(0, Sangiovese), 1u);
  expect_done(t, Visitor::Planter);
}

// not being asked would tell the others that the other vine cannot be planted.
CARD_TEST(Planter, AskedEvenIfNoSecondVineCanBePlanted) {
  Table t = table(2).hand(0, {Visitor::Planter}).vines(0, {Malvasia, Merlot});
  t.play_visitor(0, Visitor::Planter);
  t.answer(0, "plant malvasia field_5");
  t.expect_question(0, "plant").offers_only({"done"});
  t.answer(0, "done");
  EXPECT_EQ(t.lira(0), 1);
  expect_done(t, Visitor::Planter);
}

// any one vine from the hand.
CARD_TEST(Planter, UprootsOneForTwoVp) {
  Table t = table(2).hand(0, {Visitor::Planter}).vines(0, {Chardonnay}).planted(0, 5, {Pinot, Malvasia});
  t.play_visitor(0, Visitor::Planter);
  t.expect_question(0, "uproot").offers_only({"uproot malvasia field_5", "uproot pinot field_5"});
  t.answer(0, "uproot pinot field_5");
  t.expect_question(0, "discard").offers_only({"discard vine pinot", "discard vine chardonnay"});
  EXPECT_EQ(t.vp(0), 0);
  t.answer(0, "discard vine chardonnay");
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.holds(0, Pinot), 1u);
  EXPECT_TRUE(t.top_discard_is(Chardonnay));
  EXPECT_EQ(t.vines_on(0, 5, Malvasia), 1u);
  expect_done(t, Visitor::Planter);
}

CARD_TEST(Planter, ChoosesBetweenTheTwo) {
  Table t = table(2).hand(0, {Visitor::Planter}).vines(0, {Malvasia}).planted(0, 5, {Pinot});
  t.play_visitor(0, Visitor::Planter);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answers(0, {"option 2", "discard vine pinot"});  // the only vine to uproot
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.holds(0, Malvasia), 1u);
}

CARD_TEST(Planter, NeitherOptionPossible) {
  expect_unplayable(table(2).hand(0, {Visitor::Planter}).vines(0, {Pinot}), Visitor::Planter);
  expect_unplayable(table(2).hand(0, {Visitor::Planter}), Visitor::Planter);
}

// --- Producer --------------------------------------------------------------------------------------------------

CARD_TEST(Producer, TakesBackOneOrTwoWorkers) {
  Table t = table(2).hand(0, {Visitor::Producer}).lira(0, 5).regulars(0, 4);
  t.standing(0, Worker::Regular, "draw_vine.left").standing(0, Worker::Regular, "cart");
  t.standing(0, Worker::Grande, "give_tour.left").standing(1, Worker::Regular, "plant_vine.left");
  t.play_visitor(0, Visitor::Producer);
  EXPECT_EQ(t.lira(0), 3);  // two in all, not for each worker
  t.expect_question(0, "retrieve_workers")
      .offers_only(
          {"retrieve regular draw_vine.left", "retrieve regular cart", "retrieve grande give_tour.left"})
      .refuses("done")
      .refuses("retrieve regular plant_vine.left")
      .refuses("retrieve regular play_summer_visitor.left", "where the card was played");
  t.answer(0, "retrieve regular draw_vine.left");
  t.expect_question(0, "retrieve_workers").offers("done");
  t.answer(0, "retrieve grande give_tour.left");
  EXPECT_EQ(t.available(0), 2u);  // four, less the cart and the card
  EXPECT_TRUE(t.grande_available(0));
  EXPECT_EQ(t.occupant_of("give_tour.left"), -1);
  EXPECT_EQ(t.lira(0), 3);
  expect_done(t, Visitor::Producer);
  // free for everybody at once, and the worker may be placed again.
  t.place(1, "draw_vine.left");
  t.place(0, "give_tour.left");
  EXPECT_EQ(t.lira(0), 5);
}

CARD_TEST(Producer, MayStopAfterOne) {
  Table t = table(2).hand(0, {Visitor::Producer}).lira(0, 2).regulars(0, 3);
  t.standing(0, Worker::Regular, "cart").standing(0, Worker::Regular, "cart");
  t.play_visitor(0, Visitor::Producer);
  EXPECT_EQ(t.available(0), 1u);  // the first one needed no question
  t.expect_question(0, "retrieve_workers").offers_only({"retrieve regular cart", "done"});
  t.answer(0, "done");
  EXPECT_EQ(t.available(0), 1u);
  EXPECT_EQ(t.player(0).on_cart, 1u);
  EXPECT_EQ(t.lira(0), 0);
  expect_done(t, Visitor::Producer);
}

// no worker on the action where the Producer was played, not even on its other spaces.
CARD_TEST(Producer, OwnActionIsBarred) {
  Table t = table(3).hand(0, {Visitor::Producer}).lira(0, 2).regulars(0, 4);
  t.standing(0, Worker::Regular, "play_summer_visitor.middle").standing(0, Worker::Regular, "cart");
  t.standing(0, Worker::Regular, "draw_vine.left");
  t.play_visitor(0, Visitor::Producer);
  t.expect_question(0, "retrieve_workers")
      .offers_only({"retrieve regular draw_vine.left", "retrieve regular cart"})
      .refuses("retrieve regular play_summer_visitor.middle", "where the card was played");

  Table only = table(3).hand(0, {Visitor::Producer}).lira(0, 9);
  expect_unplayable(only.standing(0, Worker::Grande, "play_summer_visitor.middle"), Visitor::Producer);
}

CARD_TEST(Producer, GrandeOnTheArtThatPlayedItStays) {
  Table t = table(2).hand(0, {Visitor::Producer}).lira(0, 2);
  t.standing(1, Worker::Regular, "play_summer_visitor.left");
  t.standing(0, Worker::Regular, "cart").standing(0, Worker::Regular, "draw_vine.left");
  t.play_visitor(0, Visitor::Producer, "grande play_summer_visitor.art");
  t.expect_question(0, "retrieve_workers")
      .offers_only({"retrieve regular draw_vine.left", "retrieve regular cart"})
      .refuses("retrieve grande play_summer_visitor.art", "where the card was played");
}

// private spaces count; the yoke does not open a second time in the year.
CARD_TEST(Producer, WorkerOnTheYoke) {
  Table t = table(2).hand(0, {Visitor::Producer}).lira(0, 2).built(0, {Yoke}).planted(0, 5, {Malvasia});
  t.standing(0, Worker::Regular, "yoke").yoke_used(0);
  t.play_visitor(0, Visitor::Producer);
  EXPECT_EQ(t.available(0), 1u);
  t.pass(1);
  t.expect_question(0, "turn").refuses("place regular yoke", "already been used");
}

// the grey worker is a regular one.
CARD_TEST(Producer, TemporaryWorkerComesBackToo) {
  Table t = table(2).hand(0, {Visitor::Producer}).lira(0, 2).regulars(0, 1).temporary(0);
  t.standing(0, Worker::Regular, "draw_vine.left");
  t.play_visitor(0, Visitor::Producer);
  EXPECT_EQ(t.available(0), 1u);
  EXPECT_TRUE(t.player(0).has_temporary);
  expect_done(t, Visitor::Producer);
}

// a worker that waits for the winter may be taken back; its action is cancelled.
CARD_TEST(Producer, CancelsAPlannedAction) {
  Table t = table(3).hand(0, {Visitor::Planner, Visitor::Producer}).lira(0, 2).regulars(0, 3);
  t.play_visitor(0, Visitor::Planner);
  t.answer(0, "place regular draw_order.left");
  t.pass(1);
  t.pass(2);
  t.play_visitor(0, Visitor::Producer, "play_summer_visitor.middle");
  EXPECT_EQ(t.occupant_of("draw_order.left"), -1);
  EXPECT_EQ(t.available(0), 1u);
  t.pass_season();
  t.pass_season();
  EXPECT_EQ(t.count_events(EventKind::PlannedAction), 0u);
  EXPECT_EQ(t.hand_size(0, Deck::Order), 0u);
  t.expect_turn(0);
}

//
CARD_TEST(Producer, NeedsTwoLiraAndAPlacedWorker) {
  expect_unplayable(table(2).hand(0, {Visitor::Producer}).lira(0, 9), Visitor::Producer);
  Table poor = table(2).hand(0, {Visitor::Producer}).lira(0, 1).standing(0, Worker::Regular, "cart");
  expect_unplayable(poor, Visitor::Producer);
  Table others = table(2).hand(0, {Visitor::Producer}).lira(0, 9).standing(1, Worker::Regular, "cart");
  expect_unplayable(others, Visitor::Producer);
  // a worker in training stands nowhere.
  expect_unplayable(table(2).hand(0, {Visitor::Producer}).lira(0, 9).training(0, 1), Visitor::Producer);
}

// through Manager all workers on the action where it stands are excluded.
CARD_TEST(Producer, ThroughManager) {
  Table t = table(3).season(Season::Winter).hand(0, {Visitor::Manager, Visitor::Producer}).lira(0, 2);
  t.regulars(0, 4).standing(0, Worker::Regular, "play_winter_visitor.middle");
  t.standing(0, Worker::Regular, "play_summer_visitor.left").standing(0, Worker::Regular, "draw_vine.left");
  t.play_visitor(0, Visitor::Manager);
  t.answer(0, "take play_summer_visitor");
  t.expect_question(0, "retrieve_workers")
      .offers_only({"retrieve regular draw_vine.left", "retrieve regular play_summer_visitor.left"})
      .refuses("retrieve regular play_winter_visitor.middle", "where the card was played")
      .refuses("retrieve regular play_winter_visitor.left", "where the card was played");
  t.answers(0, {"retrieve regular play_summer_visitor.left", "done"});
  EXPECT_EQ(t.available(0), 1u);
  EXPECT_TRUE(t.top_discard_is(Visitor::Manager));
  expect_done(t, Visitor::Producer);
}

// --- Sharecropper ----------------------------------------------------------------------------------------------

// structures are waived, the maximum stands.
CARD_TEST(Sharecropper, PlantsWithoutStructures) {
  Table t = table(2).hand(0, {Visitor::Sharecropper}).vines(0, {Chardonnay}).built(0, {Windmill});
  t.planted(0, 5, {Pinot}).sold(0, 6);
  t.play_visitor(0, Visitor::Sharecropper);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 1");
  // Six would stand on the 5 field and the 6 field is sold.
  EXPECT_EQ(t.vines_on(0, 7, Chardonnay), 1u);
  EXPECT_EQ(t.vp(0), 1);  // the windmill
  expect_done(t, Visitor::Sharecropper);
}

CARD_TEST(Sharecropper, RefusalsSayWhy) {
  Table t = table(2).hand(0, {Visitor::Sharecropper}).vines(0, {Chardonnay, Merlot}).sold(0, 6);
  t.planted(0, 5, {Pinot});
  t.play_visitor(0, Visitor::Sharecropper);
  t.answer(0, "option 1");
  t.expect_question(0, "plant")
      .offers_only({"plant chardonnay field_7", "plant merlot field_5", "plant merlot field_7"})
      .refuses("plant chardonnay field_5", "vines of 6; its maximum is 5")
      .refuses("plant merlot field_6", "sold")
      .refuses("done");
}

CARD_TEST(Sharecropper, UprootsOneForTwoVp) {
  Table t = table(2).hand(0, {Visitor::Sharecropper}).vines(0, {Malvasia}).planted(0, 7, {Chardonnay});
  t.built(0, {Windmill}).harvested(0, 7);
  t.play_visitor(0, Visitor::Sharecropper);
  t.answer(0, "option 2");
  t.expect_question(0, "discard").offers_only({"discard vine malvasia", "discard vine chardonnay"});
  t.answer(0, "discard vine malvasia");
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.holds(0, Chardonnay), 1u);
  EXPECT_EQ(t.vines_on(0, 7, Chardonnay), 0u);
  EXPECT_TRUE(t.top_discard_is(Malvasia));
  EXPECT_EQ(t.player(0).harvested_fields, 4u);  // the mark stays
  expect_done(t, Visitor::Sharecropper);
}

CARD_TEST(Sharecropper, NeitherOptionPossible) {
  expect_unplayable(table(2).hand(0, {Visitor::Sharecropper}), Visitor::Sharecropper);
  Table sold =
      table(2).hand(0, {Visitor::Sharecropper}).vines(0, {Malvasia}).sold(0, 5).sold(0, 6).sold(0, 7);
  expect_unplayable(sold, Visitor::Sharecropper);
}

// --- Sponsor ---------------------------------------------------------------------------------------------------

CARD_TEST(Sponsor, TwoVines) {
  Table t = table(2).hand(0, {Visitor::Sponsor});
  t.play_visitor(0, Visitor::Sponsor);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 1");
  EXPECT_EQ(t.holds(0, Chardonnay), 2u);
  t.expect_question(0, "do_both").offers_only({"yes", "no"});
  t.answer(0, "no");
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.vp(0), 0);
  expect_done(t, Visitor::Sponsor);
}

// either order, the VP just before the second half.
CARD_TEST(Sponsor, BothForOneVp) {
  Table t = table(2).hand(0, {Visitor::Sponsor}).vp(0, -4);
  t.play_visitor(0, Visitor::Sponsor);
  t.answer(0, "option 2");
  EXPECT_EQ(t.lira(0), 3);
  EXPECT_EQ(t.vp(0), -4);
  t.answer(0, "yes");
  EXPECT_EQ(t.vp(0), -5);
  EXPECT_EQ(t.hand_size(0, Deck::Vine), 2u);
  EXPECT_EQ(t.lira(0), 3);
  expect_done(t, Visitor::Sponsor);
}

//
CARD_TEST(Sponsor, OneHalfAtMinusFive) {
  Table t = table(2).hand(0, {Visitor::Sponsor}).vp(0, -5);
  t.play_visitor(0, Visitor::Sponsor);
  t.answer(0, "option 1");
  EXPECT_EQ(t.hand_size(0), 2u);
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.vp(0), -5);
  expect_done(t, Visitor::Sponsor);
}

// with no vine to be drawn the lira are left.
CARD_TEST(Sponsor, AlwaysPlayable) {
  Table t = table(2).hand(0, {Visitor::Sponsor}).empty_deck(Deck::Vine);
  t.play_visitor(0, Visitor::Sponsor);
  EXPECT_EQ(t.lira(0), 3);
  EXPECT_EQ(t.vp(0), 0);
  expect_done(t, Visitor::Sponsor);
}

// --- Stonemason ------------------------------------------------------------------------------------------------

// exactly two different ones for eight in all.
CARD_TEST(Stonemason, TwoStructuresForEight) {
  Table t = table(2).hand(0, {Visitor::Stonemason}).lira(0, 9);
  t.play_visitor(0, Visitor::Stonemason);
  EXPECT_EQ(t.lira(0), 1);
  t.expect_question(0, "build")
      .offers("build tasting_room")
      .offers("build windmill")
      .refuses("build large_cellar", "medium cellar")
      .refuses("done");
  t.answer(0, "build tasting_room");
  t.expect_question(0, "build").refuses("build tasting_room", "already built").refuses("done");
  t.answer(0, "build windmill");
  EXPECT_EQ(t.lira(0), 1);
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_TRUE(t.has(0, TastingRoom));
  EXPECT_TRUE(t.has(0, Windmill));
  EXPECT_EQ(count_bits(t.player(0).structures), 2u);
  expect_done(t, Visitor::Stonemason);
}

// medium then large cellar counts.
CARD_TEST(Stonemason, MediumThenLargeCellar) {
  Table t = table(2).hand(0, {Visitor::Stonemason}).lira(0, 8);
  t.play_visitor(0, Visitor::Stonemason);
  t.answers(0, {"build medium_cellar", "build large_cellar"});
  EXPECT_TRUE(t.has(0, LargeCellar));
  EXPECT_EQ(t.lira(0), 0);
  expect_done(t, Visitor::Stonemason);

  Table last = table(2).hand(0, {Visitor::Stonemason}).lira(0, 8);
  build_all_but(last, 0, structures(MediumCellar, LargeCellar));
  last.play_visitor(0, Visitor::Stonemason);
  EXPECT_EQ(last.player(0).structures, kAllStructures);  // there was nothing to choose
  expect_done(last, Visitor::Stonemason);
}

CARD_TEST(Stonemason, NeedsEightLiraAndTwoStructures) {
  expect_unplayable(table(2).hand(0, {Visitor::Stonemason}).lira(0, 7), Visitor::Stonemason);
  Table one = table(2).hand(0, {Visitor::Stonemason}).lira(0, 20);
  expect_unplayable(build_all_but(one, 0, structures(Yoke)), Visitor::Stonemason);
}

// --- Surveyor --------------------------------------------------------------------------------------------------

CARD_TEST(Surveyor, TwoLiraForEachEmptyField) {
  Table t = table(2).hand(0, {Visitor::Surveyor}).planted(0, 5, {Malvasia, Pinot});
  t.play_visitor(0, Visitor::Surveyor);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 1");
  EXPECT_EQ(t.lira(0), 4);
  EXPECT_EQ(t.vp(0), 0);
  expect_done(t, Visitor::Surveyor);
}

CARD_TEST(Surveyor, OneVpForEachPlantedField) {
  Table t = table(2).hand(0, {Visitor::Surveyor}).planted(0, 5, {Malvasia, Pinot}).planted(0, 7, {Syrah});
  t.play_visitor(0, Visitor::Surveyor);
  t.answer(0, "option 2");
  EXPECT_EQ(t.vp(0), 2);  // fields, not vines
  EXPECT_EQ(t.lira(0), 0);
  expect_done(t, Visitor::Surveyor);
}

// owned fields only, and the option needs at least one.
CARD_TEST(Surveyor, SoldFieldsCountForNeither) {
  Table t = table(2).hand(0, {Visitor::Surveyor}).sold(0, 7);
  t.play_visitor(0, Visitor::Surveyor);
  EXPECT_EQ(t.lira(0), 4);

  Table planted = table(2).hand(0, {Visitor::Surveyor}).sold(0, 6).sold(0, 7).planted(0, 5, {Pinot});
  planted.play_visitor(0, Visitor::Surveyor);
  EXPECT_EQ(planted.vp(0), 1);
  EXPECT_EQ(planted.lira(0), 0);

  expect_unplayable(table(2).hand(0, {Visitor::Surveyor}).sold(0, 5).sold(0, 6).sold(0, 7),
                    Visitor::Surveyor);
}

CARD_TEST(Surveyor, ThreeFieldsAtMost) {
  Table empty = table(2).hand(0, {Visitor::Surveyor});
  empty.play_visitor(0, Visitor::Surveyor);
  EXPECT_EQ(empty.lira(0), 6);
  Table full = table(2).hand(0, {Visitor::Surveyor});
  full.planted(0, 5, {Pinot}).planted(0, 6, {Pinot}).planted(0, 7, {Pinot});
  full.play_visitor(0, Visitor::Surveyor);
  EXPECT_EQ(full.vp(0), 3);
  expect_done(full, Visitor::Surveyor);
}

}  // namespace
}  // namespace vendemmia::testing
