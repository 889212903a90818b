// Weights that are learned by playing (docs/evaluation.md).
#pragma once

#include <functional>
#include <memory>

#include "bots/bot.h"
#include "bots/learned.h"

namespace vendemmia {

struct BreedOptions {
  Options game;
  unsigned generations = 100;
  unsigned population = 24;
  unsigned games = 200;  // of each in each generation
  double step = 0.1;
  // What a VP from an order counts in addition. Points that are easy to get hide the value of wine from small steps; a policy
  // that has learned to make it is trained further without this.
  double orders = 0;
  u64 seed = 1;
  unsigned jobs = 1;
};

// After each generation: its number from 0, how its middle plays the deals of that generation, and the weights so far.
using Bred = std::function<void(unsigned generation, double score, double step, const Weights& policy)>;

// The policy that plays best one step ahead: alone, or when all others play by `others`.
Weights breed_policy(const Weights& start, const Evaluation& others, const BreedOptions& options,
                     const Bred& bred);

struct FitOptions {
  Options game;
  unsigned games = 4000;
  unsigned passes = 12;  // over all positions
  u64 seed = 1;
  unsigned jobs = 1;
};

struct Fitted {
  Weights value{};
  std::size_t positions = 0;
  double loss = 0;  // alone the mean squared error in VP, with others the cross entropy
};

// What best predicts how games of this bot against itself will end. Every game gets a bot of its own.
Fitted fit_value(const std::function<std::unique_ptr<Bot>()>& make, const FitOptions& options);

}  // namespace vendemmia
