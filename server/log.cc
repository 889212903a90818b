#include "server/log.h"

#include <spdlog/spdlog.h>

namespace vendemmia {

namespace {

spdlog::level::level_enum spdlog_level(LogLevel level) {
  switch (level) {
    case LogLevel::Debug: return spdlog::level::debug;
    case LogLevel::Info: return spdlog::level::info;
    case LogLevel::Error: break;
  }
  return spdlog::level::err;
}

}  // namespace

bool is_logged(LogLevel level) { return spdlog::should_log(spdlog_level(level)); }

void log_event(LogLevel level, std::string_view event, std::initializer_list<LogField> fields) {
  if (is_logged(level)) spdlog::log(spdlog_level(level), log_line(event, fields));
}

}  // namespace vendemmia
