#include "text/play_command.h"

#include "text/play_console.h"
#include "words/messages.h"

namespace vendemmia {
namespace {

namespace typed = words::text_mode::commands;

struct CommandWord {
  words::Text words;
  Verb verb;
};

constexpr CommandWord kCommandWords[] = {
    {typed::list, Verb::Repeat},   {typed::hint, Verb::Hint}, {typed::why, Verb::Why},
    {typed::undo, Verb::Undo},     {typed::log, Verb::Log},   {typed::board, Verb::Board},
    {typed::me, Verb::Me},         {typed::hand, Verb::Hand}, {typed::way, Verb::Way},
    {typed::card, Verb::ShowCard}, {typed::save, Verb::Save}, {typed::load, Verb::Load},
    {typed::help, Verb::Help},     {typed::quit, Verb::Quit},
};

}  // namespace

Command parse_command(std::string_view line, const words::Language& language) {
  constexpr std::string_view kBlank = " \t";
  if (line.empty()) return {Verb::Repeat, ""};
  const std::size_t space = line.find_first_of(kBlank);
  for (const CommandWord& one : kCommandWords) {
    if (!is_command(line.substr(0, space), one.words, language)) continue;
    const std::size_t rest = line.find_first_not_of(kBlank, space);
    return {one.verb, rest == std::string_view::npos || space == std::string_view::npos
                          ? std::string()
                          : std::string(line.substr(rest))};
  }
  return {Verb::Answer, std::string(line)};
}

}  // namespace vendemmia
