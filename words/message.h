// A message: a text with places for parameters, as words/README.md describes it.
#pragma once

#include <concepts>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace vendemmia::words {

// The value of a parameter that a message needs. It has no default, so that a parameter left out does not compile.
class Word {
 public:
  Word(std::string text) : text_(std::move(text)) {}  // NOLINT(google-explicit-constructor)
  Word(std::string_view text) : text_(text) {}        // NOLINT(google-explicit-constructor)
  Word(const char* text) : text_(text) {}             // NOLINT(google-explicit-constructor)
  Word(std::integral auto number)                     // NOLINT(google-explicit-constructor)
    requires(!std::same_as<decltype(number), bool> && !std::same_as<decltype(number), char>)
      : text_(std::to_string(number)) {}

  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

// The value of a parameter that may be missing: an empty text and a no are missing too.
class Maybe {
 public:
  Maybe() = default;
  Maybe(bool given) : text_(given ? "yes" : "") {}  // NOLINT(google-explicit-constructor)
  template <class T>
    requires(!std::same_as<std::remove_cvref_t<T>, bool> && std::convertible_to<T, Word>)
  Maybe(T&& value) : text_(Word(std::forward<T>(value)).text()) {}  // NOLINT

  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

struct Parameter {
  std::string_view name;
  std::string_view value;
};

// A stretch of text, a parameter, or a choice between two messages.
struct MessagePart {
  enum class Kind { Text, Use, Choice };
  enum class Form { AsIs, Capital, Small };

  Kind kind = Kind::Text;
  std::string text{};  // of a parameter: what is shown instead of it
  std::string name{};
  Form form = Form::AsIs;
  bool shown_instead = false;
  bool negated = false;
  bool compared = false;              // with the values below; otherwise it is asked whether there is one
  std::vector<std::string> values{};  // "$name": the value of another parameter
  std::vector<MessagePart> then{};
  std::vector<MessagePart> otherwise{};
};
using Message = std::vector<MessagePart>;

// What is wrong with it is in `problem`, if anything is.
Message parse_message(std::string_view text, std::string& problem);

// The names of all parameters that the message uses.
void add_used(const Message& message, std::vector<std::string>& names);

// Precondition: all parameters that it uses are given.
std::string filled_in(const Message& message, std::span<const Parameter> parameters);

// Of the first letter, whatever it is: "weiße Traube", "El yugo".
std::string with_capital(std::string_view text);
std::string with_small_letter(std::string_view text);

}  // namespace vendemmia::words
