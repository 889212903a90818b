// An observation to the last byte, for our own bots in another process: a view leaves out what is unfinished in the middle of an
// effect, and a search needs it. It holds what the seat may know and nothing else, as the type does.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/game/observe.h"

namespace vendemmia {

std::string exact_text(const Observation& observation);

// Nothing when the text was changed, or written by a version of the program that lays out its positions in another way.
std::optional<Observation> parse_exact_text(std::string_view text);

}  // namespace vendemmia
