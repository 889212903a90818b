// A described value as JSON text, written straight into a string: no document in between.
#pragma once

#include <charconv>

#include "protocol/wire/record.h"

namespace vendemmia::wire {

// With quotes; bytes that JSON does not allow are escaped.
void write_text(std::string& out, std::string_view text);

// The same for a word of ours: nothing to escape.
inline void write_word(std::string& out, std::string_view word) {
  out += '"';
  out += word;
  out += '"';
}

template <std::integral T>
void write_number(std::string& out, T value) {
  char digits[24];
  const auto end = std::to_chars(digits, digits + sizeof digits, static_cast<long long>(value)).ptr;
  out.append(digits, end);
}

template <class T>
void write_json(std::string& out, const T& value);

template <Described T>
void write_object(std::string& out, const T& object) {
  out += '{';
  const auto begin = out.size();
  for_each_field(object, [&](std::string_view name, const auto& value) {
    using Value = std::remove_cvref_t<decltype(value)>;
    if constexpr (kIsA<Value, std::optional>) {
      if (!value) return;
    }
    out += out.size() == begin ? "\"" : ",\"";
    out += name;  // a literal of ours: nothing to escape
    out += "\":";
    write_json(out, value);
  });
  out += '}';
}

// Between the elements of what is written one after another.
class Commas {
 public:
  explicit Commas(std::string& out) : out_(out) {}
  void next() {
    if (!std::exchange(first_, false)) out_ += ',';
  }

 private:
  std::string& out_;
  bool first_ = true;
};

template <class T>
void write_json(std::string& out, const T& value) {
  if constexpr (std::same_as<T, bool>) {
    out += value ? "true" : "false";
  } else if constexpr (std::integral<T>) {
    write_number(out, value);
  } else if constexpr (std::convertible_to<T, std::string_view>) {
    write_text(out, value);
  } else if constexpr (kIsA<T, Name>) {
    write_text(out, value.text);
  } else if constexpr (kIsA<T, Word>) {
    write_word(out, value.text());
  } else if constexpr (kIsConstant<T>) {
    write_text(out, T::text());
  } else if constexpr (SelfWritten<T>) {
    value.write(out);
  } else if constexpr (kIsA<T, std::optional> || kIsA<T, Nullable>) {
    if (value) {
      write_json(out, *value);
    } else {
      out += "null";
    }
  } else if constexpr (kIsRow<T> || ListLike<T>) {
    out += '[';
    Commas commas(out);
    const auto write = [&](const auto& one) {
      commas.next();
      write_json(out, one);
    };
    if constexpr (ListLike<T>) {
      value.each(write);
    } else {
      for (const auto& one : value) write(one);
    }
    out += ']';
  } else if constexpr (TableLike<T>) {
    out += '{';
    Commas commas(out);
    value.each([&](std::string_view key, const auto& one) {
      commas.next();
      write_word(out, key);
      out += ':';
      write_json(out, one);
    });
    out += '}';
  } else {
    write_object(out, value);
  }
}

template <class T>
std::string to_json(const T& value) {
  std::string out;
  write_json(out, value);
  return out;
}

}  // namespace vendemmia::wire
