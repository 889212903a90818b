// Finds numbers that score well, without knowing why they do: an evolution strategy that adapts its step and the spread of each
// number (CMA-ES with a diagonal matrix, after Ros and Hansen 2008).
#pragma once

#include <vector>

#include "engine/core/rng.h"

namespace vendemmia {

class Evolution {
 public:
  // Around `start`, with first steps of about `step`.
  Evolution(std::vector<double> start, double step, unsigned population, u64 seed);

  // The next generation.
  std::vector<std::vector<double>> ask();
  // What each of them has scored; the more, the better. Precondition: as many as ask() gave.
  void tell(const std::vector<double>& scores);

  // The middle of the population: the best guess so far.
  const std::vector<double>& mean() const { return mean_; }
  double step() const { return step_; }

 private:
  double normal();

  std::vector<double> mean_;
  double step_;
  unsigned population_;
  Rng rng_;
  unsigned generation_ = 0;
  std::vector<double> parents_;  // weights of the better half
  double effective_ = 0;         // how many parents these amount to
  std::vector<double> variance_;
  std::vector<double> step_path_;
  std::vector<double> variance_path_;
  std::vector<std::vector<double>> moves_;  // of the present generation, in standard deviations
};

}  // namespace vendemmia
