// A mistake in what somebody else has written.
#pragma once

#include <string>

namespace vendemmia {

struct Fault {
  std::string code;  // stable, e.g. "out_of_range"; docs/referee.md lists them
  std::string path;  // "position.players[1].lira"; empty: the message as a whole
  std::string text;  // a sentence
};

}  // namespace vendemmia
