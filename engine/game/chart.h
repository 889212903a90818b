// The wake-up chart: which rows may be taken, and what a pass leads to.
#pragma once

#include "engine/game/automa.h"
#include "engine/game/interpreter.h"

namespace vendemmia {

// Why the row cannot be taken in spring, or Reason::Ok.
inline Reason first_row_problem(const State& s, unsigned taken, unsigned row) {
  if (contains(taken, row)) return Reason::RowTaken;
  if (board_of(s).seasonal && row == 1) return Reason::RowOneAfterSeven;
  return row_is_open(s, row) ? Reason::Ok : Reason::RowWithoutGlass;
}
// The rows without a problem, as a set.
inline unsigned first_rows(const State& s, unsigned taken) {
  constexpr unsigned kRowOne = 1u << 1;
  return open_rows(s) & ~taken & ~(board_of(s).seasonal ? kRowOne : 0u);
}
// The same for next year's row, on leaving winter.
Reason next_row_problem(const State& s, Seat seat, unsigned row);
unsigned next_rows(const State& s, Seat seat);
// The same for the Organizer.
Reason organizer_row_problem(const State& s, Seat seat, unsigned row);
// The Organizer takes the rooster off its row.
void leave_row(State& s, Seat seat);

// Whether something follows when the season is over for this player: with a seasonal chart, and from the barn.
inline bool leaving_has_consequences(const State& s, Seat seat) {
  const bool summer = s.season == Season::Summer;
  const bool barn = s.players[seat].has(StructureCard::Barn);
  return board_of(s).seasonal | (summer & barn);
}
// The season is over for this player. What follows is on top of the stack.
void leave_season(Machine& m, Seat seat);

// What was only for this year.
void forget_the_year(State& s);

}  // namespace vendemmia
