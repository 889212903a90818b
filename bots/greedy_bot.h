// Tries every answer once on a position that is consistent with what it knows, finishes what the answer has begun,
// and takes the answer that leaves it best off, as far as it can tell: a beginner misjudges each by some VP.
#pragma once

#include "bots/bot.h"
#include "bots/evaluation.h"

namespace vendemmia {

// By how many VP an answer is misjudged, about. On the extended board answers differ by less, so the same noise would cost more games.
struct Noise {
  float base = 0;
  float extended = 0;

  constexpr float of(const Options& options) const {
    return (options.modules & kExtendedBoard) != 0 ? extended : base;
  }
};

class GreedyBot final : public Bot {
 public:
  explicit GreedyBot(std::shared_ptr<const Evaluations> evaluations, Noise noise = {})
      : evaluation_(std::move(evaluations)), noise_(noise) {}
  bool is_meant_for(const Options& options) const override { return evaluation_.is_meant_for(options); }
  Action choose(const Observation& observation, const Budget& budget, Rng& rng) override;

 private:
  CurrentEvaluation evaluation_;
  Noise noise_;
};

}  // namespace vendemmia
