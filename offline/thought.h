// Questions to bots and their answers as bytes, for bots that think elsewhere: in another copy of this very program, so that values are
// written as they are in memory.
#pragma once

#include <string>
#include <string_view>

#include "server/thinkers.h"

namespace vendemmia {

// Without asker and payer, which no bot needs to know.
std::string bytes_of(const BotQuestion&);
// Precondition: bytes_of() has made them.
BotQuestion question_in(std::string_view bytes);

std::string bytes_of(const BotAnswer&);
// Precondition: bytes_of() has made them.
BotAnswer answer_in(std::string_view bytes);

}  // namespace vendemmia
