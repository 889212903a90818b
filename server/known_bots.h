#pragma once

#include <algorithm>
#include <string_view>

#include "bots/bot.h"

namespace vendemmia {

// A store may name a bot that there was once.
inline bool is_bot(std::string_view name) {
  return std::ranges::find(bot_names(), name) != bot_names().end();
}

}  // namespace vendemmia
