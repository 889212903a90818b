// The way to an order: what its shortest plan is, or what is missing.
#pragma once

#include <string_view>

#include "engine/game/observe.h"
#include "text/play_render.h"

namespace vendemmia {

// `which` is the number of an order in hand; it may be left out where there is only one.
Lines way_lines(const Observation& seen, std::string_view which, const Speech& t);

}  // namespace vendemmia
