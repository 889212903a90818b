// Where the tests find the project's files and the program. Only paths.cc is compiled with the places of one
// machine, so that a compiler cache serves every checkout.
#pragma once

#include <string>

namespace vendemmia::testing {

// In the repository: source_path("docs/evaluation.md").
std::string source_path(const std::string& path);
// The executable `vendemmia` that was built with the tests.
std::string program_path();

}  // namespace vendemmia::testing
