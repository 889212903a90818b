// The game for one player: the Automa, which is not a seat but part of the rules.
#pragma once

#include "engine/game/reason.h"
#include "engine/game/scoring.h"

namespace vendemmia {

struct Machine;

// Rows 1 to 7.
inline constexpr u8 kAllRows = static_cast<u8>(((1u << kRows) - 1u) << 1);

// Where the marker stands in this year; 0: before the first.
i8 automa_marker(const State& s);

// Deck, markers, glass tokens. For one player.
void set_up_automa(State& s);

// the marker moves at the start of the year.
void begin_automa_year(Machine& m);

// at the start of a season, after planned actions.
void place_automa_workers(Machine& m);

// Which rows may be taken in spring: all of them where no glass is left.
inline bool row_is_open(const State& s, unsigned row) {
  return s.solo.glass == 0 || contains(s.solo.glass, row);
}
inline unsigned open_rows(const State& s) { return s.solo.glass == 0 ? kAllRows : s.solo.glass & kAllRows; }
// The row's token, or one more of the supply, becomes a bonus token.
void take_glass(Machine& m, Seat seat, unsigned row);

// why no token can be spent on a placement now, or Reason::Ok.
Reason token_problem(const State& s);
void spend_token(Machine& m, Seat seat);

}  // namespace vendemmia
