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
// From that come its JSON (write.h, json_of.h), its guarded reading (read.h) and its TypeScript type
// (typescript.h), so that the three cannot disagree.
//
//   C++                     JSON                      TypeScript
//   bool, number            true, 7                   boolean, number
//   std::string             "text"                    string
//   Name<Visitors>          "banker"                  VisitorId, a union of all names
//   Constant<"update">      "update"                  "update"
//   std::optional<T>        left out when empty       field?: T
//   Nullable<T>             null when empty           T | null
//   std::vector<T>          [ ... ]                   T[]
//   Table<K, T>             { key: ... }              Partial<Record<K, T>>
//   FullTable<K, T>         { key: ... }              Record<K, T>
//   Raw<Shape>              as it is                  the shape's name
#pragma once

#include <algorithm>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace vendemmia::wire {

template <class Owner, class Value>
struct Field {
  std::string_view name;
  Value Owner::* member;
};
template <class Owner, class Value>
constexpr Field<Owner, Value> field(std::string_view name, Value Owner::* member) {
  return {name, member};
}

template <class... Fields>
struct Record {
  std::string_view name;  // of the TypeScript type
  std::tuple<Fields...> fields;
};
template <class... Fields>
constexpr Record<Fields...> fields(std::string_view name, Fields... all) {
  return {name, {all...}};
}

template <class T>
concept Described = requires { T::record(); };

// Calls visit(name, value) for every field in order.
template <Described T, class Visit>
void for_each_field(T& object, Visit&& visit) {
  std::apply([&](const auto&... one) { (visit(one.name, object.*(one.member)), ...); },
             std::remove_const_t<T>::record().fields);
}

// The names of the fields, for code that reads them one by one.
template <Described T>
std::vector<std::string_view> field_names() {
  return std::apply([](const auto&... one) { return std::vector<std::string_view>{one.name...}; },
                    T::record().fields);
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
};

template <class T>
struct Nullable : std::optional<T> {
  using std::optional<T>::optional;
};

template <class Key, class T>
struct Table {
  std::vector<std::pair<Key, T>> entries;
};
template <class Key, class T>
struct FullTable {
  std::vector<std::pair<Key, T>> entries;
};

// A value that is already JSON; `Shape` has kName and type(), its TypeScript type.
template <class Shape>
struct Raw {
  std::string json;
};

template <class T, template <class...> class Template>
inline constexpr bool kIsA = false;
template <class... Args, template <class...> class Template>
inline constexpr bool kIsA<Template<Args...>, Template> = true;
template <class T>
inline constexpr bool kIsConstant = false;
template <FixedText kText>
inline constexpr bool kIsConstant<Constant<kText>> = true;

}  // namespace vendemmia::wire
