#include "tests/support/program.h"

#include <array>
#include <cstdio>

#include <sys/wait.h>

#include "tests/support/paths.h"

namespace vendemmia::testing {

Ran run(const std::string& arguments) {
  // In English, whatever the language of who runs the tests.
  const std::string command = "LC_ALL=C " + program_path() + " " + arguments + " 2>&1 </dev/null";
  std::string output;
  std::FILE* pipe = popen(command.c_str(), "r");
  std::array<char, 4096> block{};
  while (const std::size_t count = std::fread(block.data(), 1, block.size(), pipe)) {
    output.append(block.data(), count);
  }
  return {WEXITSTATUS(pclose(pipe)), output};
}

}  // namespace vendemmia::testing
