// The questions before the first card is dealt; Enter takes the usual answer.
#pragma once

#include <optional>

#include "text/play.h"
#include "text/play_console.h"

namespace vendemmia {

// Asks for what the options leave open. Empty when the input ended.
std::optional<PlayOptions> ask_options(PlayOptions options, Console& console);

struct LevelChoice {
  Level level;
  bool aggressive;
};
// Against which Automa, unless the options say so. Empty when the input ended.
std::optional<LevelChoice> ask_level(const PlayOptions& options, Console& console);

// How many of the players are people. Empty when the input ended.
std::optional<unsigned> ask_people(unsigned players, Console& console);

}  // namespace vendemmia
