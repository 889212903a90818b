// What every command does when it cannot do what it was asked.
#pragma once

#include <string>

namespace vendemmia {

inline constexpr int kBadInput = 2;  // the exit code

// Says so on the error stream, and returns the exit code for it.
int bad_input(const std::string& what);

}  // namespace vendemmia
