// Texts as words and numbers.
#pragma once

#include <charconv>
#include <optional>
#include <string_view>
#include <vector>

namespace vendemmia {

inline std::vector<std::string_view> words_of(std::string_view text) {
  constexpr std::string_view kBlank = " \t\r\n";
  std::vector<std::string_view> words;
  for (std::size_t at = text.find_first_not_of(kBlank); at != std::string_view::npos;
       at = text.find_first_not_of(kBlank, at)) {
    const std::size_t end = text.find_first_of(kBlank, at);
    words.push_back(text.substr(at, end - at));
    at = end == std::string_view::npos ? text.size() : end;
  }
  return words;
}

// Empty when the word is anything but a number in the range of the type.
template <class Number>
std::optional<Number> number_in(std::string_view word) {
  Number value{};
  const auto parsed = std::from_chars(word.data(), word.data() + word.size(), value);
  if (parsed.ec != std::errc{} || parsed.ptr != word.data() + word.size()) return std::nullopt;
  return value;
}

}  // namespace vendemmia
