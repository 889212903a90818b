// Which of two programs is faster, and by how much. One run after another would compare two moments of the machine; so the two
// take turns, and what is compared is always one turn of ours with the turn of theirs that followed it.
#pragma once

#include <string>
#include <vector>

#include "tools/bench.h"

namespace vendemmia {

// What one program did in one turn: choices a second by the number of players, first without and then with all of Tuscany.
struct BenchTurn {
  std::array<double, kMaxPlayers + 1> base{};
  std::array<double, kMaxPlayers + 1> tuscany{};
};

std::string comparison_of(const std::vector<BenchTurn>& ours, const std::vector<BenchTurn>& theirs);

// Measures against the program that the options name, and prints. Returns the exit code.
int bench_against(const BenchOptions& options);

}  // namespace vendemmia
