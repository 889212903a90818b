// The text mode as a person drives it: lines in, lines out.
#pragma once

#include <sstream>
#include <string>
#include <string_view>

#include "text/play.h"

namespace vendemmia {

struct Talk {
  int exit_code;
  std::string text;

  bool says(std::string_view part) const { return text.find(part) != std::string::npos; }
  std::size_t count(std::string_view part) const {
    std::size_t times = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++times;
    return times;
  }
};

inline Talk talk(const PlayOptions& options, const std::string& input) {
  std::istringstream in(input);
  std::ostringstream out;
  const int exit_code = play(options, in, out);
  return {exit_code, out.str()};
}

inline std::string repeated(const std::string& line, unsigned times) {
  std::string text;
  for (unsigned i = 0; i < times; ++i) text += line;
  return text;
}

}  // namespace vendemmia
