#include "bots/features.h"

#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "engine/game/door.h"
#include "tests/support/paths.h"

namespace vendemmia {
namespace {

// docs/evaluation.md is the documentation of the vector: the same names in the same order.
TEST(Features, AreDocumentedInTheirOrder) {
  std::ifstream file(testing::source_path("docs/evaluation.md"));
  std::vector<std::string> documented;
  bool inside = false;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("| feature |")) inside = true;
    if (line.empty()) inside = false;
    if (!inside || !line.starts_with("| `")) continue;
    documented.push_back(line.substr(3, line.find('`', 3) - 3));
  }
  ASSERT_EQ(documented.size(), kFeatures);
  for (unsigned i = 0; i < kFeatures; ++i) EXPECT_EQ(documented[i], kFeatureNames[i]);
}

float feature(const State& s, Seat seat, Feature which) {
  return features_of(s, seat)[static_cast<unsigned>(which)];
}

TEST(Features, CountTheVineyard) {
  State s = new_game({.players = 2}, 1);
  Player& p = s.players[1];
  p.vp = 10;
  p.lira = 9;
  p.wines[static_cast<unsigned>(Wine::White)] = 1u << 4 | 1u << 2;
  p.grapes[static_cast<unsigned>(Grape::Red)] = 1u << 8;
  p.structures = structures(Structure::Cottage);
  EXPECT_FLOAT_EQ(feature(s, 1, Feature::Vp), 2);
  EXPECT_FLOAT_EQ(feature(s, 1, Feature::Lira), 2);
  EXPECT_FLOAT_EQ(feature(s, 1, Feature::SpareLira), 0.5f);
  EXPECT_FLOAT_EQ(feature(s, 1, Feature::WhiteWine), 1);
  EXPECT_FLOAT_EQ(feature(s, 1, Feature::OtherWines), 2.0f / 6);
  EXPECT_FLOAT_EQ(feature(s, 1, Feature::RedGrape), 2);
  EXPECT_FLOAT_EQ(feature(s, 1, Feature::Cottage), 1);
  EXPECT_FLOAT_EQ(feature(s, 1, Feature::Yoke), 0);
  EXPECT_FLOAT_EQ(feature(s, 0, Feature::Cottage), 0);
}

TEST(Features, SeeTheMap) {
  State s = new_game({.players = 2, .modules = kExtendedBoard}, 1);
  s.players[0].stars[0] = 2;
  s.players[1].stars[0] = 1;
  const auto vp = static_cast<float>(board_of(s).regions[0].vp);
  EXPECT_FLOAT_EQ(feature(s, 0, Feature::RegionVp), vp / 3);
  EXPECT_FLOAT_EQ(feature(s, 1, Feature::RegionVp), 0);
  s.players[1].stars[0] = 2;
  EXPECT_FLOAT_EQ(feature(s, 0, Feature::SharedRegionVp), vp / 3);
}

TEST(Features, ProgressGoesFromNothingToOne) {
  State s = new_game({.players = 3}, 1);
  for (Player& p : s.players) p.vp = 0;
  EXPECT_FLOAT_EQ(progress_of(s), 0);
  s.players[2].vp = 10;
  EXPECT_FLOAT_EQ(progress_of(s), 0.5f);
  s.players[2].vp = 25;
  EXPECT_FLOAT_EQ(progress_of(s), 1);
}

}  // namespace
}  // namespace vendemmia
