// The levels of play that a person can choose from, the weakest first. docs/strength.md says how they were calibrated.
#pragma once

#include <array>
#include <string_view>

#include "bots/bot.h"
#include "bots/search/search.h"

namespace vendemmia {

enum class Thinks : u8 { NotAtAll, OneStep, Ahead };
enum class Knows : u8 { RulesOfThumb, WhatWasLearned };

struct PlayLevel {
  std::string_view name;
  Thinks thinks;
  Knows knows = Knows::RulesOfThumb;
  Budget usual = {};  // for those that think ahead
  SearchSettings settings = {};
};

inline constexpr std::array<PlayLevel, 7> kPlayLevels{{
    {"random", Thinks::NotAtAll},
    {"greedy", Thinks::OneStep},
    {"apprentice", Thinks::OneStep, Knows::WhatWasLearned},
    {"journeyman", Thinks::Ahead, Knows::WhatWasLearned, {.iterations = 12}},
    {"vintner", Thinks::Ahead, Knows::WhatWasLearned, {.iterations = 100}},
    {"master", Thinks::Ahead, Knows::WhatWasLearned, {.iterations = 800, .seconds = 0.9}},
    {"expert", Thinks::Ahead, Knows::WhatWasLearned, {.iterations = 0, .seconds = 3}},
}};

}  // namespace vendemmia
