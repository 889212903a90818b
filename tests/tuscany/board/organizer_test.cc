// The Organizer on the extended board.
#include "engine/game/changes.h"
#include "engine/game/chart.h"
#include "tests/support/decisions.h"
#include "tests/tuscany/board/extended_table.h"

namespace vendemmia::testing {
namespace {

// Winter: the Manager plays the Organizer.
void organize_in_winter(Table& t, Seat seat) {
  play_left(t, seat, Visitor::Manager);
  if (asks(t, "earlier_action")) t.answer(seat, "take play_summer_visitor");
}

RULING_TEST(113, ARowWithoutARoosterSoNotTheOwn) {
  Table t = extended(3, Season::Summer).row(0, 2).row(1, 4).row(2, 7).hand(0, {Visitor::Organizer});
  play_left(t, 0, Visitor::Organizer);
  t.expect_question(0, "move_rooster")
      .offers_only({"row 1", "row 3", "row 5", "row 6"})
      .refuses("row 2", "already stands")
      .refuses("row 7", "Another rooster");
}

RULING_TEST(113, WithoutARowTheCardCannotBePlayed) {
  // Six roosters; whoever left row 7 has taken its token along.
  for (const bool left : {false, true}) {
    Table t = extended(6, Season::Winter).row(0, 2).row(1, 7).row(2, 3).row(3, 4).row(4, 5).row(5, 6);
    t.hand(0, {Visitor::Manager, Visitor::Organizer});
    if (left) {
      t.passed(1);
      t.raw().players[1].next_row = 1;
    }
    t.place(0, "play_winter_visitor.right");
    EXPECT_EQ(check(t.state(), *parse_action("take play_summer_visitor")).has_value(), left);
  }
}

RULING_TEST(275, ARowThatItsRoosterHasLeftIsEmpty) {
  Table t = extended(3, Season::Winter).row(0, 2).row(1, 3).row(2, 4).turn(1);
  t.passed(0).hand(1, {Visitor::Manager, Visitor::Organizer});
  t.raw().players[0].next_row = 5;
  organize_in_winter(t, 1);
  t.expect_question(1, "move_rooster")
      .offers_only({"row 1", "row 2", "row 6", "row 7"})
      .refuses("row 5", "Another rooster");
  t.answer(1, "row 2");
  EXPECT_EQ(t.player(1).row, 2);
  EXPECT_EQ(t.player(0).row, 2);  // of this year
}

DECISION_TEST(24, OnTheSameRowTheOrderIsClockwiseFromTheFirstPlayer) {
  // this year's rows.
  Table t = extended(3, Season::Winter).row(0, 2).row(1, 3).row(2, 4).turn(1);
  t.passed(0).hand(1, {Visitor::Manager, Visitor::Organizer});
  t.raw().players[0].next_row = 5;
  organize_in_winter(t, 1);
  t.answer(1, "row 2");
  const auto order = wake_up_order(t.state());
  ASSERT_EQ(order.size(), 3u);
  for (unsigned place = 0; place < 3; ++place) EXPECT_EQ(order[place], place);
}

RULING_TEST(274, TheBonusOfThisColumnAndThenOfTheNext) {
  Table t = extended(2, Season::Summer).row(0, 1).row(1, 2).hand(0, {Visitor::Organizer});
  play_left(t, 0, Visitor::Organizer);
  t.answer(0, "row 6");
  EXPECT_EQ(t.vp(0), 1);  // the summer column
  decline_lira(t, 0);
  EXPECT_EQ(t.hand_size(0, Deck::Winter), 1u);  // passed into fall
  EXPECT_TRUE(t.player(0).passed);
  EXPECT_EQ(t.player(0).row, 6);
  t.place(1, "cart");
  t.expect_turn(1);
}

RULING_TEST(114, NoRoosterIsMovedForNothing) {
  Table t = extended(2, Season::Summer).row(0, 3).row(1, 2).turn(0).hand(0, {Visitor::Organizer});
  play_left(t, 0, Visitor::Organizer);
  t.answer(0, "row 1");
  decline_lira(t, 0);
  EXPECT_EQ(t.hand_size(0), 0u);  // row 1 gives nothing, and row 3 nothing any more
  EXPECT_EQ(t.player(0).row, 1);
}

RULING_TEST(115, TheNewRowCountsFromTheNextSeasonOn) {
  Table t = extended(3, Season::Summer).row(0, 2).row(1, 3).row(2, 4).hand(1, {Visitor::Organizer}).turn(1);
  play_left(t, 1, Visitor::Organizer);
  t.answer(1, "row 1");
  decline_lira(t, 1);
  t.expect_turn(2);
  t.pass(2);
  t.pass(0);
  EXPECT_EQ(t.state().season, Season::Fall);
  t.expect_turn(1);
}

RULING_TEST(116, TheSecondVisitorStillComes) {
  Table t = extended(3, Season::Summer).row(0, 1).hand(0, {Visitor::Organizer, Visitor::Patron});
  t.place(0, "play_summer_visitor.middle");
  t.answers(0, {"play organizer", "row 6"});
  EXPECT_FALSE(t.player(0).passed);
  t.answers(0, {"play patron", "option 1"});
  EXPECT_TRUE(t.player(0).passed);
  EXPECT_EQ(t.lira(0), 4);
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_EQ(t.hand_size(0, Deck::Winter), 1u);
}

RULING_TEST(117, TheTemporaryWorkerOnlyIfItIsStillOnTheChart) {
  for (const bool taken : {false, true}) {
    Table t = extended(2, Season::Summer).row(0, 1).row(1, 2).hand(0, {Visitor::Organizer});
    if (taken) t.temporary(1);
    play_left(t, 0, Visitor::Organizer);
    t.answer(0, "row 7");
    decline_lira(t, 0);
    EXPECT_EQ(t.player(0).has_temporary, !taken);
    t.expect_question(0, "name_deck");  // row 7 in fall: any card
    t.answer(0, "deck vine");
    EXPECT_EQ(t.hand_size(0, Deck::Vine), 1u);
  }
}

RULING_TEST(117, ATemporaryWorkerOnceTakenStays) {
  Table t = extended(2, Season::Summer).row(0, 7).row(1, 2).turn(0).temporary(0);
  t.hand(0, {Visitor::Organizer});
  play_left(t, 0, Visitor::Organizer);
  t.answer(0, "row 1");
  decline_lira(t, 0);
  EXPECT_TRUE(t.player(0).has_temporary);
}

RULING_TEST(262, LeavingRowSevenBeforeWinterEndsTheDuty) {
  Table t = extended(2, Season::Summer).row(0, 7).row(1, 2).turn(0).hand(0, {Visitor::Organizer});
  play_left(t, 0, Visitor::Organizer);
  t.answer(0, "row 3");
  decline_lira(t, 0);
  t.pass_to(vendemmia::Question::NextRow);
  play_until(t, [&] { return asks(t, "next_row") && pending(t.state()).seat == 0; });
  t.expect_question(0, "next_row").refuses("row 1", "row 7 the year before").offers("row 7");
}

RULING_TEST(262, EnteringItBeforeWinterCreatesTheDuty) {
  Table t = extended(2, Season::Summer).row(0, 1).row(1, 2).hand(0, {Visitor::Organizer});
  play_left(t, 0, Visitor::Organizer);
  t.answer(0, "row 7");
  decline_lira(t, 0);
  t.pass_to(vendemmia::Question::NextRow);
  t.answer(1, "row 3");
  play_until(t, [&] { return t.state().year == 2; });
  EXPECT_EQ(t.player(0).row, 1);
}

RULING_TEST(262, RowOneMayBeEntered) {
  Table t = extended(2, Season::Summer).row(0, 3).row(1, 2).turn(0).hand(0, {Visitor::Organizer});
  play_left(t, 0, Visitor::Organizer);
  t.expect_question(0, "move_rooster").offers("row 1");
}

RULING_TEST(275, RowsOfNextYearAreTakenToo) {
  Table t = extended(3, Season::Winter).row(0, 2).row(1, 3).row(2, 4).passed(1);
  t.hand(0, {Visitor::Manager, Visitor::Organizer});
  t.raw().players[1].next_row = 6;
  organize_in_winter(t, 0);
  t.expect_question(0, "move_rooster")
      .offers_only({"row 1", "row 3", "row 5", "row 7"})
      .refuses("row 6", "Another rooster");
}

RULING_TEST(138, TheWinterColumnAndOutOfWinterAtOnce) {
  Table t = extended(2, Season::Winter).row(0, 1).row(1, 2).grape(0, Grape::White, 4);
  t.hand(0, {Visitor::Manager, Visitor::Organizer}).wine(0, Wine::Red, 2).residual(0, 3);
  organize_in_winter(t, 0);
  t.answer(0, "row 6");
  EXPECT_TRUE(t.has_grape(0, Grape::White, 5));  // aged by the row
  decline_lira(t, 0);
  EXPECT_TRUE(t.has_grape(0, Grape::White, 6));  // and by the end of the own year
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 3));
  EXPECT_EQ(t.lira(0), 3);
  EXPECT_EQ(t.available(0), 2u);
  t.expect_question(0, "next_row");
  t.answer(0, "row 2");
  t.expect_turn(1);
}

DECISION_TEST(14, RowSevenIsClosedOnceItsTokenIsTaken) {
  // Seat 0 came into winter on row 7 and leaves it there; seat 1 finds the token gone.
  Table t = extended(3, Season::Winter).row(0, 7).row(1, 2).row(2, 3).turn(0);
  t.hand(0, {Visitor::Manager, Visitor::Organizer});
  organize_in_winter(t, 0);
  t.answer(0, "row 4");
  decline_lira(t, 0);
  EXPECT_EQ(organizer_row_problem(t.state(), 1, 7), Reason::OrganizerRowSeven);
  EXPECT_EQ(organizer_row_problem(t.state(), 1, 5), Reason::Ok);
}

RULING_TEST(138, RowSevenIsOpenWhileItsTokenIsThere) {
  Table t = extended(2, Season::Winter).row(0, 1).row(1, 2).hand(0, {Visitor::Manager, Visitor::Organizer});
  organize_in_winter(t, 0);
  t.answer(0, "row 7");
  decline_lira(t, 0);
  // now it stands there, so it wakes up first.
  t.expect_turn(1);
  EXPECT_EQ(t.player(0).next_row, 1);
}

RULING_TEST(138, TheTokenIsBackInTheNextYear) {
  Table t = extended(2, Season::Winter).row(0, 7).row(1, 2).turn(0);
  t.hand(0, {Visitor::Manager, Visitor::Organizer});
  organize_in_winter(t, 0);
  t.answer(0, "row 4");
  decline_lira(t, 0);
  t.answer(0, "row 3");
  t.pass(1);
  t.answer(1, "row 2");
  EXPECT_EQ(t.state().year, 2);
  EXPECT_EQ(organizer_row_problem(t.state(), 1, 7), Reason::Ok);
}

RULING_TEST(439, OnTheBaseBoardThereIsNoSuchToken) {
  Table t = winter(3).row(0, 7).turn(0).hand(0, {Visitor::Manager, Visitor::Organizer});
  t.play_visitor(0, Visitor::Manager);
  if (asks(t, "earlier_action")) t.answer(0, "take play_summer_visitor");
  t.answer(0, "row 4");
  EXPECT_EQ(organizer_row_problem(t.state(), 1, 7), Reason::Ok);
}

RULING_TEST(453, TheLastRowDecidesWhoWakesUpFirst) {
  Table t = extended(2, Season::Winter).row(0, 7).row(1, 2).turn(0);
  t.hand(0, {Visitor::Manager, Visitor::Organizer});
  organize_in_winter(t, 0);
  t.answer(0, "row 4");
  decline_lira(t, 0);
  t.expect_question(0, "next_row").refuses("row 1", "row 7 the year before").offers("row 2");
}

RULING_TEST(438, TheNewRowDecidesTheOrderOfAnswersAtOnce) {
  Table t = extended(3, Season::Summer).row(0, 2).row(1, 3).row(2, 4).turn(0);
  t.hand(0, {Visitor::Organizer, Visitor::Banker}).vp(0, 1);
  t.place(0, "play_summer_visitor.middle");
  t.answers(0, {"play organizer", "row 1"});
  t.answer(0, "play banker");
  t.expect_question(1, "accept_offer");
  t.answer(1, "no");
  t.answer(2, "no");
  EXPECT_TRUE(t.player(0).passed);
}

}  // namespace
}  // namespace vendemmia::testing
