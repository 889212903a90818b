// Winter visitors from Taster to Zymologist.
#include "tests/cards/winter_support.h"

namespace vendemmia::testing {
namespace {

// --- Taster ----------------------------------------------------------------------------------------------

CARD_TEST(Taster, HighestWineOfAll) {
  Table t = winter(3)
                .hand(0, {Visitor::Taster})
                .wine(0, Wine::Red, 6)
                .wine(0, Wine::White, 2)
                .wine(1, Wine::Blush, 5)
                .wine(2, Wine::Red, 3);
  t.play_visitor(0, Visitor::Taster);
  t.expect_question(0, "discard_wine").offers_only({"discard wine red 6", "discard wine white 2"});
  t.answer(0, "discard wine red 6");
  EXPECT_EQ(t.lira(0), 4);
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.wine_count(0), 1u);
  EXPECT_EQ(t.wine_count(1), 1u);
  t.expect_turn(1);
}

CARD_TEST(Taster, LowerWineBringsOnlyLira) {
  Table t = winter(3).hand(0, {Visitor::Taster}).wine(0, Wine::Red, 6).wine(0, Wine::White, 2);
  t.play_visitor(0, Visitor::Taster);
  t.answer(0, "discard wine white 2");
  EXPECT_EQ(t.lira(0), 4);
  EXPECT_EQ(t.vp(0), 0);
  t.expect_turn(1);
}

// strictly higher, than the own other wines too.
CARD_TEST(Taster, EqualValueIsNotTheHighest) {
  Table own = winter().hand(0, {Visitor::Taster}).wine(0, Wine::Red, 5).wine(0, Wine::White, 5);
  own.play_visitor(0, Visitor::Taster);
  own.answer(0, "discard wine red 5");
  EXPECT_EQ(own.vp(0), 0);
  EXPECT_EQ(own.lira(0), 4);

  for (Seat other = 1; other < 6; ++other) {
    Table t = winter(6).hand(0, {Visitor::Taster}).wine(0, Wine::Red, 5).wine(other, Wine::Sparkling, 7);
    t.play_visitor(0, Visitor::Taster);
    EXPECT_EQ(t.vp(0), 0) << "seat " << int{other} << " has a better wine";
    EXPECT_EQ(t.lira(0), 4);
    Table equal = winter(6).hand(0, {Visitor::Taster}).wine(0, Wine::Red, 7).wine(other, Wine::Sparkling, 7);
    equal.play_visitor(0, Visitor::Taster);
    EXPECT_EQ(equal.vp(0), 0) << "seat " << int{other} << " has an equal wine";
    Table lower = winter(6).hand(0, {Visitor::Taster}).wine(0, Wine::Red, 8).wine(other, Wine::Sparkling, 7);
    lower.play_visitor(0, Visitor::Taster);
    EXPECT_EQ(lower.vp(0), 2) << "seat " << int{other} << " has a lower wine";
    lower.expect_turn(1);
  }
}

CARD_TEST(Taster, OnlyWineInTheGame) {
  Table t = winter().hand(0, {Visitor::Taster}).wine(0, Wine::White, 1);
  t.play_visitor(0, Visitor::Taster);
  EXPECT_EQ(t.lira(0), 4);
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.wine_count(0), 0u);
  t.expect_turn(1);
}

CARD_TEST(Taster, CannotBePlayedWithoutWine) {
  expect_unplayable(winter().hand(0, {Visitor::Taster}).grape(0, Grape::Red, 9).wine(1, Wine::Red, 1));
}

// --- Teacher ---------------------------------------------------------------------------------------------

CARD_TEST(Teacher, MakesUpToTwoWines) {
  Table t = winter()
                .hand(0, {Visitor::Teacher})
                .lira(0, 2)
                .grape(0, Grape::Red, 1)
                .grape(0, Grape::Red, 2)
                .grape(0, Grape::Red, 3);
  t.play_visitor(0, Visitor::Teacher);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 1");
  t.expect_question(0, "make_wine").refuses("done");
  t.answers(0, {"make red from red 1", "make red from red 3"});
  EXPECT_EQ(t.wine_count(0), 2u);
  EXPECT_EQ(t.lira(0), 2);
  EXPECT_EQ(t.player(0).training, 0);
  t.expect_turn(1);
}

CARD_TEST(Teacher, TrainsForTwoLira) {
  Table t = winter().hand(0, {Visitor::Teacher}).lira(0, 2);
  t.play_visitor(0, Visitor::Teacher);
  EXPECT_EQ(t.player(0).training, 1);
  EXPECT_EQ(t.available(0), 1u);
  EXPECT_EQ(t.lira(0), 0);
  t.expect_turn(1);
}

CARD_TEST(Teacher, CannotBePlayedWithNothing) {
  expect_unplayable(winter().hand(0, {Visitor::Teacher}).lira(0, 1));
  expect_unplayable(winter().hand(0, {Visitor::Teacher}).lira(0, 9).regulars(0, 5));
}

// --- Uncertified Oenologist ------------------------------------------------------------------------------

CARD_TEST(UncertifiedOenologist, AgesEveryWineTwice) {
  Table t = winter()
                .hand(0, {Visitor::UncertifiedOenologist})
                .built(0, {Structure::MediumCellar})
                .wine(0, Wine::Red, 2)
                .wine(0, Wine::White, 6)
                .wine(0, Wine::White, 5);
  t.play_visitor(0, Visitor::UncertifiedOenologist);
  t.answer(0, "option 1");
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 4));
  EXPECT_TRUE(t.has_wine(0, Wine::White, 6));
  EXPECT_TRUE(t.has_wine(0, Wine::White, 5));
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_FALSE(t.has(0, Structure::LargeCellar));
  t.expect_turn(1);
}

CARD_TEST(UncertifiedOenologist, LosesAPointForAFreeCellar) {
  Table t = winter().hand(0, {Visitor::UncertifiedOenologist}).wine(0, Wine::Red, 1).lira(0, 1).vp(0, -4);
  t.play_visitor(0, Visitor::UncertifiedOenologist);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 2");
  EXPECT_TRUE(t.has(0, Structure::MediumCellar));
  EXPECT_EQ(t.vp(0), -5);
  EXPECT_EQ(t.lira(0), 1);
  t.expect_turn(1);

  Table large =
      winter().hand(0, {Visitor::UncertifiedOenologist}).built(0, {Structure::MediumCellar}).vp(0, 3);
  large.play_visitor(0, Visitor::UncertifiedOenologist);
  EXPECT_TRUE(large.has(0, Structure::LargeCellar));
  EXPECT_EQ(large.vp(0), 2);
  large.expect_turn(1);
}

//
CARD_TEST(UncertifiedOenologist, CannotBePlayedWithNothing) {
  expect_unplayable(winter().hand(0, {Visitor::UncertifiedOenologist}).vp(0, -5).lira(0, 9));
  expect_unplayable(winter()
                        .hand(0, {Visitor::UncertifiedOenologist})
                        .built(0, {Structure::MediumCellar, Structure::LargeCellar}));
}

// --- Uncertified Teacher ---------------------------------------------------------------------------------

CARD_TEST(UncertifiedTeacher, LosesAPointForAFreeWorker) {
  Table t = winter().hand(0, {Visitor::UncertifiedTeacher}).vp(0, -4);
  t.play_visitor(0, Visitor::UncertifiedTeacher);
  EXPECT_EQ(t.vp(0), -5);
  EXPECT_EQ(t.player(0).training, 1);
  EXPECT_EQ(t.available(0), 1u);
  EXPECT_EQ(t.lira(0), 0);
  t.expect_turn(1);
}

// at least six workers, the temporary one and those in training included.
CARD_TEST(UncertifiedTeacher, PointForEveryOpponentWithSixWorkers) {
  Table t = winter(6)
                .hand(0, {Visitor::UncertifiedTeacher})
                .regulars(1, 5)
                .regulars(2, 4)
                .temporary(2)
                .regulars(3, 4)
                .regulars(4, 3)
                .training(4, 2)
                .passed(4)
                .regulars(5, 3);
  t.play_visitor(0, Visitor::UncertifiedTeacher);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 2");
  EXPECT_EQ(t.vp(0), 3);
  EXPECT_EQ(t.player(0).training, 0);
  t.expect_turn(1);
}

CARD_TEST(UncertifiedTeacher, ThreePlayers) {
  Table t = winter(3).hand(0, {Visitor::UncertifiedTeacher}).regulars(2, 5).regulars(0, 5);
  t.play_visitor(0, Visitor::UncertifiedTeacher);
  EXPECT_EQ(t.vp(0), 1);  // the own six workers do not count and leave only this option
  t.expect_turn(1);
}

// the second option needs such an opponent, the first a VP to lose and room for a worker.
CARD_TEST(UncertifiedTeacher, CannotBePlayedWithNothing) {
  expect_unplayable(winter(3).hand(0, {Visitor::UncertifiedTeacher}).vp(0, -5).regulars(1, 4));
  expect_unplayable(winter(3).hand(0, {Visitor::UncertifiedTeacher}).regulars(0, 5).regulars(1, 4));
}

// --- Zymologist ------------------------------------------------------------------------------------------

Table zymologist() { return winter().hand(0, {Visitor::Zymologist}); }

// as if both cellars existed, blush and sparkling included.
CARD_TEST(Zymologist, WinesWithoutCellars) {
  Table t = zymologist()
                .grape(0, Grape::Red, 2)
                .grape(0, Grape::Red, 3)
                .grape(0, Grape::Red, 8)
                .grape(0, Grape::White, 2)
                .grape(0, Grape::White, 3);
  t.play_visitor(0, Visitor::Zymologist);
  t.expect_question(0, "make_wine")
      .offers("make red from red 8")
      .offers("make blush from red 2 white 2")
      .offers("make sparkling from red 3 red 2 white 2")
      .refuses("make red from red 3")
      .refuses("make white from white 3")
      .refuses("done");
  t.answer(0, "make red from red 8");
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 8));
  t.answer(0, "make sparkling from red 3 red 2 white 2");
  EXPECT_TRUE(t.has_wine(0, Wine::Sparkling, 7));
  EXPECT_EQ(t.wine_count(0), 2u);
  EXPECT_FALSE(t.has(0, Structure::MediumCellar));
  t.expect_turn(1);  // two wines at most
}

CARD_TEST(Zymologist, BlushWithoutCellar) {
  Table t = zymologist().grape(0, Grape::Red, 2).grape(0, Grape::White, 2);
  t.play_visitor(0, Visitor::Zymologist);
  EXPECT_TRUE(t.has_wine(0, Wine::Blush, 4));
  EXPECT_EQ(t.wine_count(0), 1u);
  t.expect_turn(1);
}

// the token is devalued where needed, but must end at 4 or more.
CARD_TEST(Zymologist, DevaluedWineMustStayAtFour) {
  Table t = zymologist().grape(0, Grape::Red, 5).wine(0, Wine::Red, 5);
  t.play_visitor(0, Visitor::Zymologist);
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 4));
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 5));

  expect_unplayable(zymologist().grape(0, Grape::Red, 5).wine(0, Wine::Red, 5).wine(0, Wine::Red, 4));
  expect_unplayable(zymologist().grape(0, Grape::White, 4).wine(0, Wine::White, 4));
}

CARD_TEST(Zymologist, WithTheCellarsBuilt) {
  Table t = zymologist()
                .built(0, {Structure::MediumCellar, Structure::LargeCellar})
                .grape(0, Grape::White, 3)
                .grape(0, Grape::White, 9);
  t.play_visitor(0, Visitor::Zymologist);
  EXPECT_TRUE(t.has_wine(0, Wine::White, 9));
  EXPECT_TRUE(t.has_grape(0, Grape::White, 3));
  t.expect_turn(1);
}

CARD_TEST(Zymologist, CannotBePlayedWithSmallGrapes) {
  expect_unplayable(zymologist());
  expect_unplayable(zymologist().grape(0, Grape::Red, 3).grape(0, Grape::Red, 2));
  expect_unplayable(zymologist().grape(0, Grape::Red, 1).grape(0, Grape::White, 2));
}

// at year end freely inside 4-6 and 7-9; 6 and 9 hold back what stands directly below.
CARD_TEST(Zymologist, AgeingInMissingCellars) {
  Table t = zymologist()
                .grape(0, Grape::Red, 4)
                .wine(0, Wine::White, 5)
                .wine(0, Wine::White, 6)
                .wine(0, Wine::White, 3)
                .wine(0, Wine::Blush, 6)
                .wine(0, Wine::Sparkling, 7);
  t.play_visitor(0, Visitor::Zymologist);
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 4));
  t.pass_to(vendemmia::Question::WakeUpRow);
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 5));
  EXPECT_TRUE(t.has_wine(0, Wine::White, 3));
  EXPECT_TRUE(t.has_wine(0, Wine::White, 5));
  EXPECT_TRUE(t.has_wine(0, Wine::White, 6));
  EXPECT_TRUE(t.has_wine(0, Wine::Blush, 6));
  EXPECT_TRUE(t.has_wine(0, Wine::Sparkling, 8));
}

// the medium cellar opens 3 to 4, not 6 to 7.
CARD_TEST(Zymologist, AgeingWithTheMediumCellar) {
  Table t = zymologist()
                .built(0, {Structure::MediumCellar})
                .grape(0, Grape::Red, 7)
                .wine(0, Wine::White, 3)
                .wine(0, Wine::White, 6);
  t.play_visitor(0, Visitor::Zymologist);
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 7));
  t.pass_to(vendemmia::Question::WakeUpRow);
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 8));
  EXPECT_TRUE(t.has_wine(0, Wine::White, 4));
  EXPECT_TRUE(t.has_wine(0, Wine::White, 6));
}

// such a wine fills orders like any other.
CARD_TEST(Zymologist, WineFillsAnOrder) {
  Table t = zymologist().grape(0, Grape::Red, 8).orders(0, {15});
  t.play_visitor(0, Visitor::Zymologist);
  t.place(1, "cart");
  t.place(0, "fill_order.left");
  EXPECT_EQ(t.vp(0), 4);
  EXPECT_EQ(t.wine_count(0), 0u);
}

}  // namespace
}  // namespace vendemmia::testing
