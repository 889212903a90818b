// The levels of play that a person can choose from, the weakest first. docs/strength.md says how they were calibrated.
#pragma once

#include <array>
#include <string_view>

#include "bots/bot.h"
#include "bots/greedy_bot.h"
#include "bots/search/search.h"

namespace vendemmia {

enum class Thinks : u8 { NotAtAll, OneStep, Ahead };
enum class Knows : u8 { RulesOfThumb, LinearWeights, Networks };

struct PlayLevel {
  std::string_view name;
  Thinks thinks;
  Knows knows = Knows::RulesOfThumb;
  Budget usual = {};  // for those that think ahead
  Noise noise = {};   // for those that do not
};

inline constexpr std::array<PlayLevel, 7> kPlayLevels{{
    {.name = "daydreamer", .thinks = Thinks::OneStep, .knows = Knows::Networks, .noise = {0.52f, 0.38f}},
    {.name = "cellar_hand", .thinks = Thinks::OneStep, .knows = Knows::Networks, .noise = {0.38f, 0.28f}},
    {.name = "apprentice", .thinks = Thinks::OneStep, .knows = Knows::Networks, .noise = {0.24f, 0.18f}},
    {.name = "journeyman", .thinks = Thinks::OneStep, .knows = Knows::Networks, .noise = {0.07f, 0.05f}},
    {.name = "vintner", .thinks = Thinks::Ahead, .knows = Knows::Networks, .usual = {.iterations = 6}},
    {.name = "master", .thinks = Thinks::Ahead, .knows = Knows::Networks, .usual = {.iterations = 32}},
    {.name = "expert", .thinks = Thinks::Ahead, .knows = Knows::Networks, .usual = {.seconds = 3}},
}};

// The two weakest levels before the networks. Nobody is offered them any more, but stored tables name them, and they need no networks.
inline constexpr std::array<PlayLevel, 2> kFormerLevels{{
    {.name = "random", .thinks = Thinks::NotAtAll},
    {.name = "greedy", .thinks = Thinks::OneStep},
}};

// Bots for comparisons and experiments, which cannot sit at a table of the server.
inline constexpr std::array<PlayLevel, 4> kOtherBots{{
    {.name = "linear", .thinks = Thinks::OneStep, .knows = Knows::LinearWeights},
    {.name = "step", .thinks = Thinks::OneStep, .knows = Knows::Networks},
    {.name = "search", .thinks = Thinks::Ahead, .knows = Knows::Networks, .usual = {.seconds = 1}},
    // The master before the networks.
    {.name = "classic",
     .thinks = Thinks::Ahead,
     .knows = Knows::LinearWeights,
     .usual = {.iterations = 800, .seconds = 0.9}},
}};

}  // namespace vendemmia
