// What is unfinished in a position, as JSON. At the ordinary questions (a turn, a rooster, a fall visitor, the
// hand limit) the season and the turn say everything. In the middle of an effect the stack of what is unfinished is
// written too; what it remembers fits the rest of the position only as it stands, so a seal over the whole
// position goes with it, and a changed position is refused rather than played into a contradiction.
#pragma once

#include "engine/game/state.h"
#include "protocol/input.h"
#include "protocol/json.h"

namespace vendemmia {

// Adds "unfinished": {"stack": [[seven numbers], ...], "seal": ...}, the innermost last.
void add_unfinished(Json& position, const State& s);

// Resumes what the position carries. A fault unless the position is exactly as it was written.
void read_unfinished(State& s, const Input& position);

// Stands where a position stands that names only its season and whose turn it is.
void read_juncture(State& s, const Input& position);

}  // namespace vendemmia
