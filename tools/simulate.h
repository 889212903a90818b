// Many games between bots: who wins, by how much, after how many years.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/game/journal.h"
#include "engine/game/scoring.h"

namespace vendemmia {

struct SimulateOptions {
  Options game;
  Seed seed = 1;
  u64 games = 100;
  unsigned jobs = 1;
  std::vector<std::string> bots{"random"};  // one for all, or one a seat
  std::string out;                          // a CSV file; empty: none
  std::string records;                      // a folder for a journal of each game; empty: none
};

// A sentence about what cannot be done, or nothing.
std::optional<std::string> problem_with(const SimulateOptions& options);

struct SimulatedGame {
  Seed seed = 0;
  unsigned years = 0;
  unsigned decisions = 0;
  unsigned choices = 0;  // decisions with two or more legal answers
  unsigned winners = 0;  // a set of seats
  std::array<int, kMaxPlayers> vp{};
  std::array<int, kMaxPlayers> lira{};
  std::optional<SoloResult> solo;  // against the Automa
};

// Plays game number `index` (from 0) to its end; the same whoever plays the others, and when.
SimulatedGame simulate_game(const SimulateOptions& options, u64 index, Journal& record);

// Called now and then by the thread that started it, with the number of finished games.
using Progress = std::function<void(u64 finished)>;

// All games in order, whatever the number of jobs. Empty when a record could not be written.
std::vector<SimulatedGame> simulate_games(const SimulateOptions& options, const Progress& progress = {});

std::string csv_of(const SimulateOptions& options, const std::vector<SimulatedGame>& games);
std::string summary_of(const SimulateOptions& options, const std::vector<SimulatedGame>& games);

// The command: plays, writes the files, prints the summary. Returns the exit code.
int simulate(const SimulateOptions& options);

}  // namespace vendemmia
