// Both sides of the extended board are those of the catalogue, number by number.
#include "engine/catalog/board_extended.h"
#include "engine/catalog/boards.h"
#include "engine/catalog/names.h"
#include "engine/game/winery.h"
#include "tests/catalog/gains.h"
#include "tests/tuscany/board/extended_table.h"

namespace vendemmia::testing {
namespace {

Json printed() { return catalogue("board_tuscany.json"); }

struct Side {
  const char* id;
  const char* name;  // in the catalogue
  BoardId board;
};
void PrintTo(const Side& side, std::ostream* out) { *out << side.name; }

class ExtendedBoard : public ::testing::TestWithParam<Side> {
 protected:
  const Board& board() const { return board_of(GetParam().board); }
  const char* side() const { return GetParam().name; }
  bool has_structures() const { return GetParam().board == BoardId::ExtendedWithStructures; }
};

unsigned action_named(std::string_view id) {
  for (unsigned i = 0; i < kMaxActions; ++i) {
    if (kActionNames[i].id == id) return i;
  }
  ADD_FAILURE() << "no such action: " << id;
  return 0;
}

void expect_bonus(const SpaceFacts& space, const Json& bonus) {
  EXPECT_EQ(space.bonus == kNoNode, bonus.is_null());
  EXPECT_EQ(space.timing == BonusTiming::None, bonus.is_null());
  if (bonus.is_null()) return;
  EXPECT_EQ(gain_of(space.bonus), bonus["gain"]);
  EXPECT_EQ(space.bonus_lira, bonus["gain"].value("lira", 0));
  EXPECT_TRUE(space.timing == BonusTiming::EitherOrder || may_be_declined(space.bonus));
}

TEST_P(ExtendedBoard, ActionsAndSpaces) {
  const Json json = printed();
  ASSERT_EQ(json["actions"].size(), count_bits(board().all_actions));
  unsigned bonuses = 0;
  Json with_two = Json::array();
  for (const Json& entry : json["actions"]) {
    const unsigned id = action_named(entry["id"].get<std::string>());
    const ActionFacts& action = board().actions[id];
    SCOPED_TRACE(entry["id"]);
    EXPECT_EQ(entry["season"], kSeasonNames[static_cast<unsigned>(action.season)]);
    EXPECT_TRUE(contains(board().actions_of(action.season), id));
    const unsigned row = entry["position_in_season"].get<unsigned>() - 1;
    EXPECT_EQ(static_cast<unsigned>(kExtendedSeasons[static_cast<unsigned>(action.season)][row]), id);
    ASSERT_EQ(entry["spaces"].size(), kSpacesPerAction);
    unsigned here = 0;
    for (unsigned at = 0; at < kSpacesPerAction; ++at) {
      SCOPED_TRACE(kPositionNames[at]);
      const Json& space = entry["spaces"][at];
      EXPECT_EQ(space["position"], kPositionNames[at]);
      EXPECT_EQ(space["min_players"], action.spaces[at].min_players);
      expect_bonus(action.spaces[at], space["bonus"][side()]);
      here += action.spaces[at].timing != BonusTiming::None ? 1u : 0u;
      for (unsigned players = 1; players <= kMaxPlayers; ++players) {
        EXPECT_EQ(contains(board().open_spaces[players], space_of(static_cast<ActionId>(id), at)),
                  players >= action.spaces[at].min_players);
      }
    }
    bonuses += here;
    if (here == 2) with_two.push_back(entry["id"]);
  }
  EXPECT_EQ(bonuses, json["sides"][side()]["bonus_spaces"]);
  EXPECT_EQ(with_two, json["sides"][side()]["actions_with_two_bonuses"]);
}

TEST_P(ExtendedBoard, NumbersOfTheActions) {
  const Json json = printed();
  const auto entry = [&](const char* id) -> Json {
    for (const Json& one : json["actions"]) {
      if (one["id"] == id) return one;
    }
    return {};
  };
  const auto effect = [&](const char* id) { return board().actions[action_named(id)].effect; };
  EXPECT_EQ(parameters<Op::Train>(effect("train_worker")).price, entry("train_worker")["cost"]["lira"]);
  EXPECT_EQ(parameters<Op::MakeWine>(effect("make_wine")).up_to, entry("make_wine")["max_wines"]);
  EXPECT_EQ(node(effect("build_or_tour")).children, entry("build_or_tour")["options"].size());
  EXPECT_EQ(node(effect("buy_sell_field")).children, entry("buy_sell_field")["options"].size());

  const Json trade = entry("trade")["trade"];
  const NodeRef give = child(effect("trade"), 0);
  const NodeRef take = child(effect("trade"), 1);
  ASSERT_EQ(node(give).children, trade["give"].size());
  ASSERT_EQ(node(take).children, trade["receive"].size());
  EXPECT_EQ(-parameters<Op::Lira>(child(give, 0)).amount, trade["give"][0]["amount"]);
  EXPECT_EQ(-parameters<Op::Vp>(child(give, 1)).amount, trade["give"][1]["amount"]);
  EXPECT_EQ(parameters<Op::Discard>(child(give, 2)).count, trade["give"][2]["amount"]);
  EXPECT_EQ(parameters<Op::DiscardGrape>(child(give, 3)).count, trade["give"][3]["amount"]);
  EXPECT_EQ(parameters<Op::Lira>(child(take, 0)).amount, trade["receive"][0]["amount"]);
  EXPECT_EQ(parameters<Op::Vp>(child(take, 1)).amount, trade["receive"][1]["amount"]);
  EXPECT_EQ(node(child(take, 2)).children, trade["receive"][2]["amount"]);

  for (unsigned type = 0; type < kWineTypes; ++type) {
    Table t = extended(2, Season::Winter).wine(0, static_cast<Wine>(type), 9);
    t.place(0, "sell_wine.left");
    EXPECT_EQ(t.vp(0), entry("sell_wine")["vp_by_type"][std::string(kWineNames[type])]) << kWineNames[type];
  }
  Table tour = extended(2, Season::Spring);
  tour.place(0, "give_tour.left");
  EXPECT_EQ(tour.lira(0), entry("give_tour")["gain"]["lira"]);
  EXPECT_EQ(entry("build_or_tour")["gain_if_tour"], entry("give_tour")["gain"]);
}

TEST_P(ExtendedBoard, WakeUpChart) {
  const Json rows = printed()["wake_up_chart"]["rows"];
  ASSERT_EQ(rows.size(), kRows);
  for (unsigned row = 1; row <= kRows; ++row) {
    const Json& entry = rows[row - 1];
    EXPECT_EQ(entry["row"], row);
    EXPECT_EQ(board().row_bonus[static_cast<unsigned>(Season::Spring)][row - 1], kNoNode);
    for (const Season season : {Season::Summer, Season::Fall, Season::Winter}) {
      const auto column = static_cast<unsigned>(season);
      const NodeRef bonus = board().row_bonus[column][row - 1];
      Json wanted = entry[std::string(kSeasonNames[column])][side()];
      if (!wanted.is_null()) wanted = wanted["gain"];
      // The grape token only reminds of the row.
      if (wanted.contains("wake_first_next_year")) {
        EXPECT_EQ(row, kRows);
        wanted = nullptr;
      }
      EXPECT_EQ(bonus == kNoNode ? Json() : gain_of(bonus), wanted)
          << "row " << row << ", " << kSeasonNames[column];
    }
  }
}

TEST_P(ExtendedBoard, Regions) {
  const Json map = printed()["influence_map"];
  EXPECT_EQ(map["stars_per_player"], kStars);
  const int number = has_structures() ? 2 : 1;
  int total = 0;
  unsigned regions = 0;
  for (const Json& entry : map["regions"]) {
    unsigned region = 0;
    while (region < kRegions && entry["id"] != kRegionNames[region]) ++region;
    ASSERT_LT(region, kRegions);
    const RegionFacts& facts = board().regions[region];
    bool here = false;
    for (const Json& one : entry["on_sides"]) here = here || one == number;
    EXPECT_EQ(facts.vp, here ? entry["end_vp"].get<int>() : 0) << entry["id"];
    if (!here) continue;
    EXPECT_EQ(gain_of(facts.benefit), entry["placement_bonus"]["gain"]) << entry["id"];
    total += facts.vp;
    ++regions;
  }
  EXPECT_EQ(total, map["end_vp_total"][side()]);
  EXPECT_EQ(regions, printed()["sides"][side()]["regions"]);
}

TEST_P(ExtendedBoard, CartAndPrivateSpaces) {
  const Json json = printed();
  const Json& options = json["unlimited_space"][side()]["options"];
  if (options.size() == 1) {
    EXPECT_EQ(gain_of(board().cart), options[0]);
  } else {
    ASSERT_EQ(node(board().cart).children, options.size());
    for (unsigned i = 0; i < options.size(); ++i) EXPECT_EQ(gain_of(child(board().cart, i)), options[i]);
  }
  EXPECT_EQ(json["unlimited_space"]["seasons"].size(), 4u);
  EXPECT_EQ(json["private_spaces"][0]["options"], (Json{"uproot_vine", "harvest_field"}));
}

TEST_P(ExtendedBoard, TheYear) {
  const Json json = printed();
  const Json& order = json["year_order"];
  unsigned at = 0;
  for (unsigned i = 0; i < board().year_parts; ++i) {
    if (board().year[i].op != Op::PlacementSeason) continue;
    EXPECT_EQ(order[at++], kSeasonNames[static_cast<unsigned>(board().year[i].season)]);
  }
  EXPECT_EQ(at, 4u);
  EXPECT_TRUE(board().seasonal);
  EXPECT_EQ(json["victory_points"]["end_trigger"], board().goal_vp);
  EXPECT_EQ(json["victory_points"]["min"], kLeastVp);
  EXPECT_EQ(json["residual_track"]["max"], kMostResidual);
  EXPECT_EQ(json["workers"]["max_total"], kMostRegulars + 1);
  EXPECT_EQ(json["workers"]["train_cost_lira"], 4);
}

TEST_P(ExtendedBoard, TheAutomasNumbers) {
  const Json solo = printed()["solo"];
  const Json& changes = solo["difficulty_changes"];
  for (unsigned i = 0; i < kLevels; ++i) {
    int vp = solo["automa_vp"];
    unsigned least = 0;
    for (const Json& change : changes) {
      if (change["id"] != kLevelFacts[i].id) continue;
      least = change["min_automa_workers_per_season"];
      vp = change.value("automa_vp", vp);
    }
    EXPECT_EQ(board().automa_vp[i], vp) << kLevelFacts[i].id;
    EXPECT_EQ(board().automa_least[i], least) << kLevelFacts[i].id;
    if (!kLevelFacts[i].may_be_aggressive) continue;
    const Json& years = solo["aggressive_variant"]["automa_vp_by_year"][std::string(kLevelFacts[i].id)];
    ASSERT_EQ(years.size(), 7u);
    for (unsigned year = 0; year < 7; ++year)
      EXPECT_EQ(board().aggressive_vp[i][year], years[year]) << kLevelFacts[i].id;
  }
}

INSTANTIATE_TEST_SUITE_P(Sides, ExtendedBoard,
                         ::testing::Values(Side{"One", "side_1", BoardId::Extended},
                                           Side{"Two", "side_2", BoardId::ExtendedWithStructures}),
                         [](const auto& param) { return std::string(param.param.id); });

}  // namespace
}  // namespace vendemmia::testing
