// How the commands that talk to other programs are asked: one message a line.
#pragma once

#include <istream>
#include <string>

namespace vendemmia {

// The longest line that is kept. It is longer than any message may be, so whoever reads it refuses what was cut.
inline constexpr std::size_t kMostLineBytes = (std::size_t{1} << 20) + 1;

// The next line that is not blank, without its end; false when there is none. However long a line is, only so much of it is
// held in memory.
bool read_message(std::istream& in, std::string& line);

}  // namespace vendemmia
