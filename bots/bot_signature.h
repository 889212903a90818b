// One number over games that bots play: it is the same with every compiler, natively and in a browser.
#pragma once

#include <string_view>

#include "engine/core/bits.h"

namespace vendemmia {

// Games of every size and of all modules, all seats by this bot, as far as the fourth year. Precondition: read_bot() knows the description, and
// it has no limit of time.
u64 bot_signature(std::string_view description, unsigned games);

}  // namespace vendemmia
