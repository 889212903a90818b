// A described value out of somebody else's JSON. The first fault is kept in the Input with the path of the
// field; reading continues with defaults.
#pragma once

#include <limits>

#include "protocol/input.h"
#include "protocol/wire/record.h"

namespace vendemmia::wire {

template <class T>
T read(const Input& input);

// One of the words; `kind` is what they are called.
std::string read_word(const Input& input, std::string_view kind, const std::vector<std::string>& words);
// Nothing but this word.
void read_constant(const Input& input, std::string_view word);

template <class Kind>
Name<Kind> read_name(const Input& input, const Name<Kind>&) {
  return {read_word(input, Kind::kName, Kind::values())};
}

template <class T>
std::vector<T> read_list(const Input& input) {
  std::vector<T> list;
  if (input.size() > kLongestList) {
    input.fail("too_long", "That list is too long.");
    return list;
  }
  for (const Input& one : input.elements()) list.push_back(read<T>(one));
  return list;
}

// The fields of an object one by one: what is not optional must be there, and nothing else may be.
class FieldReader {
 public:
  explicit FieldReader(const Input& input) : input_(input) {}

  // May be missing; a fault when it must not be.
  Input next(std::string_view name, bool optional);
  // After the last one.
  void finish() const { input_.only(known_); }

 private:
  const Input& input_;
  std::vector<std::string_view> known_;
};

template <Described T>
T read_object(const Input& input) {
  T object;
  FieldReader reader(input);
  for_each_field(object, [&](std::string_view name, auto& value) {
    using Value = std::remove_cvref_t<decltype(value)>;
    const Input one = reader.next(name, kIsA<Value, std::optional>);
    if (!one.missing()) value = read<Value>(one);
  });
  reader.finish();
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
    read_constant(input, T::text());
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
