// Tests of the decisions D-1, D-2, ... of the law book: DECISION_TEST(7, SomethingIsDone) { ... }
#pragma once

#include <vector>

#include <gtest/gtest.h>

namespace vendemmia::testing {

struct RegisterDecision {
  explicit RegisterDecision(unsigned number);
};
const std::vector<unsigned>& tested_decisions();

}  // namespace vendemmia::testing

#define DECISION_TEST(number, name)                                                                \
  static const ::vendemmia::testing::RegisterDecision register_decision_##number##_##name{number}; \
  TEST(Decision, D##number##_##name)
