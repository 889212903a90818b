// Learns the weights of the evaluation by playing.
#pragma once

#include <string>

#include "lab/learn/learn.h"

namespace vendemmia {

struct LearnCommand {
  BreedOptions breed;   // no generations: the policy stays
  FitOptions fit;       // no games: the value stays; plays the same kind of game
  std::string from;     // a file of weights; empty: those that we ship
  std::string bot;      // whose games the value is learned from; empty: those of the policy, one step ahead
  std::string against;  // a file of weights that the others play by; empty: rules of thumb
  std::string out;      // a file for the weights
  std::string header;   // the same as bots/weights.h
};

int learn(const LearnCommand& command);

}  // namespace vendemmia
