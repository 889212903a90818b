#include "tools/message_line.h"

namespace vendemmia {
namespace {

bool read_line(std::istream& in, std::string& line) {
  line.clear();
  char c = 0;
  while (in.get(c)) {
    if (c == '\n') return true;
    if (line.size() < kMostLineBytes) line += c;
  }
  return !line.empty();  // the last one needs no end
}

}  // namespace

bool read_message(std::istream& in, std::string& line) {
  while (read_line(in, line)) {
    if (line.find_first_not_of(" \t\r") != std::string::npos) return true;
  }
  return false;
}

}  // namespace vendemmia
