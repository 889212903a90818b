// Reading what somebody else has written: every access is guarded, the first fault is kept with the path of
// the field, and after a fault reading continues with defaults, so that callers check once, at the end.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/bits.h"
#include "protocol/fault.h"
#include "protocol/json.h"

namespace vendemmia {

// A value inside the input, or a missing one.
class Input {
 public:
  // `value` and `fault` must outlive this Input and all Inputs made from it.
  Input(const Json& value, std::string path, std::optional<Fault>& fault)
      : value_(&value), path_(std::move(path)), fault_(&fault) {}

  bool missing() const { return value_ == nullptr; }
  bool is_null() const;
  const Json* value() const { return value_; }
  const std::string& path() const { return path_; }
  bool faulty() const { return fault_->has_value(); }
  void fail(std::string_view code, std::string_view text) const;
  // Another value in this place. It must outlive the result.
  Input instead(const Json& value) const { return {&value, path_, fault_}; }

  // An object's field; missing when there is none. A fault when this is not an object.
  Input field(std::string_view key) const;
  // A fault when the object has any other field: a misspelt one would be ignored silently.
  void only(const std::vector<std::string_view>& known) const;
  // The keys of an object, the elements of a list; none when this is missing.
  std::vector<std::string> keys() const;
  std::vector<Input> elements() const;
  // How many elements a list has; 0 when this is anything else.
  std::size_t size() const;

  // What is missing has the value `otherwise`.
  long long integer(long long low, long long high, long long otherwise) const;
  bool boolean(bool otherwise) const;
  std::string text(std::string_view otherwise = {}) const;
  // 64 bits, as a number or as a decimal string, since not every language keeps such numbers whole.
  u64 word(u64 otherwise) const;

 private:
  Input(const Json* value, std::string path, std::optional<Fault>* fault)
      : value_(value), path_(std::move(path)), fault_(fault) {}
  bool wants(bool right_type, std::string_view type) const;

  const Json* value_;
  std::string path_;
  std::optional<Fault>* fault_;
};

}  // namespace vendemmia
