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

char32_t code_point(std::string_view character) {
  const auto first = static_cast<unsigned char>(character[0]);
  if (character.size() == 1) return first;
  auto code = static_cast<char32_t>(first & (0x7F >> character.size()));
  for (const char next : character.substr(1)) code = code << 6 | (static_cast<unsigned char>(next) & 0x3F);
  return code;
}

struct Range {
  char32_t first, last;
};
// What leaves no mark, or turns the direction of what stands around it: with these somebody could have no name, or
// somebody else's. Joiners are left, since letters of some languages and some emoji need them.
constexpr Range kBlankRanges[] = {
    {0x00, 0x20},     {0x7F, 0xA0},     {0xAD, 0xAD},       {0x061C, 0x061C}, {0x115F, 0x1160},
    {0x1680, 0x1680}, {0x180E, 0x180E}, {0x2000, 0x200B},   {0x200E, 0x200F}, {0x2028, 0x202F},
    {0x205F, 0x206F}, {0x2800, 0x2800}, {0x3000, 0x3000},   {0x3164, 0x3164}, {0xFEFF, 0xFEFF},
    {0xFFA0, 0xFFA0}, {0xFFF9, 0xFFFB}, {0xE0000, 0xE007F},
};

// What is drawn over, under or into the character before it. Piled up, it covers the lines of others.
constexpr Range kMarkRanges[] = {
    {0x0300, 0x036F}, {0x0483, 0x0489}, {0x0591, 0x05C7},   {0x0610, 0x061A},   {0x064B, 0x065F},
    {0x0670, 0x0670}, {0x06D6, 0x06ED}, {0x0730, 0x074A},   {0x07A6, 0x07B0},   {0x0816, 0x082D},
    {0x08D3, 0x0903}, {0x093A, 0x094F}, {0x0951, 0x0957},   {0x0981, 0x0983},   {0x0A3C, 0x0A51},
    {0x0B3C, 0x0B57}, {0x0C3E, 0x0C56}, {0x0D3E, 0x0D57},   {0x0DCA, 0x0DDF},   {0x0E31, 0x0E31},
    {0x0E34, 0x0E3A}, {0x0E47, 0x0E4E}, {0x0EB1, 0x0EB1},   {0x0EB4, 0x0EBC},   {0x0EC8, 0x0ECD},
    {0x0F18, 0x0F19}, {0x0F71, 0x0F84}, {0x0F8D, 0x0FBC},   {0x102B, 0x103E},   {0x135D, 0x135F},
    {0x17B4, 0x17D3}, {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF},   {0x200C, 0x200D},   {0x20D0, 0x20FF},
    {0x2DE0, 0x2DFF}, {0x302A, 0x302F}, {0x3099, 0x309A},   {0xA66F, 0xA67D},   {0xA8E0, 0xA8F1},
    {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F}, {0x1D165, 0x1D169}, {0x1E8D0, 0x1E8D6}, {0xE0100, 0xE01EF},
};
constexpr unsigned kMostMarks = 4;  // no script needs more

template <std::size_t N>
bool among(const Range (&ranges)[N], char32_t code) {
  return std::ranges::any_of(ranges, [=](Range one) { return code >= one.first && code <= one.last; });
}

bool is_blank(std::string_view character) { return among(kBlankRanges, code_point(character)); }
bool is_mark(std::string_view character) { return among(kMarkRanges, code_point(character)); }

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
    if (marks > kMostMarks) continue;
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
