// What the server reports about itself, a line for each event. The program writes it to its log (log.cc); where there is none,
// somebody else provides the function.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "engine/core/bits.h"

namespace vendemmia {

enum class LogLevel : u8 { Debug, Info, Error };

struct LogField {
  std::string_view name;
  std::string value;
};

// Whether anybody reads it; what happens all the time need not be put into words otherwise.
bool is_logged(LogLevel);
void log_event(LogLevel, std::string_view event, std::initializer_list<LogField> fields);

// "event=refused address=127.0.0.1 why=flood"; a value with spaces in it stands in quotes.
std::string log_line(std::string_view event, std::initializer_list<LogField> fields);

}  // namespace vendemmia
