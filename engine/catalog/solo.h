// The solo game in numbers: the levels, the yearly targets of the aggressive variant, the challenges of the
// campaign. A challenge is a row of differences; the operations read the column they need.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "engine/catalog/ids.h"

namespace vendemmia {

enum class Level : u8 { VeryEasy, Easy, Normal, Hard, VeryHard };
inline constexpr unsigned kLevels = 5;

struct LevelFacts {
  std::string_view id;
  std::string_view name;
  u8 years;
  i8 start_vp;
  bool may_be_aggressive;
};

//
inline constexpr std::array<LevelFacts, kLevels> kLevelFacts{{
    {"very_easy", "Very easy", 8, 0, false},
    {"easy", "Easy", 7, 3, true},
    {"normal", "Normal", 7, 0, true},
    {"hard", "Hard", 7, 0, true},
    {"very_hard", "Very hard", 7, 0, false},
}};

constexpr const LevelFacts& facts(Level level) { return kLevelFacts[static_cast<unsigned>(level)]; }

constexpr std::optional<Level> level_named(std::string_view id) {
  for (unsigned i = 0; i < kLevels; ++i) {
    if (kLevelFacts[i].id == id) return static_cast<Level>(i);
  }
  return std::nullopt;
}

// The Automa's marker in years 1 to 7 of the aggressive variant. D-10: in a challenge with an eighth year it stays.
using YearlyVp = std::array<i8, 8>;
inline constexpr YearlyVp kAggressiveVp{-1, 0, 1, 4, 8, 13, 20, 20};  // R-245, on every level
// on the extended board; without those that cannot be aggressive. R-466: easy has its head start besides.
inline constexpr YearlyVp kExtendedAggressiveEasy{-1, -1, 0, 4, 9, 15, 24, 24};
inline constexpr YearlyVp kExtendedAggressiveNormal{-1, 0, 1, 6, 12, 18, 28, 28};
inline constexpr YearlyVp kExtendedAggressiveHard{-1, 0, 1, 6, 13, 22, 32, 32};

// the Automa's workers for a year.
inline constexpr unsigned kAutomaWorkers = 6;

// Number 0 is an ordinary game.
struct ChallengeFacts {
  std::string_view id;
  std::string_view name;
  BoardId board = BoardId::Base;
  i8 start_vp = 0;
  u8 start_residual = 0;
  u8 years = 0;                 // 0: as the level says
  u8 most_regulars = 5;
  u8 six_workers_by_year = 0;   // 0: not required
  bool mama = true;             // otherwise three vines of choice
  bool glass_on_rows = true;
  bool tokens_usable = true;
  bool vp_from_cellar = false;  // at the end, and from nothing else
  bool orders = true;
};

inline constexpr unsigned kChallenges = 8;

inline constexpr std::array<ChallengeFacts, kChallenges + 1> kChallengeFacts{{
    {.id = "none", .name = "None"},
    {.id = "old_vines", .name = "Old vines", .mama = false},
    {.id = "two_pairs_of_hands",
     .name = "Two pairs of hands",
     .board = BoardId::BaseMiddleSpaces,
     .most_regulars = 2,
     .tokens_usable = false},
    {.id = "full_house", .name = "A full house", .six_workers_by_year = 3},
    {.id = "great_harvest", .name = "The great harvest", .board = BoardId::BaseLongHarvest, .start_vp = 5},
    {.id = "free_mornings",
     .name = "Free mornings",
     .years = 8,
     .glass_on_rows = false,
     .tokens_usable = false},
    {.id = "cellar_pride", .name = "The pride of the cellar", .vp_from_cellar = true},
    {.id = "head_start", .name = "A head start", .start_vp = 3, .start_residual = 2},
    {.id = "no_customers", .name = "No customers", .orders = false},
}};

}  // namespace vendemmia
