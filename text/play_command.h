// What a typed line asks for.
#pragma once

#include <string>
#include <string_view>

#include "words/language.h"

namespace vendemmia {

enum class Verb {
  Answer,
  Repeat,
  Why,
  Hint,
  Undo,
  Log,
  Board,
  Me,
  Hand,
  Way,
  ShowCard,
  Save,
  Load,
  Help,
  Quit
};

struct Command {
  Verb verb = Verb::Answer;
  std::string argument;  // of an answer: the whole line
};

// A line whose first word is no command is an answer; an empty line repeats the question.
Command parse_command(std::string_view line, const words::Language& language = words::english());

}  // namespace vendemmia
