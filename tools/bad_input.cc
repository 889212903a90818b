#include "tools/bad_input.h"

#include <cstdio>

namespace vendemmia {

int bad_input(const std::string& what) {
  // Not by fmt, which throws where nobody reads the complaint; the exit code says it all the same.
  std::fputs(("vendemmia: " + what + "\n").c_str(), stderr);
  return kBadInput;
}

}  // namespace vendemmia
