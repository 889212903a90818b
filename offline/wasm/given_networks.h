// The networks of a browser: too large to be part of the program, they are given to it one by one, when the first game of their kind
// needs a bot.
#pragma once

#include <string_view>

#include "bots/learned.h"

namespace vendemmia {

// Whether these are the bytes of a network of this program's.
bool give_network(GameKind kind, std::string_view bytes);

}  // namespace vendemmia
