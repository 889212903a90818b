#include "lab/elo.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "engine/core/rng.h"

namespace vendemmia {
namespace {

constexpr double kAddedDraws = 1;
constexpr unsigned kResamples = 1000;
constexpr unsigned kMostSteps = 5000;
constexpr double kCloseEnough = 1e-9;

double rating_of_strength(double strength, double first) { return 400 * std::log10(strength / first); }

// One step of Zermelo's iteration, which converges to the only maximum. Returns the largest relative change.
double improve(const PairScores& scores, double added_draws, std::vector<double>& strengths) {
  double largest = 0;
  for (unsigned a = 0; a < scores.bots(); ++a) {
    double points = 0;
    double weight = 0;
    for (unsigned b = 0; b < scores.bots(); ++b) {
      const double meetings = scores.meetings(a, b);
      if (a == b || meetings == 0) continue;
      points += scores.points(a, b) + added_draws / 2;
      weight += (meetings + added_draws) / (strengths[a] + strengths[b]);
    }
    if (weight == 0) continue;
    const double better = points / weight;
    largest = std::max(largest, std::abs(better / strengths[a] - 1));
    strengths[a] = better;
  }
  return largest;
}

void fit(const PairScores& scores, double added_draws, std::vector<double>& strengths) {
  for (unsigned step = 0; step < kMostSteps && improve(scores, added_draws, strengths) > kCloseEnough;
       ++step) {
    const double scale = strengths[0];  // only ratios have a meaning
    for (double& strength : strengths) strength /= scale;
  }
}

std::vector<double> ratings_of_strengths(const std::vector<double>& strengths) {
  std::vector<double> ratings;
  for (const double strength : strengths) ratings.push_back(rating_of_strength(strength, strengths[0]));
  return ratings;
}

// How much further a rating may lie than resampling shows: when all meetings went one way, every sample looks the same.
Interval slack_of(const PairScores& scores, unsigned bot) {
  const double meetings = scores.meetings(bot);
  const double points = scores.points(bot);
  if (meetings == 0) return {kInfinity, kInfinity};
  if (points > 0 && points < meetings) return {0, 0};
  const double fitted = elo_of((points + kAddedDraws / 2) / (meetings + kAddedDraws));
  const Interval share = share_of(points, meetings).interval;
  if (points == 0) return {kInfinity, std::max(0.0, elo_of(share.high) - fitted)};
  return {std::max(0.0, fitted - elo_of(share.low)), kInfinity};
}

}  // namespace

double expected_score(double elo_difference) { return 1 / (1 + std::pow(10, -elo_difference / 400)); }
double elo_of(double score) { return 400 * std::log10(score / (1 - score)); }

void PairScores::add(const PairScores& other) {
  std::ranges::transform(points_, other.points_, points_.begin(), std::plus());
}

double PairScores::points(unsigned bot) const {
  double sum = 0;
  for (unsigned other = 0; other < bots_; ++other) sum += points(bot, other);
  return sum;
}

double PairScores::meetings(unsigned bot) const {
  double sum = 0;
  for (unsigned other = 0; other < bots_; ++other) sum += meetings(bot, other);
  return sum;
}

std::vector<double> fitted_ratings(const PairScores& scores, double added_draws) {
  std::vector<double> strengths(scores.bots(), 1);
  fit(scores, added_draws, strengths);
  return ratings_of_strengths(strengths);
}

std::vector<Estimate> ratings_of(const std::vector<PairScores>& by_deal) {
  if (by_deal.empty()) return {};
  const unsigned bots = by_deal[0].bots();
  PairScores all(bots);
  for (const PairScores& deal : by_deal) all.add(deal);
  std::vector<double> strengths(bots, 1);
  fit(all, kAddedDraws, strengths);
  if (by_deal.size() < kLeastSample) {
    std::vector<Estimate> estimates;
    for (const double rating : ratings_of_strengths(strengths)) estimates.push_back({rating, kNoInterval});
    return estimates;
  }

  std::vector<std::vector<double>> resampled(bots);
  Rng rng(1);
  for (unsigned i = 0; i < kResamples; ++i) {
    PairScores sample(bots);
    for (std::size_t deal = 0; deal < by_deal.size(); ++deal)
      sample.add(by_deal[rng.below(static_cast<u32>(by_deal.size()))]);
    std::vector<double> guess = strengths;
    fit(sample, kAddedDraws, guess);
    for (unsigned bot = 0; bot < bots; ++bot)
      resampled[bot].push_back(rating_of_strength(guess[bot], guess[0]));
  }

  const std::vector<double> ratings = ratings_of_strengths(strengths);
  const auto deals = static_cast<double>(by_deal.size());
  const Interval first = slack_of(all, 0);
  // A sample of few deals shows less spread than there is, as in Student's distribution.
  const double widening = student_sigmas95(by_deal.size() - 1) / kSigmas95 * std::sqrt(deals / (deals - 1));
  std::vector<Estimate> estimates;
  for (unsigned bot = 0; bot < bots; ++bot) {
    std::ranges::sort(resampled[bot]);
    const double low = resampled[bot][kResamples / 40];
    const double high = resampled[bot][kResamples - 1 - kResamples / 40];
    Interval interval{ratings[bot] + (low - ratings[bot]) * widening,
                      ratings[bot] + (high - ratings[bot]) * widening};
    if (bot != 0) {
      const Interval own = slack_of(all, bot);
      interval.low -= std::max(own.low, first.high);
      interval.high += std::max(own.high, first.low);
    }
    estimates.push_back({ratings[bot], interval});
  }
  return estimates;
}

}  // namespace vendemmia
