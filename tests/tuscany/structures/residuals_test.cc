// Residual structures, and when they work: Distiller, Storehouse, Statue, Dock, Silo.
#include "tests/support/decisions.h"
#include "tests/tuscany/structures/structures.h"

namespace vendemmia::testing {
namespace {

// The end of a year on the base board: everybody passes.
void end_year(Table& t, unsigned players = 2) {
  for (Seat seat = 0; seat < players; ++seat) t.pass(seat);
}

// --- Distiller and Storehouse (R-401) --------------------------------------------------------------------

TESTS_RULING(401);

STRUCTURE_TEST(Distiller, GrapesAgeOnceMore) {
  Table t = structures_in_winter()
                .standing(0, {StructureCard::Distiller})
                .grape(0, Grape::Red, 1)
                .wine(0, Wine::Red, 1);
  end_year(t);
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 3));
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 2));
}

STRUCTURE_TEST(Distiller, NotOnOtherAgeing) {
  Table t = with_map(Season::Fall)
                .standing(0, {StructureCard::Distiller})
                .row(0, 6)
                .row(1, 7)
                .grape(0, Grape::Red, 1);
  t.pass(0);
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 2));
}

STRUCTURE_TEST(Storehouse, WinesAgeOnceMoreWithinTheCellar) {
  Table t = structures_in_winter()
                .standing(0, {StructureCard::Storehouse})
                .grape(0, Grape::Red, 1)
                .wine(0, Wine::Red, 1)
                .wine(0, Wine::White, 2);
  end_year(t);
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 3));
  EXPECT_TRUE(t.has_wine(0, Wine::White, 3));
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 2));
}

STRUCTURE_TEST(Storehouse, WithoutWineNothingHappens) {
  Table t = structures_in_winter().standing(0, {StructureCard::Storehouse});
  end_year(t);
  t.expect_question(1, "wake_up_row");
}

// --- Statue (R-402) --------------------------------------------------------------------------------------

TESTS_RULING(402);

STRUCTURE_TEST(Statue, APointEveryYear) {
  Table t = structures_in_winter().standing(0, {StructureCard::Statue});
  end_year(t);
  EXPECT_EQ(t.vp(0), 1);
}

STRUCTURE_TEST(Statue, DoesNotBringTheEnd) {
  Table t = structures_in_winter().standing(0, {StructureCard::Statue}).vp(0, 19);
  end_year(t);
  EXPECT_EQ(t.vp(0), 20);
  EXPECT_FALSE(t.state().over);
  EXPECT_EQ(t.state().year, 2u);
}

STRUCTURE_TEST(Statue, TheLastYearIncluded) {
  Table t = structures_in_winter().standing(0, {StructureCard::Statue}).vp(0, 20);
  t.raw().final_year = true;
  end_year(t);
  EXPECT_TRUE(t.state().over);
  EXPECT_EQ(t.vp(0), 21);
}

STRUCTURE_TEST(Statue, OnTheExtendedBoardOnLeavingWinter) {
  Table t = with_map(Season::Winter).standing(0, {StructureCard::Statue}).vp(0, 24);
  t.pass(0);
  EXPECT_EQ(t.vp(0), 25);
  EXPECT_FALSE(t.state().final_year);
  t.expect_question(0, "next_row");
}

// --- Dock and Silo (R-403) -------------------------------------------------------------------------------

TESTS_RULING(403);

STRUCTURE_TEST(Dock, AnOrderEveryYear) {
  Table t = structures_in_winter().standing(0, {StructureCard::Dock}).on_top_order(7);
  end_year(t);
  EXPECT_TRUE(t.holds_order(0, 7));
}

STRUCTURE_TEST(Dock, WithoutACardNothingHappens) {
  Table t = structures_in_winter().standing(0, {StructureCard::Dock}).empty_deck(Deck::Order);
  end_year(t);
  EXPECT_EQ(t.hand_size(0), 0u);
  t.expect_question(1, "wake_up_row");
}

// allowed, and its VP do not bring the end.
STRUCTURE_TEST(Dock, TheMercadoFillsTheOrderAtYearEnd) {
  Table t = structures_in_winter()
                .standing(0, {StructureCard::Dock, StructureCard::Mercado})
                .wine(0, Wine::Red, 3)
                .wine(0, Wine::White, 2)
                .vp(0, 19)
                .on_top_order(10);
  end_year(t);
  t.expect_question(0, "fill_drawn_order").offers("fill order_10");
  t.answer(0, "fill order_10");
  EXPECT_EQ(t.vp(0), 22);
  // it may be the next year's end, but not this one's.
  EXPECT_FALSE(t.state().over);
  EXPECT_EQ(t.state().year, 2u);
}

STRUCTURE_TEST(Silo, AVineEveryYear) {
  Table t = structures_in_winter().standing(0, {StructureCard::Silo}).on_top(Vine::Merlot);
  end_year(t);
  EXPECT_EQ(t.holds(0, Vine::Merlot), 1u);
}

STRUCTURE_TEST(Silo, WithoutACardNothingHappens) {
  Table t = structures_in_winter().standing(0, {StructureCard::Silo}).empty_deck(Deck::Vine);
  end_year(t);
  EXPECT_EQ(t.hand_size(0), 0u);
}

// --- R-389 ---------------------------------------------------------------------------------

RULING_TEST(372, AnOrderOfTheOwnersChoice) {
  Table t = structures_in_winter()
                .standing(0, {StructureCard::Dock, StructureCard::Storehouse, StructureCard::Mercado})
                .residual(0, 2)
                .wine(0, Wine::White, 1)
                .wine(0, Wine::Red, 1)
                .on_top_order(10);
  end_year(t);
  EXPECT_EQ(t.lira(0), 2);
  t.expect_question(0, "residual_order").offers_only({"residual storehouse", "residual dock"});
  // Wine of quality 3 for the order only after the Storehouse.
  t.answer(0, "residual storehouse");
  t.expect_question(0, "fill_drawn_order").offers("fill order_10");
}

RULING_TEST(372, EverybodyInTheOrderOfTheChart) {
  Table t = structures_in_winter()
                .standing(0, {StructureCard::Silo})
                .standing(1, {StructureCard::Dock})
                .row(0, 5)
                .row(1, 2)
                .turn(1)
                .on_top(Vine::Merlot)
                .on_top_order(7);
  t.pass(1);
  t.pass(0);
  EXPECT_TRUE(t.holds_order(1, 7));
  EXPECT_EQ(t.holds(0, Vine::Merlot), 1u);
}

RULING_TEST(372, EachOnlyOnceAYear) {
  Table t = structures_in_winter().standing(0, {StructureCard::Statue, StructureCard::Silo});
  end_year(t);
  t.answer(0, "residual statue");
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_EQ(t.hand_size(0, Deck::Vine), 1u);
}

RULING_TEST(372, OnTheExtendedBoardOnLeavingWinter) {
  Table t = with_map(Season::Winter)
                .standing(0, {StructureCard::Distiller})
                .grape(0, Grape::White, 1)
                .residual(0, 1);
  t.pass(0);
  EXPECT_TRUE(t.has_grape(0, Grape::White, 3));
  EXPECT_EQ(t.lira(0), 1);
}

RULING_TEST(373, OnTheExtendedBoardTheHandMayExceedSeven) {
  Table t = with_map(Season::Winter)
                .standing(0, {StructureCard::Silo})
                .vines(0, {Vine::Pinot, Vine::Pinot, Vine::Pinot, Vine::Pinot, Vine::Pinot, Vine::Pinot,
                           Vine::Syrah});
  t.pass(0);
  EXPECT_EQ(t.hand_size(0), 8u);
  t.expect_question(0, "next_row");
}

RULING_TEST(373, OnTheBaseBoardTheDiscardComesLater) {
  Table t = structures_in_winter()
                .standing(0, {StructureCard::Silo})
                .vines(0, {Vine::Pinot, Vine::Pinot, Vine::Pinot, Vine::Pinot, Vine::Pinot, Vine::Pinot,
                           Vine::Syrah})
                .on_top(Vine::Merlot);
  end_year(t);
  t.expect_question(0, "hand_limit").offers("discard vine merlot");
  t.answer(0, "discard vine merlot");
  EXPECT_EQ(t.hand_size(0), 7u);
}

DECISION_TEST(26, TheResidualOfAnOrderFilledAtYearEndPaysNextYear) {
  Table t = structures_in_winter()
                .standing(0, {StructureCard::Dock, StructureCard::Mercado})
                .wine(0, Wine::Red, 5)
                .on_top_order(1);
  end_year(t);
  t.answer(0, "fill order_01");
  EXPECT_EQ(t.residual(0), 1u);
  EXPECT_EQ(t.lira(0), 0);
}

RULING_TEST(389, WhatIsFilledAtYearEndDoesNotBringTheEnd) {
  Table t = with_map(Season::Winter)
                .standing(0, {StructureCard::Dock, StructureCard::Mercado})
                .wine(0, Wine::Red, 3)
                .wine(0, Wine::White, 2)
                .vp(0, 24)
                .on_top_order(10);
  t.pass(0);
  t.answer(0, "fill order_10");
  EXPECT_EQ(t.vp(0), 27);
  EXPECT_FALSE(t.state().final_year);
}

}  // namespace
}  // namespace vendemmia::testing
