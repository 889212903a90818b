#include "tools/message_line.h"

#include "text/text_file.h"

namespace vendemmia {

bool read_message(std::istream& in, std::string& line) {
  while (read_line(in, line, kMostLineBytes)) {
    if (line.find_first_not_of(" \t\r") != std::string::npos) return true;
  }
  return false;
}

}  // namespace vendemmia
