// Answers to a question as messages: the action's text, which is sent back, and its meaning in
// named parts, so that nobody has to parse the text.
//
//   {"text": "plant pinot field_6", "kind": "plant", "vine": "pinot", "field": 6}
#pragma once

#include <string>
#include <string_view>

#include "engine/game/action.h"

namespace vendemmia {

std::string_view answer_kind(ActionKind kind);  // "plant", "sell_grape"

// Appends the fields without the braces.
void write_answer_fields(std::string& out, Action action);
std::string answer_json(Action action);

// An answer as a field of a message: with its parts, ...
struct AnswerShape {
  static constexpr std::string_view kName = "Answer";
  static std::string type();  // the union of all answers
};
struct WireAnswer {
  using Shape = AnswerShape;
  Action action{};

  void write(std::string& out) const;
  friend bool operator==(const WireAnswer&, const WireAnswer&) = default;
};

// How the parts can be read out of the text, as a table in TypeScript: by the verb the kind and the names of the parts in
// order, each with a sign for how it is written. None: a word; #: a number; |: the number behind a line, "field_6"; ?: its
// name and a word, or nothing; *: grapes, "from red 4 red 2 white 3".
std::string answer_forms();

// ... or its text alone.
struct AnswerTextShape {
  static constexpr std::string_view kName = "AnswerText";
  static std::string type() { return " string"; }
};
struct AnswerText {
  using Shape = AnswerTextShape;
  Action action{};

  void write(std::string& out) const;
  friend bool operator==(const AnswerText&, const AnswerText&) = default;
};

}  // namespace vendemmia
