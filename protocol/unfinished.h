// What is unfinished in a position, as JSON. At the ordinary questions (a turn, a rooster, a fall visitor, the
// hand limit) the season and the turn say everything. In the middle of an effect the stack of frames is written
// too; what it remembers fits the rest of the position only as it stands, so a seal over the whole
// position goes with it, and a changed position is refused rather than played into a contradiction.
#pragma once

#include "engine/game/state.h"
#include "protocol/input.h"
#include "protocol/json.h"

namespace vendemmia {

// Whether rows of the wake-up chart are being chosen: in spring, with a seasonal chart only where somebody has none.
bool chooses_rows(const State& s);

// Adds "unfinished": {"stack": [[node, who, step, memory 0 to 3], ...], "seal": ...}, the innermost last.
void add_unfinished(Json& position, const State& s);

bool same_frames(const State& a, const State& b);

// Lays the frames that the position carries. A fault unless the position is exactly as it was written.
void lay_written_frames(State& s, const Input& position);

// Lays the frames for a position that names only its season and whose turn it is.
void lay_usual_frames(State& s, const Input& position);

}  // namespace vendemmia
