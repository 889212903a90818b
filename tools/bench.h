// How fast the engine is: random play and copies of the state, one thread.
#pragma once

#include <array>
#include <string>

#include "engine/game/state.h"

namespace vendemmia {

struct BenchOptions {
  bool json = false;
  bool search = false;  // the tree search instead of random play
  double seconds = 1;   // for each number of players and each kind of game
  std::string against;  // another program: how much faster than it
  unsigned rounds = 5;  // how often each of the two has its turn
};

// Random play with one number of players.
struct PlayFigures {
  double games_per_s = 0;
  double seven_year_games_per_s = 0;  // games cut after year 7
  double choices_per_s = 0;  // a choice: two or more legal answers, all listed, one drawn and applied
  double choices_per_game = 0;
  double mean_years = 0;
};

struct BenchFigures {
  double copy_ns = 0;
  u64 signature = 0;                              // over 1,000 games
  std::array<PlayFigures, kMaxPlayers + 1> play;  // by the number of players, from 1
};

// Precondition: games with these modules can be played.
BenchFigures measure(double seconds, Modules modules = 0);
// The base game's figures, those of the game with all modules of Tuscany under "tuscany".
std::string json_of(const BenchFigures& base, const BenchFigures& tuscany);
std::string table_of(const BenchFigures& base, const BenchFigures& tuscany);

// The command: measures and prints. Returns the exit code.
int bench(const BenchOptions& options);

}  // namespace vendemmia
