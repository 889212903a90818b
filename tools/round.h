// Rounds a network, so that its file is smaller when it is compressed (docs/learning.md).
#pragma once

#include <string>

namespace vendemmia {

struct RoundCommand {
  std::string network;      // the file of the network
  unsigned value_step = 8;  // what the weights of its value and of its policy become multiples of
  unsigned policy_step = 32;
  std::string out;  // a file for the rounded one
};

int round_file(const RoundCommand& command);

}  // namespace vendemmia
