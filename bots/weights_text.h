// Learned weights as a text that people and programs can read:
//
//   base policy
//   one 0.12 0.1 0.08 0.05
//   vp 5.5 5.6 5.9 6
//   ...
//   base value
//   ...
//
// One line for each feature, with its weight at each moment of the game.
#pragma once

#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "bots/learned.h"

namespace vendemmia {

std::string text_of(const WeightSets& sets);
// Or a sentence about the first line that does not belong there.
tl::expected<WeightSets, std::string> read_weights(std::string_view text);

// The text of bots/weights.h.
std::string header_of(const WeightSets& sets);

}  // namespace vendemmia
