// Oracle: one card more, and one of those just drawn goes away.
#include "engine/game/matter.h"
#include "tests/support/decisions.h"
#include "tests/tuscany/workers/workers.h"

namespace vendemmia::testing {
namespace {

WorkerTable oracle(unsigned players = 3) {
  return workers(players, Worker::Oracle, Worker::Farmer).owns(0, Worker::Oracle);
}

WORKER_TEST(Oracle, DrawsOneMoreAndDiscardsOne) {
  WorkerTable t = oracle();
  t.vines(0, {Vine::Merlot}).deck({Vine::Pinot, Vine::Syrah, Vine::Chardonnay});
  t.place(0, "oracle draw_vine.left");
  t.expect_question(0, "one_card_more").offers_only({"yes", "no"});
  t.answer(0, "yes");
  // Not the Merlot, which was there before.
  t.expect_question(0, "drawn_discard").offers_only({"discard vine pinot", "discard vine syrah"});
  t.answer(0, "discard vine pinot");
  EXPECT_TRUE(t.top_discard_is(Vine::Pinot));
  EXPECT_EQ(t.holds(0, Vine::Syrah), 1u);
  EXPECT_EQ(t.hand_size(0), 2u);
  t.expect_turn(1);
}

WORKER_TEST(Oracle, MayDecline) {
  WorkerTable t = oracle();
  t.place(0, "oracle draw_vine.left");
  t.answer(0, "no");
  EXPECT_EQ(t.hand_size(0), 1u);
  t.expect_turn(1);
}

RULING_TEST(344, OracleHelpsOnceATurn) {
  WorkerTable t = extended(3, Season::Spring, Worker::Oracle).owns(0, Worker::Oracle);
  t.place(0, "oracle influence.middle");
  t.answers(0, {"star grosseto", "yes"});
  t.expect_question(0, "drawn_discard");
  t.answer(0, t.legal().front());
  t.answer(0, "star arezzo");
  EXPECT_EQ(t.hand_size(0, Deck::Order), 1u);  // not asked again
  t.expect_turn(1);
}
RULING_TEST(344, OracleMayHelpTheSecondDrawInstead) {
  WorkerTable t = extended(3, Season::Spring, Worker::Oracle).owns(0, Worker::Oracle);
  t.place(0, "oracle influence.middle");
  t.answers(0, {"star grosseto", "no", "star arezzo", "yes"});
  t.expect_question(0, "drawn_discard");
}
RULING_TEST(344, OracleHelpsOnAStructureToo) {
  WorkerTable t =
      side_two(2, Season::Spring, Worker::Oracle).owns(0, Worker::Oracle).builds(0, {StructureCard::Cask});
  t.wine(0, Wine::Red, 1).built(0, {Structure::MediumCellar});
  t.place(0, "oracle structure.mat_1");
  if (asks(t, "age_wine")) t.answer(0, "age red 1");
  t.answers(0, {"yes", "yes"});
  t.expect_question(0, "drawn_discard");
}
RULING_TEST(344, OracleHelpsOnTheCartOfSideTwo) {
  WorkerTable t = side_two(2, Season::Spring, Worker::Oracle).owns(0, Worker::Oracle);
  t.place(0, "oracle cart");
  t.answers(0, {"option 2", "yes"});
  EXPECT_EQ(t.hand_size(0, Deck::Structure), 2u);
  t.answer(0, t.legal().front());
  EXPECT_EQ(t.hand_size(0, Deck::Structure), 1u);
  EXPECT_EQ(t.discard_pile(Deck::Structure), 1u);
}

RULING_TEST(345, TwoCardsBecomeThree) {
  WorkerTable t = oracle();
  t.hand(0, {Visitor::Sponsor}).vp(0, -5);
  t.place(0, "oracle play_summer_visitor.left");
  t.answers(0, {"option 1", "yes"});
  EXPECT_EQ(t.hand_size(0, Deck::Vine), 3u);
  t.answer(0, t.legal().front());
  EXPECT_EQ(t.hand_size(0, Deck::Vine), 2u);
  EXPECT_EQ(t.discard_pile(Deck::Vine), 1u);
}
RULING_TEST(345, ThreeCardsBecomeFour) {
  WorkerTable t = oracle();
  t.hand(0, {Visitor::Entertainer}).lira(0, 4);
  t.place(0, "oracle play_summer_visitor.left");
  t.answer(0, "yes");
  EXPECT_EQ(t.legal().size(), 4u);
  t.answer(0, t.legal().back());
  EXPECT_EQ(t.hand_size(0, Deck::Winter), 3u);
}

RULING_TEST(346, OracleNamesTheTypeBeforeSeeingAnything) {
  WorkerTable t = oracle();
  t.hand(0, {Visitor::Vendor});
  t.place(0, "oracle play_summer_visitor.left");
  t.expect_question(0, "one_card_more").offers_only({"deck vine", "deck order", "deck winter", "done"});
  EXPECT_EQ(t.hand_size(0), 0u);
  t.answer(0, "deck order");
  t.expect_question(0, "drawn_discard");
  EXPECT_EQ(t.hand_size(0, Deck::Order), 2u);
  EXPECT_EQ(t.hand_size(0, Deck::Vine), 1u);
  t.answer(0, t.legal().front());
  EXPECT_EQ(t.hand_size(0), 3u);
}
RULING_TEST(346, OracleMayNameNone) {
  WorkerTable t = oracle();
  t.hand(0, {Visitor::Vendor});
  t.place(0, "oracle play_summer_visitor.left");
  t.answer(0, "done");
  EXPECT_EQ(t.hand_size(0), 3u);
}

RULING_TEST(347, NoExtraCardNoDiscard) {
  WorkerTable t = oracle();
  t.deck({Vine::Pinot});
  t.place(0, "oracle draw_vine.left");
  EXPECT_EQ(t.holds(0, Vine::Pinot), 1u);
  EXPECT_EQ(t.discard_pile(Deck::Vine), 0u);
  t.expect_turn(1);
  WorkerTable vendor = oracle();
  vendor.hand(0, {Visitor::Vendor}).deck({Vine::Pinot});
  vendor.place(0, "oracle play_summer_visitor.left");
  vendor.expect_question(0, "one_card_more").refuses("deck vine", "second card");
}

RULING_TEST(348, OpponentsDrawAsUsual) {
  WorkerTable t = workers(2, Worker::Oracle, Worker::Farmer).owns(0, Worker::Oracle).owns(1, Worker::Oracle);
  t.hand(0, {Visitor::Vendor});
  t.place(0, "oracle play_summer_visitor.left");
  t.answer(0, "done");
  t.answer(1, "yes");
  EXPECT_EQ(t.hand_size(1, Deck::Summer), 1u);
  t.expect_turn(1);
}
RULING_TEST(348, OracleHelpsWithTheOrganizersRow) {
  WorkerTable t = oracle();
  t.hand(0, {Visitor::Organizer}).row(1, 5).row(2, 6);
  t.place(0, "oracle play_summer_visitor.left");
  t.answers(0, {"row 2", "yes"});
  t.expect_question(0, "drawn_discard");
}
// On the extended board: the new row's bonus of this season, but not that of passing.
RULING_TEST(348, OracleDoesNotHelpWithPassing) {
  WorkerTable t = extended(3, Season::Summer, Worker::Oracle).owns(0, Worker::Oracle);
  t.row(0, 6).row(1, 5).row(2, 2).turn(0).hand(0, {Visitor::Organizer});
  t.place(0, "oracle play_summer_visitor.left");
  t.answers(0, {"action first", "row 3", "no"});
  if (asks(t, "take_bonus")) t.answer(0, "no");
  EXPECT_EQ(t.hand_size(0, Deck::Vine), 1u);
  EXPECT_EQ(t.hand_size(0, Deck::Summer), 1u);  // into fall, unasked
  EXPECT_NE(pending(t.state()).seat, 0);
}
// The same where no turn is around it.
RULING_TEST(348, AnOracleThatWaitedDoesNotHelpWithPassing) {
  WorkerTable t = extended(3, Season::Spring, Worker::Oracle);
  plan_ahead(t, 0, Worker::Oracle, "play_summer_visitor.left");
  t.hand(0, {Visitor::Organizer});
  pass_into(t, Season::Summer);
  t.answers(0, {"action first", "row 6", "no"});
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_EQ(t.hand_size(0, Deck::Winter), 1u);  // into fall, unasked
  t.expect_turn(1);
}
RULING_TEST(348, FallIsNotTheOracles) {
  WorkerTable t = oracle(2);
  t.place(0, "oracle give_tour.left");
  pass_into(t, Season::Fall);
  t.answer(0, "deck summer");
  EXPECT_EQ(t.hand_size(0), 1u);
}

// --- action and bonus from one deck are one draw of two. -------------------------------------------------

RULING_TEST(446, ActionAndBonusAreOneDraw) {
  WorkerTable t = oracle();
  t.deck({Vine::Pinot, Vine::Syrah, Vine::Chardonnay, Vine::Merlot});
  t.place(0, "oracle draw_vine.middle");
  t.answer(0, "yes");
  EXPECT_EQ(t.hand_size(0), 2u);
  t.expect_question(0, "take_bonus");
  EXPECT_EQ(matter_of(t.state()).bonus, target_named("draw_vine.middle"));
  t.answer(0, "yes");  // the bonus too
  t.expect_question(0, "drawn_discard")
      .offers_only({"discard vine pinot", "discard vine syrah", "discard vine chardonnay"});
  t.answer(0, "discard vine syrah");
  EXPECT_EQ(t.hand_size(0), 2u);
  t.expect_turn(1);
}
RULING_TEST(446, TheBonusMayBeDeclinedInIt) {
  WorkerTable t = oracle();
  t.place(0, "oracle draw_vine.middle");
  t.answers(0, {"yes", "no"});
  t.answer(0, t.legal().front());
  EXPECT_EQ(t.hand_size(0), 1u);
  t.expect_turn(1);
}
RULING_TEST(446, OracleMayHelpTheBonusAlone) {
  WorkerTable t = oracle();
  t.deck({Vine::Pinot, Vine::Syrah, Vine::Chardonnay, Vine::Merlot});
  t.place(0, "oracle draw_vine.middle");
  t.answers(0, {"no", "yes", "yes"});
  EXPECT_EQ(t.legal().size(), 2u);
  t.answer(0, t.legal().front());
  EXPECT_EQ(t.hand_size(0), 2u);
}
// The card that goes away is then the pile, and the bonus draws from it.
RULING_TEST(465, WithTwoCardsLeftEachDrawStandsAlone) {
  WorkerTable t = oracle();
  t.deck({Vine::Pinot, Vine::Syrah});
  t.place(0, "oracle draw_vine.middle");
  t.answer(0, "yes");
  t.expect_question(0, "drawn_discard").offers_only({"discard vine pinot", "discard vine syrah"});
  t.answer(0, "discard vine syrah");
  EXPECT_EQ(t.hand_size(0), 1u);
  t.answer(0, "yes");
  EXPECT_EQ(t.holds(0, Vine::Syrah), 1u);
  EXPECT_EQ(t.hand_size(0), 2u);
  t.expect_turn(1);
}
RULING_TEST(465, WithoutTheOracleTheTwoCardsAreDrawn) {
  WorkerTable t = oracle();
  t.deck({Vine::Pinot, Vine::Syrah});
  t.place(0, "oracle draw_vine.middle");
  t.answers(0, {"no", "yes"});  // nothing is left for a third
  EXPECT_EQ(t.hand_size(0), 2u);
  t.expect_turn(1);
}
RULING_TEST(446, ATokensCardBelongsToTheDraw) {
  WorkerTable t = oracle(1);
  t.tokens(1).deck({Vine::Pinot, Vine::Syrah, Vine::Chardonnay, Vine::Merlot});
  t.place(0, "oracle draw_vine.left token middle");
  t.answers(0, {"yes", "yes"});
  t.expect_question(0, "drawn_discard")
      .offers_only({"discard vine pinot", "discard vine syrah", "discard vine chardonnay"});
  t.answer(0, "discard vine syrah");
  EXPECT_EQ(t.hand_size(0), 2u);
  t.expect_turn(0);
}

// --- with the Mercado the discard comes first. ------------------------------------------------------------

RULING_TEST(388, AKeptOrderMayBeFilledAfterTheDiscard) {
  WorkerTable t =
      side_two(3, Season::Fall, Worker::Oracle).owns(0, Worker::Oracle).builds(0, {StructureCard::Mercado});
  t.on_top_order(1).on_top_order(5).wine(0, Wine::Red, 5).wine(0, Wine::White, 5);
  t.place(0, "oracle draw_order.middle");
  t.answer(0, "yes");
  t.expect_question(0, "drawn_discard").offers_only({"discard order order_01", "discard order order_05"});
  t.answer(0, "discard order order_05");
  t.answer(0, "fill order_01");
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_TRUE(t.has_wine(0, Wine::White, 5));
}

DECISION_TEST(22, ATokensBonusIsAskedForBeforeTheDiscard) {
  WorkerTable t = oracle(1);
  t.tokens(1).deck({Vine::Pinot, Vine::Syrah, Vine::Chardonnay, Vine::Merlot});
  t.place(0, "oracle draw_vine.left token middle");
  t.answers(0, {"yes", "no"});
  t.expect_question(0, "drawn_discard").offers_only({"discard vine pinot", "discard vine syrah"});
}

RULING_TEST(132, OracleHelpsWhenItsSeasonHasCome) {
  WorkerTable t = oracle();
  t.hand(0, {Visitor::Planner});
  t.play_visitor(0, Visitor::Planner);
  t.answer(0, "place oracle draw_order.left");
  pass_into(t, Season::Winter);
  t.expect_question(0, "one_card_more");
}

// the Manager's draw is one of the visitor that the Oracle played.
DECISION_TEST(28, OracleHelpsWithADrawOfTheManager) {
  WorkerTable t = in_winter(oracle());
  t.hand(0, {Visitor::Manager});
  t.place(0, "oracle play_winter_visitor.left");
  t.answer(0, "take draw_vine");
  t.expect_question(0, "one_card_more");
}

}  // namespace
}  // namespace vendemmia::testing
