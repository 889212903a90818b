// A described value straight out of JSON text, for the messages that come all the time. It knows only what our own pages
// write: no spaces, no escapes, ASCII, whole numbers, every field once. Whatever else there is, nothing is read, and the
// guarded reading (read.h) decides what it is, or what is wrong with it.
#pragma once

#include <bitset>
#include <charconv>
#include <limits>

#include "protocol/wire/record.h"

namespace vendemmia::wire {

class PlainReader {
 public:
  explicit PlainReader(std::string_view text) : rest_(text) {}

  bool take(char one) {
    if (rest_.empty() || rest_.front() != one) return false;
    rest_.remove_prefix(1);
    return true;
  }
  // With its quotes. Empty: there is none such.
  std::optional<std::string_view> text() {
    if (!take('"')) return std::nullopt;
    std::size_t size = 0;
    while (size < rest_.size() && is_plain(rest_[size])) ++size;
    const std::string_view found = rest_.substr(0, size);
    rest_.remove_prefix(size);
    if (!take('"')) return std::nullopt;
    return found;
  }
  template <std::integral T>
  bool number(T& value) {
    // No zero leads a number, but for zero itself.
    if (rest_.size() > 1 && rest_[0] == '0' && rest_[1] >= '0' && rest_[1] <= '9') return false;
    const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
    if (error != std::errc{} || rest_.front() == '-') return false;
    rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
    // What looks like the beginning of a fraction is none of ours.
    return !rest_.empty() && (rest_.front() == ',' || rest_.front() == '}' || rest_.front() == ']');
  }
  bool word(std::string_view meant) {
    if (!rest_.starts_with(meant)) return false;
    rest_.remove_prefix(meant.size());
    return true;
  }
  bool at_end() const { return rest_.empty(); }

 private:
  static bool is_plain(char one) { return one >= ' ' && one < '\x7f' && one != '"' && one != '\\'; }

  std::string_view rest_;
};

template <class T>
bool read_plain(PlainReader& reader, T& value) {
  if constexpr (std::same_as<T, bool>) {
    value = reader.word("true");
    return value || reader.word("false");
  } else if constexpr (std::integral<T>) {
    return reader.number(value);
  } else if constexpr (std::same_as<T, std::string>) {
    const auto text = reader.text();
    if (text) value = *text;
    return text.has_value();
  } else if constexpr (kIsConstant<T>) {
    return reader.text() == T::text();
  } else if constexpr (kIsA<T, std::optional>) {
    return read_plain(reader, value.emplace());
  } else {
    static_assert(kIsA<T, std::vector>);
    if (!reader.take('[')) return false;
    if (reader.take(']')) return true;
    do {
      if (value.size() == kLongestList || !read_plain(reader, value.emplace_back())) return false;
    } while (reader.take(','));
    return reader.take(']');
  }
}

// The fields in any order, those that are not optional all there.
template <Described T>
std::optional<T> read_plain(std::string_view text) {
  constexpr std::size_t kFields = decltype(T::record())::kFields;
  std::optional<T> object(std::in_place);
  std::bitset<kFields> seen;
  PlainReader reader(text);
  if (!reader.take('{')) return std::nullopt;
  do {
    const auto name = reader.text();
    if (!name || !reader.take(':')) return std::nullopt;
    std::size_t index = 0;
    bool read = false;
    for_each_field(*object, [&](std::string_view field, auto& value) {
      const std::size_t at = index++;
      if (field != *name || seen[at]) return;
      seen.set(at);
      read = read_plain(reader, value);
    });
    if (!read) return std::nullopt;
  } while (reader.take(','));
  if (!reader.take('}') || !reader.at_end()) return std::nullopt;
  std::size_t index = 0;
  bool complete = true;
  for_each_field(*object, [&](std::string_view, auto& value) {
    const bool optional = kIsA<std::remove_cvref_t<decltype(value)>, std::optional>;
    complete = complete && (optional || seen[index]);
    ++index;
  });
  if (!complete) return std::nullopt;
  return object;
}

}  // namespace vendemmia::wire
