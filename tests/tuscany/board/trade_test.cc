// Rulings: trading one thing for another, and selling wine.
#include "tests/tuscany/board/extended_table.h"

namespace vendemmia::testing {
namespace {

// Given: 1 lira, 2 VP, 3 cards, 4 a grape. Taken: the same.
Table trader() {
  Table t = extended(2, Season::Summer).lira(0, 3).grape(0, Grape::Red, 4).orders(0, {1, 2});
  t.place(0, "trade.left");
  return t;
}

RULING_TEST(294, LiraForAnything) {
  Table vp = trader();
  vp.expect_question(0, "choose_option").offers_only({"option 1", "option 2", "option 3", "option 4"});
  vp.answers(0, {"option 1", "option 2"});
  EXPECT_EQ(vp.lira(0), 0);
  EXPECT_EQ(vp.vp(0), 1);
  vp.expect_turn(1);
  Table cards = trader();
  cards.answers(0, {"option 1", "option 3", "deck vine", "deck winter"});
  EXPECT_EQ(cards.hand_size(0), 4u);
  Table grape = trader();
  grape.answers(0, {"option 1", "option 4", "take grape white"});
  EXPECT_TRUE(grape.has_grape(0, Grape::White, 1));
  EXPECT_TRUE(grape.has_grape(0, Grape::Red, 4));
}

RULING_TEST(294, AnythingForLira) {
  Table vp = trader();
  vp.answers(0, {"option 2", "option 1"});
  EXPECT_EQ(vp.vp(0), -1);
  EXPECT_EQ(vp.lira(0), 6);
  Table cards = trader();
  cards.answer(0, "option 3");
  give_away(cards);
  cards.answer(0, "option 1");
  EXPECT_EQ(cards.hand_size(0), 0u);
  EXPECT_EQ(cards.discard_pile(Deck::Order), 2u);
  EXPECT_EQ(cards.lira(0), 6);
  Table grape = trader();
  grape.answers(0, {"option 4", "option 1"});
  EXPECT_EQ(grape.grape_count(0), 0u);
  EXPECT_EQ(grape.lira(0), 6);
}

RULING_TEST(294, WhatIsNotThereCannotBeGiven) {
  Table t = extended(2, Season::Summer).lira(0, 2).orders(0, {1});
  t.place(0, "trade.left");  // only a VP is left to give
  EXPECT_EQ(t.vp(0), -1);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2", "option 3", "option 4"});
}

RULING_TEST(294, CardsOfAllKindsCount) {
  Table t = side_two(2, Season::Summer).vines(0, {Vine::Pinot});
  hold(t, 0, {StructureCard::Inn});
  t.place(0, "trade.left");
  t.answer(0, "option 3");
  give_away(t);
  EXPECT_EQ(t.discard_pile(Deck::Structure), 1u);
  EXPECT_EQ(t.discard_pile(Deck::Vine), 1u);
  t.answers(0, {"option 3", "deck structure", "deck structure"});
  EXPECT_EQ(t.hand_size(0, Deck::Structure), 2u);
}

RULING_TEST(295, SameForSame) {
  Table lira = trader();
  lira.answers(0, {"option 1", "option 1"});
  EXPECT_EQ(lira.lira(0), 3);
  Table vp = trader();
  vp.answers(0, {"option 2", "option 2"});
  EXPECT_EQ(vp.vp(0), 0);
  Table cards = trader();
  cards.answer(0, "option 3");
  give_away(cards);
  cards.answers(0, {"option 3", "deck order", "deck order"});
  EXPECT_EQ(cards.hand_size(0, Deck::Order), 2u);
  Table grape = trader();
  grape.answers(0, {"option 4", "option 4", "take grape red"});
  EXPECT_TRUE(grape.has_grape(0, Grape::Red, 1));
  EXPECT_FALSE(grape.has_grape(0, Grape::Red, 4));
}

RULING_TEST(296, AGrapeNeedsItsSpaceAfterThePayment) {
  Table t = extended(2, Season::Summer).grape(0, Grape::Red, 1).grape(0, Grape::White, 1).lira(0, 3);
  t.place(0, "trade.left");
  t.answer(0, "option 1");
  t.expect_question(0, "choose_option").refuses("option 4", "cannot carry out");

  Table opened = extended(2, Season::Summer).grape(0, Grape::Red, 1).grape(0, Grape::White, 1).lira(0, 3);
  opened.place(0, "trade.left");
  opened.answers(0, {"option 4", "discard grape white 1"});
  opened.answer(0, "option 4");  // only the white one has room, so it comes at once
  EXPECT_TRUE(opened.has_grape(0, Grape::White, 1));
  EXPECT_EQ(opened.grape_count(0), 2u);
  opened.expect_turn(1);
}

RULING_TEST(297, NoVpBelowMinusFive) {
  Table t = extended(2, Season::Summer).vp(0, -5).lira(0, 3).grape(0, Grape::Red, 1);
  t.place(0, "trade.left");
  t.expect_question(0, "choose_option").refuses("option 2", "cannot carry out").offers("option 1");
  Table none = extended(2, Season::Summer).vp(0, -5);
  none.expect_question(0, "turn").refuses("place regular trade.left", "cannot carry out");
}

RULING_TEST(298, TheSecondDeckIsNamedWithTheFirstCardSeen) {
  Table t = extended(2, Season::Summer).lira(0, 3).on_top(Vine::Merlot);
  t.place(0, "trade.left");
  if (asks(t, "choose_option")) t.answer(0, "option 1");
  t.answers(0, {"option 3", "deck vine"});
  EXPECT_EQ(t.holds(0, Vine::Merlot), 1u);
  t.expect_question(0, "name_deck").offers("deck vine").offers("deck order");
}

RULING_TEST(298, OneCardWhereOnlyOneIsLeftAndNoneWhereNoneIs) {
  const auto exhausted = [] {
    Table t = extended(2, Season::Summer).lira(0, 3).vp(0, -5);
    for (const Deck deck : {Deck::Vine, Deck::Summer, Deck::Winter}) t.empty_deck(deck);
    return t;
  };
  Table one = exhausted().deck(Deck::Order, {4});
  one.place(0, "trade.left");
  one.answer(0, "option 3");
  EXPECT_EQ(one.hand_size(0), 1u);
  one.expect_turn(1);
  Table none = exhausted().empty_deck(Deck::Order);
  none.place(0, "trade.left");
  none.expect_question(0, "choose_option").refuses("option 3", "cannot carry out");
}

RULING_TEST(298, TheCardsGivenMayComeBack) {
  Table t = extended(2, Season::Summer).orders(0, {1, 2}).vp(0, -5);
  for (const Deck deck : {Deck::Vine, Deck::Summer, Deck::Winter, Deck::Order}) t.empty_deck(deck);
  t.place(0, "trade.left");
  give_away(t);
  t.answer(0, "option 3");
  first_answers(t);
  EXPECT_EQ(t.hand_size(0, Deck::Order), 2u);
}

RULING_TEST(299, ThePlayerChoosesTheGrape) {
  Table t =
      extended(2, Season::Summer).grape(0, Grape::Red, 2).grape(0, Grape::Red, 9).grape(0, Grape::White, 5);
  t.place(0, "trade.left");
  t.answer(0, "option 4");
  t.expect_question(0, "discard_grape")
      .offers_only({"discard grape red 2", "discard grape red 9", "discard grape white 5"});
}

RULING_TEST(300, OneTradeIsADuty) {
  Table t = trader();
  t.expect_question(0, "choose_option").refuses("done").refuses("no");
}

RULING_TEST(300, TheSecondTradeMayUseWhatTheFirstGave) {
  Table t = extended(3, Season::Summer).lira(0, 3).vp(0, -5);
  t.place(0, "trade.middle");
  t.answers(0, {"option 4", "take grape red"});
  t.expect_question(0, "accept_offer").offers_only({"yes", "no"});
  t.answer(0, "yes");  // the grape is all there is to give
  t.answer(0, "option 2");
  EXPECT_EQ(t.grape_count(0), 0u);
  EXPECT_EQ(t.vp(0), -4);
}

RULING_TEST(300, TheSecondTradeMayBeLeft) {
  Table t = extended(3, Season::Summer).lira(0, 6);
  t.place(0, "trade.middle");
  t.answers(0, {"option 1", "option 2", "no"});
  EXPECT_EQ(t.lira(0), 3);
  t.expect_turn(1);
}

RULING_TEST(301, VpByTheTypeWhateverTheValue) {
  struct Sale {
    Wine type;
    unsigned value;
    const char* text;
    int vp;
  };
  for (const Sale& sale :
       {Sale{Wine::Red, 9, "sell wine red 9", 1}, Sale{Wine::White, 1, "sell wine white 1", 1},
        Sale{Wine::Blush, 4, "sell wine blush 4", 2}, Sale{Wine::Blush, 9, "sell wine blush 9", 2},
        Sale{Wine::Sparkling, 7, "sell wine sparkling 7", 4}}) {
    Table t = extended(2, Season::Winter).wine(0, sale.type, sale.value).wine(0, Wine::Red, 2);
    t.place(0, "sell_wine.left");
    t.answer(0, sale.text);
    EXPECT_EQ(t.vp(0), sale.vp) << sale.text;
    EXPECT_EQ(t.wine_count(0), 1u);  // exactly one token
    t.expect_turn(1);
  }
}

RULING_TEST(301, WithoutWineNoSale) {
  Table t = extended(2, Season::Winter).grape(0, Grape::Red, 5);
  t.expect_question(0, "turn").refuses("place regular sell_wine.left", "cannot carry out");
}

// A star to Arezzo draws an order, and the Mercado fills it at once.
Table seller(unsigned wines) {
  Table t = side_two(3, Season::Winter).on_top_order(1).wine(0, Wine::Red, 5);
  if (wines > 1) t.wine(0, Wine::Red, 6);
  stand(t, 0, {StructureCard::Mercado});
  t.place(0, "sell_wine.middle");
  return t;
}

RULING_TEST(302, TheBonusMayNotTakeTheWineThatIsToBeSold) {
  Table t = seller(1);
  t.answers(0, {"bonus first", "star arezzo"});
  t.expect_question(0, "fill_drawn_order").offers_only({"done"}).refuses("fill order_01", "selling a wine");
  t.answer(0, "done");
  EXPECT_EQ(t.vp(0), 1);  // the sale
  EXPECT_TRUE(t.holds_order(0, 1));
}

RULING_TEST(302, WithAnotherWineItMay) {
  Table t = seller(2);
  t.answers(0, {"bonus first", "star arezzo"});
  t.expect_question(0, "fill_drawn_order").offers("fill order_01");
  t.answer(0, "fill order_01");
  if (asks(t, "use_wine")) t.answer(0, "use red 5");
  EXPECT_EQ(t.wine_count(0), 0u);
  EXPECT_EQ(t.vp(0), 1 + 2);
}

RULING_TEST(302, AfterTheSaleItMayToo) {
  Table t = seller(2);
  t.answers(0, {"action first", "sell wine red 6", "yes", "star arezzo"});
  t.expect_question(0, "fill_drawn_order").offers("fill order_01");
}

RULING_TEST(459, RulingsHoldAgainstTheNotesOfTheCatalogue) {
  // the column's VP is not optional.
  Table column = extended(2, Season::Spring).row(0, 6).row(1, 7);
  column.pass(0);
  EXPECT_EQ(column.vp(0), 1);
  column.expect_turn(1);
  // no bonus on the art.
  Table art = extended(2, Season::Summer).standing(1, Worker::Regular, "buy_sell_field.left");
  art.place(0, "grande buy_sell_field.art");
  art.answer(0, "sell field_5");
  EXPECT_EQ(art.vp(0), 0);
  art.expect_turn(1);
}

}  // namespace
}  // namespace vendemmia::testing
