// How often a network meets each of its rows in games that it plays: what is met rarely may be kept in coarser numbers (rounding.h).
#pragma once

#include <array>
#include <memory>

#include "bots/learned.h"
#include "bots/network/network.h"

namespace vendemmia {

// Games like those that the network has learned from (curriculum.h), one step ahead.
struct CountedGames {
  GameKind kind = GameKind::Base;
  u64 games = 2'000;
  u64 seed = 1;
  unsigned jobs = 1;  // threads; the result does not depend on them
};

struct Frequencies {
  std::array<double, kInputs>
      value_facts{};  // of the positions that are judged, the share in which a fact holds
  std::array<double, kInputs> policy_facts{};  // the same of the questions that are asked
  std::array<double, kAnswerRoom> answers{};   // of all answers to them, the share that has such a part
};

Frequencies frequencies_in(const std::shared_ptr<const NeuralNetwork>& network, const CountedGames& games);

}  // namespace vendemmia
