// A described value out of somebody else's JSON. The first fault is kept in the Input with the path of the
// field; reading goes on with defaults.
#pragma once

#include <limits>

#include "protocol/input.h"
#include "protocol/wire/record.h"

namespace vendemmia::wire {

inline constexpr std::size_t kLongestList = 256;

template <class T>
T read(const Input& input);

template <class Kind>
Name<Kind> read_name(const Input& input, const Name<Kind>&) {
  const std::string text = input.text();
  if (input.faulty()) return {};
  const auto values = Kind::values();
  if (std::find(values.begin(), values.end(), text) == values.end()) {
    input.fail("unknown_name", "There is no " + std::string(Kind::kName) + " with that name.");
  }
  return {text};
}

template <class T>
std::vector<T> read_list(const Input& input) {
  std::vector<T> list;
  if (!input.missing() && input.value()->is_array() && input.value()->size() > kLongestList) {
    input.fail("too_long", "That list is too long.");
    return list;
  }
  for (const Input& one : input.elements()) list.push_back(read<T>(one));
  return list;
}

// What is not optional must be there, and nothing else may be.
template <Described T>
T read_object(const Input& input) {
  T object;
  std::vector<std::string_view> known;
  for_each_field(object, [&](std::string_view name, auto& value) {
    using Value = std::remove_cvref_t<decltype(value)>;
    known.push_back(name);
    const Input one = input.field(name);
    if (one.missing()) {
      if (!kIsA<Value, std::optional>)
        input.fail("missing_field", "The field \"" + std::string(name) + "\" is missing.");
      return;
    }
    value = read<Value>(one);
  });
  input.only(known);
  return object;
}

template <class T>
T read(const Input& input) {
  if constexpr (std::same_as<T, bool>) {
    return input.boolean(false);
  } else if constexpr (std::same_as<T, std::string>) {
    return input.text();
  } else if constexpr (std::integral<T>) {
    return static_cast<T>(input.integer(static_cast<long long>(std::numeric_limits<T>::min()),
                                        static_cast<long long>(std::numeric_limits<T>::max()), 0));
  } else if constexpr (kIsConstant<T>) {
    if (input.text() != T::text())
      input.fail("unknown_name", "This must be \"" + std::string(T::text()) + "\".");
    return {};
  } else if constexpr (kIsA<T, std::optional>) {
    return read<typename T::value_type>(input);
  } else if constexpr (kIsA<T, std::vector>) {
    return read_list<typename T::value_type>(input);
  } else if constexpr (Described<T>) {
    return read_object<T>(input);
  } else {
    return read_name(input, T{});
  }
}

}  // namespace vendemmia::wire
