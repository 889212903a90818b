// Positions given as JSON text, for the tests that read and write them.
#pragma once

#include <cstring>
#include <span>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "engine/game/invariants.h"
#include "protocol/position.h"

namespace vendemmia {

inline Json json(std::string_view text) {
  const auto value = parse_json(text);
  EXPECT_TRUE(value) << text;
  return value.value_or(Json());
}

inline PositionRead read(std::string_view text) { return read_position(json(text), Events::none()); }

inline State set_up(std::string_view text) {
  const PositionRead read_back = read(text);
  EXPECT_FALSE(read_back.fault) << read_back.fault->path << ": " << read_back.fault->text;
  EXPECT_EQ(broken_invariant(read_back.state), std::nullopt);
  State s;
  std::memcpy(static_cast<void*>(&s), &read_back.state, sizeof s);  // padding too
  return s;
}

// Through the text, as a bot would send it.
inline void expect_round_trip(const State& s) {
  const Json written = position_json(s);
  const PositionRead again = read_position(json(one_line(written)), Events::none());
  ASSERT_FALSE(again.fault) << again.fault->path << ": " << again.fault->text << "\n" << one_line(written);
  ASSERT_EQ(std::memcmp(&again.state, &s, sizeof s), 0) << one_line(written);
}

struct RefusedPosition {
  const char* text;
  const char* code;
  const char* path;
};

inline void expect_refused(std::span<const RefusedPosition> cases) {
  for (const RefusedPosition& one : cases) {
    const PositionRead refused = read(one.text);
    ASSERT_TRUE(refused.fault) << one.text;
    EXPECT_EQ(refused.fault->code, one.code) << one.text << ": " << refused.fault->text;
    EXPECT_EQ(refused.fault->path, one.path) << one.text << ": " << refused.fault->text;
    EXPECT_FALSE(refused.fault->text.empty());
  }
}

}  // namespace vendemmia
