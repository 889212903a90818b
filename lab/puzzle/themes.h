// What a puzzle is about, by its best answer and by what that leads to.
#pragma once

#include "bots/evaluation.h"
#include "engine/game/observe.h"
#include "lab/puzzle/puzzle.h"

namespace vendemmia {

// Empty: about nothing that has a name. `rival` is the second best thing to do. Depends on what the seat may know alone.
Themes themes_of(const Observation& observation, Action best, Action rival, Evaluation& evaluation, u64 seed);

}  // namespace vendemmia
