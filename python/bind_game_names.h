// The names that OpenSpiel has for a game's methods, so that its readers find what they look for.
#pragma once

#include <pybind11/pybind11.h>

#include "python/convert.h"

namespace vendemmia::python {

using GameClass = pybind11::class_<PlayedGame>;

void bind_game_names(GameClass& game);

}  // namespace vendemmia::python
