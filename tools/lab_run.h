// What arena and study have in common: a run of numbered games is played in parts, on threads and ranks, interrupted, resumed
// and merged.
#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "lab/ranks.h"
#include "lab/records.h"
#include "tools/run_options.h"

namespace vendemmia {

// A sentence about a part that a run of so many games does not have, or about the jobs; or nothing.
std::optional<std::string> problem_with(const RunOptions& options, u64 games);

// As many as wanted; otherwise all cores, or one for each of several ranks.
unsigned threads_for(std::optional<unsigned> wanted, const Ranks& ranks);

// The games of this part of a run of so many.
GameRange part_of(const RunOptions& options, u64 games);

// Set when somebody has asked a run to stop: the games in progress are given up.
const std::atomic<bool>& interrupted();

// What a command does of its own when it plays.
struct PlayedRun {
  Json description;
  u64 games = 0;                         // of the whole run
  std::function<std::string()> prepare;  // before the first game: what is wrong, or nothing
  PlayNumberedGame play;
  Recorded recorded;
  std::function<std::string()> score;  // beside the progress bar: how it stands so far
  std::function<int(Records)> report;  // writes the files and returns the exit code
};

// Plays this rank's share and lets the first rank prepare and report. Returns the exit code, 130 when it was interrupted.
int play_run(const PlayedRun& run, const RunOptions& options, Ranks& ranks);

// What it does of its own with the records of several parts.
struct MergedRun {
  std::function<std::string(const Records&)> prepare;  // what is wrong with them, or nothing
  std::function<int(Records)> report;
};

// Puts the record files together, also into the file of records where one is named, and reports on them.
int merge_run(const MergedRun& run, const RunOptions& options, Ranks& ranks);

}  // namespace vendemmia
