#include "server/log.h"

#include <spdlog/spdlog.h>

namespace vendemmia {

void log_event(LogLevel level, std::string_view event, std::initializer_list<LogField> fields) {
  const auto spdlog_level = level == LogLevel::Error ? spdlog::level::err : spdlog::level::info;
  if (spdlog::should_log(spdlog_level)) spdlog::log(spdlog_level, log_line(event, fields));
}

}  // namespace vendemmia
