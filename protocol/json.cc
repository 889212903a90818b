#include "protocol/json.h"

#include <array>

#include <nlohmann/json.hpp>

namespace vendemmia {
namespace {

constexpr unsigned kDeepest = 32;
constexpr unsigned kMostFields = 128;

// Whoever walks the tree later may do so recursively, and an object's fields are searched one by one.
bool too_large_to_walk(std::string_view text) {
  unsigned depth = 0;
  std::array<unsigned, kDeepest + 1> fields{};
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quoted) {
      if (c == '\\') ++i;
      if (c == '"') quoted = false;
    } else if (c == '"') {
      quoted = true;
    } else if (c == '[' || c == '{') {
      if (++depth > kDeepest) return true;
      fields[depth] = 0;
    } else if (c == ']' || c == '}') {
      if (depth == 0) return true;  // no JSON at all
      --depth;
    } else if (c == ':') {
      if (++fields[depth] > kMostFields) return true;
    }
  }
  return false;
}

}  // namespace

std::optional<Json> parse_json(std::string_view text) {
  if (too_large_to_walk(text)) return std::nullopt;
  Json value = Json::parse(text.begin(), text.end(), nullptr, false);
  if (value.is_discarded()) return std::nullopt;
  return value;
}

std::string one_line(const Json& value) { return value.dump(-1, ' ', false, Json::error_handler_t::replace); }

}  // namespace vendemmia
