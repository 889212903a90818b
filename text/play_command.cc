#include "text/play_command.h"

#include "text/words.h"

namespace vendemmia {
namespace {

struct Word {
  std::string_view word;
  Verb verb;
};

constexpr Word kWords[] = {
    {"list", Verb::Repeat},   {"hint", Verb::Hint},   {"why", Verb::Why},   {"undo", Verb::Undo},
    {"log", Verb::Log},       {"board", Verb::Board}, {"me", Verb::Me},     {"hand", Verb::Hand},
    {"card", Verb::ShowCard}, {"save", Verb::Save},   {"load", Verb::Load}, {"help", Verb::Help},
    {"?", Verb::Help},        {"quit", Verb::Quit},   {"exit", Verb::Quit},
};

}  // namespace

Command parse_command(std::string_view line) {
  constexpr std::string_view kBlank = " \t";
  if (line.empty()) return {Verb::Repeat, ""};
  const std::size_t space = line.find_first_of(kBlank);
  const std::string first = lower_case(line.substr(0, space));
  for (const Word& one : kWords) {
    if (one.word != first) continue;
    const std::size_t rest = line.find_first_not_of(kBlank, space);
    return {one.verb, rest == std::string_view::npos || space == std::string_view::npos
                          ? std::string()
                          : std::string(line.substr(rest))};
  }
  return {Verb::Answer, std::string(line)};
}

const char* const kHelp =
    "Type the number of your answer. Or type one of these:\n"
    "  Enter alone  repeats the question and its answers (so does: list)\n"
    "  why          what is not possible here, and why\n"
    "  why 3        what answer 3 does and costs; why r2 explains refused answer 2\n"
    "  hint         what a strong player would do here, and what then\n"
    "  undo         takes your last answer back, unless something new has been seen since\n"
    "  log          what happened since your last turn; log 20 shows the last 20 lines\n"
    "  board        the board, the wake-up chart and all vineyards\n"
    "  me           your vineyard and your hand\n"
    "  hand         your hand\n"
    "  card NAME    the text of a visitor, vine, order, structure, mama or papa\n"
    "  save FILE    saves the game; load FILE goes on with a saved one\n"
    "  help         this list\n"
    "  quit         ends the session\n"
    "The aim: the most VP (victory points). When somebody reaches 20, that year is the last.\n"
    "A year: choose a row of the wake-up chart in spring, place workers in summer, draw a visitor in\n"
    "fall, place the remaining workers in winter. Plant vines, harvest grapes, make wine, fill orders.\n"
    "Quality is what one grape or wine is worth, never how many there are.";

}  // namespace vendemmia
