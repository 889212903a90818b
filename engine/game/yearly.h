// What every board brings once a year, whenever its chart has it: at the year's end for all, or as each player leaves a season.
#pragma once

#include "engine/game/interpreter.h"

namespace vendemmia {

// another visitor in fall.
inline bool cottage_brings_visitor(const Player& p) { return p.has(Structure::Cottage); }

// Grapes and wines age.
void age_vineyard(Machine& m, Seat seat);
// R-198, D-26: in the last year too.
void pay_residual(Machine& m, Seat seat);
// the residual structures, on top of the stack. Whether there may be any.
bool push_residual_structures(State& s, Seat seat);
// what is above it is discarded. Whether anything is.
bool push_hand_limit(State& s, Seat seat);
// Nobody stands on the board or waits there any more.
void clear_board(State& s);

}  // namespace vendemmia
