// What a position is worth to a seat, by readable rules of thumb.
#pragma once

#include "bots/evaluation.h"

namespace vendemmia {

// In hundredths of a victory point, from the seat's own vineyard alone.
int worth(const State& s, Seat seat);

class HandMadeEvaluation final : public Evaluation {
 public:
  Outlook outlook(const State& s) override;
  float worth(const State& s, Seat seat, const KnownHand&) override {
    return static_cast<float>(vendemmia::worth(s, seat)) / 100;
  }
};

class HandMadeEvaluations final : public Evaluations {
 public:
  std::unique_ptr<Evaluation> make(const Options&) const override {
    return std::make_unique<HandMadeEvaluation>();
  }
};

}  // namespace vendemmia
