// Looking ahead on copies: can everything that has begun be finished?
#pragma once

#include "engine/game/interpreter.h"

namespace vendemmia {

// What to look for where the unfinished work ends; null: any end will do.
struct Goal {
  bool (*reached)(const State&, const void* context) = nullptr;
  const void* context = nullptr;
};

// Depth-first over all answers that the fast reading (feasible.h) allows: is there a line of play that brings the
// stack down to `floor` with no part stuck, and reaches the goal? Destroys `s`.
bool can_finish(State& s, unsigned floor, Goal goal = {});

// removes the answers after which a mandatory part of the guarded frame could not be done.
void remove_stranding_answers(const State& s, ActionList& legal, RefusedActions* refused);

}  // namespace vendemmia
