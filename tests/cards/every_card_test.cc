// The last word on the cards: each visitor in the catalogue has a CARD_TEST.
#include <algorithm>

#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

TEST(EveryCard, HasATest) {
  const std::vector<Visitor>& tested = tested_cards();
  std::string missing;
  for (unsigned i = 0; i < kVisitors; ++i) {
    if (std::find(tested.begin(), tested.end(), static_cast<Visitor>(i)) != tested.end()) continue;
    missing += missing.empty() ? "" : ", ";
    missing += kVisitorFacts[i].name;
  }
  EXPECT_EQ(missing, "") << "these visitors have no CARD_TEST";
}

}  // namespace
}  // namespace vendemmia::testing
