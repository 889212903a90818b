#include "protocol/input.h"

#include <algorithm>
#include <charconv>
#include <limits>

#include <nlohmann/json.hpp>

namespace vendemmia {

bool Input::is_null() const { return value_ != nullptr && value_->is_null(); }

void Input::fail(std::string_view code, std::string_view text) const {
  if (!fault_->has_value()) *fault_ = Fault{std::string(code), path_, std::string(text)};
}

// False when there is nothing to read; a fault when it is of another type.
bool Input::wants(bool right_type, std::string_view type) const {
  if (missing() || right_type) return !missing();
  fail("wrong_type", "This must be " + std::string(type) + ".");
  return false;
}

Input Input::field(std::string_view key) const {
  const std::string name(key);
  const std::string path = path_.empty() ? name : path_ + "." + name;
  if (!wants(value_ != nullptr && value_->is_object(), "an object")) return {nullptr, path, fault_};
  const auto found = value_->find(name);
  return {found == value_->end() ? nullptr : &*found, path, fault_};
}

void Input::only(const std::vector<std::string_view>& known) const {
  for (const std::string& key : keys()) {
    if (std::find(known.begin(), known.end(), key) == known.end()) {
      field(key).fail("unknown_field", "There is no field \"" + key + "\" here.");
    }
  }
}

std::vector<std::string> Input::keys() const {
  std::vector<std::string> keys;
  if (!wants(value_ != nullptr && value_->is_object(), "an object")) return keys;
  for (const auto& [key, value] : value_->items()) keys.push_back(key);
  return keys;
}

std::vector<Input> Input::elements() const {
  std::vector<Input> elements;
  if (!wants(value_ != nullptr && value_->is_array(), "a list")) return elements;
  for (std::size_t i = 0; i < value_->size(); ++i) {
    elements.push_back({&(*value_)[i], path_ + "[" + std::to_string(i) + "]", fault_});
  }
  return elements;
}

std::size_t Input::size() const { return value_ != nullptr && value_->is_array() ? value_->size() : 0; }

long long Input::integer(long long low, long long high, long long otherwise) const {
  if (!wants(value_ != nullptr && value_->is_number_integer(), "a whole number")) return otherwise;
  const bool huge = value_->is_number_unsigned() &&
                    value_->get<u64>() > static_cast<u64>(std::numeric_limits<long long>::max());
  const long long number = huge ? std::numeric_limits<long long>::max() : value_->get<long long>();
  if (number >= low && number <= high) return number;
  fail("out_of_range", "This must lie between " + std::to_string(low) + " and " + std::to_string(high) + ".");
  return otherwise;
}

bool Input::boolean(bool otherwise) const {
  if (!wants(value_ != nullptr && value_->is_boolean(), "true or false")) return otherwise;
  return value_->get<bool>();
}

std::string Input::text(std::string_view otherwise) const {
  if (!wants(value_ != nullptr && value_->is_string(), "a text")) return std::string(otherwise);
  return value_->get<std::string>();
}

u64 Input::word(u64 otherwise) const {
  if (missing()) return otherwise;
  if (value_->is_number_unsigned()) return value_->get<u64>();
  u64 number = 0;
  if (value_->is_string()) {
    const std::string digits = value_->get<std::string>();
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error == std::errc{} && end == digits.data() + digits.size()) return number;
  }
  fail("wrong_type",
       "This must be a whole number from 0 to 18446744073709551615, or such a number as a text.");
  return otherwise;
}

}  // namespace vendemmia
