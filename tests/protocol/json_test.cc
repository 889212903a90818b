// Reading JSON costs no more than its length allows, whatever is in it.
#include <chrono>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "protocol/messages_in.h"

namespace vendemmia {
namespace {

std::string object_with_fields(unsigned count) {
  std::string text = "{\"do\":\"tables\"";
  for (unsigned i = 0; i < count; ++i) text += ",\"f" + std::to_string(i) + "\":0";
  return text + "}";
}

TEST(Json, NestedTooDeepIsNotRead) {
  const auto nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
  EXPECT_TRUE(parse_json(nested(32)));
  EXPECT_FALSE(parse_json(nested(33)));
  EXPECT_FALSE(parse_json(nested(1'000'000)));
}

// A field is searched for among those before it, so their number is bounded.
TEST(Json, ObjectsWithTooManyFieldsAreNotRead) {
  EXPECT_TRUE(parse_json(object_with_fields(100)));
  EXPECT_FALSE(parse_json(object_with_fields(200)));
  EXPECT_TRUE(parse_json("[" + object_with_fields(100) + "," + object_with_fields(100) + "]"));
  EXPECT_TRUE(parse_json(R"({"a": ")" + std::string(1000, ':') + R"("})")) << "texts do not count";
}

TEST(Json, NoMessageHoldsTheServerUp) {
  const std::string hostile = object_with_fields(30'000);
  const auto start = std::chrono::steady_clock::now();
  EXPECT_TRUE(said::parse_message(hostile).fault);
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::milliseconds(500));
}

}  // namespace
}  // namespace vendemmia
