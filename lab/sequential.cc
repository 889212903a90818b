#include "lab/sequential.h"

#include <cmath>

#include "lab/elo.h"

namespace vendemmia {
namespace {

// Counted as one more deviation, half a game large: the first deals, which may all be alike, must not seem certain.
constexpr double kDoubt = 0.25;

}  // namespace

SequentialTest::SequentialTest(const SequentialOptions& options)
    : score0_(expected_score(options.elo0)),
      score1_(expected_score(options.elo1)),
      lower_(std::log(options.beta / (1 - options.alpha))),
      upper_(std::log((1 - options.beta) / options.alpha)) {}

void SequentialTest::add(double score) {
  if (verdict_ != Verdict::Open) return;
  ++deals_;
  sum_ += score;
  squares_ += score * score;
  if (log_ratio() >= upper_) verdict_ = Verdict::Elo1;
  if (log_ratio() <= lower_) verdict_ = Verdict::Elo0;
}

double SequentialTest::log_ratio() const {
  if (deals_ == 0) return 0;
  const auto count = static_cast<double>(deals_);
  const double mean = sum_ / count;
  const double variance = (squares_ - count * mean * mean + kDoubt) / count;
  return count * (score1_ - score0_) * (2 * mean - score0_ - score1_) / (2 * variance);
}

}  // namespace vendemmia
