#include "tools/bench_against.h"

#include <gtest/gtest.h>

namespace vendemmia {
namespace {

BenchTurn turn_at(double base, double tuscany) {
  BenchTurn turn;
  turn.base.fill(base);
  turn.tuscany.fill(tuscany);
  return turn;
}

// Both are slower in a busy round; which of them is faster does not depend on it.
TEST(BenchAgainst, ComparesEachTurnWithTheOneBesideIt) {
  std::vector<BenchTurn> ours;
  std::vector<BenchTurn> theirs;
  for (const double busy : {1.0, 4.0, 1.5, 2.0, 1.0}) {
    ours.push_back(turn_at(6e6 / busy, 5e6 / busy));
    theirs.push_back(turn_at(3e6 / busy, 4e6 / busy));
  }
  const std::string text = comparison_of(ours, theirs);
  const std::size_t tuscany = text.find("Tuscany");
  ASSERT_NE(tuscany, std::string::npos);
  EXPECT_NE(text.substr(0, tuscany).find("2.000 (2.000 to 2.000)"), std::string::npos) << text;
  EXPECT_NE(text.substr(tuscany).find("1.250 (1.250 to 1.250)"), std::string::npos) << text;
}

TEST(BenchAgainst, GivesNoIntervalForFewRounds) {
  const std::vector<BenchTurn> few(4, turn_at(1e6, 1e6));
  const std::string text = comparison_of(few, few);
  EXPECT_EQ(text.find(" to "), std::string::npos) << text;
  EXPECT_NE(text.find("at least 5 rounds"), std::string::npos) << text;
}

}  // namespace
}  // namespace vendemmia
