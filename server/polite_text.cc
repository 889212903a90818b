#include "server/polite_text.h"

#include <algorithm>
#include <array>

#include "engine/catalog/ids.h"

namespace vendemmia {
namespace {

// The bytes of the character that begins with this byte of UTF-8.
std::size_t length_of(char first) {
  const auto byte = static_cast<unsigned char>(first);
  return byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
}

// Blanks and control characters: those of ASCII, U+0080 to U+009F, and the no-break space.
bool is_blank(std::string_view character) {
  const auto first = static_cast<unsigned char>(character[0]);
  if (first <= 0x20 || first == 0x7F) return true;
  return first == 0xC2 && character.size() > 1 && static_cast<unsigned char>(character[1]) <= 0xA0;
}

}  // namespace

std::string polite_text(std::string_view text, std::size_t most_characters) {
  std::string polite;
  std::size_t characters = 0;
  bool blank = false;
  while (!text.empty() && characters < most_characters) {
    const std::string_view character = text.substr(0, length_of(text[0]));
    text.remove_prefix(character.size());
    if (is_blank(character)) {
      blank = !polite.empty();
      continue;
    }
    if (blank && ++characters == most_characters) break;
    if (blank) polite += ' ';
    blank = false;
    polite += character;
    ++characters;
  }
  return polite;
}

std::string polite_name(std::string_view name, const std::vector<std::string>& taken) {
  const std::string wished = polite_text(name, kLongestName);
  if (wished.empty()) return {};
  std::string unique = wished;
  for (unsigned number = 2; std::find(taken.begin(), taken.end(), unique) != taken.end(); ++number) {
    const std::string suffix = " " + std::to_string(number);
    unique = polite_text(wished, kLongestName - suffix.size()) + suffix;
  }
  return unique;
}

std::string_view bot_person(unsigned seat) {
  static constexpr std::array<std::string_view, kMaxPlayers> kNames{"Bruno",   "Fiammetta", "Anselmo",
                                                                    "Ginevra", "Ottavio",   "Perla"};
  return kNames[seat];
}

}  // namespace vendemmia
