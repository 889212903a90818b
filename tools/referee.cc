#include "tools/referee.h"

#include <string>

#include "protocol/session.h"

namespace vendemmia {

int run_referee(std::istream& in, std::ostream& out) {
  Session session;
  std::string line;
  while (!session.finished() && std::getline(in, line)) {
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    out << session.answer(line) << '\n' << std::flush;  // whoever asks waits for the answer
  }
  return 0;
}

}  // namespace vendemmia
