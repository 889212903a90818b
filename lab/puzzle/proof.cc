#include "lab/puzzle/proof.h"

#include <algorithm>
#include <cmath>

#include "bots/deed.h"
#include "bots/plan.h"

namespace vendemmia {
namespace {

struct Difference {
  double mean = 0;
  double error = 0;
};

// Of two lists of results in the same deals.
Difference paired(const std::vector<float>& a, const std::vector<float>& b) {
  const std::size_t count = std::min(a.size(), b.size());
  if (count < 2) return {0, 1};
  const auto n = static_cast<double>(count);
  double sum = 0;
  double squares = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const double one = static_cast<double>(a[i]) - static_cast<double>(b[i]);
    sum += one;
    squares += one * one;
  }
  const double variance = std::max(0.0, (squares - sum * sum / n) / (n - 1));
  return {sum / n, std::sqrt(variance / n)};
}

double mean_of_first(const std::vector<float>& values, std::size_t count) {
  double sum = 0;
  for (std::size_t i = 0; i < count; ++i) sum += static_cast<double>(values[i]);
  return count == 0 ? 0 : sum / static_cast<double>(count);
}

}  // namespace

Prover::Prover(std::shared_ptr<const Evaluations> evaluations)
    : evaluation_(std::move(evaluations)), search_({}) {}

void Prover::note(const Trial& trial) { chances_[trial.answer].push_back(trial.outlook.chances[seat_]); }

void Prover::run(u32 iterations) {
  for (u32 i = 0; i < iterations; ++i) note(search_.try_next());
}

// The most tried answer of each thing to do, by its place; the most tried first.
std::vector<std::size_t> Prover::best_of_deeds() const {
  std::vector<std::size_t> places(chances_.size());
  for (std::size_t i = 0; i < places.size(); ++i) places[i] = i;
  std::ranges::stable_sort(
      places, [&](std::size_t a, std::size_t b) { return chances_[a].size() > chances_[b].size(); });
  std::vector<std::size_t> best;
  for (const std::size_t place : places) {
    const auto does_the_same = [&](std::size_t other) {
      return deed_of(search_.answer(other).action) == deed_of(search_.answer(place).action);
    };
    if (std::ranges::none_of(best, does_the_same)) best.push_back(place);
  }
  return best;
}

std::optional<Proof> Prover::prove(const Observation& observation, u32 iterations, u64 seed) {
  seat_ = observation.seat;
  Evaluation& evaluation = evaluation_.of(observation.seen.options);
  search_.begin(evaluation, observation, seed);
  chances_.assign(search_.answers(), {});
  run(iterations);
  std::vector<std::size_t> deeds = best_of_deeds();
  if (deeds.size() < 2) return std::nullopt;
  deeds.resize(std::min(deeds.size(), kRivals + 1));
  const std::size_t best = deeds.front();
  const std::size_t trials = chances_[best].size();
  Proof proof;
  // Before the rivals are tried: what they add to the tree is not what the search expects.
  proof.plan = plan_after(search_.answer(best).action, observation, evaluation, search_.way(), seed);
  for (const std::size_t rival : deeds) {
    while (chances_[rival].size() < trials) note(search_.try_answer(rival));
  }
  const auto chance = [&](std::size_t place) { return mean_of_first(chances_[place], trials); };
  std::stable_sort(deeds.begin() + 1, deeds.end(),
                   [&](std::size_t a, std::size_t b) { return chance(a) > chance(b); });
  const Difference difference = paired(chances_[best], chances_[deeds[1]]);
  if (difference.mean <= 0) return std::nullopt;
  for (const std::size_t place : deeds) proof.deeds.push_back({search_.answer(place).action, chance(place)});
  proof.gap = difference.mean;
  proof.error = difference.error;
  return proof;
}

}  // namespace vendemmia
