// A network in coarser numbers, whose file is smaller when it is compressed (docs/learning.md says what that costs).
#pragma once

#include <array>

#include "bots/network/network.h"

namespace vendemmia {

// What a network may be rounded to multiples of. All divide what a weight may be at most, so none goes beyond it.
inline constexpr std::array<unsigned, 6> kRoundingSteps{1, 2, 4, 8, 16, 32};

// The rows of facts and of answers are rounded, which are nearly all of it. The other layers stay as they are, and so does the direct way
// from facts to values. Precondition: the steps are among kRoundingSteps.
void round_network(NeuralNetwork& network, unsigned value_step, unsigned policy_step);

}  // namespace vendemmia
