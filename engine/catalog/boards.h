// A board is data: its actions with their spaces and bonuses, its wake-up chart, its goal. `Options`
// selects one; no operation asks which.
#pragma once

#include <array>
#include <string_view>

#include "engine/catalog/automa_cards.h"
#include "engine/catalog/effect.h"
#include "engine/catalog/solo.h"

namespace vendemmia {

inline constexpr unsigned kMaxActions = 16;
inline constexpr unsigned kSpacesPerAction = 3;
inline constexpr unsigned kRows = 7;

// A board action as its number on its board.
using ActionId = u8;
inline constexpr ActionId kNoAction = 0xFF;

// what adds a resource is taken before or after the action, as a whole; what repeats the
// action simply follows it.
enum class BonusTiming : u8 { None, EitherOrder, After };

struct SpaceFacts {
  u8 min_players = 1;  // 0: not in use on this board
  BonusTiming timing = BonusTiming::None;
  NodeRef bonus = kNoNode;
  u8 bonus_lira = 0;  // what it adds to the purse when taken first
};

struct ActionFacts {
  std::string_view id;
  std::string_view name;
  Season season{};
  NodeRef effect = kNoNode;
  std::array<SpaceFacts, kSpacesPerAction> spaces{};
};

struct Board {
  std::string_view name;
  u8 action_count = 0;
  std::array<ActionFacts, kMaxActions> actions{};
  std::array<NodeRef, kRows> row_bonus{};  // kNoNode: none
  u8 goal_vp = 0;
  std::array<u16, 4> season_actions{};  // sets of ActionId
  // Sets of spaces, action * 3 + position.
  std::array<u64, kMaxPlayers + 1> open_spaces{};      // by player count
  u64 lira_spaces = 0;                                 // those whose bonus is lira
  std::array<ActionId, kAutomaBars> automa_actions{};  // by AutomaBar; kNoAction: not on this board

  constexpr u16 actions_of(Season season) const { return season_actions[static_cast<unsigned>(season)]; }
};

extern const std::array<Board, kBoardCount> kBoards;

inline const Board& board_of(BoardId id) { return kBoards[static_cast<unsigned>(id)]; }
// All boards of the base game have the same actions and spaces.
inline const Board& kBaseBoard = kBoards[0];

}  // namespace vendemmia
