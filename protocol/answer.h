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
std::string answer_type();                      // the TypeScript union of all answers

// Appends the fields without the braces.
void write_answer_fields(std::string& out, Action action);
std::string answer_json(Action action);

struct AnswerShape {
  static constexpr std::string_view kName = "Answer";
  static std::string type() { return answer_type(); }
};

}  // namespace vendemmia
