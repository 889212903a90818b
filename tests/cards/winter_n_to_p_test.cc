// Winter visitors from Noble to Promoter.
#include "tests/cards/winter_support.h"

namespace vendemmia::testing {
namespace {

// --- Noble -----------------------------------------------------------------------------------------------

CARD_TEST(Noble, ResidualForALira) {
  Table t = winter().hand(0, {Visitor::Noble}).lira(0, 2).residual(0, 4);
  t.play_visitor(0, Visitor::Noble);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 1");
  EXPECT_EQ(t.residual(0), 5u);
  EXPECT_EQ(t.lira(0), 1);
  EXPECT_EQ(t.vp(0), 0);
  t.expect_turn(1);
}

CARD_TEST(Noble, PointsForTwoResidual) {
  Table t = winter().hand(0, {Visitor::Noble}).lira(0, 1).residual(0, 2);
  t.play_visitor(0, Visitor::Noble);
  t.answer(0, "option 2");
  EXPECT_EQ(t.residual(0), 0u);
  EXPECT_EQ(t.lira(0), 1);
  EXPECT_EQ(t.vp(0), 2);
  t.expect_turn(1);
}

// at 5 only down, at 0 or 1 only up.
CARD_TEST(Noble, Bounds) {
  Table top = winter().hand(0, {Visitor::Noble}).lira(0, 9).residual(0, 5);
  top.play_visitor(0, Visitor::Noble);
  EXPECT_EQ(top.residual(0), 3u);
  EXPECT_EQ(top.lira(0), 9);
  EXPECT_EQ(top.vp(0), 2);
  top.expect_turn(1);

  Table bottom = winter().hand(0, {Visitor::Noble}).lira(0, 1).residual(0, 1);
  bottom.play_visitor(0, Visitor::Noble);
  EXPECT_EQ(bottom.residual(0), 2u);
  EXPECT_EQ(bottom.lira(0), 0);
  EXPECT_EQ(bottom.vp(0), 0);
  bottom.expect_turn(1);
}

CARD_TEST(Noble, CannotBePlayedWithoutLiraBelowTwo) {
  expect_unplayable(winter().hand(0, {Visitor::Noble}).residual(0, 1));
  expect_unplayable(winter().hand(0, {Visitor::Noble}));
}

// --- Oenologist ------------------------------------------------------------------------------------------

// two complete passes, each from the highest value down.
CARD_TEST(Oenologist, AgesEveryWineTwice) {
  Table t = winter()
                .hand(0, {Visitor::Oenologist})
                .built(0, {Structure::MediumCellar, Structure::LargeCellar})
                .wine(0, Wine::Red, 2)
                .wine(0, Wine::Red, 3)
                .wine(0, Wine::White, 6)
                .wine(0, Wine::Blush, 7)
                .wine(0, Wine::Blush, 8)
                .wine(0, Wine::Sparkling, 8)
                .grape(0, Grape::Red, 1)
                .lira(0, 5);
  t.play_visitor(0, Visitor::Oenologist);
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 4));
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 5));
  EXPECT_TRUE(t.has_wine(0, Wine::White, 8));
  EXPECT_TRUE(t.has_wine(0, Wine::Blush, 9));
  EXPECT_TRUE(t.has_wine(0, Wine::Blush, 8));  // stands behind the 9
  EXPECT_TRUE(t.has_wine(0, Wine::Sparkling, 9));
  EXPECT_EQ(t.wine_count(0), 6u);
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 1));  // grapes do not age
  EXPECT_EQ(t.lira(0), 5);
  t.expect_turn(1);
}

// a wine stuck at the cellar's end blocks those directly below it.
CARD_TEST(Oenologist, MissingCellarsStopTheWine) {
  Table t = winter()
                .hand(0, {Visitor::Oenologist})
                .wine(0, Wine::Red, 2)
                .wine(0, Wine::Red, 3)
                .wine(0, Wine::White, 1);
  t.play_visitor(0, Visitor::Oenologist);
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 2));
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 3));
  EXPECT_TRUE(t.has_wine(0, Wine::White, 3));

  Table medium = winter()
                     .hand(0, {Visitor::Oenologist})
                     .built(0, {Structure::MediumCellar})
                     .wine(0, Wine::Red, 3)
                     .wine(0, Wine::White, 5)
                     .wine(0, Wine::White, 4);
  medium.play_visitor(0, Visitor::Oenologist);
  EXPECT_TRUE(medium.has_wine(0, Wine::Red, 5));
  EXPECT_TRUE(medium.has_wine(0, Wine::White, 6));
  EXPECT_TRUE(medium.has_wine(0, Wine::White, 5));
}

// freely within 4-6 and within 7-9, not across.
CARD_TEST(Oenologist, AgesInsideMissingCellars) {
  Table t = winter()
                .hand(0, {Visitor::Oenologist})
                .wine(0, Wine::Red, 4)
                .wine(0, Wine::White, 5)
                .wine(0, Wine::Blush, 7)
                .wine(0, Wine::Sparkling, 8);
  t.play_visitor(0, Visitor::Oenologist);
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 6));
  EXPECT_TRUE(t.has_wine(0, Wine::White, 6));
  EXPECT_TRUE(t.has_wine(0, Wine::Blush, 9));
  EXPECT_TRUE(t.has_wine(0, Wine::Sparkling, 9));
}

// one wine is enough, even if it cannot move.
CARD_TEST(Oenologist, MayAgeAWineThatCannotMove) {
  Table t = winter().hand(0, {Visitor::Oenologist}).wine(0, Wine::Red, 3);
  t.play_visitor(0, Visitor::Oenologist);
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 3));
  t.expect_turn(1);
}

// the next missing cellar at the stated price.
CARD_TEST(Oenologist, UpgradesForThreeLira) {
  Table t = winter().hand(0, {Visitor::Oenologist}).lira(0, 4).wine(0, Wine::Red, 1);
  t.play_visitor(0, Visitor::Oenologist);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 2");
  EXPECT_TRUE(t.has(0, Structure::MediumCellar));
  EXPECT_EQ(t.lira(0), 1);
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 1));
  t.expect_turn(1);

  Table large = winter().hand(0, {Visitor::Oenologist}).lira(0, 3).built(0, {Structure::MediumCellar});
  large.play_visitor(0, Visitor::Oenologist);
  EXPECT_TRUE(large.has(0, Structure::LargeCellar));
  EXPECT_EQ(large.lira(0), 0);
}

CARD_TEST(Oenologist, CannotBePlayedWithNothing) {
  expect_unplayable(winter().hand(0, {Visitor::Oenologist}).lira(0, 2));
  expect_unplayable(winter()
                        .hand(0, {Visitor::Oenologist})
                        .lira(0, 9)
                        .built(0, {Structure::MediumCellar, Structure::LargeCellar}));
}

// --- Politician ------------------------------------------------------------------------------------------

CARD_TEST(Politician, SixLiraBelowZero) {
  Table t = winter().hand(0, {Visitor::Politician}).vp(0, -1);
  t.play_visitor(0, Visitor::Politician);
  EXPECT_EQ(t.lira(0), 6);
  EXPECT_EQ(t.hand_size(0), 0u);
  EXPECT_EQ(t.vp(0), -1);
  t.expect_turn(1);
}

//
CARD_TEST(Politician, ThreeCardsAtExactlyZero) {
  Table t = winter()
                .hand(0, {Visitor::Politician})
                .vp(0, 0)
                .on_top(Vine::Pinot)
                .on_top(Visitor::Banker)
                .on_top_order(6);
  t.play_visitor(0, Visitor::Politician);
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.holds(0, Vine::Pinot), 1u);
  EXPECT_TRUE(t.holds(0, Visitor::Banker));
  EXPECT_TRUE(t.holds_order(0, 6));
  EXPECT_EQ(t.hand_size(0), 3u);
  t.expect_turn(1);
}

// what is there; nothing at all is no play.
CARD_TEST(Politician, ExhaustedDecks) {
  Table t = winter().hand(0, {Visitor::Politician}).vp(0, 3).empty_deck(Deck::Vine).empty_deck(Deck::Summer);
  t.play_visitor(0, Visitor::Politician);
  EXPECT_EQ(t.hand_size(0), 1u);
  EXPECT_EQ(t.hand_size(0, Deck::Order), 1u);

  const Table none = winter()
                         .hand(0, {Visitor::Politician})
                         .empty_deck(Deck::Vine)
                         .empty_deck(Deck::Summer)
                         .empty_deck(Deck::Order);
  expect_unplayable(none);
}

CARD_TEST(Politician, PoorestPosition) {
  Table t = winter()
                .hand(0, {Visitor::Politician})
                .vp(0, -5)
                .empty_deck(Deck::Vine)
                .empty_deck(Deck::Summer)
                .empty_deck(Deck::Order);
  t.play_visitor(0, Visitor::Politician);
  EXPECT_EQ(t.lira(0), 6);
}

// --- Professor -------------------------------------------------------------------------------------------

CARD_TEST(Professor, TrainsForTwoLira) {
  Table t = winter().hand(0, {Visitor::Professor}).lira(0, 3);
  t.play_visitor(0, Visitor::Professor);
  EXPECT_EQ(t.lira(0), 1);
  EXPECT_EQ(t.player(0).training, 1);
  EXPECT_EQ(t.available(0), 1u);
  EXPECT_EQ(t.vp(0), 0);
  t.expect_turn(1);
}

CARD_TEST(Professor, TwoPointsWithSixWorkers) {
  Table t = winter().hand(0, {Visitor::Professor}).regulars(0, 5).lira(0, 9);
  t.play_visitor(0, Visitor::Professor);
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.lira(0), 9);
  EXPECT_EQ(t.player(0).training, 0);
  t.expect_turn(1);
}

// the temporary worker counts for the six, not for the limit.
CARD_TEST(Professor, TemporaryWorkerCounts) {
  const Table start = winter().hand(0, {Visitor::Professor}).regulars(0, 4).temporary(0).lira(0, 2);
  Table t = start;
  t.play_visitor(0, Visitor::Professor);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 2");
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.lira(0), 2);

  Table other = start;
  other.play_visitor(0, Visitor::Professor);
  other.answer(0, "option 1");
  EXPECT_EQ(other.player(0).training, 1);
  EXPECT_EQ(other.vp(0), 0);
}

// workers in training are owned.
CARD_TEST(Professor, WorkersInTrainingCount) {
  Table t = winter().hand(0, {Visitor::Professor}).regulars(0, 3).training(0, 2).lira(0, 9);
  t.play_visitor(0, Visitor::Professor);
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.player(0).training, 2);
}

CARD_TEST(Professor, CannotBePlayedWithFewWorkersAndOneLira) {
  expect_unplayable(winter().hand(0, {Visitor::Professor}).lira(0, 1).regulars(0, 4));
}

// --- Promoter --------------------------------------------------------------------------------------------

CARD_TEST(Promoter, GivesUpAGrapeOrAWine) {
  const Table start = winter()
                          .hand(0, {Visitor::Promoter})
                          .grape(0, Grape::Red, 1)
                          .grape(0, Grape::White, 9)
                          .wine(0, Wine::Red, 2)
                          .wine(0, Wine::White, 3);
  Table grape = start;
  grape.play_visitor(0, Visitor::Promoter);
  grape.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  grape.answers(0, {"option 1", "discard grape red 1"});
  EXPECT_EQ(grape.grape_count(0), 1u);
  EXPECT_EQ(grape.wine_count(0), 2u);
  EXPECT_EQ(grape.vp(0), 1);
  EXPECT_EQ(grape.residual(0), 1u);
  grape.expect_turn(1);

  Table wine = start;
  wine.play_visitor(0, Visitor::Promoter);
  wine.answers(0, {"option 2", "discard wine red 2"});
  EXPECT_EQ(wine.grape_count(0), 2u);
  EXPECT_TRUE(wine.has_wine(0, Wine::White, 3));
  EXPECT_EQ(wine.wine_count(0), 1u);
  EXPECT_EQ(wine.vp(0), 1);
  EXPECT_EQ(wine.residual(0), 1u);
  wine.expect_turn(1);
}

// the VP is a gain of its own, so the marker may be at the top.
CARD_TEST(Promoter, ResidualAtTheTop) {
  Table t = winter().hand(0, {Visitor::Promoter}).grape(0, Grape::Red, 1).residual(0, 5);
  t.play_visitor(0, Visitor::Promoter);
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_EQ(t.residual(0), 5u);
  EXPECT_EQ(t.grape_count(0), 0u);
  t.expect_turn(1);
}

CARD_TEST(Promoter, CannotBePlayedWithNothing) {
  expect_unplayable(winter().hand(0, {Visitor::Promoter}).lira(0, 9));
}

}  // namespace
}  // namespace vendemmia::testing
