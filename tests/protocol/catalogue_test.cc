// What is in the box, as data: the part of the game for one player.
#include "protocol/catalogue.h"

#include <set>
#include <string>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "engine/catalog/automa_cards.h"
#include "protocol/json.h"
#include "protocol/wire/write.h"

namespace vendemmia {
namespace {

Json box() { return parse_json(wire::to_json(catalogue())).value_or(Json()); }

TEST(Catalogue, TheAutomasCardsNameSpacesOfTheBoard) {
  const Json all = box();
  ASSERT_EQ(all["automa_cards"].size(), kAutomaCards);
  EXPECT_EQ(all["automa_cards"][0]["id"], "automa_01");
  EXPECT_EQ(all["automa_cards"][23]["id"], "automa_24");
  for (const Json& board : all["boards"]) {
    std::set<std::string> actions;
    for (const Json& action : board["actions"]) actions.insert(action["id"].get<std::string>());
    std::set<std::string> bars;
    for (const Json& one : board["automa"]) {
      bars.insert(one["bar"].get<std::string>());
      EXPECT_TRUE(actions.contains(one["action"].get<std::string>())) << one.dump();
    }
    for (const Json& card : all["automa_cards"]) {
      EXPECT_EQ(card["bars"].size(), 4u);
      unsigned on_this_board = 0;
      for (const Json& bar : card["bars"]) on_this_board += bars.contains(bar.get<std::string>()) ? 1u : 0u;
      EXPECT_GT(on_this_board, 0u) << card.dump();
    }
  }
}

TEST(Catalogue, LevelsTargetsAndChallenges) {
  const Json all = box();
  ASSERT_EQ(all["levels"].size(), kLevels);
  EXPECT_EQ(all["levels"][0], *parse_json(R"({"id":"very_easy","years":8,"automa_vp":20,"start_vp":0,
      "least_workers":0,"aggressive":false})"));
  EXPECT_EQ(all["levels"][4]["automa_vp"], 23);
  EXPECT_EQ(all["aggressive_vp"], Json::array({-1, 0, 1, 4, 8, 13, 20, 20}));
  ASSERT_EQ(all["challenges"].size(), kChallenges);
  for (unsigned i = 0; i < kChallenges; ++i) {
    EXPECT_EQ(all["challenges"][i]["number"], i + 1);
    EXPECT_EQ(all["challenges"][i]["id"], kChallengeFacts[i + 1].id);
    EXPECT_EQ(all["challenges"][i]["aggressive"], i + 1 != 6) << "R-255";
  }
}

}  // namespace
}  // namespace vendemmia
