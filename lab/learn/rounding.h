// A network in coarser numbers, whose file is smaller when it is compressed (docs/learning.md says what that costs).
//
// What rounding adds to a sum of the first layer is, squared and on average, the sum of frequency * step^2 / 12 over all facts. So the least
// bytes for the same harm are those of steps that go with 1 / sqrt(frequency): what rarely holds may be coarse.
#pragma once

#include <array>

#include "bots/network/network.h"
#include "lab/learn/frequencies.h"

namespace vendemmia {

// What a row may be rounded to multiples of. The last one is for those that are never met.
inline constexpr std::array<unsigned, 9> kRoundingSteps{1, 2, 4, 8, 16, 32, 64, 128, 256};

// For what is always met, each among kRoundingSteps. What is met less often has a step so many powers of two above it.
struct RoundingSteps {
  unsigned value = 2;
  unsigned policy = 8;
  unsigned answers = 2;
};

// Precondition: the step is among kRoundingSteps.
unsigned step_of(unsigned step, double frequency);

// The rows of facts and of answers are rounded, which are nearly all of it. The other layers stay as they are, and so does the direct way
// from facts to values.
void round_network(NeuralNetwork& network, const Frequencies& met, const RoundingSteps& steps);

}  // namespace vendemmia
