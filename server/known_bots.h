// The bots that may sit at a table: the levels of play, one of them with a time of the player's choice.
#pragma once

#include <optional>
#include <string_view>

#include "bots/bot.h"

namespace vendemmia {

inline constexpr unsigned kMostBotSeconds = 30;

struct KnownBot {
  std::string_view level;  // one of bot_names(), or a level of an earlier version
  Budget budget;           // how long it thinks about a question
};

// Understands "vintner" and, for the level whose time can be set, "expert:seconds=10". Nothing else: whoever opens a table
// must not choose how much memory or how many threads of the server a bot takes.
std::optional<KnownBot> known_bot(std::string_view description);

// A store may name a bot that no longer exists.
inline bool is_bot(std::string_view description) { return known_bot(description).has_value(); }

// The strongest level, which thinks as long as it is told to.
std::string_view timed_level();

// The bot that gives hints: the strongest level that is always quick.
std::string_view hint_level();

}  // namespace vendemmia
