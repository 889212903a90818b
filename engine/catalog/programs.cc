#include "engine/catalog/programs.h"

#include "engine/catalog/board_base.h"
#include "engine/catalog/board_extended.h"
#include "engine/catalog/structure_card_effects.h"
#include "engine/catalog/summer_visitors.h"
#include "engine/catalog/winter_visitors.h"

namespace vendemmia {
namespace {

constexpr unsigned kFlowNodes = static_cast<unsigned>(Op::OracleDraw) + 1;

constexpr unsigned kSummerAt = kFlowNodes;
constexpr unsigned kWinterAt = kSummerAt + kSummerVisitors.nodes.size();
constexpr unsigned kActionsAt = kWinterAt + kWinterVisitors.nodes.size();
constexpr unsigned kBonusesAt = kActionsAt + kBaseActionEffects.nodes.size();
constexpr unsigned kRowsAt = kBonusesAt + kBaseBonusEffects.nodes.size();
constexpr unsigned kYokeAt = kRowsAt + kBaseRowEffects.nodes.size();
constexpr unsigned kHandLimitAt = kYokeAt + kYokeEffect.nodes.size();
constexpr unsigned kLongHarvestAt = kHandLimitAt + kHandLimitEffect.nodes.size();
constexpr unsigned kFirstVinesAt = kLongHarvestAt + kLongHarvestEffect.nodes.size();
constexpr unsigned kExtendedActionsAt = kFirstVinesAt + kFirstVinesEffect.nodes.size();
constexpr unsigned kExtendedBonusesAt = kExtendedActionsAt + kExtendedActionEffects.nodes.size();
constexpr unsigned kStructureBonusesAt = kExtendedBonusesAt + kExtendedBonusEffects.nodes.size();
constexpr unsigned kExtendedRowsAt = kStructureBonusesAt + kStructureBonusEffects.nodes.size();
constexpr unsigned kStructureRowsAt = kExtendedRowsAt + kExtendedRowEffects.nodes.size();
constexpr unsigned kRegionsAt = kStructureRowsAt + kStructureRowEffects.nodes.size();
constexpr unsigned kCartAt = kRegionsAt + kRegionEffects.nodes.size();
constexpr unsigned kCottageAt = kCartAt + kCartEffects.nodes.size();
constexpr unsigned kStructureCardsAt = kCottageAt + kCottageEffect.nodes.size();
constexpr unsigned kDestroyAt = kStructureCardsAt + kStructureCardEffects.nodes.size();
constexpr unsigned kResidualsAt = kDestroyAt + kDestroyEffect.nodes.size();
constexpr unsigned kPoolSize = kResidualsAt + kResidualsEffect.nodes.size();

static_assert(kPoolSize <= kNodeRoom);

constexpr std::array<Node, kNodeRoom> kAllNodes = [] {
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
  copy(kExtendedActionsAt, kExtendedActionEffects.nodes);
  copy(kExtendedBonusesAt, kExtendedBonusEffects.nodes);
  copy(kStructureBonusesAt, kStructureBonusEffects.nodes);
  copy(kExtendedRowsAt, kExtendedRowEffects.nodes);
  copy(kStructureRowsAt, kStructureRowEffects.nodes);
  copy(kRegionsAt, kRegionEffects.nodes);
  copy(kCartAt, kCartEffects.nodes);
  copy(kCottageAt, kCottageEffect.nodes);
  copy(kStructureCardsAt, kStructureCardEffects.nodes);
  copy(kDestroyAt, kDestroyEffect.nodes);
  copy(kResidualsAt, kResidualsEffect.nodes);
  return pool;
}();

}  // namespace

constexpr std::array<NodeRef, kVisitors> kVisitorPrograms = [] {
  std::array<NodeRef, kVisitors> starts{};
  starts.fill(kNoNode);
  const auto add = [&starts](unsigned at, const auto& deck) {
    for (unsigned i = 0; i < deck.ids.size(); ++i) {
      starts[static_cast<unsigned>(deck.ids[i])] = static_cast<NodeRef>(at + deck.starts[i]);
    }
  };
  add(kSummerAt, kSummerVisitors);
  add(kWinterAt, kWinterVisitors);
  return starts;
}();

namespace {

constexpr bool every_visitor_has_a_program() {
  for (const NodeRef start : kVisitorPrograms) {
    if (start == kNoNode) return false;
  }
  return true;
}
static_assert(every_visitor_has_a_program(),
              "an effect is missing in summer_visitors.h or winter_visitors.h");

// kNoNode: a card whose effect is only asked for.
constexpr auto kCardPrograms = [] {
  std::array<NodeRef, kStructureCardCount> starts{};
  starts.fill(kNoNode);
  for (unsigned i = 0; i < kStructureCardEffects.ids.size(); ++i) {
    starts[static_cast<unsigned>(kStructureCardEffects.ids[i])] =
        static_cast<NodeRef>(kStructureCardsAt + kStructureCardEffects.starts[i]);
  }
  return starts;
}();

// left with 1 or 2 players, left and middle with 3 or 4, all with 5 or 6.
constexpr std::array<u8, kSpacesPerAction> kMinPlayers{1, 3, 5};

template <class Deck>
constexpr NodeRef start_of(const Deck& programs, unsigned pool, unsigned index) {
  return static_cast<NodeRef>(pool + programs.starts[index]);
}

constexpr void add_action(Board& board, BoardAction id, Season season, NodeRef effect) {
  const auto action = static_cast<unsigned>(id);
  board.all_actions |= ActionSet{1} << action;
  board.season_actions[static_cast<unsigned>(season)] |= ActionSet{1} << action;
  board.actions[action].season = season;
  board.actions[action].effect = effect;
  const Node& head = kAllNodes[effect];
  if (head.op == Op::PlayVisitor) {
    const auto deck = static_cast<unsigned>(parameters<Op::PlayVisitor>(head).deck);
    board.visitor_actions[deck] |= ActionSet{1} << action;
  }
  for (unsigned at = 0; at < kSpacesPerAction; ++at) {
    board.actions[action].spaces[at].min_players = kMinPlayers[at];
    for (unsigned players = kMinPlayers[at]; players <= kMaxPlayers; ++players) {
      board.open_spaces[players] |= bit(action * kSpacesPerAction + at);
    }
  }
}

constexpr void add_bonus(Board& board, BonusPlace place, NodeRef bonus, const Node& head, Op action_op) {
  const auto action = static_cast<unsigned>(place.action);
  SpaceFacts& space = board.actions[action].spaces[place.position];
  space.bonus = bonus;
  // What repeats the action may be declined inside itself, or stands behind a May.
  const bool repeats = head.op == Op::May || head.op == action_op;
  space.timing = repeats ? BonusTiming::After : BonusTiming::EitherOrder;
  const u64 here = bit(action * kSpacesPerAction + place.position);
  board.bonus_spaces |= here;
  if (head.op != Op::Lira) return;
  space.bonus_lira = static_cast<u8>(parameters<Op::Lira>(head).amount);
  board.lira_spaces |= here;
}

constexpr Op op_of(const Board& board, BoardAction action) {
  return kAllNodes[board.actions[static_cast<unsigned>(action)].effect].op;
}

template <class Bonuses>
constexpr void add_bonuses(Board& board, const Bonuses& bonuses, unsigned pool) {
  for (unsigned i = 0; i < bonuses.ids.size(); ++i) {
    add_bonus(board, bonuses.ids[i], start_of(bonuses, pool, i), bonuses.nodes[bonuses.starts[i]],
              op_of(board, bonuses.ids[i].action));
  }
}

// a bar that names no action of the board is skipped.
constexpr void add_automa_actions(Board& board) {
  for (unsigned i = 0; i < kMaxActions; ++i) {
    board.automa_actions[i] = contains(board.all_actions, i) ? static_cast<ActionId>(i) : kNoAction;
  }
}

constexpr Board base_board() {
  Board board;
  board.name = "base";
  for (unsigned i = 0; i < kBaseActions; ++i) {
    add_action(board, kBaseActionEffects.ids[i], i < 6 ? Season::Summer : Season::Winter,
               start_of(kBaseActionEffects, kActionsAt, i));
  }
  add_bonuses(board, kBaseBonusEffects, kBonusesAt);
  for (auto& column : board.row_bonus) {
    column.fill(kNoNode);
    for (unsigned i = 0; i < kBaseRowEffects.ids.size(); ++i) {
      column[kBaseRowEffects.ids[i] - 1u] = start_of(kBaseRowEffects, kRowsAt, i);
    }
  }
  board.cart = kCartAt;
  board.goal_vp = 20;
  board.year = {{{Op::Spring, Season::Spring},
                 {Op::PlacementSeason, Season::Summer},
                 {Op::Fall, Season::Fall},
                 {Op::PlacementSeason, Season::Winter},
                 {Op::YearEnd, Season::Winter}}};
  board.year_parts = 5;
  add_automa_actions(board);
  board.automa_vp = {20, 20, 20, 20, 23};
  board.automa_least = {0, 0, 0, 2, 2};
  board.aggressive_vp.fill(kAggressiveVp);
  return board;
}

// Actions that the base board has too do the same here.
constexpr NodeRef extended_effect(BoardAction action) {
  for (unsigned i = 0; i < kExtendedActionEffects.ids.size(); ++i) {
    if (kExtendedActionEffects.ids[i] == action)
      return start_of(kExtendedActionEffects, kExtendedActionsAt, i);
  }
  return start_of(kBaseActionEffects, kActionsAt, static_cast<unsigned>(action));
}

template <class Rows>
constexpr void add_rows(Board& board, const Rows& rows, unsigned pool) {
  for (unsigned i = 0; i < rows.ids.size(); ++i) {
    const ChartPlace place = rows.ids[i];
    board.row_bonus[static_cast<unsigned>(place.season)][place.row - 1u] = start_of(rows, pool, i);
  }
}

constexpr void add_region(Board& board, unsigned index) {
  const auto region = static_cast<unsigned>(kRegionEffects.ids[index]);
  board.regions[region] = {start_of(kRegionEffects, kRegionsAt, index), kRegionVp[region]};
  board.map = static_cast<u8>(board.map | 1u << region);
}

constexpr Board extended_board() {
  Board board;
  board.name = "extended";
  for (unsigned season = 0; season < kExtendedSeasons.size(); ++season) {
    for (const BoardAction action : kExtendedSeasons[season]) {
      add_action(board, action, static_cast<Season>(season), extended_effect(action));
    }
  }
  add_bonuses(board, kExtendedBonusEffects, kExtendedBonusesAt);
  for (auto& column : board.row_bonus) column.fill(kNoNode);
  add_rows(board, kExtendedRowEffects, kExtendedRowsAt);
  board.seasonal = true;
  board.cart = kCartAt;
  for (unsigned i = 0; i < kRegions; ++i) {
    if (kRegionEffects.ids[i] != Region::Lucca) add_region(board, i);
  }
  board.goal_vp = 25;
  board.year = {{{Op::Spring, Season::Spring},
                 {Op::PlacementSeason, Season::Spring},
                 {Op::PlacementSeason, Season::Summer},
                 {Op::PlacementSeason, Season::Fall},
                 {Op::PlacementSeason, Season::Winter},
                 {Op::NewYear, Season::Winter}}};
  board.year_parts = 6;
  add_automa_actions(board);
  board.automa_actions[static_cast<unsigned>(BoardAction::SellGrapesOrField)] =
      static_cast<ActionId>(BoardAction::Trade);
  board.automa_vp = {25, 25, 25, 25, 30};
  board.automa_least = {0, 0, 0, 1, 1};
  board.aggressive_vp = {
      {{}, kExtendedAggressiveEasy, kExtendedAggressiveNormal, kExtendedAggressiveHard, {}}};
  return board;
}

//
constexpr Board with_structures(Board board) {
  board.name = "extended_with_structures";
  add_bonuses(board, kStructureBonusEffects, kStructureBonusesAt);
  add_rows(board, kStructureRowEffects, kStructureRowsAt);
  board.cart = static_cast<NodeRef>(kCartAt + kCartEffects.starts[1]);
  add_region(board, static_cast<unsigned>(Region::Lucca));
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
  board.actions[static_cast<unsigned>(BoardAction::HarvestField)].effect =
      static_cast<NodeRef>(kLongHarvestAt);
  return board;
}

}  // namespace

constinit const std::array<Node, kNodeRoom> kNodes = kAllNodes;
const unsigned kNodeCount = kPoolSize;

constinit const std::array<Board, kBoardCount> kBoards{base_board(), with_middle_spaces(base_board()),
                                                       with_long_harvest(base_board()), extended_board(),
                                                       with_structures(extended_board())};

NodeRef yoke_program() { return static_cast<NodeRef>(kYokeAt); }

NodeRef hand_limit_program() { return static_cast<NodeRef>(kHandLimitAt); }

NodeRef program_of(StructureCard card) { return kCardPrograms[static_cast<unsigned>(card)]; }
std::optional<StructureCard> card_with_node(NodeRef ref) {
  if (ref < kStructureCardsAt || ref >= kDestroyAt) return std::nullopt;
  unsigned last = 0;
  while (last + 1 < kStructureCardEffects.starts.size() &&
         kStructureCardsAt + kStructureCardEffects.starts[last + 1] <= ref) {
    ++last;
  }
  return kStructureCardEffects.ids[last];
}
NodeRef destroy_program() { return static_cast<NodeRef>(kDestroyAt); }
NodeRef residuals_program() { return static_cast<NodeRef>(kResidualsAt); }
NodeRef cottage_program() { return static_cast<NodeRef>(kCottageAt); }

NodeRef first_vines_program() { return static_cast<NodeRef>(kFirstVinesAt); }

}  // namespace vendemmia
