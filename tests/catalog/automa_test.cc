// The Automa's cards, levels and targets are those of the catalogue, and each card places what it lists.
#include <map>

#include "engine/catalog/automa_cards.h"
#include "engine/catalog/boards.h"
#include "tests/catalog/catalog_data.h"
#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

Json automa() { return catalogue("automa.json"); }

TEST(Automa, CardsPrintTheBarsOfTheCatalogue) {
  const Json json = automa();
  ASSERT_EQ(json["deck_size"], kAutomaCards);
  ASSERT_EQ(json["cards"].size(), kAutomaCards);
  for (unsigned i = 0; i < kAutomaCards; ++i) {
    const Json& entry = json["cards"][i];
    EXPECT_EQ(entry["number"], i + 1);
    std::vector<std::string> bars;
    for (const char* season : {"spring", "summer", "fall", "winter"}) {
      for (const Json& bar : entry[season]) bars.push_back(bar["action"]);
    }
    std::vector<std::string> ours;
    for (const BoardAction bar : kAutomaDeck[i])
      ours.emplace_back(kActionNames[static_cast<unsigned>(bar)].id);
    EXPECT_EQ(ours, bars) << "card " << i + 1;
  }
}

TEST(Automa, EachBarStandsOnSixCards) {
  std::map<BoardAction, unsigned> count;
  for (const AutomaCard& card : kAutomaDeck) {
    for (const BoardAction bar : card) ++count[bar];
  }
  ASSERT_EQ(count.size(), count_bits(kAutomaBars));
  for (const auto& [bar, times] : count) EXPECT_EQ(times, 6u) << kActionNames[static_cast<unsigned>(bar)].id;
}

TEST(Automa, BarsMeanTheActionsOfEachBoard) {
  const Json actions = automa()["actions"];
  const Json extended = automa()["extended_board_action_for"];
  ASSERT_EQ(actions.size(), count_bits(kAutomaBars));
  for (const Board& board : kBoards) {
    for (unsigned bar : Members(kAutomaBars)) {
      const std::string name(kActionNames[bar].id);
      const Json& wanted = !board.seasonal           ? actions[name]["base_board"]
                           : extended.contains(name) ? extended[name]
                                                     : Json(name);
      const ActionId action = board.automa_actions[bar];
      EXPECT_EQ(action == kNoAction ? Json() : Json(kActionNames[action].id), wanted)
          << board.name << " " << name;
    }
  }
}

TEST(Automa, LevelsAndTargets) {
  const Json solo = automa()["solo"];
  ASSERT_EQ(solo["difficulty"].size(), kLevels);
  for (unsigned i = 0; i < kLevels; ++i) {
    const LevelFacts& level = kLevelFacts[i];
    const Json& entry = solo["difficulty"][i];
    EXPECT_EQ(entry["id"], level.id);
    EXPECT_EQ(entry["years"], level.years) << level.id;
    EXPECT_EQ(entry["automa_vp"], kBaseBoard.automa_vp[i]) << level.id;
    EXPECT_EQ(entry["player_start_vp"], level.start_vp) << level.id;
    EXPECT_EQ(entry["min_automa_workers_per_season"], kBaseBoard.automa_least[i]) << level.id;
    const Json& allowed = solo["aggressive_variant"]["allowed_for"];
    EXPECT_EQ(std::find(allowed.begin(), allowed.end(), level.id) != allowed.end(), level.may_be_aggressive)
        << level.id;
  }
  const Json& targets = solo["aggressive_variant"]["automa_vp_by_year"];
  ASSERT_EQ(targets.size(), 7u);
  for (unsigned year = 0; year < 7; ++year) EXPECT_EQ(targets[year], kAggressiveVp[year]) << year;
}

// The spaces that the catalogue lists for the season, with the position in use.
std::vector<std::string> listed(const Json& card, const char* season, const char* position) {
  std::vector<std::string> spaces;
  for (const Json& action : card["base_board"][season]) {
    spaces.push_back(action.get<std::string>() + "." + position);
  }
  return spaces;
}

class EveryAutomaCard : public ::testing::TestWithParam<unsigned> {};

TEST_P(EveryAutomaCard, TakesItsSpacesInTheirOrder) {
  const unsigned number = GetParam();
  const Json card = automa()["cards"][number - 1];
  for (const bool middle : {false, true}) {
    const char* position = middle ? "middle" : "left";
    const auto at_table = [&](Table t) { return t.challenge(middle ? 2 : 0).automa_deck({number}); };
    Table summer = at_table(spring(1));
    summer.answer(0, "row 1");
    EXPECT_EQ(summer.automa_cards(), std::vector<unsigned>{number});
    EXPECT_EQ(summer.automa_spaces(), listed(card, "summer", position));
    Table cold = at_table(fall(1));
    cold.answer(0, "deck summer");
    EXPECT_EQ(cold.automa_spaces(), listed(card, "winter", position));
    for (const Table* t : {&summer, &cold}) {
      // Nothing else stands anywhere.
      unsigned standing = 0;
      for (const Occupant one : t->state().spaces) standing += one != 0 ? 1u : 0u;
      EXPECT_EQ(standing, t->automa_spaces().size());
      for (const std::string& space : t->automa_spaces()) EXPECT_EQ(t->occupant_of(space), kAutoma) << space;
      EXPECT_EQ(t->state().solo.workers, standing);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Cards, EveryAutomaCard, ::testing::Range(1u, kAutomaCards + 1));

}  // namespace
}  // namespace vendemmia::testing
