#include "tools/referee.h"

#include <string>

#include "protocol/session.h"
#include "tools/message_line.h"

namespace vendemmia {

int run_referee(std::istream& in, std::ostream& out) {
  Session session;
  std::string line;
  while (out && !session.finished() && read_message(in, line)) {
    out << session.answer(line) << '\n' << std::flush;  // whoever asks waits for the answer
  }
  return 0;
}

}  // namespace vendemmia
