// `vendemmia referee`: one JSON object per line in, one out. docs/referee.md describes them.
#pragma once

#include <istream>
#include <ostream>

namespace vendemmia {

// Answers every line that is not blank until quit, the end of the input, or an answer that cannot be written. Returns the exit code, 0.
int run_referee(std::istream& in, std::ostream& out);

}  // namespace vendemmia
