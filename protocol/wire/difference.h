// What has changed between two described values, as JSON: only the fields that differ. Whoever has the value of before
// puts them in (web/src/wire/difference.ts):
//
//   not an object              the new value: a number, a word, null, a whole list
//   an object                  the changed fields, each as a difference of its own; where there was nothing, the value
//     "-": ["mama", "papa"]    and fields that are gone
//     "=": { ... }             alone: the new value, in the place of an object that has nothing to do with it
//   an object for a list       by number, the elements that have changed
//     "~": [2, 1, "banker"]    alone: from element 2 on, 1 is taken out and the others are put in
#pragma once

#include "protocol/wire/write.h"

namespace vendemmia::wire {

// Precondition: they are not equal.
template <class T>
void write_difference(std::string& out, const T& before, const T& after);

// Lists of numbers or words.
template <class Item>
void write_splice(std::string& out, const std::vector<Item>& before, const std::vector<Item>& after) {
  const std::size_t shorter = std::min(before.size(), after.size());
  std::size_t same = 0;
  while (same < shorter && before[same] == after[same]) ++same;
  std::size_t same_behind = 0;
  while (same_behind < shorter - same &&
         before[before.size() - 1 - same_behind] == after[after.size() - 1 - same_behind])
    ++same_behind;
  constexpr std::size_t kWorthIt = 2;  // elements that need not be told again
  if (same + same_behind < kWorthIt) {
    write_json(out, after);
    return;
  }
  out += R"({"~":[)";
  write_number(out, same);
  out += ',';
  write_number(out, before.size() - same - same_behind);
  for (std::size_t i = same; i < after.size() - same_behind; ++i) {
    out += ',';
    write_json(out, after[i]);
  }
  out += "]}";
}

template <class List>
auto items_of(const List& list) {
  if constexpr (ListLike<List>) {
    std::vector<typename List::Item> items;
    list.each([&](const auto& item) { items.push_back(item); });
    return items;
  } else {
    return std::vector<ElementOf<List>>(list.begin(), list.end());
  }
}

template <class Row>
void write_row_difference(std::string& out, const Row& before, const Row& after) {
  if (before.size() != after.size()) {
    write_json(out, after);
    return;
  }
  out += '{';
  Commas commas(out);
  for (std::size_t i = 0; i < after.size(); ++i) {
    if (before[i] == after[i]) continue;
    commas.next();
    out += '"';
    write_number(out, i);
    out += "\":";
    write_difference(out, before[i], after[i]);
  }
  out += '}';
}

// The names of what is gone, after the rest of the object.
class Removals {
 public:
  void add(std::string_view name) {
    names_ += names_.empty() ? R"("-":[)" : ",";
    write_word(names_, name);
  }
  void write(std::string& out, Commas& commas) const {
    if (names_.empty()) return;
    commas.next();
    out += names_;
    out += ']';
  }

 private:
  std::string names_;
};

template <class Table>
void write_table_difference(std::string& out, const Table& before, const Table& after) {
  using Entries = std::vector<std::pair<std::string_view, typename Table::Value>>;
  const auto entries_of = [](const Table& table) {
    Entries entries;
    table.each([&](std::string_view key, const auto& value) { entries.emplace_back(key, value); });
    return entries;
  };
  const auto find = [](const Entries& entries, std::string_view key) {
    return std::find_if(entries.begin(), entries.end(), [key](const auto& one) { return one.first == key; });
  };
  const Entries old = entries_of(before);
  const Entries fresh = entries_of(after);
  out += '{';
  Commas commas(out);
  for (const auto& [key, value] : fresh) {
    const auto was = find(old, key);
    if (was != old.end() && was->second == value) continue;
    commas.next();
    write_word(out, key);
    out += ':';
    if (was == old.end()) {
      write_json(out, value);
    } else {
      write_difference(out, was->second, value);
    }
  }
  Removals removals;
  for (const auto& [key, value] : old) {
    if (find(fresh, key) == fresh.end()) removals.add(key);
  }
  removals.write(out, commas);
  out += '}';
}

template <Described T>
void write_object_difference(std::string& out, const T& before, const T& after) {
  out += '{';
  Commas commas(out);
  Removals removals;
  T::record().give([&](const auto&... one) {
    const auto add = [&](std::string_view name, const auto& old, const auto& fresh) {
      if (old == fresh) return;
      if constexpr (kIsA<std::remove_cvref_t<decltype(fresh)>, std::optional>) {
        if (!fresh) return removals.add(name);
      }
      commas.next();
      write_word(out, name);
      out += ':';
      write_difference(out, old, fresh);
    };
    (add(one.name, before.*(one.member), after.*(one.member)), ...);
  });
  removals.write(out, commas);
  out += '}';
}

template <class T>
void write_difference(std::string& out, const T& before, const T& after) {
  if constexpr (kIsA<T, std::optional> || kIsA<T, Nullable>) {
    if (before && after) {
      write_difference(out, *before, *after);
    } else {
      write_json(out, after);
    }
  } else if constexpr (SelfWritten<T>) {
    out += R"({"=":)";
    write_json(out, after);
    out += '}';
  } else if constexpr (TableLike<T>) {
    write_table_difference(out, before, after);
  } else if constexpr (ListLike<T>) {
    write_splice(out, items_of(before), items_of(after));
  } else if constexpr (kIsRow<T>) {
    if constexpr (Described<ElementOf<T>> || kIsRow<ElementOf<T>>) {
      write_row_difference(out, before, after);
    } else {
      write_splice(out, items_of(before), items_of(after));
    }
  } else if constexpr (Described<T>) {
    write_object_difference(out, before, after);
  } else {
    write_json(out, after);
  }
}

}  // namespace vendemmia::wire
