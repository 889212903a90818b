// Many games of a bot against itself, and a report on what they tell about the game.
#pragma once

#include <string>

#include "lab/study/study.h"

namespace vendemmia {

struct StudyCommand {
  StudyOptions study;
  unsigned jobs = 1;
  std::string out;  // an HTML file; empty: none
  std::string csv;  // a folder for CSV files; empty: none
};

// A sentence about what cannot be done, or nothing.
std::optional<std::string> problem_with(const StudyCommand& command);

// The command: plays, writes the files, prints the main figures. Returns the exit code.
int run_study(const StudyCommand& command);

}  // namespace vendemmia
