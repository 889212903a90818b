// A study: many games of one bot against itself, and what they show about the game. Two halves that know nothing of each other:
// playing a game gives a line of text, and the report is a function of such lines, in whatever order they come.
#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "engine/game/options.h"
#include "engine/game/state.h"
#include "lab/study/report.h"
#include "protocol/json.h"

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

// What makes the games of two studies the same, but for their count: the first line of a record file.
Json description_of(const StudyOptions& options, std::string_view version);
// The other way round, or a sentence. The count of games is not in it.
tl::expected<StudyOptions, std::string> read_study(const Json& description);

// Plays game `number` to its end and tells it as one line of JSON; empty when it was stopped before. Precondition: no problem.
std::string play_study_game(const StudyOptions& options, u64 number,
                            const std::atomic<bool>* stopped = nullptr);

// Or a sentence about the first line that is not a game of this study. How many games the options name does not matter.
tl::expected<StudyReport, std::string> report_of(const StudyOptions& options,
                                                 const std::vector<std::string>& lines);

// One page that needs nothing else.
std::string html_of(const StudyReport& report);

struct CsvFile {
  std::string name;
  std::string text;
};
std::vector<CsvFile> csv_of(const StudyReport& report);

// What each card is worth, for the page: a JSON object with a line for each card.
std::string card_worth_of(const StudyReport& report);

}  // namespace vendemmia
