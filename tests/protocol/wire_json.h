#pragma once

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "protocol/json.h"
#include "protocol/wire/write.h"

namespace vendemmia {

// A described value, as whoever hears it reads it.
Json json_of(const auto& value) {
  const auto json = parse_json(wire::to_json(value));
  EXPECT_TRUE(json) << wire::to_json(value);
  return json.value_or(Json());
}

}  // namespace vendemmia
