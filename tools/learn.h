// Learns networks by self-play (docs/learning.md).
#pragma once

#include <string>

#include "lab/learn/school.h"

namespace vendemmia {

struct LearnCommand {
  SchoolOptions school;
  std::string from;        // the file of a network to begin with
  std::string opponent;    // the file of a network to learn against
  std::string out;         // a file for the network
  std::string checkpoint;  // a file to go on from: written now and then, read where it is there
  std::string log;         // a CSV file for the curve, gone on with where it is there
  std::string page;        // the curve as an HTML page
  u64 examine_every = 10'000;
  unsigned examined_games = 200;
};

int learn(const LearnCommand& asked);

}  // namespace vendemmia
