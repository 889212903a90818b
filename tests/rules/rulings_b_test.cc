// Section B: the wake-up chart.
#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

RULING_TEST(14, EveryPlayerTakesAnEmptyRowAndItsBonusAtOnce) {
  Table t = table(3).season(Season::Spring);
  t.expect_question(0, "wake_up_row")
      .offers_only({"row 1", "row 2", "row 3", "row 4", "row 5", "row 6", "row 7"});
  t.answer(0, "row 4");
  EXPECT_EQ(t.lira(0), 1);
  t.expect_question(1, "wake_up_row").refuses("row 4", "rooster");
  t.answer(1, "row 6");
  EXPECT_EQ(t.vp(1), 1);
  t.expect_question(2, "wake_up_row").offers_only({"row 1", "row 2", "row 3", "row 5", "row 7"});
  t.answer(2, "row 2");
  EXPECT_EQ(t.hand_size(2, Deck::Vine), 1u);
  t.expect_turn(2);
}

RULING_TEST(14, ExhaustedDeckGivesNothing) {
  Table t = table(2).season(Season::Spring).empty_deck(Deck::Vine).empty_deck(Deck::Order);
  t.answer(0, "row 2");
  EXPECT_EQ(t.hand_size(0), 0u);
  t.answer(1, "row 3");
  EXPECT_EQ(t.hand_size(1), 0u);
  t.expect_turn(0);
}

RULING_TEST(15, TypeIsNamedBeforeDrawing) {
  Table t = table(2).season(Season::Spring);
  t.answer(0, "row 5");
  t.expect_question(0, "name_deck").offers_only({"deck summer", "deck winter"});
  EXPECT_EQ(t.hand_size(0), 0u);
  t.answer(0, "deck winter");
  EXPECT_EQ(t.hand_size(0, Deck::Winter), 1u);
  EXPECT_EQ(t.hand_size(0, Deck::Summer), 0u);
}

RULING_TEST(15, UnavailableDeckLeavesTheOther) {
  Table t = table(2).season(Season::Spring).empty_deck(Deck::Winter);
  t.answer(0, "row 5");
  EXPECT_EQ(t.hand_size(0, Deck::Summer), 1u);
  t.expect_question(1, "wake_up_row");

  Table none = table(2).season(Season::Spring).empty_deck(Deck::Winter).empty_deck(Deck::Summer);
  none.answer(0, "row 5");
  EXPECT_EQ(none.hand_size(0), 0u);
  none.expect_question(1, "wake_up_row");
}

RULING_TEST(16, SameOrderInSummerFallAndWinter) {
  Table t = table(3).row(0, 3).row(1, 5).row(2, 1).turn(2);
  t.place(2, "cart");
  t.pass(0);
  t.place(1, "cart");
  t.pass(2);
  t.pass(1);  // the last to act in summer
  for (const Seat seat : {Seat{2}, Seat{0}, Seat{1}}) {
    t.expect_question(seat, "fall_visitor");
    t.answer(seat, "deck summer");
  }
  for (const Seat seat : {Seat{2}, Seat{0}, Seat{1}}) {
    t.expect_turn(seat);
    t.place(seat, "cart");
  }
}

RULING_TEST(17, TemporaryWorkerIsARegularOneOutsideTheLimit) {
  Table t = table(2).season(Season::Spring).regulars(0, 5);
  t.answer(0, "row 7");
  EXPECT_TRUE(t.player(0).has_temporary);
  EXPECT_EQ(t.player(0).regulars, 5);
  EXPECT_EQ(t.available(0), 6u);
  t.answer(1, "row 1");
  t.pass(1);
  for (unsigned i = 0; i < 6; ++i) t.place(0, "regular cart");
  EXPECT_EQ(t.lira(0), 6);
  EXPECT_EQ(t.available(0), 0u);
  t.pass_to(vendemmia::Question::WakeUpRow);
  EXPECT_FALSE(t.player(0).has_temporary);
  EXPECT_EQ(t.available(0), 5u);
}

RULING_TEST(17, TemporaryWorkerLeavesRoomForATrainedOne) {
  Table t = table(2).season(Season::Winter).regulars(0, 4).temporary(0).lira(0, 4);
  EXPECT_TRUE(t.can_place("train_worker.left"));
}

RULING_TEST(18, TemporaryWorkerCountsForProfessor) {
  EXPECT_FALSE(table(2)
                   .season(Season::Winter)
                   .regulars(0, 4)
                   .hand(0, {Visitor::Professor})
                   .can_play(Visitor::Professor));
  Table t = table(2).season(Season::Winter).regulars(0, 4).temporary(0).hand(0, {Visitor::Professor});
  t.play_visitor(0, Visitor::Professor);  // no lira to train with, so only the VP
  EXPECT_EQ(t.vp(0), 2);
}

RULING_TEST(18, AtLeastSixIsEnough) {
  Table t = table(2).season(Season::Winter).regulars(0, 5).temporary(0).hand(0, {Visitor::Professor});
  t.play_visitor(0, Visitor::Professor);
  EXPECT_EQ(t.vp(0), 2);
}

RULING_TEST(18, TemporaryWorkerCountsForUncertifiedTeacher) {
  Table t = table(2)
                .season(Season::Winter)
                .regulars(1, 4)
                .temporary(1)
                .vp(0, -5)
                .hand(0, {Visitor::UncertifiedTeacher});
  t.play_visitor(0, Visitor::UncertifiedTeacher);
  EXPECT_EQ(t.vp(0), -4);
}

RULING_TEST(19, AllActInFallInChartOrderEvenWithoutWorkers) {
  Table t = table(3).row(0, 6).row(1, 2).row(2, 4).turn(1);
  t.pass(1);
  t.pass(2);
  t.place(0, "cart");
  t.place(0, "cart");
  t.place(0, "grande cart");
  for (const Seat seat : {Seat{1}, Seat{2}, Seat{0}}) {
    t.expect_question(seat, "fall_visitor");
    t.answer(seat, "deck winter");
    EXPECT_EQ(t.hand_size(seat, Deck::Winter), 1u);
  }
}

}  // namespace
}  // namespace vendemmia::testing
