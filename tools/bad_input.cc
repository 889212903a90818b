#include "tools/bad_input.h"

#include <cstdio>

#include <fmt/core.h>

namespace vendemmia {

int bad_input(const std::string& what) {
  fmt::print(stderr, "vendemmia: {}\n", what);
  return kBadInput;
}

}  // namespace vendemmia
