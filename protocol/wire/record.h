// A message is a plain struct that names its fields once:
//
//   struct ChatLine {
//     Nullable<Seat> seat;
//     std::string text;
//     static constexpr auto record() {
//       return fields("ChatLine", field("seat", &ChatLine::seat), field("text", &ChatLine::text));
//     }
//   };
//
// From that come its JSON (write.h), the difference between two of them (difference.h), its guarded reading (read.h) and
// its TypeScript type (typescript.h), so that they cannot disagree.
//
//   C++                     JSON                      TypeScript
//   bool, number            true, 7                   boolean, number
//   std::string             "text"                    string
//   Name<Visitors>          "banker"                  VisitorId, a union of all names
//   Word<Visitors>          the same, kept as the number of the name
//   Constant<"update">      "update"                  "update"
//   std::optional<T>        left out when empty       field?: T
//   Nullable<T>             null when empty           T | null
//   std::vector<T>          [ ... ]                   T[]
//   Table<K, T>             { key: ... }              Partial<Record<K, T>>
//   FullTable<K, T>         { key: ... }              Record<K, T>
//   ListLike, TableLike     the same, of what is kept otherwise: a set of bits, an array
//   SelfWritten             as it writes itself       the shape's name
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/fixed_vector.h"

namespace vendemmia::wire {

// Of those that are read.
inline constexpr std::size_t kLongestList = 256;

template <class Owner, class Value>
struct Field {
  std::string_view name;
  Value Owner::* member;
};
template <class Owner, class Value>
constexpr Field<Owner, Value> field(std::string_view name, Value Owner::* member) {
  return {name, member};
}

// All fields of a message, which give(visit) hands over together: visit(field...). They are not in a std::tuple, since these headers are
// read by half of the project and a tuple for each message took the compiler ten times as long as all the rest of them.
template <std::size_t kCount, class Give>
struct Record {
  static constexpr std::size_t kFields = kCount;
  std::string_view name;  // of the TypeScript type
  Give give;
};
template <class... Fields>
constexpr auto fields(std::string_view name, Fields... all) {
  const auto give = [=](auto&& visit) { return visit(all...); };
  return Record<sizeof...(Fields), decltype(give)>{name, give};
}

template <class T>
concept Described = requires { T::record(); };

// Calls visit(name, value) for every field in order.
template <Described T, class Visit>
void for_each_field(T& object, Visit&& visit) {
  std::remove_const_t<T>::record().give(
      [&](const auto&... one) { (visit(one.name, object.*(one.member)), ...); });
}

// The names of the fields, for code that reads them one by one.
template <Described T>
std::vector<std::string_view> field_names() {
  return T::record().give([](const auto&... one) { return std::vector<std::string_view>{one.name...}; });
}

// A word out of a list; `Kind` has kName and values().
template <class Kind>
struct Name {
  std::string text;

  Name() = default;
  template <std::convertible_to<std::string_view> Word>
  Name(const Word& word) : text(std::string_view(word)) {}  // NOLINT: a name is written where it is needed
  friend bool operator==(const Name&, const Name&) = default;
};

// A text that is always the same, to tell messages apart.
template <std::size_t N>
struct FixedText {
  char text[N]{};
  constexpr FixedText(const char (&from)[N]) { std::copy_n(from, N, text); }  // NOLINT: from a literal
  constexpr std::string_view view() const { return {text, N - 1}; }
};
template <FixedText kText>
struct Constant {
  static constexpr std::string_view text() { return kText.view(); }
  friend bool operator==(const Constant&, const Constant&) = default;
};

template <class T>
struct Nullable : std::optional<T> {
  using std::optional<T>::optional;

  friend bool operator==(const Nullable& a, const Nullable& b) {
    return a.has_value() == b.has_value() && (!a.has_value() || a.value() == b.value());
  }
};

// A word out of a list by its number there: cheap to keep and to compare.
template <class Kind>
struct Word {
  std::uint8_t number = 0;

  Word() = default;
  template <class Number>
    requires std::integral<Number> || std::is_enum_v<Number>
  Word(Number its_number) : number(static_cast<std::uint8_t>(its_number)) {}  // NOLINT: as a name is
  std::string_view text() const { return Kind::values()[number]; }
  friend bool operator==(const Word&, const Word&) = default;
};

template <class ItsKey, class T>
struct Table {
  using Key = ItsKey;
  using Value = T;
  static constexpr bool kFull = false;
  std::vector<std::pair<Key, T>> entries;

  void each(auto&& visit) const {
    for (const auto& [key, value] : entries) visit(std::string_view(key.text), value);
  }
  friend bool operator==(const Table&, const Table&) = default;
};
template <class ItsKey, class T>
struct FullTable : Table<ItsKey, T> {
  static constexpr bool kFull = true;
};

// A list that is kept in a form of its own. `Element` is what the wire has, `Item` what each(visit) visits: a number or a
// word. Equal lists compare equal.
template <class T>
concept ListLike = requires {
  typename T::Element;
  typename T::Item;
};
// A table, likewise: each(visit) visits the keys, as texts, with their values; kFull: every key is always there.
template <class T>
concept TableLike = requires {
  typename T::Key;
  typename T::Value;
  T::kFull;
};
// A value with a form of its own; `Shape` has kName and type(), its TypeScript type.
template <class T>
concept SelfWritten = requires(const T& value, std::string& out) {
  typename T::Shape;
  value.write(out);
};

template <class T, template <class...> class Template>
inline constexpr bool kIsA = false;
template <class... Args, template <class...> class Template>
inline constexpr bool kIsA<Template<Args...>, Template> = true;
template <class T>
inline constexpr bool kIsConstant = false;
template <FixedText kText>
inline constexpr bool kIsConstant<Constant<kText>> = true;

// Elements one after another in memory.
template <class T>
inline constexpr bool kIsRow = kIsA<T, std::vector>;
template <class T, std::size_t N>
inline constexpr bool kIsRow<std::array<T, N>> = true;
template <class T, std::size_t N>
inline constexpr bool kIsRow<FixedVector<T, N>> = true;
template <class Row>
using ElementOf = std::remove_cvref_t<decltype(*std::declval<const Row&>().begin())>;

}  // namespace vendemmia::wire
