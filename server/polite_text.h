// What people write, cleaned up for the table: without control characters, not too long, never cut inside a
// character.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace vendemmia {

inline constexpr std::size_t kLongestName = 24;
inline constexpr std::size_t kLongestChatLine = 500;
// Somebody who has given no name; pages say it in their own language.
inline constexpr std::string_view kSomebody = "Guest";

// Trimmed, runs of blanks, control and invisible characters made one blank, at most so many characters of UTF-8, and a
// few marks above or below each.
// Precondition: the text is UTF-8.
std::string polite_text(std::string_view text, std::size_t most_characters);

// A polite name that is none of the taken ones: "Anna", otherwise "Anna 2" ... Empty when there is nothing
// left of it.
std::string polite_name(std::string_view name, const std::vector<std::string>& taken);

// What a bot at this seat is called when nobody has named it.
std::string_view bot_person(unsigned seat);

}  // namespace vendemmia
