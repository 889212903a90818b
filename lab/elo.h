// How strong bots are, from how they did against each other. 400 points are a factor of ten in the odds.
#pragma once

#include <vector>

#include "engine/core/bits.h"
#include "lab/statistics.h"

namespace vendemmia {

double expected_score(double elo_difference);
// The inverse. Precondition: 0 < score < 1.
double elo_of(double score);

// Who took how many points from whom: 1 for a better place, 1/2 for a shared one.
class PairScores {
 public:
  explicit PairScores(unsigned bots) : bots_(bots), points_(std::size_t{bots} * bots) {}

  unsigned bots() const { return bots_; }
  void add(unsigned a, unsigned b, double points_of_a) {
    at(a, b) += points_of_a;
    at(b, a) += 1 - points_of_a;
  }
  void add(const PairScores& other);
  double points(unsigned a, unsigned b) const { return points_[std::size_t{a} * bots_ + b]; }
  double meetings(unsigned a, unsigned b) const { return points(a, b) + points(b, a); }
  // Against all others together.
  double points(unsigned bot) const;
  double meetings(unsigned bot) const;

 private:
  double& at(unsigned a, unsigned b) { return points_[std::size_t{a} * bots_ + b]; }

  unsigned bots_;
  std::vector<double> points_;
};

// The ratings under which these scores are likeliest (Bradley and Terry), the first bot's being 0. So many drawn meetings of each
// pair that has met are added: without any, a bot that has won every game would be infinitely strong.
std::vector<double> fitted_ratings(const PairScores& scores, double added_draws);

// Ratings with one added draw. The intervals, of the difference to the first bot, come from drawing the deals anew many times,
// always by the same seed, so that games on the same cards count as the one experiment that they are. Whoever has won or lost
// every meeting has an open interval; below kLeastSample deals nobody has one.
std::vector<Estimate> ratings_of(const std::vector<PairScores>& by_deal);

}  // namespace vendemmia
