#include "engine/game/chart.h"

#include "engine/game/automa.h"
#include "engine/game/changes.h"

namespace vendemmia {
namespace {

// the row on which the rooster stands at last; R-414: in solo any time of the year.
bool must_wake_first(const State& s, Seat seat) {
  const Player& p = s.players[seat];
  return p.row == kRows || (is_solo(s) && (p.year_marks & kLeftRowSeven) != 0);
}

// where only row 1 has a token left, or none at all has, it needs no row 7; and where it has none, nobody is
// sent there.
constexpr unsigned kRowOne = 1u << 1;
bool row_one_is_free(const State& s) {
  return is_solo(s) && ((s.solo.glass & ~kRowOne) == 0 || (s.solo.glass & kRowOne) == 0);
}

}  // namespace

Reason next_row_problem(const State& s, Seat seat, unsigned row) {
  for (unsigned other = 0; other < s.options.players; ++other) {
    if (s.players[other].next_row == row) return Reason::RowTaken;
  }
  if (!row_one_is_free(s)) {
    const bool first = must_wake_first(s, seat);
    if (row == 1 && !first) return Reason::RowOneAfterSeven;
    if (row != 1 && first) return Reason::MustWakeFirst;
  }
  return row_is_open(s, row) ? Reason::Ok : Reason::RowWithoutGlass;
}

unsigned next_rows(const State& s, Seat seat) {
  unsigned rows = open_rows(s);
  for (unsigned other = 0; other < s.options.players; ++other) rows &= ~(1u << s.players[other].next_row);
  if (row_one_is_free(s)) return rows;
  return rows & (must_wake_first(s, seat) ? kRowOne : ~kRowOne);
}

namespace {

// R-138, D-14: who leaves row 7 in winter has its token, and it does not come back to the row.
bool row_seven_token_taken(const State& s) {
  for (const Player& p : s.players) {
    if ((p.year_marks & kLeftRowSeven) != 0 || (p.row == kRows && p.next_row != 0)) return true;
  }
  return false;
}

}  // namespace

Reason organizer_row_problem(const State& s, Seat seat, unsigned row) {
  if (row == s.players[seat].row) return Reason::OwnRow;
  if (contains(taken_rows(s), row)) return Reason::RowTaken;
  if (row != kRows) return Reason::Ok;  // any other one, with or without a glass token
  return is_solo(s) || row_seven_token_taken(s) ? Reason::OrganizerRowSeven : Reason::Ok;
}

void leave_row(State& s, Seat seat) {
  Player& p = s.players[seat];
  // before winter leaving row 7 has no consequence; R-414: but in solo the duty to wake up first stays.
  const bool remembered = is_solo(s) || s.season == Season::Winter;
  if (board_of(s).seasonal && p.row == kRows && remembered)
    p.year_marks = static_cast<u8>(p.year_marks | kLeftRowSeven);
}

void leave_season(Machine& m, Seat seat) {
  m.s.players[seat].passed = true;
  if (leaving_has_consequences(m.s, seat)) push(m.s, flow_node(Op::LeaveSeason), seat, seat);
}

void forget_the_year(State& s) {
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    Player& p = s.players[seat];
    p.row = p.next_row;  // R-259; where rows are chosen in spring, there is none
    p.next_row = 0;
    p.passed = false;
    p.year_marks = 0;
    p.used_buildings = 0;
    p.harvested_fields = 0;
  }
}

}  // namespace vendemmia
