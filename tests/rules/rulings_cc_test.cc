// Section CC: addenda.
#include "tests/support/decisions.h"
#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

RULING_TEST(434, DiscardsAreOneDecisionACardInAnyOrder) {
  Table t = table(2).hand(0, {Visitor::Auctioneer}).orders(0, {1, 2}).vines(0, {Vine::Merlot});
  t.play_visitor(0, Visitor::Auctioneer);
  t.expect_question(0, "discard")
      .offers_only({"discard vine merlot", "discard order order_01", "discard order order_02"});
  t.answer(0, "discard order order_02");
  t.expect_question(0, "discard").offers_only({"discard vine merlot", "discard order order_01"});
  t.answer(0, "discard vine merlot");
  EXPECT_EQ(t.lira(0), 4);
  EXPECT_TRUE(t.holds_order(0, 1));
}

DECISION_TEST(4, OpponentsAndGrapesForSaleAreNamedInAscendingOrder) {
  Table party = table(4).hand(0, {Visitor::WeddingParty}).lira(0, 6);
  party.play_visitor(0, Visitor::WeddingParty);
  party.answer(0, "opponent 2");
  party.expect_question(0, "choose_opponents").offers_only({"opponent 3", "done"});
  Table grapes = table(2).grape(0, Grape::Red, 1).grape(0, Grape::Red, 2).grape(0, Grape::White, 1);
  grapes.place(0, "sell_grapes_or_field.left");
  grapes.answers(0, {"option 1", "sell grape red 2"});
  grapes.expect_question(0, "sell_grapes").offers_only({"sell grape white 1", "done"});
}

RULING_TEST(435, AnAnswerMayNotStrandAMandatoryPart) {
  Table t = table(2).hand(0, {Visitor::Overseer}).vines(0, {Vine::Syrah, Vine::Merlot}).lira(0, 4);
  t.play_visitor(0, Visitor::Overseer);
  t.expect_question(0, "build")
      .offers_only({"build trellis", "build irrigation"})
      .refuses("build yoke", "planting a vine would not be possible")
      .refuses("build cottage", "planting a vine would not be possible");
}

RULING_TEST(435, TheOnlyWineThatCanAgeMayNotBeGivenAway) {
  Table t =
      winter().hand(0, {Visitor::MasterVintner}).built(0, {Structure::MediumCellar, Structure::LargeCellar});
  t.wine(0, Wine::Red, 5).wine(0, Wine::Red, 9).orders(0, {1});
  t.play_visitor(0, Visitor::MasterVintner);
  t.expect_question(0, "part_order").offers_only({"option 1", "option 2"});
  t.answer(0, "option 2");
  // Red 9 fills it, or nothing would be left to age.
  EXPECT_FALSE(t.has_wine(0, Wine::Red, 9));
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 6));
}

RULING_TEST(436, LandscaperNeedsOneOfItsTwoParts) {
  Table neither = table(2).hand(0, {Visitor::Landscaper}).vines(0, {Vine::Merlot}).empty_deck(Deck::Vine);
  EXPECT_FALSE(neither.can_play(Visitor::Landscaper));
  Table planting = table(2).hand(0, {Visitor::Landscaper}).vines(0, {Vine::Malvasia}).empty_deck(Deck::Vine);
  planting.play_visitor(0, Visitor::Landscaper);
  planting.expect_question(0, "plant");
  planting.answer(0, "plant malvasia field_5");
  EXPECT_EQ(planting.vines_on(0, 5, Vine::Malvasia), 1u);
  Table drawing = table(2).hand(0, {Visitor::Landscaper}).deck({Vine::Merlot});
  drawing.play_visitor(0, Visitor::Landscaper);
  EXPECT_EQ(drawing.holds(0, Vine::Merlot), 1u);
}

RULING_TEST(436, CrushersSecondOptionNeedsOneOfItsTwoParts) {
  Table neither = winter().hand(0, {Visitor::Crusher}).empty_deck(Deck::Order);
  neither.play_visitor(0, Visitor::Crusher);  // the first option only
  EXPECT_EQ(neither.lira(0), 3);
  Table wine = winter().hand(0, {Visitor::Crusher}).empty_deck(Deck::Order);
  wine.grape(0, Grape::Red, 2).grape(0, Grape::Red, 3);
  wine.play_visitor(0, Visitor::Crusher);
  wine.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  wine.answer(0, "option 2");
  wine.expect_question(0, "make_wine");
  wine.answers(0, {"make red from red 2", "done"});
  EXPECT_TRUE(wine.has_wine(0, Wine::Red, 2));
}

DECISION_TEST(7, WithoutACardToDrawSomethingIsPlantedOrMade) {
  Table vine = table(2).hand(0, {Visitor::Landscaper}).vines(0, {Vine::Malvasia}).empty_deck(Deck::Vine);
  vine.play_visitor(0, Visitor::Landscaper);
  vine.expect_question(0, "plant").refuses("done");
  Table wine = winter().hand(0, {Visitor::Crusher}).empty_deck(Deck::Order);
  wine.grape(0, Grape::Red, 2).grape(0, Grape::Red, 3);
  wine.play_visitor(0, Visitor::Crusher);
  wine.answer(0, "option 2");
  wine.expect_question(0, "make_wine").refuses("done");
}

RULING_TEST(437, MasterVintnerAgesAWineThatCanMove) {
  Table t = winter().hand(0, {Visitor::MasterVintner}).built(0, {Structure::MediumCellar}).orders(0, {1});
  t.wine(0, Wine::Red, 6).wine(0, Wine::Red, 5).wine(0, Wine::White, 1).wine(0, Wine::White, 3);
  t.play_visitor(0, Visitor::MasterVintner);
  t.answer(0, "option 1");
  t.expect_question(0, "age_wine")
      .offers_only({"age white 1", "age white 3"})
      .refuses("age red 6", "cannot age")
      .refuses("age red 5", "cannot age");
  // Red 3 and white 3 would fill the order, but their next step needs the medium cellar.
  Table small = winter().hand(0, {Visitor::MasterVintner}).orders(0, {3});
  small.wine(0, Wine::Red, 3).wine(0, Wine::White, 3);
  EXPECT_FALSE(small.can_play(Visitor::MasterVintner));
  Table stuck = winter().hand(0, {Visitor::MasterVintner}).wine(0, Wine::Red, 6).orders(0, {1});
  EXPECT_FALSE(stuck.can_play(Visitor::MasterVintner));
}

RULING_TEST(438, TheNewRowDecidesTheOrderOfAnswersAtOnce) {
  Table t = table(3).hand(0, {Visitor::Organizer, Visitor::VolunteerCrew});
  for (Seat seat = 0; seat < 3; ++seat) t.vines(seat, {Vine::Malvasia});
  t.place(0, "play_summer_visitor.middle");
  t.answers(0, {"play organizer", "row 6", "play volunteer_crew"});
  t.answer(1, "done");
  t.answer(2, "done");
  t.answer(0, "done");
  t.expect_turn(1);
  t.pass(1);
  t.pass(2);
  t.expect_question(1, "fall_visitor");  // the next season follows the new rows
}

RULING_TEST(439, OnTheBaseBoardRowSevenStaysOpenWithoutItsWorker) {
  Table t = winter(3).hand(0, {Visitor::Manager, Visitor::Organizer}).row(1, 3).temporary(1);
  t.play_visitor(0, Visitor::Manager);
  t.answer(0, "take play_summer_visitor");
  t.expect_question(0, "move_rooster").offers("row 7");
  t.answer(0, "row 7");
  EXPECT_FALSE(t.player(0).has_temporary);
  EXPECT_TRUE(t.player(1).has_temporary);
  EXPECT_EQ(t.available(0), 1u);
}

RULING_TEST(440, ADeckIsNamedTwiceOnlyIfItGivesTwoCards) {
  Table t = table(2).season(Season::Fall).built(0, {Structure::Cottage}).deck({Visitor::Banker});
  t.answer(0, "deck summer");
  t.expect_question(0, "cottage_visitor")
      .offers_only({"deck winter", "done"})
      .refuses("deck summer", "second card");
  Table pile = table(2).season(Season::Fall).built(0, {Structure::Cottage});
  pile.discarded({Visitor::Patron}).deck({Visitor::Banker});
  pile.answers(0, {"deck summer", "deck summer"});
  EXPECT_TRUE(pile.holds(0, Visitor::Banker));
  EXPECT_TRUE(pile.holds(0, Visitor::Patron));
}

RULING_TEST(441, AFriendlyBonusMustBeTakenWhilePossible) {
  Table lira = table(3).friendly();
  lira.place(0, "give_tour.middle");
  lira.answer(0, "action first");
  EXPECT_EQ(lira.lira(0), 3);
  lira.expect_turn(1);

  Table cards = table(3).friendly();
  cards.place(0, "draw_vine.middle");
  EXPECT_EQ(cards.hand_size(0), 2u);

  Table vines = table(3).friendly().vines(0, {Vine::Malvasia, Vine::Sangiovese});
  vines.place(0, "plant_vine.middle");
  vines.answer(0, "plant malvasia field_5");
  vines.expect_question(0, "plant").refuses("done", "friendly");

  Table visitors = table(3).friendly().hand(0, {Visitor::Banker, Visitor::Patron, Visitor::Vendor});
  visitors.place(0, "play_summer_visitor.middle");
  visitors.answers(0, {"play patron", "option 1"});
  visitors.expect_question(0, "play_visitor")
      .offers_only({"play banker", "play vendor"})
      .refuses("done", "friendly");
}

DECISION_TEST(1, TwoVisitorsMustBePlayableAsThingsStand) {
  // The patron would bring the entertainer's 4 lira, but that is not looked into at placement.
  Table t = table(3).friendly().hand(0, {Visitor::Patron, Visitor::Entertainer});
  EXPECT_TRUE(t.can_place("play_summer_visitor.left"));
  EXPECT_FALSE(t.can_place("play_summer_visitor.middle"));
  Table rich = table(3).friendly().hand(0, {Visitor::Patron, Visitor::Entertainer}).lira(0, 4);
  EXPECT_TRUE(rich.can_place("play_summer_visitor.middle"));
  // Unknown draws do not count either.
  Table drawing = winter(3).friendly().hand(0, {Visitor::Caravan});
  EXPECT_FALSE(drawing.can_place("play_winter_visitor.middle"));
}

RULING_TEST(442, MentorsRewardWithExhaustedDecks) {
  Table both = winter().hand(0, {Visitor::Mentor}).grape(1, Grape::Red, 1);
  both.empty_deck(Deck::Vine).empty_deck(Deck::Summer);
  both.play_visitor(0, Visitor::Mentor);
  both.answer(1, "make red from red 1");
  EXPECT_EQ(both.hand_size(0), 0u);
  both.expect_turn(1);

  Table one = winter().hand(0, {Visitor::Mentor}).grape(1, Grape::Red, 1).empty_deck(Deck::Vine);
  one.play_visitor(0, Visitor::Mentor);
  one.answer(1, "make red from red 1");
  EXPECT_EQ(one.hand_size(0, Deck::Summer), 1u);
}

RULING_TEST(443, WhoHasNoWorkerPassesWhenTheTurnComes) {
  Table t = winter(3).regulars(1, 0).standing(1, Worker::Grande, "cart").regulars(2, 1);
  EXPECT_FALSE(t.player(1).passed);
  t.place(0, "cart");
  EXPECT_TRUE(t.player(1).passed);  // the engine has answered
  t.expect_turn(2);
  EXPECT_FALSE(t.player(2).passed);
}

RULING_TEST(443, UntilThenTheMotivatorReachesThem) {
  Table t = winter().hand(0, {Visitor::Motivator}).regulars(1, 0).standing(1, Worker::Grande, "cart");
  t.play_visitor(0, Visitor::Motivator);
  t.answer(1, "retrieve grande");
  EXPECT_EQ(t.vp(0), 1);
  t.expect_turn(1);
}

RULING_TEST(444, VpOfTheFirstHalfPayForTheSecond) {
  Table t = table(2).hand(0, {Visitor::Homesteader}).vines(0, {Vine::Malvasia}).vp(0, -5).lira(0, 3);
  Table without = t;
  t.built(0, {Structure::Windmill});
  t.play_visitor(0, Visitor::Homesteader);
  t.answers(0, {"option 2", "plant malvasia field_5"});
  EXPECT_EQ(t.vp(0), -4);
  t.expect_question(0, "do_both").offers_only({"yes", "no"});
  t.answer(0, "yes");
  EXPECT_EQ(t.vp(0), -5);
  t.expect_question(0, "build");

  without.play_visitor(0, Visitor::Homesteader);
  without.answers(0, {"option 2", "plant malvasia field_5"});
  without.expect_turn(1);
}

}  // namespace
}  // namespace vendemmia::testing
