#include "engine/catalog/programs.h"

#include "engine/catalog/board_base.h"
#include "engine/catalog/summer_visitors.h"
#include "engine/catalog/winter_visitors.h"

namespace vendemmia {
namespace {

constexpr unsigned kFlowNodes = static_cast<unsigned>(Op::YearEnd) + 1;

constexpr unsigned kSummerAt = kFlowNodes;
constexpr unsigned kWinterAt = kSummerAt + kSummerVisitors.nodes.size();
constexpr unsigned kActionsAt = kWinterAt + kWinterVisitors.nodes.size();
constexpr unsigned kBonusesAt = kActionsAt + kBaseActionEffects.nodes.size();
constexpr unsigned kRowsAt = kBonusesAt + kBaseBonusEffects.nodes.size();
constexpr unsigned kYokeAt = kRowsAt + kBaseRowEffects.nodes.size();
constexpr unsigned kHandLimitAt = kYokeAt + kYokeEffect.nodes.size();
constexpr unsigned kLongHarvestAt = kHandLimitAt + kHandLimitEffect.nodes.size();
constexpr unsigned kFirstVinesAt = kLongHarvestAt + kLongHarvestEffect.nodes.size();
constexpr unsigned kPoolSize = kFirstVinesAt + kFirstVinesEffect.nodes.size();

static_assert(kPoolSize <= kNodeRoom);

constexpr std::array<Node, kNodeRoom> all_nodes() {
  std::array<Node, kNodeRoom> pool{};
  for (unsigned i = 0; i < kFlowNodes; ++i) pool[i].op = static_cast<Op>(i);
  const auto copy = [&pool](unsigned at, const auto& nodes) {
    for (const Node& one : nodes) pool[at++] = one;
  };
  copy(kSummerAt, kSummerVisitors.nodes);
  copy(kWinterAt, kWinterVisitors.nodes);
  copy(kActionsAt, kBaseActionEffects.nodes);
  copy(kBonusesAt, kBaseBonusEffects.nodes);
  copy(kRowsAt, kBaseRowEffects.nodes);
  copy(kYokeAt, kYokeEffect.nodes);
  copy(kHandLimitAt, kHandLimitEffect.nodes);
  copy(kLongHarvestAt, kLongHarvestEffect.nodes);
  copy(kFirstVinesAt, kFirstVinesEffect.nodes);
  return pool;
}

constexpr auto kVisitorPrograms = [] {
  std::array<NodeRef, kVisitors> starts{};
  starts.fill(kNoNode);
  for (unsigned i = 0; i < kVisitorsPerDeck; ++i) {
    starts[static_cast<unsigned>(kSummerVisitors.ids[i])] =
        static_cast<NodeRef>(kSummerAt + kSummerVisitors.starts[i]);
    starts[static_cast<unsigned>(kWinterVisitors.ids[i])] =
        static_cast<NodeRef>(kWinterAt + kWinterVisitors.starts[i]);
  }
  return starts;
}();

constexpr bool every_visitor_has_a_program() {
  for (const NodeRef start : kVisitorPrograms) {
    if (start == kNoNode) return false;
  }
  return true;
}
static_assert(every_visitor_has_a_program());

struct ActionName {
  std::string_view id;
  std::string_view name;
};
constexpr std::array<ActionName, kBaseActions> kBaseActionNames{{
    {"draw_vine", "Draw a vine card"},
    {"give_tour", "Give a vineyard tour"},
    {"build_structure", "Build a structure"},
    {"play_summer_visitor", "Play a summer visitor"},
    {"plant_vine", "Plant a vine"},
    {"sell_grapes_or_field", "Sell grapes, or sell or buy back a field"},
    {"draw_order", "Draw a wine order"},
    {"harvest_field", "Harvest a field"},
    {"train_worker", "Train a worker"},
    {"play_winter_visitor", "Play a winter visitor"},
    {"make_wine", "Make up to two wines"},
    {"fill_order", "Fill a wine order"},
}};

constexpr Board base_board() {
  Board board;
  board.name = "base";
  board.action_count = kBaseActions;
  for (unsigned i = 0; i < kBaseActions; ++i) {
    ActionFacts& action = board.actions[i];
    action.id = kBaseActionNames[i].id;
    action.name = kBaseActionNames[i].name;
    action.season = i < 6 ? Season::Summer : Season::Winter;
    action.effect = static_cast<NodeRef>(kActionsAt + kBaseActionEffects.starts[i]);
    // left with 1 or 2 players, left and middle with 3 or 4, all with 5 or 6. The bonus stands
    // on the middle space.
    action.spaces[1].min_players = 3;
    action.spaces[2].min_players = 5;
    const Node& bonus = kBaseBonusEffects.nodes[kBaseBonusEffects.starts[i]];
    SpaceFacts& middle = action.spaces[1];
    middle.bonus = static_cast<NodeRef>(kBonusesAt + kBaseBonusEffects.starts[i]);
    const bool resource = bonus.op == Op::Lira || bonus.op == Op::Vp;
    middle.timing = resource ? BonusTiming::EitherOrder : BonusTiming::After;
    middle.bonus_lira = bonus.op == Op::Lira ? static_cast<u8>(bonus.a) : u8{0};
  }
  board.row_bonus.fill(kNoNode);
  for (unsigned i = 0; i < kBaseRowEffects.ids.size(); ++i) {
    board.row_bonus[kBaseRowEffects.ids[i] - 1u] = static_cast<NodeRef>(kRowsAt + kBaseRowEffects.starts[i]);
  }
  board.goal_vp = 20;
  for (unsigned i = 0; i < kBaseActions; ++i) {
    u16& set = board.season_actions[static_cast<unsigned>(board.actions[i].season)];
    set = static_cast<u16>(set | bit(i));
    for (unsigned at = 0; at < kSpacesPerAction; ++at) {
      if (board.actions[i].spaces[at].bonus_lira != 0) board.lira_spaces |= bit(i * kSpacesPerAction + at);
      for (unsigned players = 1; players <= kMaxPlayers; ++players) {
        if (board.actions[i].spaces[at].min_players <= players) {
          board.open_spaces[players] |= bit(i * kSpacesPerAction + at);
        }
      }
    }
  }
  board.automa_actions.fill(kNoAction);
  for (const auto& [bar, action] : kBaseAutomaActions) {
    board.automa_actions[static_cast<unsigned>(bar)] = static_cast<ActionId>(action);
  }
  return board;
}

// the middle spaces take the place of the left ones.
constexpr Board with_middle_spaces(Board board) {
  board.name = "middle_spaces";
  board.open_spaces[1] <<= 1;
  for (ActionFacts& action : board.actions) {
    for (unsigned at = 0; at < kSpacesPerAction; ++at) action.spaces[at].min_players = at == 1 ? 1 : 0;
  }
  return board;
}

// the board action alone.
constexpr Board with_long_harvest(Board board) {
  board.name = "long_harvest";
  board.actions[static_cast<unsigned>(BaseAction::HarvestField)].effect =
      static_cast<NodeRef>(kLongHarvestAt);
  return board;
}

}  // namespace

constinit const std::array<Node, kNodeRoom> kNodes = all_nodes();
const unsigned kNodeCount = kPoolSize;

constinit const std::array<Board, kBoardCount> kBoards{base_board(), with_middle_spaces(base_board()),
                                                       with_long_harvest(base_board())};

NodeRef program_of(Visitor visitor) { return kVisitorPrograms[static_cast<unsigned>(visitor)]; }

NodeRef yoke_program() { return static_cast<NodeRef>(kYokeAt); }

NodeRef hand_limit_program() { return static_cast<NodeRef>(kHandLimitAt); }

NodeRef first_vines_program() { return static_cast<NodeRef>(kFirstVinesAt); }

}  // namespace vendemmia
