#include "lab/learn/rounding.h"

#include <algorithm>
#include <cmath>

#include "bots/network/network_file.h"

namespace vendemmia {
namespace {

template <class Rows, class Shares>
void round_rows(Rows& rows, unsigned width, i32 limit, const Shares& met, unsigned least_step) {
  for (std::size_t at = 0; at < rows.size(); ++at) {
    const auto step = static_cast<i32>(step_of(least_step, met[at]));
    const i32 most = limit / step * step;
    // To the nearest one; halves go to the even side, so that nothing is added on average.
    for (unsigned i = 0; i < width; ++i) {
      const auto rounded = static_cast<i32>(std::lrint(static_cast<double>(rows[at][i]) / step)) * step;
      rows[at][i] = static_cast<i16>(std::clamp(rounded, -most, most));
    }
  }
}

}  // namespace

unsigned step_of(unsigned step, double frequency) {
  if (frequency <= 0) return kRoundingSteps.back();
  // Twice the step where it is met a quarter as often. No logarithms, which are not the same on every machine.
  for (; frequency <= 0.5 && step < kRoundingSteps.back(); frequency *= 4) step *= 2;
  return step;
}

void round_network(NeuralNetwork& network, const Frequencies& met, const RoundingSteps& steps) {
  round_rows(network.value.facts, kHidden, kMostFact, met.value_facts, steps.value);
  round_rows(network.policy.facts, kHidden, kMostFact, met.policy_facts, steps.policy);
  round_rows(network.policy.answers, kInner, kMostWeight, met.answers, steps.answers);
}

}  // namespace vendemmia
