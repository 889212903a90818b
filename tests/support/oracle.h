// The brute-force reading: an effect is possible if some line of answers brings it to its end. Slow, simple, and
// the judge of the fast reading (engine/game/feasible.h).
#pragma once

#include <optional>

#include "engine/game/interpreter.h"

namespace vendemmia {

// Whether the stack can be brought down to `floor` with no part stuck. Empty: not found out within so many
// positions.
std::optional<bool> can_be_finished(const State& s, unsigned floor, unsigned budget);

// The same after an answer to the pending question, legal or not.
std::optional<bool> can_be_finished_after(const State& s, Action answer, unsigned floor, unsigned budget);

// A position where this worker has been placed on the action and carries it out next, with nothing decided
// yet; the frame of the placement is on top. Empty: the worker or a place for it is missing.
std::optional<State> placed_on(const State& s, Seat seat, Worker worker, ActionId action);

// What the fast reading is asked for in that position, before the worker is moved.
Means means_when_placed_on(const State& s, Seat seat, Worker worker, ActionId action);

}  // namespace vendemmia
