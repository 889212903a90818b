#include "server/polite_text.h"

#include <algorithm>
#include <array>

#include "engine/catalog/ids.h"
#include "server/marking_characters.h"

namespace vendemmia {
namespace {

// The bytes of the character that begins with this byte of UTF-8.
std::size_t length_of(char first) {
  const auto byte = static_cast<unsigned char>(first);
  return byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
}

char32_t code_point(std::string_view character) {
  const auto first = static_cast<unsigned char>(character[0]);
  if (character.size() == 1) return first;
  auto code = static_cast<char32_t>(first & (0x7F >> character.size()));
  for (const char next : character.substr(1)) code = code << 6 | (static_cast<unsigned char>(next) & 0x3F);
  return code;
}

// What leaves no mark, or turns the direction of what stands around it: with these somebody could have no name, or
// somebody else's. Joiners are left, since letters of some languages and some emoji need them.
constexpr CharacterRange kBlankRanges[] = {
    {0x00, 0x20},       {0x7F, 0xA0},     {0xAD, 0xAD},       {0x061C, 0x061C},   {0x115F, 0x1160},
    {0x1680, 0x1680},   {0x180E, 0x180E}, {0x2000, 0x200B},   {0x200E, 0x200F},   {0x2028, 0x202F},
    {0x205F, 0x206F},   {0x2800, 0x2800}, {0x3000, 0x3000},   {0x3164, 0x3164},   {0xFEFF, 0xFEFF},
    {0xFFA0, 0xFFA0},   {0xFFF9, 0xFFFC}, {0x13430, 0x1345F}, {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A},
    {0xE0000, 0xE007F},
};

// Piled up, marks cover the lines of others; no script needs more.
constexpr unsigned kMostMarks = 4;

template <std::size_t N>
bool among(const CharacterRange (&ranges)[N], std::string_view character) {
  const char32_t code = code_point(character);
  return std::ranges::any_of(ranges,
                             [=](CharacterRange one) { return code >= one.first && code <= one.last; });
}

bool is_blank(std::string_view character) { return among(kBlankRanges, character); }

// Marks that leave none by themselves: they choose among forms of a character, or join two.
constexpr CharacterRange kUnseenMarks[] = {
    {0x034F, 0x034F}, {0x17B4, 0x17B5}, {0x180B, 0x180F},
    {0x200C, 0x200D}, {0xFE00, 0xFE0F}, {0xE0100, 0xE01EF},
};

bool is_mark(std::string_view character) {
  const char32_t code = code_point(character);
  const auto range = std::ranges::lower_bound(kMarkingCharacters, code, {}, &CharacterRange::last);
  return range != kMarkingCharacters.end() && code >= range->first;
}

// What two names have in common that nobody can tell apart.
std::string as_seen(std::string_view text) {
  std::string seen;
  while (!text.empty()) {
    const std::string_view character = text.substr(0, length_of(text[0]));
    text.remove_prefix(character.size());
    if (!among(kUnseenMarks, character)) seen += character;
  }
  return seen;
}

}  // namespace

std::string polite_text(std::string_view text, std::size_t most_characters) {
  std::string polite;
  std::size_t characters = 0;
  unsigned marks = 0;
  bool blank = false;
  while (!text.empty() && characters < most_characters) {
    const std::string_view character = text.substr(0, length_of(text[0]));
    text.remove_prefix(character.size());
    if (is_blank(character)) {
      blank = !polite.empty();
      continue;
    }
    marks = is_mark(character) ? marks + 1 : 0;
    // Nor does one stand alone: a name of joiners would be none.
    if (marks > kMostMarks || (marks > 0 && polite.empty())) continue;
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
  const auto is_taken = [&] {
    return std::ranges::any_of(taken,
                               [&](const std::string& one) { return as_seen(one) == as_seen(unique); });
  };
  for (unsigned number = 2; is_taken(); ++number) {
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
