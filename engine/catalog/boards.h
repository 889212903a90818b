// A board is data: its actions with their spaces and bonuses, its year, its wake-up chart, its goal. `Options`
// selects one; no operation asks which.
#pragma once

#include <array>
#include <string_view>

#include "engine/catalog/automa_cards.h"
#include "engine/catalog/board_actions.h"
#include "engine/catalog/op.h"
#include "engine/catalog/solo.h"

namespace vendemmia {

inline constexpr unsigned kSpacesPerAction = 3;
inline constexpr unsigned kRows = 7;

// An action as its number.
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
  Season season{};
  NodeRef effect = kNoNode;  // kNoNode: not on this board
  std::array<SpaceFacts, kSpacesPerAction> spaces{};
};

// The parts of a year in order. The frame of Op::Game steps through them.
struct YearPart {
  Op op{};
  Season season{};
};
inline constexpr unsigned kYearParts = 6;

// What a star placed there gives, and what most stars there are worth at the end.
struct RegionFacts {
  NodeRef benefit = kNoNode;
  u8 vp = 0;  // 0: not on this board
};

struct Board {
  std::string_view name;
  ActionSet all_actions = 0;
  std::array<ActionFacts, kMaxActions> actions{};  // by ActionId
  u8 year_parts = 0;
  std::array<YearPart, kYearParts> year{};
  // By the season whose column the rooster stands in; kNoNode: none.
  std::array<std::array<NodeRef, kRows>, 4> row_bonus{};
  // the chart is walked season by season. Passing gives the next column's bonus; passing out of winter
  // ends that player's year and asks for next year's row.
  bool seasonal = false;
  NodeRef cart = kNoNode;
  std::array<RegionFacts, kRegions> regions{};
  u8 map = 0;  // those on this board, a set
  u8 goal_vp = 0;
  std::array<ActionSet, 4> season_actions{};
  // Sets of spaces, action * 3 + position.
  std::array<u64, kMaxPlayers + 1> open_spaces{};      // by player count
  u64 bonus_spaces = 0;                                // those that print one
  u64 lira_spaces = 0;                                 // those whose bonus is lira
  std::array<ActionSet, kDecks> visitor_actions{};     // actions that play a visitor of this deck
  std::array<ActionId, kMaxActions> automa_actions{};  // by what a bar names; kNoAction: not on this board
  // By Level.
  std::array<i8, kLevels> automa_vp{};
  std::array<u8, kLevels> automa_least{};  // workers that it places in a season
  std::array<YearlyVp, kLevels> aggressive_vp{};

  constexpr ActionSet actions_of(Season season) const {
    return season_actions[static_cast<unsigned>(season)];
  }
};

extern const std::array<Board, kBoardCount> kBoards;

inline const Board& board_of(BoardId id) { return kBoards[static_cast<unsigned>(id)]; }
// All boards of the base game have the same actions and spaces.
inline const Board& kBaseBoard = kBoards[0];

}  // namespace vendemmia
