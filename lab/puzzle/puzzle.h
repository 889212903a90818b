// A puzzle: a question of a game between bots to which one answer is clearly the best, by what the asked seat could know then. It is
// proved by a deep search in which every rival is tried as often as the best answer, in the same deals of the hidden cards.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "bots/bot.h"
#include "engine/game/journal.h"
#include "protocol/json.h"

namespace vendemmia {

// What it is about. A puzzle has at least one theme.
enum class Theme : u8 {
  TwoOrders,   // fill two orders this year
  LastWorker,  // where the last one goes
  Grande,      // the grande's moment
  Passing,     // when to pass
  LastYear,    // end the game now
  Trade,
  Stars,
  WakeUp,   // which row
  Visitor,  // which visitor, or how to use one
};
inline constexpr unsigned kThemes = static_cast<unsigned>(Theme::Visitor) + 1;
inline constexpr std::array<std::string_view, kThemes> kThemeNames{
    "two_orders", "last_worker", "grande", "passing", "last_year", "trade", "stars", "wake_up", "visitor"};
using Themes = u16;  // a set
constexpr Themes theme_set(Theme theme) { return static_cast<Themes>(1u << static_cast<unsigned>(theme)); }
constexpr bool contains(Themes themes, Theme theme) { return (themes & theme_set(theme)) != 0; }

// An answer, and the chance to win that follows from it; of answers that do the same thing only the best is kept.
struct TriedAnswer {
  Action answer{};
  u16 chance = 0;  // thousandths

  friend bool operator==(const TriedAnswer&, const TriedAnswer&) = default;
};

struct Puzzle {
  Journal journal;  // up to the question
  Seat seat = 0;
  u16 year = 0;
  Season season = Season::Spring;
  Themes themes = 0;
  u8 difficulty = 1;  // 1 to kMostDifficult: how often ordinary players miss it
  // The best answer and all that do the same.
  std::vector<Action> solutions;
  // The best thing to do first, then its rivals.
  std::vector<TriedAnswer> tried;
  std::vector<PlanStep> plan;  // after the best answer
  // How it was proved.
  u32 iterations = 0;
  u64 search_seed = 0;
  u16 gap = 0;    // thousandths: how much of the chance to win the best rival gives up
  u16 error = 0;  // the standard error of that
  // Where it was found.
  u64 game = 0;

  friend bool operator==(const Puzzle&, const Puzzle&);
};
inline constexpr unsigned kMostDifficult = 5;

// Sixteen hexadecimal digits that depend on the position alone.
std::string id_of(const Puzzle& puzzle);

// One object, and back; or a sentence about what is wrong. What is read can be played: the answers are legal, and so are the solutions.
Json json_of(const Puzzle& puzzle);
tl::expected<Puzzle, std::string> read_puzzle(const Json& json);

}  // namespace vendemmia
