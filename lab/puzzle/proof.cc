#include "lab/puzzle/proof.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

#include "bots/deed.h"
#include "bots/plan.h"
#include "engine/core/sort_stably.h"

namespace vendemmia {
namespace {

struct Difference {
  double mean = 0;
  double error = 0;
};

// Of two lists of results in the same deals, at least two of them.
Difference paired(const std::vector<float>& a, const std::vector<float>& b) {
  const auto n = static_cast<double>(a.size());
  double sum = 0;
  double squares = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    const double one = static_cast<double>(a[i]) - static_cast<double>(b[i]);
    sum += one;
    squares += one * one;
  }
  const double variance = std::max(0.0, (squares - sum * sum / n) / (n - 1));
  return {sum / n, std::sqrt(variance / n)};
}

double mean_of(const std::vector<float>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

// Deals that the search has not seen: it has numbered its own from 0.
constexpr u32 kFirstNewDeal = 1u << 30;
// A look at one of them for so many iterations of the search.
constexpr u32 kIterationsForADeal = 8;

}  // namespace

Prover::Prover(std::shared_ptr<const Evaluations> evaluations)
    : evaluation_(std::move(evaluations)), search_({}) {}

std::vector<float> Prover::follow(std::size_t answer, u32 deals) {
  std::vector<float> chances;
  for (u32 deal = 0; deal < deals; ++deal)
    chances.push_back(search_.follow(answer, kFirstNewDeal + deal).chances[seat_]);
  return chances;
}

// The most tried answer of each thing to do, by its place; the most tried first.
std::vector<std::size_t> Prover::best_of_deeds() const {
  std::vector<std::size_t> places(search_.answers());
  for (std::size_t i = 0; i < places.size(); ++i) places[i] = i;
  sort_stably(places, [&](std::size_t a, std::size_t b) {
    return search_.answer(a).visits > search_.answer(b).visits;
  });
  std::vector<std::size_t> best;
  for (const std::size_t place : places) {
    const auto does_the_same = [&](std::size_t other) {
      return deed_of(search_.answer(other).action) == deed_of(search_.answer(place).action);
    };
    if (std::ranges::none_of(best, does_the_same)) best.push_back(place);
  }
  return best;
}

std::optional<Proof> Prover::prove(const Observation& observation, u32 iterations, u64 seed, double least) {
  seat_ = observation.seat;
  Evaluation& evaluation = evaluation_.of(observation.seen.options);
  search_.begin(evaluation, observation, seed);
  for (u32 i = 0; i < iterations; ++i) search_.iterate();
  std::vector<std::size_t> deeds = best_of_deeds();
  if (deeds.size() < 2) return std::nullopt;
  deeds.resize(std::min(deeds.size(), kRivals + 1));
  const std::size_t best = deeds.front();
  Proof proof;
  // Before the rivals are tried: what they add to the tree is not what the search expects.
  proof.plan = plan_after(search_.answer(best).action, observation, evaluation, search_.way(), seed);
  const u32 trials = search_.answer(best).visits;
  const u32 deals = std::max(iterations / kIterationsForADeal, 2u);
  const std::vector<float> after_best = follow(best, deals);
  proof.deeds.push_back({search_.answer(best).action, mean_of(after_best)});
  proof.gap = 1;
  for (const std::size_t rival : std::span(deeds).subspan(1)) {
    for (u32 visits = search_.answer(rival).visits; visits < trials; ++visits) search_.try_answer(rival);
    const std::vector<float> after_rival = follow(rival, deals);
    const Difference difference = paired(after_best, after_rival);
    if (difference.mean <= 0 || difference.mean < least) return std::nullopt;
    proof.deeds.push_back({search_.answer(rival).action, mean_of(after_rival)});
    if (difference.mean >= proof.gap) continue;
    proof.gap = difference.mean;
    proof.error = difference.error;
  }
  sort_stably(proof.deeds.begin() + 1, proof.deeds.end(),
              [](const ProvedDeed& a, const ProvedDeed& b) { return a.chance > b.chance; });
  return proof;
}

}  // namespace vendemmia
