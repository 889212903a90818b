// Whether a record can be believed.
#pragma once

#include <string>

#include "words/language.h"

namespace vendemmia {

struct VerifyOptions {
  std::string file;
  const words::Language* language = &words::english();
};

// The command: says what was checked, or names the first line that is wrong. Returns the exit code.
int verify(const VerifyOptions& options);

}  // namespace vendemmia
