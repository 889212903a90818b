// The last word on the structure cards: each one has a test.
#include "tests/tuscany/structures/structures.h"

namespace vendemmia::testing {
namespace {

TEST(EveryStructure, HasATest) {
  const std::vector<StructureCard>& tested = tested_structures();
  std::string missing;
  for (unsigned i = 0; i < kStructureCardCount; ++i) {
    if (std::find(tested.begin(), tested.end(), static_cast<StructureCard>(i)) != tested.end()) continue;
    missing += missing.empty() ? "" : ", ";
    missing += kStructureCardFacts[i].name;
  }
  EXPECT_EQ(missing, "") << "these structure cards have no STRUCTURE_TEST";
}

}  // namespace
}  // namespace vendemmia::testing
