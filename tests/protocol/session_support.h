#pragma once

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "protocol/session.h"

namespace vendemmia {

inline Json ask(Session& session, const Json& message) {
  const std::string answer = session.answer(one_line(message));
  EXPECT_EQ(answer.find('\n'), std::string::npos);
  const auto parsed = parse_json(answer);
  EXPECT_TRUE(parsed) << answer;
  return parsed.value_or(Json());
}

}  // namespace vendemmia
