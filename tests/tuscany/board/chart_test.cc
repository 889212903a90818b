// Rulings: the wake-up chart of the extended board.
#include "engine/game/chart.h"

#include "tests/tuscany/board/extended_table.h"

namespace vendemmia::testing {
namespace {

const std::vector<std::string> kRowsButTheFirst{"row 2", "row 3", "row 4", "row 5", "row 6", "row 7"};

State first_morning(const Options& options, Seed seed) {
  return at_first(vendemmia::Question::WakeUpRow, options, seed);
}

std::vector<std::string> texts_of(const State& s) {
  ActionList legal;
  legal_actions(s, legal);
  std::vector<std::string> texts;
  for (const Action& action : legal) texts.push_back(text_of(action));
  return texts;
}

RULING_TEST(258, TheFirstYearHasNoRowOneAndNoBonus) {
  State s = first_morning({.players = 3, .modules = kExtendedBoard}, 5);
  EXPECT_EQ(s.season, Season::Spring);
  EXPECT_EQ(texts_of(s), kRowsButTheFirst);
  const Seat first = pending(s).seat;
  EXPECT_EQ(first, s.first_player);
  EXPECT_EQ(why_not(s, act(ActionKind::Row, 1)), Reason::RowOneAfterSeven);
  for (const unsigned row : {7u, 6u, 2u}) {  // clockwise, and none of them gives anything yet
    const Player before = s.players[pending(s).seat];
    const Seat seat = pending(s).seat;
    apply(s, act(ActionKind::Row, row), Events::none());
    const Player& after = s.players[seat];
    EXPECT_EQ(after.vp, before.vp);
    EXPECT_EQ(after.lira, before.lira);
    EXPECT_EQ(after.available, before.available);
    EXPECT_EQ(after.row, row);
    if (row == 2) break;
    EXPECT_EQ(pending(s).seat, (seat + 1) % 3);
    EXPECT_EQ(why_not(s, act(ActionKind::Row, row)), Reason::RowTaken);
  }
  EXPECT_EQ(pending(s).question, vendemmia::Question::Turn);
  EXPECT_EQ(s.season, Season::Spring);
  EXPECT_EQ(s.players[pending(s).seat].row, 2);  // the top row has the first turn
}

RULING_TEST(258, TheFirstChooserIsDrawn) {
  unsigned seats = 0;
  for (Seed seed = 0; seed < 40; ++seed)
    seats |= 1u << first_morning({.players = 4, .modules = kExtendedBoard}, seed).first_player;
  EXPECT_EQ(seats, 0xFu);
}

RULING_TEST(259, NextYearsRowIsChosenOnLeavingWinter) {
  Table t = extended(3, Season::Winter).row(0, 2).row(1, 3).row(2, 4);
  t.pass(0);
  // This year's roosters are no obstacle.
  t.expect_question(0, "next_row").offers_only(kRowsButTheFirst).refuses("row 1", "row 7 the year before");
  t.answer(0, "row 4");
  EXPECT_EQ(t.player(0).row, 2);
  EXPECT_EQ(t.player(0).next_row, 4);
  t.pass(1);
  t.expect_question(1, "next_row")
      .offers_only({"row 2", "row 3", "row 5", "row 6", "row 7"})
      .refuses("row 4", "rooster");
  t.answer(1, "row 2");
  t.pass(2);
  t.answer(2, "row 7");
  EXPECT_EQ(t.state().year, 2);
  EXPECT_EQ(t.state().season, Season::Spring);
  t.expect_turn(1);  // no further choice in spring: the turns begin
  EXPECT_EQ(t.player(0).row, 4);
  EXPECT_EQ(t.player(1).row, 2);
  EXPECT_EQ(t.player(2).row, 7);
  EXPECT_EQ(t.player(0).next_row, 0);
}

RULING_TEST(260, WhoWasOnRowSevenWakesUpFirst) {
  Table t = extended(2, Season::Winter).row(0, 3).row(1, 7);
  t.pass(0);
  t.expect_question(0, "next_row").refuses("row 1", "row 7 the year before");
  t.answer(0, "row 2");
  t.pass(1);  // the only answer
  EXPECT_EQ(t.player(1).row, 1);
  t.expect_turn(1);
}

RULING_TEST(260, NobodyElseAndNoOtherRow) {
  const Table t = extended(2, Season::Winter).row(0, 3).row(1, 7);
  EXPECT_EQ(next_row_problem(t.state(), 0, 1), Reason::RowOneAfterSeven);
  EXPECT_EQ(next_row_problem(t.state(), 1, 1), Reason::Ok);
  for (unsigned row = 2; row <= kRows; ++row)
    EXPECT_EQ(next_row_problem(t.state(), 1, row), Reason::MustWakeFirst) << "row " << row;
}

RULING_TEST(261, RowOneStaysEmptyWithoutARoosterOnRowSeven) {
  Table t = extended(6, Season::Winter).row(0, 1).row(1, 2).row(2, 3).row(3, 4).row(4, 5).row(5, 6);
  for (Seat seat = 0; seat < 6; ++seat) {
    t.pass(seat);
    if (seat == 5) break;  // one row is left
    t.expect_question(seat, "next_row").refuses("row 1", "row 7 the year before");
    t.answer(seat, "row " + std::to_string(seat + 2));
  }
  unsigned rows = 0;
  for (Seat seat = 0; seat < 6; ++seat) rows |= 1u << t.player(seat).row;
  EXPECT_EQ(rows, 0xFCu);
}

RULING_TEST(263, TheBonusComesWithThePass) {
  Table t = extended(2, Season::Spring).row(0, 6).row(1, 2);
  t.turn(1);
  t.place(1, "give_tour.left");
  t.pass(0);
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_EQ(t.state().season, Season::Spring);
  t.expect_turn(1);
  EXPECT_EQ(t.lira(1), 2);
  t.pass(1);
  EXPECT_EQ(t.lira(1), 3);
  EXPECT_EQ(t.state().season, Season::Summer);
}

RULING_TEST(263, WorkersAndPassesOfASeasonAreOfThatSeasonOnly) {
  Table t = extended(2, Season::Spring).row(0, 1).row(1, 2);
  t.place(0, "give_tour.left");
  t.pass(1);
  t.pass(0);
  t.expect_question(0, "turn")
      .offers("place regular buy_sell_field.left")
      .refuses("place regular draw_vine.left", "another season")
      .refuses("place regular give_tour.left", "another season");
  EXPECT_EQ(t.occupant_of("give_tour.left"), 0);
}

RULING_TEST(264, OnlyTheStarMayBeDeclined) {
  // Visitor of row 5, any card of row 7: a deck has to be named.
  Table visitor = extended(2, Season::Spring).row(0, 5);
  visitor.pass(0);
  visitor.expect_question(0, "name_deck").offers_only({"deck summer", "deck winter"});
  Table any = extended(2, Season::Summer).row(0, 7);
  any.turn(0).pass(0);
  any.expect_question(0, "name_deck").offers_only({"deck vine", "deck summer", "deck order", "deck winter"});
  Table star = extended(2, Season::Fall).row(0, 5).turn(0);
  star.pass(0);
  star.expect_question(0, "star").offers("star pisa").offers("done");
  star.answer(0, "done");
  EXPECT_EQ(star.count_events(EventKind::StarPlaced), 0u);
}

RULING_TEST(265, SummerColumn) {
  Table one = extended(2, Season::Spring).row(0, 1);
  one.pass(0);
  EXPECT_EQ(one.lira(0) + one.vp(0) + static_cast<int>(one.hand_size(0)), 0);
  Table two = extended(2, Season::Spring).row(0, 2).row(1, 3);
  two.pass(0);
  EXPECT_EQ(two.lira(0), 1);
  Table three = extended(2, Season::Spring).row(0, 3).row(1, 4);
  three.pass(0);
  EXPECT_EQ(three.hand_size(0, Deck::Vine), 1u);
  Table four = extended(2, Season::Spring).row(0, 4).row(1, 5);
  four.pass(0);
  EXPECT_EQ(four.hand_size(0, Deck::Order), 1u);
  Table five = extended(2, Season::Spring).row(0, 5).row(1, 6);
  five.pass(0);
  five.answer(0, "deck winter");
  EXPECT_EQ(five.hand_size(0, Deck::Winter), 1u);
  Table six = extended(2, Season::Spring).row(0, 6).row(1, 7);
  six.pass(0);
  EXPECT_EQ(six.vp(0), 1);
  Table seven = extended(2, Season::Spring).row(0, 7).row(1, 1).turn(0);
  seven.pass(0);
  EXPECT_TRUE(seven.player(0).has_temporary);
  EXPECT_EQ(seven.available(0), 3u);
}

RULING_TEST(265, FallColumn) {
  constexpr std::array<unsigned, 6> kSummer{0, 0, 1, 1, 0, 0};
  constexpr std::array<unsigned, 6> kWinter{0, 0, 0, 0, 1, 1};
  for (unsigned row = 1; row <= 6; ++row) {
    Table t = extended(2, Season::Summer).row(0, row).row(1, 7);
    t.pass(0);
    EXPECT_EQ(t.hand_size(0, Deck::Summer), kSummer[row - 1]) << "row " << row;
    EXPECT_EQ(t.hand_size(0, Deck::Winter), kWinter[row - 1]) << "row " << row;
    EXPECT_EQ(t.hand_size(0), kSummer[row - 1] + kWinter[row - 1]) << "row " << row;
    EXPECT_EQ(t.lira(0) + t.vp(0), 0) << "row " << row;
  }
}

RULING_TEST(265, WinterColumn) {
  for (unsigned row = 1; row <= 6; ++row) {
    Table t = extended(2, Season::Fall).row(0, row).row(1, 7).grape(0, Grape::Red, 3);
    t.pass(0);
    EXPECT_EQ(asks(t, "star"), row == 5) << "row " << row;
    EXPECT_EQ(t.has_grape(0, Grape::Red, 4), row == 6) << "row " << row;
    EXPECT_EQ(t.hand_size(0), 0u) << "row " << row;
    EXPECT_EQ(t.lira(0) + t.vp(0), 0) << "row " << row;
  }
  Table token = extended(2, Season::Fall).row(0, 7).row(1, 1).turn(0);
  token.pass(0);  // the grape token is only a reminder
  token.expect_turn(1);
}

RULING_TEST(265, AnExhaustedDeckGivesNothing) {
  Table t = extended(2, Season::Spring).row(0, 3).row(1, 4).empty_deck(Deck::Vine);
  t.pass(0);
  EXPECT_EQ(t.hand_size(0), 0u);
  t.expect_turn(1);
}

RULING_TEST(267, WhoHasPassedWaitsForTheOthers) {
  Table t = extended(3, Season::Fall).row(0, 2).row(1, 3).row(2, 1).turn(0);
  t.pass(0);
  t.pass(1);
  t.place(2, "build_or_tour.left");
  first_answers(t);
  t.expect_turn(2);  // alone now
  t.place(2, "cart");
  t.expect_turn(2);
  t.pass(2);
  EXPECT_EQ(t.state().season, Season::Winter);
  t.expect_turn(2);  // in chart order, whoever passed first
}

RULING_TEST(268, APassIsOneColumn) {
  Table t = extended(2, Season::Spring).row(0, 1).row(1, 2);
  t.pass(0);
  t.pass(1);
  EXPECT_EQ(t.state().season, Season::Summer);
  t.expect_turn(0);
  EXPECT_FALSE(t.player(0).passed);
}

}  // namespace
}  // namespace vendemmia::testing
