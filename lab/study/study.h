// A study: many games of one bot against itself, and what they tell about the game. Two halves that know nothing of each other:
// playing a game gives a line of text, and the report is a function of such lines, in whatever order they come.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "engine/game/options.h"
#include "engine/game/state.h"
#include "lab/study/report.h"

namespace vendemmia {

struct StudyOptions {
  std::string bot = "greedy";
  u64 games = 1000;  // in each setting
  Seed seed = 1;
  std::vector<unsigned> players{2};
  std::vector<Modules> modules{0};
  Options game = {};  // the variants; its players and modules do not count
};

// A sentence about what cannot be done, or nothing.
std::optional<std::string> problem_with(const StudyOptions& options);

// Every number of players with every set of modules.
std::vector<study::Setting> settings_of(const StudyOptions& options);

// Games 0 to count_of_games - 1 belong to the settings in turn, so that every part of a run has games of all of them. The deals are the same
// in every setting.
u64 count_of_games(const StudyOptions& options);

// Plays game `number` to its end and tells it as one line of JSON. Precondition: no problem.
std::string play_study_game(const StudyOptions& options, u64 number);

// Or a sentence about the first line that is not a game of this study.
tl::expected<StudyReport, std::string> report_of(const StudyOptions& options,
                                                 const std::vector<std::string>& lines);

// One page that needs nothing else.
std::string html_of(const StudyReport& report);

struct CsvFile {
  std::string name;
  std::string text;
};
std::vector<CsvFile> csv_of(const StudyReport& report);

}  // namespace vendemmia
