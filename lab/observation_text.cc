#include "lab/observation_text.h"

#include <array>
#include <bit>
#include <charconv>
#include <cstring>

#include <fmt/core.h>

#include "engine/core/hash.h"
#include "engine/game/rules_version.h"

namespace vendemmia {
namespace {

using Bytes = std::array<u8, sizeof(Observation)>;

constexpr std::size_t kSealDigits = 16;

// Over the bytes and over what gives them their meaning.
std::string seal_of(const Bytes& bytes) {
  Hash hash;
  hash.add(kRulesVersion, 4);
  hash.add(sizeof(State), 4);
  hash.add_byte(std::endian::native == std::endian::little ? 1 : 2);
  for (const u8 byte : bytes) hash.add_byte(byte);
  return fmt::format("{:016x}", hash.value());
}

}  // namespace

std::string exact_text(const Observation& observation) {
  const auto bytes = std::bit_cast<Bytes>(observation);
  std::string text = seal_of(bytes);
  for (const u8 byte : bytes) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    text += kDigits[byte >> 4];
    text += kDigits[byte & 15u];
  }
  return text;
}

std::optional<Observation> parse_exact_text(std::string_view text) {
  Bytes bytes{};
  if (text.size() != kSealDigits + 2 * bytes.size()) return std::nullopt;
  const char* digits = text.data() + kSealDigits;
  for (u8& byte : bytes) {
    const auto [end, error] = std::from_chars(digits, digits + 2, byte, 16);
    if (error != std::errc{} || end != digits + 2) return std::nullopt;
    digits += 2;
  }
  if (text.substr(0, kSealDigits) != seal_of(bytes)) return std::nullopt;
  return std::bit_cast<Observation>(bytes);
}

}  // namespace vendemmia
