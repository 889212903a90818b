// Rounds a network, so that its file is smaller when it is compressed (docs/learning.md).
#pragma once

#include <string>

#include "lab/learn/frequencies.h"
#include "lab/learn/rounding.h"

namespace vendemmia {

struct RoundCommand {
  std::string network;   // the file of the network
  CountedGames counted;  // the games that tell how often each fact holds
  RoundingSteps steps;
  std::string out;  // a file for the rounded one
};

int round_file(const RoundCommand& command);

}  // namespace vendemmia
