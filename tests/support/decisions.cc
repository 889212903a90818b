#include "tests/support/decisions.h"

namespace vendemmia::testing {
namespace {

std::vector<unsigned>& decision_register() {
  static std::vector<unsigned> decisions;
  return decisions;
}

}  // namespace

RegisterDecision::RegisterDecision(unsigned number) { decision_register().push_back(number); }
const std::vector<unsigned>& tested_decisions() { return decision_register(); }

}  // namespace vendemmia::testing
