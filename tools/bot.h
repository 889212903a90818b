// One of our bots for other programs that run games: it answers on standard output what it is asked on standard input. docs/arena.md
// describes the conversation.
#pragma once

#include <istream>
#include <ostream>
#include <string>

namespace vendemmia {

struct BotOptions {
  std::string description;
};

// Until the input ends or a reply cannot be written. Returns the exit code.
int run_bot(const BotOptions& options, std::istream& in, std::ostream& out);

}  // namespace vendemmia
