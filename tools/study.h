// Many games of a bot against itself, and a report on what they tell about the game.
#pragma once

#include <string>

#include "lab/ranks.h"
#include "lab/study/study.h"
#include "tools/run_options.h"

namespace vendemmia {

struct StudyCommand : RunOptions {
  StudyOptions study;
  std::string out;         // an HTML file; empty: none
  std::string csv;         // a folder for CSV files; empty: none
  std::string card_worth;  // a JSON file with what each card is worth; empty: none
};

// A sentence about what cannot be done, or nothing.
std::optional<std::string> problem_with(const StudyCommand& command);

// The command: plays or merges, writes the files, prints the main figures. Returns the exit code: 2 for bad input, 130 when it
// was interrupted.
int run_study(const StudyCommand& command);
// The same as one of several ranks.
int run_study(const StudyCommand& command, Ranks& ranks);

}  // namespace vendemmia
