// Learns networks by self-play (docs/learning.md).
#pragma once

#include <optional>
#include <string>

#include "lab/learn/school.h"

namespace vendemmia {

struct LearnCommand {
  SchoolOptions school;
  std::optional<unsigned> jobs;  // threads; without it all cores, of several ranks one each
  std::string from;              // the file of a network to begin with
  std::string opponent;          // the file of a network to learn against
  std::string out;               // a file for the network
  // A file to resume from, read if it exists and written at every examination; once more with the number of games behind its name.
  std::string checkpoint;
  std::string log;   // a CSV file for the curve, appended to if it exists
  std::string page;  // the curve as an HTML page
  u64 examine_every = 10'000;
  unsigned examined_games = 200;
};

int learn(const LearnCommand& asked);

}  // namespace vendemmia
