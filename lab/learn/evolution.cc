#include "lab/learn/evolution.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace vendemmia {

Evolution::Evolution(std::vector<double> start, double step, unsigned population, u64 seed)
    : mean_(std::move(start)),
      step_(step),
      population_(population),
      rng_(seed),
      variance_(mean_.size(), 1.0),
      step_path_(mean_.size()),
      variance_path_(mean_.size()) {
  const unsigned half = population / 2;
  double sum = 0;
  for (unsigned i = 0; i < half; ++i) {
    parents_.push_back(std::log(half + 0.5) - std::log(i + 1.0));
    sum += parents_.back();
  }
  double squares = 0;
  for (double& weight : parents_) {
    weight /= sum;
    squares += weight * weight;
  }
  effective_ = 1 / squares;
}

double Evolution::normal() {
  constexpr double kSteps = 1u << 30;
  const double a = (rng_.below(1u << 30) + 1.0) / kSteps;
  const double b = rng_.below(1u << 30) / kSteps;
  return std::sqrt(-2 * std::log(a)) * std::cos(2 * std::numbers::pi * b);
}

std::vector<std::vector<double>> Evolution::ask() {
  moves_.assign(population_, std::vector<double>(mean_.size()));
  std::vector<std::vector<double>> generation(population_, mean_);
  for (unsigned i = 0; i < population_; ++i) {
    for (std::size_t k = 0; k < mean_.size(); ++k) {
      moves_[i][k] = normal();
      generation[i][k] += step_ * std::sqrt(variance_[k]) * moves_[i][k];
    }
  }
  return generation;
}

void Evolution::tell(const std::vector<double>& scores) {
  std::vector<unsigned> order(population_);
  std::iota(order.begin(), order.end(), 0u);
  std::ranges::sort(order, [&scores](unsigned a, unsigned b) {
    return scores[a] != scores[b] ? scores[a] > scores[b] : a < b;  // always the same order
  });

  // The usual rates of the method, for so many numbers and parents.
  const auto n = static_cast<double>(mean_.size());
  const double mu = effective_;
  const double path_rate = (mu + 2) / (n + mu + 5);
  const double damping = 1 + path_rate + 2 * std::max(0.0, std::sqrt((mu - 1) / (n + 1)) - 1);
  const double variance_path_rate = (4 + mu / n) / (n + 4 + 2 * mu / n);
  const double diagonal = (n + 2) / 3;  // a diagonal matrix may learn faster
  const double one_rate = std::min(1.0, diagonal * 2 / ((n + 1.3) * (n + 1.3) + mu));
  const double many_rate =
      std::min(1 - one_rate, diagonal * 2 * (mu - 2 + 1 / mu) / ((n + 2) * (n + 2) + mu));
  const double expected = std::sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n));

  ++generation_;
  std::vector<double> move(mean_.size());
  double length = 0;
  for (std::size_t k = 0; k < mean_.size(); ++k) {
    for (std::size_t i = 0; i < parents_.size(); ++i) move[k] += parents_[i] * moves_[order[i]][k];
    mean_[k] += step_ * std::sqrt(variance_[k]) * move[k];
    step_path_[k] = (1 - path_rate) * step_path_[k] + std::sqrt(path_rate * (2 - path_rate) * mu) * move[k];
    length += step_path_[k] * step_path_[k];
  }
  length = std::sqrt(length);
  const double settled = std::sqrt(1 - std::pow(1 - path_rate, 2.0 * generation_));
  const bool steady = length / settled < (1.4 + 2 / (n + 1)) * expected;
  for (std::size_t k = 0; k < mean_.size(); ++k) {
    double& path = variance_path_[k];
    path *= 1 - variance_path_rate;
    if (steady)
      path += std::sqrt(variance_path_rate * (2 - variance_path_rate) * mu * variance_[k]) * move[k];
    double spread = 0;
    for (std::size_t i = 0; i < parents_.size(); ++i)
      spread += parents_[i] * variance_[k] * moves_[order[i]][k] * moves_[order[i]][k];
    variance_[k] = (1 - one_rate - many_rate) * variance_[k] + one_rate * path * path + many_rate * spread;
  }
  step_ *= std::exp(std::min(0.3, path_rate / damping * (length / expected - 1)));
}

}  // namespace vendemmia
