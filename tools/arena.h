// Matches between bots: who is stronger, by how much, and how sure is that?
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lab/arena_report.h"
#include "lab/ranks.h"
#include "protocol/json.h"
#include "tools/run_options.h"

namespace vendemmia {

struct ArenaOptions : RunOptions {
  MatchOptions match;
  u64 games = 200;                        // of the whole run; rounded up to whole deals
  std::optional<SequentialOptions> test;  // ends the run as soon as it can tell
  std::string out;                        // a JSON file for the report; empty: none
  std::string csv;                        // a CSV file, a line for each seat of each game; empty: none
};

// A sentence about what cannot be done, or nothing.
std::optional<std::string> problem_with(const ArenaOptions& options);

// --- What the games are told as --------------------------------------------------------------------

std::string table_of(const MatchOptions& match, const ArenaReport& report);
// The description of the run, the figures of the table and those behind it.
Json json_of(const Json& description, const ArenaReport& report);
std::string csv_of(const MatchOptions& match, const std::vector<MatchResult>& games);

// --- The command ------------------------------------------------------------------------------------

// Plays or merges, writes the files, prints the table. Returns the exit code: 2 for bad input, 130 when it was interrupted.
int arena(const ArenaOptions& options);
// The same as one of several ranks.
int arena(const ArenaOptions& options, Ranks& ranks);

}  // namespace vendemmia
