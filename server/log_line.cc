#include "server/log.h"

namespace vendemmia {

std::string log_line(std::string_view event, std::initializer_list<LogField> fields) {
  std::string line = "event=" + std::string(event);
  for (const LogField& field : fields) {
    const std::string_view quote = field.value.find(' ') == std::string::npos ? "" : "\"";
    line += ' ';
    line += field.name;
    line += '=';
    line += quote;
    line += field.value;
    line += quote;
  }
  return line;
}

}  // namespace vendemmia
