#include "protocol/wire/read.h"

#include <algorithm>

namespace vendemmia::wire {

std::string read_word(const Input& input, std::string_view kind, const std::vector<std::string>& words) {
  std::string text = input.text();
  if (input.faulty()) return {};
  if (std::find(words.begin(), words.end(), text) == words.end()) {
    input.fail("unknown_name", "There is no " + std::string(kind) + " with that name.");
  }
  return text;
}

void read_constant(const Input& input, std::string_view word) {
  if (input.text() != word) input.fail("unknown_name", "This must be \"" + std::string(word) + "\".");
}

Input FieldReader::next(std::string_view name, bool optional) {
  known_.push_back(name);
  const Input one = input_.field(name);
  if (one.missing() && !optional)
    input_.fail("missing_field", "The field \"" + std::string(name) + "\" is missing.");
  return one;
}

}  // namespace vendemmia::wire
