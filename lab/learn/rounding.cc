#include "lab/learn/rounding.h"

#include <cmath>

#include "bots/network/network_file.h"

namespace vendemmia {
namespace {

static_assert(kMostFact % kRoundingSteps.back() == 0 && kMostWeight % kRoundingSteps.back() == 0);

template <class Rows>
void round_rows(Rows& rows, unsigned width, unsigned step) {
  // To the nearest one; halves go to the even side, so that nothing is added on average.
  for (auto& row : rows) {
    for (unsigned i = 0; i < width; ++i)
      row[i] = static_cast<i16>(std::lrint(static_cast<double>(row[i]) / step) * static_cast<long>(step));
  }
}

}  // namespace

void round_network(NeuralNetwork& network, unsigned value_step, unsigned policy_step) {
  round_rows(network.value.facts, kHidden, value_step);
  round_rows(network.policy.facts, kHidden, policy_step);
  round_rows(network.policy.answers, kInner, policy_step);
}

}  // namespace vendemmia
