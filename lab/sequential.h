// Is the second bot stronger than the first? Deals are added until the answer is sure enough; usually far fewer are needed than with
// a number fixed beforehand.
#pragma once

#include <string_view>

#include "engine/core/bits.h"

namespace vendemmia {

// The two hypotheses: it is stronger by elo0, or by elo1. alpha: how often elo1 may be accepted when elo0 is true;
// beta: the other way round.
struct SequentialOptions {
  double elo0 = 0;
  double elo1 = 0;
  double alpha = 0.05;
  double beta = 0.05;
};

enum class Verdict : u8 { Open, Elo0, Elo1 };

// A generalized sequential probability ratio test: a deal's score, the mean over its games, is one observation, and the
// variance is what the deals show. So paired games need no assumption about how much the cards decide.
class SequentialTest {
 public:
  explicit SequentialTest(const SequentialOptions& options);

  // The second bot's score in the next deal, 0 to 1. Without effect once there is a verdict.
  void add(double score);

  Verdict verdict() const { return verdict_; }
  u64 deals() const { return deals_; }
  double log_ratio() const;  // of the likelihoods
  // Where the test ends.
  double lower() const { return lower_; }
  double upper() const { return upper_; }

 private:
  double score0_;
  double score1_;
  double lower_;
  double upper_;
  Verdict verdict_ = Verdict::Open;
  u64 deals_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

}  // namespace vendemmia
