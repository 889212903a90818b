#include "text/play_console.h"

#include <charconv>

#include "text/text_file.h"
#include "text/words.h"

namespace vendemmia {

std::optional<std::string> Console::read(std::string_view prompt) {
  constexpr std::size_t kLongest = 4096;  // of what anybody types
  out_ << prompt << std::flush;
  std::string text;
  // Where nobody reads the questions any more, nobody is asked either.
  if (!out_ || !read_line(in_, text, kLongest)) {
    line();
    return std::nullopt;
  }
  constexpr std::string_view kBlank = " \t\r";
  const std::size_t first = text.find_first_not_of(kBlank);
  if (first == std::string::npos) return std::string();
  return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

bool Console::confirm(std::string_view question) {
  line(question);
  const auto answer = read(language_.written(words::text_mode::yes_prompt.id));
  return answer && is_command(*answer, words::text_mode::commands::yes, language_);
}

bool is_command(std::string_view typed, words::Text command, const words::Language& language) {
  const std::string word = " " + lower_case(typed) + " ";
  if (typed.empty() || typed.find(' ') != std::string_view::npos) return false;
  for (const words::Language* one : {&language, &words::english()}) {
    if ((" " + std::string(one->written(command.id)) + " ").find(word) != std::string::npos) return true;
  }
  return false;
}

int complain(Console& console, std::string_view text) {
  console.line(text);
  return 1;
}

std::string in_quotes(std::string_view text) {
  constexpr std::size_t kLongest = 60;
  std::string quote = "\"";
  for (const char c : text.substr(0, kLongest)) quote += c >= ' ' && c <= '~' ? c : '?';
  return quote + (text.size() > kLongest ? "...\"" : "\"");
}

std::optional<unsigned> parse_number(std::string_view text) {
  const std::string digits(text);
  const char* end = digits.c_str() + digits.size();
  unsigned value = 0;
  const auto parsed = std::from_chars(digits.c_str(), end, value);
  if (parsed.ec != std::errc{} || parsed.ptr != end) return std::nullopt;
  return value;
}

}  // namespace vendemmia
