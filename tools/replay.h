// A record, played again.
#pragma once

#include <cstddef>
#include <string>

#include "words/language.h"

namespace vendemmia {

struct ReplayOptions {
  std::string file;
  std::size_t to = static_cast<std::size_t>(-1);  // so many answers, then stop
  bool verify = false;                            // only say whether the record is right
  const words::Language* language = &words::english();
};

// The command: prints the record up to there and the position it leads to; or verifies it, as verify.h does. Returns the
// exit code.
int replay(const ReplayOptions& options);

}  // namespace vendemmia
