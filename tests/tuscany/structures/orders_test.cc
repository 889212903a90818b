// Enhancements of wine orders: Mercado, Veranda, Wine Parlor.
#include "tests/tuscany/structures/structures.h"

namespace vendemmia::testing {
namespace {

// --- Mercado (R-387) -------------------------------------------------------------------------------------

TESTS_RULING(387);

StructureTable market(std::initializer_list<StructureCard> more = {}) {
  StructureTable t = structures_in_winter();
  t.standing(0, {StructureCard::Mercado}).standing(0, more);
  return t;
}

STRUCTURE_TEST(Mercado, TheOrderJustDrawnMayBeFilled) {
  Table t = market().orders(0, {5}).wine(0, Wine::Red, 5).wine(0, Wine::White, 5).on_top_order(1);
  t.place(0, "draw_order.left");
  // Not the one that was in the hand before.
  t.expect_question(0, "fill_drawn_order").offers_only({"fill order_01", "done"}).refuses("fill order_05");
  t.answer(0, "fill order_01");
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.residual(0), 1u);
  EXPECT_FALSE(t.has_wine(0, Wine::Red, 5));
  EXPECT_TRUE(t.top_discard_is_order(1));
  EXPECT_EQ(t.available(0), 1u);  // only the worker who drew
  t.expect_turn(1);
}

STRUCTURE_TEST(Mercado, AnOrderKeptFromTheCaravanCountsAsDrawn) {
  Table t = market().hand(0, {Visitor::Caravan}).wine(0, Wine::Red, 5).on_top_order(1);
  t.play_visitor(0, Visitor::Caravan);
  t.answer(0, "keep order");
  t.expect_question(0, "fill_drawn_order").offers_only({"fill order_01", "done"});
  t.answer(0, "fill order_01");
  EXPECT_EQ(t.vp(0), 2);
  t.expect_question(0, "keep_cards");
}

STRUCTURE_TEST(Mercado, MayBeKeptInHand) {
  Table t = market().wine(0, Wine::Red, 5).on_top_order(1);
  t.place(0, "draw_order.left");
  t.answer(0, "done");
  EXPECT_TRUE(t.holds_order(0, 1));
  EXPECT_EQ(t.wine_count(0), 1u);
  t.expect_turn(1);
}

// Each of several, one by one, before anything else continues.
STRUCTURE_TEST(Mercado, SeveralOrdersOneByOne) {
  Table t = market()
                .hand(0, {Visitor::Scholar})
                .wine(0, Wine::Red, 5)
                .wine(0, Wine::White, 5)
                .lira(0, 9)
                .on_top_order(5)
                .on_top_order(1);
  t.play_visitor(0, Visitor::Scholar);
  t.answer(0, "option 1");
  t.expect_question(0, "fill_drawn_order").offers_only({"fill order_01", "done"});
  t.answer(0, "fill order_01");
  t.expect_question(0, "fill_drawn_order").offers_only({"fill order_05", "done"});
  t.answer(0, "fill order_05");
  EXPECT_EQ(t.vp(0), 4);
  t.expect_question(0, "do_both");
}

STRUCTURE_TEST(Mercado, AskedWheneverThereIsWineSoThatTheQuestionTellsNothing) {
  Table t = market().wine(0, Wine::Red, 1).on_top_order(31);
  t.place(0, "draw_order.left");
  t.expect_question(0, "fill_drawn_order")
      .offers_only({"done"})
      .refuses("fill order_31", "does not hold the wines");
  Table none = market().on_top_order(1);
  none.place(0, "draw_order.left");
  none.expect_turn(1);
}

STRUCTURE_TEST(Mercado, VerandaAndWineParlorPay) {
  Table t = market({StructureCard::Veranda, StructureCard::WineParlor}).wine(0, Wine::Red, 5).on_top_order(1);
  t.place(0, "draw_order.left");
  t.answer(0, "fill order_01");
  EXPECT_EQ(t.vp(0), 3);
  EXPECT_EQ(t.lira(0), 2);
}

// The chosen wines are the player's.
STRUCTURE_TEST(Mercado, WhichWineIsTheOwnersChoice) {
  Table t = market().wine(0, Wine::Red, 5).wine(0, Wine::Red, 9).on_top_order(1);
  t.place(0, "draw_order.left");
  t.answer(0, "fill order_01");
  t.expect_question(0, "use_wine").offers_only({"use red 5", "use red 9"});
}

STRUCTURE_TEST(Mercado, OrdersOfTheChartCount) {
  Table t = spring();
  t.raw().options.modules = kStructureCards;
  t.raw().players[0].buildings[0] = static_cast<u8>(StructureCard::Mercado) + 1;
  t.wine(0, Wine::Red, 5).on_top_order(1);
  t.answer(0, "row 3");
  t.expect_question(0, "fill_drawn_order").offers("fill order_01");
}

STRUCTURE_TEST(Mercado, ArezzoCounts) {
  Table t =
      with_map(Season::Spring).standing(0, {StructureCard::Mercado}).wine(0, Wine::Red, 5).on_top_order(1);
  t.place(0, "influence.left");
  t.answer(0, "star arezzo");
  t.expect_question(0, "fill_drawn_order").offers("fill order_01");
}

// Given, stolen or taken from a pile is not drawn.
STRUCTURE_TEST(Mercado, TakenFromAPileIsNotDrawn) {
  Table t = market()
                .hand(0, {Visitor::Innkeeper})
                .wine(0, Wine::Red, 5)
                .discarded_orders({1})
                .discarded({Visitor::Banker});
  t.play_visitor(0, Visitor::Innkeeper);
  t.answer(0, "take pile summer");
  EXPECT_TRUE(t.holds_order(0, 1));
  t.expect_turn(1);
}

STRUCTURE_TEST(Mercado, GivenIsNotDrawn) {
  Table t = structures_in_winter()
                .standing(0, {StructureCard::Mercado})
                .hand(0, {Visitor::Queen})
                .orders(1, {1, 2})
                .vp(1, -5)
                .wine(0, Wine::Red, 5);
  t.play_visitor(0, Visitor::Queen);
  EXPECT_TRUE(t.holds_order(0, 1));
  t.expect_turn(1);
}

STRUCTURE_TEST(Mercado, AnOpponentsDrawIsTheirs) {
  Table t =
      structures_in_winter().standing(1, {StructureCard::Mercado}).wine(1, Wine::Red, 5).on_top_order(1);
  t.place(0, "draw_order.left");
  t.expect_turn(1);
}

// where no order may be filled.
STRUCTURE_TEST(Mercado, NotInTheEighthChallenge) {
  StructureTable solo(1, kStructureCards);
  Table t = solo.standing(0, {StructureCard::Mercado})
                .season(Season::Winter)
                .challenge(8)
                .wine(0, Wine::Red, 5)
                .on_top_order(1);
  t.place(0, "draw_order.left");
  t.expect_turn(0);
  EXPECT_TRUE(t.holds_order(0, 1));
}

// the bonus order comes after the one of the action has been dealt with.
STRUCTURE_TEST(Mercado, ActionThenBonus) {
  Table t = structures_in_winter(3)
                .standing(0, {StructureCard::Mercado})
                .wine(0, Wine::Red, 5)
                .wine(0, Wine::White, 5)
                .on_top_order(5)
                .on_top_order(1);
  t.place(0, "draw_order.middle");
  t.expect_question(0, "fill_drawn_order").offers("fill order_01");
  t.answer(0, "fill order_01");
  t.expect_question(0, "accept_offer");
  t.answer(0, "yes");
  t.expect_question(0, "fill_drawn_order").offers("fill order_05");
}

// --- Veranda and Wine Parlor (R-395) ---------------------------------------------------------------------

TESTS_RULING(395);

STRUCTURE_TEST(Veranda, APointForEveryOrder) {
  Table t =
      structures_in_winter(3).standing(0, {StructureCard::Veranda}).orders(0, {1}).wine(0, Wine::Red, 5);
  t.place(0, "fill_order.middle");
  t.answers(0, {"action first", "yes"});
  // Two of the order, one of the space, one of the card.
  EXPECT_EQ(t.vp(0), 4);
  EXPECT_EQ(t.lira(0), 0);
}

STRUCTURE_TEST(Veranda, ByVisitorAndShopToo) {
  Table t = structures_in_winter()
                .standing(0, {StructureCard::Veranda, StructureCard::Shop})
                .hand(0, {Visitor::Exporter})
                .orders(0, {1, 5})
                .wine(0, Wine::Red, 5)
                .wine(0, Wine::White, 5);
  t.play_visitor(0, Visitor::Exporter);
  t.answer(0, "fill order_01");
  EXPECT_EQ(t.vp(0), 3);
  t.pass(1);
  t.place(0, "structure.mat_2");
  EXPECT_EQ(t.vp(0), 6);
}

STRUCTURE_TEST(Veranda, NotForTheOrdersOfOthers) {
  Table t = structures_in_winter().standing(1, {StructureCard::Veranda}).orders(0, {1}).wine(0, Wine::Red, 5);
  t.place(0, "fill_order.left");
  EXPECT_EQ(t.vp(1), 0);
  EXPECT_EQ(t.vp(0), 2);
}

STRUCTURE_TEST(WineParlor, TwoLiraForEveryOrder) {
  Table t =
      structures_in_winter().standing(0, {StructureCard::WineParlor}).orders(0, {1}).wine(0, Wine::Red, 5);
  t.place(0, "fill_order.left");
  EXPECT_EQ(t.lira(0), 2);
  EXPECT_EQ(t.vp(0), 2);
}

STRUCTURE_TEST(WineParlor, SellingAWineIsNoOrder) {
  Table t = with_map(Season::Winter, 5)
                .standing(0, {StructureCard::WineParlor, StructureCard::Veranda})
                .wine(0, Wine::Red, 5);
  t.place(0, "sell_wine.right");
  EXPECT_EQ(t.lira(0), 0);
}

}  // namespace
}  // namespace vendemmia::testing
