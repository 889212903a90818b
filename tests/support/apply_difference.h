// What protocol/wire/difference.h writes, put into what was known before, as a page does it.
#pragma once

#include <nlohmann/json.hpp>

#include "protocol/json.h"

namespace vendemmia {

inline Json with_difference(const Json& before, const Json& change) {
  if (!change.is_object()) return change;
  if (before.is_array()) {
    Json after = before;
    if (!change.contains("~")) {
      for (const auto& [number, one] : change.items()) {
        Json& element = after[std::stoul(number)];
        element = with_difference(element, one);
      }
      return after;
    }
    const Json& splice = change["~"];
    const auto from = after.begin() + splice[0].get<int>();
    const auto at = after.erase(from, from + splice[1].get<int>());
    after.insert(at, splice.begin() + 2, splice.end());
    return after;
  }
  if (!before.is_object()) return change;
  if (change.contains("=")) return change["="];
  Json after = before;
  for (const auto& [name, one] : change.items()) {
    if (name != "-") after[name] = before.contains(name) ? with_difference(before[name], one) : one;
  }
  if (change.contains("-")) {
    for (const Json& name : change["-"]) after.erase(name.get<std::string>());
  }
  return after;
}

// Fields by name, so that texts can be compared.
inline std::string sorted_text(const Json& value) { return nlohmann::json(value).dump(); }

// A viewer that is told changes: knows what a page knows.
class ChangeReader {
 public:
  // False: it does not fit to what is known.
  bool hear(const Json& change) {
    const bool whole = change["from"].is_null();
    if (!whole && (!known_ || change["from"] != seq_)) return false;
    if (whole) {
      shared_ = change["view"];
      own_ = Json();
    } else if (change.contains("view")) {
      shared_ = with_difference(shared_, change["view"]);
    }
    if (change.contains("own")) own_ = change["own"];
    known_ = true;
    seq_ = change["seq"];
    return true;
  }
  Json view() const { return own_.is_null() ? shared_ : with_difference(shared_, own_); }

 private:
  bool known_ = false;
  Json shared_;
  Json own_;
  Json seq_;
};

}  // namespace vendemmia
