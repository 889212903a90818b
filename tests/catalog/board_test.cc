// The base board, its wake-up chart and the numbers of the game are those of the catalogue.
#include "engine/catalog/boards.h"
#include "engine/catalog/parents.h"
#include "engine/catalog/programs.h"
#include "engine/game/winery.h"
#include "tests/catalog/gains.h"
#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

Json base_board() { return catalogue("board_base.json"); }

void expect_bonus(const SpaceFacts& space, const Json& bonus) {
  EXPECT_EQ(space.bonus == kNoNode, bonus.is_null());
  EXPECT_EQ(space.timing == BonusTiming::None, bonus.is_null());
  if (bonus.is_null()) return;
  EXPECT_EQ(gain_of(space.bonus), bonus["gain"]);
  EXPECT_EQ(space.bonus_lira, bonus["gain"].value("lira", 0));
  EXPECT_TRUE(space.timing == BonusTiming::EitherOrder || may_be_declined(space.bonus));
}

TEST(BaseBoard, ActionsAndSpaces) {
  const Json actions = base_board()["actions"];
  static constexpr std::array<const char*, kSpacesPerAction> kPositions{"left", "middle", "right"};
  ASSERT_EQ(actions.size(), count_bits(kBaseBoard.all_actions));
  for (unsigned i : Members(kBaseBoard.all_actions)) {
    const ActionFacts& action = kBaseBoard.actions[i];
    const Json& entry = actions[i];
    SCOPED_TRACE(kActionNames[i].id);
    EXPECT_EQ(entry["id"], kActionNames[i].id);
    EXPECT_EQ(entry["name"], kActionNames[i].name);
    EXPECT_EQ(entry["season"], action.season == Season::Summer ? "summer" : "winter");
    EXPECT_TRUE(contains(kBaseBoard.actions_of(action.season), i));
    ASSERT_EQ(entry["spaces"].size(), kSpacesPerAction);
    for (unsigned position = 0; position < kSpacesPerAction; ++position) {
      const SpaceFacts& space = action.spaces[position];
      SCOPED_TRACE(kPositions[position]);
      EXPECT_EQ(entry["spaces"][position]["position"], kPositions[position]);
      EXPECT_EQ(entry["spaces"][position]["min_players"], space.min_players);
      expect_bonus(space, entry["spaces"][position]["bonus"]);
    }
  }
}

Json action_named(const std::string& id) {
  const Json actions = base_board()["actions"];
  for (const Json& action : actions) {
    if (action["id"] == id) return action;
  }
  ADD_FAILURE() << "no such action: " << id;
  return {};
}

const Node& effect_of(std::string_view id) {
  for (unsigned i : Members(kBaseBoard.all_actions)) {
    if (kActionNames[i].id == id) return node(kBaseBoard.actions[i].effect);
  }
  ADD_FAILURE() << "no such action: " << id;
  return node(0);
}

TEST(BaseBoard, NumbersOfTheActions) {
  EXPECT_EQ(parameters<Op::Train>(effect_of("train_worker")).price,
            action_named("train_worker")["cost"]["lira"]);
  EXPECT_EQ(parameters<Op::Train>(effect_of("train_worker")).price,
            base_board()["workers"]["train_cost_lira"]);
  EXPECT_EQ(parameters<Op::MakeWine>(effect_of("make_wine")).up_to, action_named("make_wine")["max_wines"]);
  EXPECT_EQ(effect_of("sell_grapes_or_field").children,
            action_named("sell_grapes_or_field")["options"].size());

  Table tour = table(2);
  tour.place(0, "give_tour.left");
  EXPECT_EQ(tour.lira(0), action_named("give_tour")["gain"]["lira"]);
}

TEST(BaseBoard, CartAndYoke) {
  const Json json = base_board();
  for (const Json& season : json["unlimited_space"]["seasons"]) {
    Table t = table(2).season(season == "summer" ? Season::Summer : Season::Winter);
    t.place(0, "cart");
    EXPECT_EQ(t.lira(0), json["unlimited_space"]["gain"]["lira"]) << season;
  }
  const Json& yoke = json["private_spaces"][0];
  EXPECT_EQ(yoke["structure"], facts(Structure::Yoke).id);
  EXPECT_EQ(yoke["options"], (Json{"uproot_vine", "harvest_field"}));
  EXPECT_EQ(node(child(yoke_program(), 0)).op, Op::Uproot);
  EXPECT_EQ(node(child(yoke_program(), 1)).op, Op::Harvest);
  for (const Json& season : yoke["seasons"]) {
    Table t = table(2).season(season == "summer" ? Season::Summer : Season::Winter);
    EXPECT_TRUE(t.built(0, {Structure::Yoke}).planted(0, 5, {Vine::Malvasia}).can_place("yoke")) << season;
  }
}

TEST(BaseBoard, WakeUpChart) {
  const Json chart = base_board()["wake_up_chart"];
  ASSERT_EQ(chart.size(), kRows);
  for (unsigned row = 1; row <= kRows; ++row) {
    const Json& entry = chart[row - 1];
    const NodeRef bonus = kBaseBoard.row_bonus[0][row - 1];
    EXPECT_EQ(entry["row"], row);
    EXPECT_EQ(bonus == kNoNode ? Json() : gain_of(bonus), entry["bonus"]) << "row " << row;
  }
}

TEST(BaseBoard, Limits) {
  const Json json = base_board();
  EXPECT_EQ(json["residual_track"]["max"], kMostResidual);
  EXPECT_EQ(json["hand_limit"]["cards"], kHandLimit);
  EXPECT_EQ(json["victory_points"]["min"], kLeastVp);
  EXPECT_EQ(json["victory_points"]["end_trigger"], kBaseBoard.goal_vp);
  EXPECT_EQ(json["workers"]["regular_max"], kMostRegulars);
  EXPECT_EQ(json["players"]["max"], kMaxPlayers);
  for (const MamaFacts& mama : kMamaFacts) {
    EXPECT_EQ(json["workers"]["regular_start"], mama.regular_workers) << mama.id;
  }
}

TEST(BaseBoard, DeckSizes) {
  const Json decks = base_board()["decks"];
  unsigned found = 0;
  for (const Json& deck : decks) {
    const std::string id = deck["id"];
    unsigned cards = 0;
    if (id == "vine") cards = kVineCards;
    if (id == "summer_visitor") cards = kSummerCards;
    if (id == "winter_visitor") cards = kWinterCards;
    if (id == "order") cards = kOrders;
    if (id == "mama") cards = kMamas;
    if (id == "papa") cards = kPapas;
    if (id == "field") cards = kFields * kMaxPlayers;
    if (cards == 0) continue;  // the solo deck
    EXPECT_EQ(deck["cards"], cards) << id;
    ++found;
  }
  EXPECT_EQ(found, 7u);
}

// before the papas' gifts are chosen.
TEST(BaseBoard, StartingValues) {
  const Json json = base_board();
  const Json& start = json["starting_values"];
  const State s = new_game({.players = 6}, 1);
  for (const Player& p : s.players) {
    const MamaFacts& mama = kMamaFacts[p.mama];
    EXPECT_EQ(start["lira"].get<int>() + mama.lira + kPapaFacts[p.papa].lira, p.lira);
    EXPECT_EQ(start["vp"], p.vp);
    EXPECT_EQ(start["residual"], p.residual);
    EXPECT_EQ(start["fields_owned"], kFields - count_bits(p.sold_fields));
    EXPECT_EQ(structures_named(start["structures"]), p.structures);
    EXPECT_EQ(start["grapes"], count_bits(p.grapes[0]) + count_bits(p.grapes[1]));
    EXPECT_FALSE(has_wine(p));
    EXPECT_EQ(json["workers"]["regular_start"], p.regulars);
    EXPECT_EQ(hand_size(p), 0u + mama.cards[0] + mama.cards[1] + mama.cards[2] + mama.cards[3]);
  }
}

}  // namespace
}  // namespace vendemmia::testing
