// The program as a whole, from outside.
#pragma once

#include <string>

namespace vendemmia::testing {

struct Ran {
  int exit_code;
  std::string output;  // what it printed, on either stream
};

// Runs `vendemmia` with these arguments and an empty standard input.
Ran run(const std::string& arguments);

}  // namespace vendemmia::testing
