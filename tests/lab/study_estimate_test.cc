#include <cmath>

#include <gtest/gtest.h>

#include "lab/study/estimate.h"

namespace vendemmia::study {
namespace {

std::vector<Case> cases_of(const std::vector<double>& values) {
  std::vector<Case> cases;
  for (const double value : values) cases.push_back({cases.size(), value});
  return cases;
}

TEST(StudyEstimate, MeanWithItsInterval) {
  const Estimate mean = mean_of(cases_of({1, 2, 3, 4, 5}));
  EXPECT_DOUBLE_EQ(mean.value, 3);
  // Student's quantile for four degrees of freedom.
  EXPECT_NEAR(mean.low, 3 - 2.776445 * std::sqrt(2.5 / 5), 1e-6);
  EXPECT_NEAR(mean.high, 3 + 2.776445 * std::sqrt(2.5 / 5), 1e-6);
}

TEST(StudyEstimate, CasesOfOneGameCountOnce) {
  const Estimate once = mean_of({{1, 4}, {2, 6}, {3, 9}, {4, 2}, {5, 7}});
  const Estimate twice =
      mean_of({{1, 4}, {1, 4}, {2, 6}, {2, 6}, {3, 9}, {3, 9}, {4, 2}, {4, 2}, {5, 7}, {5, 7}});
  ASSERT_TRUE(std::isfinite(once.low));
  EXPECT_NEAR(twice.low, once.low, 1e-9);
  EXPECT_NEAR(twice.high, once.high, 1e-9);
}

TEST(StudyEstimate, FewGamesHaveNoInterval) {
  const Estimate mean = mean_of({{7, 3}, {7, 5}});
  EXPECT_DOUBLE_EQ(mean.value, 4);
  EXPECT_TRUE(std::isnan(mean.low));
  EXPECT_TRUE(std::isnan(mean_of(cases_of({1, 2, 3, 4})).low));
  EXPECT_TRUE(std::isnan(share_of(cases_of({0, 1, 0, 1})).low));
  EXPECT_TRUE(std::isnan(mean_of({}).value));
  EXPECT_TRUE(std::isnan(share_of({}).value));
}

TEST(StudyEstimate, SharesHaveWilsonsInterval) {
  std::vector<double> values(100, 0);
  for (unsigned i = 0; i < 50; ++i) values[i] = 1;
  const Estimate half = share_of(cases_of(values));
  EXPECT_DOUBLE_EQ(half.value, 0.5);
  EXPECT_NEAR(half.low, 0.4038, 1e-4);
  EXPECT_NEAR(half.high, 0.5962, 1e-4);
  const Estimate none = share_of(cases_of(std::vector<double>(10, 0)));
  EXPECT_NEAR(none.low, 0, 1e-12);
  EXPECT_NEAR(none.high, 0.2775, 1e-4);
}

TEST(StudyEstimate, DifferenceOfTwoMeans) {
  std::vector<Compared> cases;
  for (const double value : {1.0, 1.0, 0.0, 1.0}) cases.push_back({cases.size(), value, 0, true});
  for (const double value : {0.0, 0.0, 1.0, 0.0}) cases.push_back({cases.size(), value, 0, false});
  const Difference difference = compare(cases);
  ASSERT_TRUE(difference.known);
  EXPECT_NEAR(difference.change.value, 0.5, 1e-12);
  // Student's distribution with seven degrees of freedom.
  EXPECT_NEAR(difference.change.high - 0.5, 2.364624 * std::sqrt(0.375) / 2, 1e-6);
  EXPECT_NEAR(difference.chance, 0.1465, 1e-3);
}

TEST(StudyEstimate, LikeIsComparedWithLike) {
  // Of each kin those with the property do better, but most of them are of the kin that does badly.
  std::vector<Compared> cases;
  const auto add = [&](unsigned kin, bool with, unsigned ones, unsigned zeros) {
    for (unsigned i = 0; i < ones + zeros; ++i)
      cases.push_back({cases.size(), i < ones ? 1.0 : 0.0, kin, with});
  };
  add(0, true, 30, 60);
  add(0, false, 1, 9);
  add(1, true, 9, 1);
  add(1, false, 60, 30);
  const Difference difference = compare(cases);
  ASSERT_TRUE(difference.known);
  EXPECT_NEAR(difference.change.value, 0.2333, 1e-4);
}

TEST(StudyEstimate, NothingToCompare) {
  EXPECT_FALSE(compare({}).known);
  EXPECT_FALSE(compare({{1, 1, 0, true}, {2, 0, 0, true}}).known);
  // With and without, but never among their kin.
  EXPECT_FALSE(compare({{1, 1, 0, true}, {2, 0, 1, false}}).known);
}

TEST(StudyEstimate, ManyComparisonsAskForMore) {
  using Marks = std::vector<bool>;
  EXPECT_EQ(believable({0.01, 0.5, 0.03, 0.02}), (Marks{true, false, true, true}));
  EXPECT_EQ(believable({0.04, 0.6}), (Marks{false, false}));
  EXPECT_EQ(believable({0.04, 0.03}), (Marks{true, true}));
  EXPECT_EQ(believable({}), Marks{});
}

}  // namespace
}  // namespace vendemmia::study
