// Manager: any action of an earlier season.
#include "tests/cards/winter_support.h"

namespace vendemmia::testing {
namespace {

Table manager(unsigned players = 2) {
  return Table(players).season(Season::Winter).hand(0, {Visitor::Manager});
}

constexpr std::string_view kMiddle = "play_winter_visitor.middle";

// The visitors in the order in which they reached their piles.
std::vector<Visitor> finished_visitors(const Table& t) {
  std::vector<Visitor> list;
  for (const Event& event : t.events()) {
    if (event.kind == EventKind::VisitorDone) list.push_back(static_cast<Visitor>(event.a));
  }
  return list;
}

// --- Which actions -------------------------------------------------------------------------------------------

// summer actions that are possible; no winter action, and nobody is placed.
CARD_TEST(Manager, OffersPossibleSummerActions) {
  Table t = manager().lira(0, 1);
  t.play_visitor(0, Visitor::Manager);
  t.expect_question(0, "earlier_action")
      .offers_only({"take draw_vine", "take give_tour", "take sell_grapes_or_field"})
      .refuses("take build_structure", "cannot carry out that action")
      .refuses("take play_summer_visitor", "cannot carry out that action")
      .refuses("take plant_vine", "cannot carry out that action")
      .refuses("take draw_order")
      .refuses("take harvest_field")
      .refuses("take train_worker");
}

CARD_TEST(Manager, PoorestPosition) {
  EXPECT_TRUE(manager().vp(0, -5).empty_deck(Deck::Vine).can_play(Visitor::Manager));
}

// occupation does not matter, and no bonus is earned.
CARD_TEST(Manager, TakesAnActionWhoseSpacesAreAllOccupied) {
  Table t = manager(3)
                .standing(1, Worker::Regular, "give_tour.left")
                .standing(2, Worker::Regular, "give_tour.middle");
  t.play_visitor(0, Visitor::Manager);
  t.answer(0, "take give_tour");
  EXPECT_EQ(t.lira(0), 2);
  EXPECT_EQ(t.occupant_of("give_tour.left"), 1);
  EXPECT_EQ(t.occupant_of("give_tour.middle"), 2);
  EXPECT_EQ(t.available(0), 1u);
  EXPECT_TRUE(t.grande_available(0));
  t.expect_turn(1);
}

// --- Each action ---------------------------------------------------------------------------------------------

CARD_TEST(Manager, DrawsAVine) {
  Table t = manager(3).on_top(Vine::Pinot);
  t.play_visitor(0, Visitor::Manager);
  t.answer(0, "take draw_vine");
  EXPECT_EQ(t.holds(0, Vine::Pinot), 1u);
  EXPECT_EQ(t.hand_size(0), 1u);  // no second card
  EXPECT_EQ(t.occupant_of("draw_vine.left"), -1);
  EXPECT_TRUE(t.top_discard_is(Visitor::Manager));
  t.expect_turn(1);
}

// not from an exhausted deck.
CARD_TEST(Manager, DrawNeedsADeck) {
  Table t = manager().empty_deck(Deck::Vine);
  t.play_visitor(0, Visitor::Manager);
  t.expect_question(0, "earlier_action").refuses("take draw_vine", "cannot carry out that action");
}

// the tasting room pays for this tour too, once a year.
CARD_TEST(Manager, TourWithTastingRoom) {
  Table t = manager().built(0, {Structure::TastingRoom}).wine(0, Wine::Red, 1);
  t.play_visitor(0, Visitor::Manager);
  t.answer(0, "take give_tour");
  EXPECT_EQ(t.lira(0), 2);
  EXPECT_EQ(t.vp(0), 1);

  Table dry = manager().built(0, {Structure::TastingRoom});
  dry.play_visitor(0, Visitor::Manager);
  dry.answer(0, "take give_tour");
  EXPECT_EQ(dry.vp(0), 0);
}

CARD_TEST(Manager, BuildsAtTheRegularCost) {
  Table t = manager(3).lira(0, 4);
  t.play_visitor(0, Visitor::Manager);
  t.answer(0, "take build_structure");
  t.expect_question(0, "build").refuses("build windmill", "need 5 lira and have 4");
  t.answer(0, "build cottage");
  EXPECT_TRUE(t.has(0, Structure::Cottage));
  EXPECT_EQ(t.lira(0), 0);
  t.expect_turn(1);
}

// the windmill pays.
CARD_TEST(Manager, PlantsOneVine) {
  Table t =
      manager(3).vines(0, {Vine::Sangiovese, Vine::Malvasia, Vine::Merlot}).built(0, {Structure::Windmill});
  t.play_visitor(0, Visitor::Manager);
  t.answer(0, "take plant_vine");
  t.expect_question(0, "plant").refuses("plant merlot field_5", "irrigation");
  t.answer(0, "plant malvasia field_6");
  EXPECT_EQ(t.vines_on(0, 6, Vine::Malvasia), 1u);
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_EQ(t.hand_size(0, Deck::Vine), 2u);
  t.expect_turn(1);
}

CARD_TEST(Manager, SellsGrapes) {
  Table t = manager(3).grape(0, Grape::Red, 3).grape(0, Grape::Red, 4).grape(0, Grape::White, 7);
  t.play_visitor(0, Visitor::Manager);
  t.answers(0, {"take sell_grapes_or_field", "option 1", "sell grape red 4", "sell grape white 7"});
  EXPECT_EQ(t.lira(0), 5);
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 3));
  EXPECT_EQ(t.grape_count(0), 1u);
  EXPECT_EQ(t.vp(0), 0);  // the middle space's VP is a bonus
  t.expect_turn(1);
}

CARD_TEST(Manager, SellsAField) {
  Table t = manager().planted(0, 7, {Vine::Pinot});
  t.play_visitor(0, Visitor::Manager);
  t.answer(0, "take sell_grapes_or_field");  // neither grapes nor a sold field
  t.expect_question(0, "sell_field")
      .offers_only({"sell field_5", "sell field_6"})
      .refuses("sell field_7", "vines stand");
  t.answer(0, "sell field_6");
  EXPECT_EQ(t.lira(0), 6);
  EXPECT_TRUE(contains(t.player(0).sold_fields, 1));
  t.expect_turn(1);
}

CARD_TEST(Manager, BuysAFieldBack) {
  Table t = manager().sold(0, 5).sold(0, 7).lira(0, 6);
  t.play_visitor(0, Visitor::Manager);
  t.answers(0, {"take sell_grapes_or_field", "option 3"});  // only field 5 can be paid for
  EXPECT_EQ(t.lira(0), 1);
  EXPECT_FALSE(contains(t.player(0).sold_fields, 0));
  EXPECT_TRUE(contains(t.player(0).sold_fields, 2));
  t.expect_turn(1);
}

// --- A summer visitor ----------------------------------------------------------------------------------------

// exactly one; R-73: the inner card is discarded first.
CARD_TEST(Manager, PlaysOneSummerVisitor) {
  Table t = manager(3).hand(0, {Visitor::Artisan, Visitor::Patron});
  t.play_visitor(0, Visitor::Manager);
  t.answer(0, "take play_summer_visitor");
  t.expect_question(0, "play_visitor").offers_only({"play artisan", "play patron"}).refuses("done");
  t.answers(0, {"play patron", "option 1"});
  EXPECT_EQ(t.lira(0), 4);
  EXPECT_TRUE(t.holds(0, Visitor::Artisan));
  EXPECT_EQ(finished_visitors(t), (std::vector{Visitor::Patron, Visitor::Manager}));
  EXPECT_TRUE(t.top_discard_is(Visitor::Patron));
  EXPECT_TRUE(t.top_discard_is(Visitor::Manager));
  EXPECT_EQ(t.occupant_of("play_summer_visitor.left"), -1);
  t.expect_turn(1);
}

// the second winter visitor of the bonus space comes afterwards.
CARD_TEST(Manager, SummerVisitorAndThenTheSecondWinterVisitor) {
  Table t = manager(3).hand(0, {Visitor::Banker, Visitor::CrushExpert});
  t.play_visitor(0, Visitor::Manager, kMiddle);
  t.answer(0, "take play_summer_visitor");
  EXPECT_EQ(t.lira(0), 5);
  t.expect_question(1, "accept_offer");
  t.answer(1, "no");
  t.answer(2, "yes");
  EXPECT_EQ(t.vp(2), -1);
  EXPECT_EQ(t.lira(2), 3);
  t.expect_question(0, "play_visitor").offers_only({"play crush_expert", "done"});
  t.answer(0, "play crush_expert");
  EXPECT_EQ(t.lira(0), 8);
  EXPECT_EQ(finished_visitors(t), (std::vector{Visitor::Banker, Visitor::Manager, Visitor::CrushExpert}));
  EXPECT_EQ(t.discard_pile(Deck::Winter), 2u);
  EXPECT_TRUE(t.top_discard_is(Visitor::CrushExpert));
  t.expect_turn(1);
}

// and it may be declined.
CARD_TEST(Manager, SecondWinterVisitorDeclined) {
  Table t = manager(3).hand(0, {Visitor::CrushExpert});
  t.play_visitor(0, Visitor::Manager, kMiddle);
  t.answers(0, {"take give_tour", "done"});
  EXPECT_TRUE(t.holds(0, Visitor::CrushExpert));
  EXPECT_EQ(t.lira(0), 2);
  t.expect_turn(1);
}

// the first visitor may bring the summer card that the Manager plays.
CARD_TEST(Manager, AsSecondVisitorPlaysWhatTheFirstDrew) {
  Table t = manager(3).hand(0, {Visitor::Judge}).on_top(Visitor::Patron).on_top(Visitor::Planner);
  t.play_visitor(0, Visitor::Judge, kMiddle);
  t.answers(0, {"play manager", "take play_summer_visitor", "option 1"});
  EXPECT_EQ(t.lira(0), 4);
  EXPECT_EQ(finished_visitors(t), (std::vector{Visitor::Judge, Visitor::Patron, Visitor::Manager}));
  t.expect_turn(1);
}

// neither the Manager nor the inner card can pay for the inner card.
CARD_TEST(Manager, DoesNotCountAsACardInHand) {
  Table t = manager().hand(0, {Visitor::Auctioneer}).vines(0, {Vine::Merlot});
  t.play_visitor(0, Visitor::Manager);
  t.expect_question(0, "earlier_action").refuses("take play_summer_visitor", "cannot carry out");

  Table two = manager().hand(0, {Visitor::Auctioneer}).vines(0, {Vine::Merlot, Vine::Merlot});
  two.play_visitor(0, Visitor::Manager);
  two.answer(0, "take play_summer_visitor");
  EXPECT_EQ(two.lira(0), 4);
  EXPECT_EQ(two.hand_size(0), 0u);
  two.expect_turn(1);
}

// --- Organizer -----------------------------------------------------------------------------------------------

// the row's bonus, then out of winter.
CARD_TEST(Manager, OrganizerEndsTheWinter) {
  Table t = manager().hand(0, {Visitor::Organizer});
  t.play_visitor(0, Visitor::Manager);
  t.answer(0, "take play_summer_visitor");
  t.expect_question(0, "move_rooster")
      .offers_only({"row 3", "row 4", "row 5", "row 6", "row 7"})
      .refuses("row 1", "has to move")
      .refuses("row 2", "another rooster");
  t.answer(0, "row 6");
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_EQ(t.player(0).row, 6);
  EXPECT_TRUE(t.player(0).passed);
  EXPECT_EQ(t.available(0), 1u);
  EXPECT_EQ(finished_visitors(t), (std::vector{Visitor::Organizer, Visitor::Manager}));
  t.place(1, "cart");
  t.expect_turn(1);
}

// who follows is read off the order before the move.
CARD_TEST(Manager, OrganizerKeepsTheOrderOfThisSeason) {
  Table t = manager(3).hand(0, {Visitor::Organizer}).row(0, 2).row(1, 3).row(2, 4).turn(0);
  t.play_visitor(0, Visitor::Manager);
  t.answers(0, {"take play_summer_visitor", "row 7"});
  EXPECT_TRUE(t.player(0).has_temporary);
  t.place(1, "cart");
  t.place(2, "cart");
  t.expect_turn(1);
}

// row 7 stays open although its worker is gone.
CARD_TEST(Manager, OrganizerToRowSevenWithoutItsWorker) {
  Table t = manager().hand(0, {Visitor::Organizer}).temporary(1);
  t.play_visitor(0, Visitor::Manager);
  t.answers(0, {"take play_summer_visitor", "row 7"});
  EXPECT_EQ(t.player(0).row, 7);
  EXPECT_FALSE(t.player(0).has_temporary);
  t.expect_turn(1);
}

// the second visitor is still played, and answers follow the chart as it stands now.
CARD_TEST(Manager, OrganizerFirstOnTheTwoVisitorSpace) {
  Table t = manager(3).hand(0, {Visitor::Organizer, Visitor::GuestSpeaker}).lira(1, 1).lira(2, 1);
  t.place(0, kMiddle);
  t.answers(0, {"play manager", "take play_summer_visitor", "row 4"});
  EXPECT_EQ(t.lira(0), 1);
  EXPECT_FALSE(t.player(0).passed);
  t.answer(0, "play guest_speaker");
  t.answer(1, "train");
  t.answer(2, "done");
  t.answer(0, "train");
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_TRUE(t.player(0).passed);
  t.place(1, "cart");
  t.place(2, "cart");
  t.expect_turn(1);
}

// --- Planner -------------------------------------------------------------------------------------------------

// no season follows.
CARD_TEST(Manager, CannotPlayThePlanner) {
  Table t = manager().hand(0, {Visitor::Planner});
  t.play_visitor(0, Visitor::Manager);
  t.expect_question(0, "earlier_action").refuses("take play_summer_visitor", "cannot carry out");

  Table others = manager().hand(0, {Visitor::Planner, Visitor::Artisan, Visitor::Patron});
  others.play_visitor(0, Visitor::Manager);
  others.answer(0, "take play_summer_visitor");
  others.expect_question(0, "play_visitor")
      .offers_only({"play artisan", "play patron"})
      .refuses("play planner", "mandatory parts");
}

// --- Producer ------------------------------------------------------------------------------------------------

// no worker on the action where the Manager was played.
CARD_TEST(Manager, ProducerSparesTheWorkersOnThisAction) {
  Table t = manager(3)
                .hand(0, {Visitor::Producer})
                .lira(0, 3)
                .regulars(0, 4)
                .standing(0, Worker::Regular, "play_winter_visitor.left")
                .standing(0, Worker::Regular, "give_tour.left")
                .standing(0, Worker::Regular, "cart");
  t.place(0, "grande play_winter_visitor.middle");
  t.answer(0, "take play_summer_visitor");
  EXPECT_EQ(t.lira(0), 1);
  t.expect_question(0, "retrieve_workers")
      .offers_only({"retrieve regular give_tour.left", "retrieve regular cart"})
      .refuses("retrieve regular play_winter_visitor.left", "stands on the action")
      .refuses("retrieve grande play_winter_visitor.middle", "stands on the action");
  t.answers(0, {"retrieve regular give_tour.left", "retrieve regular cart"});
  EXPECT_EQ(t.available(0), 3u);
  EXPECT_EQ(t.occupant_of("give_tour.left"), -1);
  EXPECT_FALSE(t.grande_available(0));
  t.expect_turn(1);
}

CARD_TEST(Manager, ProducerNeedsAWorkerElsewhere) {
  Table t = manager(3)
                .hand(0, {Visitor::Producer})
                .lira(0, 3)
                .standing(0, Worker::Regular, "play_winter_visitor.left");
  t.place(0, kMiddle);
  t.expect_question(0, "earlier_action").refuses("take play_summer_visitor", "cannot carry out");
}

// one is enough; it can be placed again at once.
CARD_TEST(Manager, ProducerTakesBackTheGrande) {
  Table t = manager().hand(0, {Visitor::Producer}).lira(0, 2).standing(0, Worker::Grande, "draw_vine.left");
  t.play_visitor(0, Visitor::Manager);
  t.answer(0, "take play_summer_visitor");
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_TRUE(t.grande_available(0));
  EXPECT_EQ(t.occupant_of("draw_vine.left"), -1);
  t.place(1, "cart");
  t.place(0, "grande cart");
  EXPECT_EQ(t.lira(0), 1);
}

}  // namespace
}  // namespace vendemmia::testing
