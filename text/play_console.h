// Plain lines in and out: no colours, no cursor movement, so that any terminal and screen reader will do.
#pragma once

#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "words/messages.h"

namespace vendemmia {

class Console {
 public:
  Console(std::istream& in, std::ostream& out, const words::Language& language = words::english())
      : in_(in), out_(out), language_(language) {}

  const words::Language& language() const { return language_; }

  void line(std::string_view text = {}) { out_ << text << '\n'; }
  void lines(const std::vector<std::string>& texts) {
    for (const std::string& text : texts) line(text);
  }
  template <class M>
  void say(const M& message) {
    line(language_.say(message));
  }

  // One line of input without blanks around it; empty when the input has ended.
  std::optional<std::string> read(std::string_view prompt = "> ");

  // Asks once; whatever is not a yes is a no.
  bool confirm(std::string_view question);

 private:
  std::istream& in_;
  std::ostream& out_;
  const words::Language& language_;
};

// Says what is wrong, and returns the exit code for it.
int complain(Console& console, std::string_view text);
template <class M>
  requires(!std::convertible_to<const M&, std::string_view>)
int complain(Console& console, const M& message) {
  return complain(console, console.language().say(message));
}

// Whether what was typed is one of the words for a command; the English ones are known in every language.
bool is_command(std::string_view typed, words::Text command, const words::Language& language);

// What somebody typed, as part of a sentence: short, and without bytes that a terminal would obey.
std::string in_quotes(std::string_view text);

// A whole number without anything around it.
std::optional<unsigned> parse_number(std::string_view text);

}  // namespace vendemmia
