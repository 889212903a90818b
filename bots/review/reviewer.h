// Reviews a game one decision at a time, so that whoever runs it can tell how far it is, and stop.
#pragma once

#include "bots/review/review.h"
#include "engine/game/journal.h"

namespace vendemmia {

// Iterations of a search for the best answer: docs/performance.md has what they cost.
inline constexpr u32 kReviewIterations = 4000;

// Alone nobody knows the chance before the deal; it is the mean of so many other deals.
inline constexpr u32 kStartDeals = 16;

class Reviewer {
 public:
  // The decisions of these seats, ascending; empty: of all. Precondition: the journal is legal, and has the seats.
  Reviewer(Journal journal, std::vector<Seat> seats, u32 iterations,
           std::shared_ptr<const Evaluations> evaluations);

  std::size_t steps() const { return steps_; }
  std::size_t done() const { return done_; }
  bool finished() const { return done_ == steps_; }
  // Of these seats, in the whole game.
  std::size_t decisions() const { return decisions_; }
  const JudgeTimes& times() const { return judge_.times(); }

  // Judges the next decision. False: cancelled, which another thread may do at any moment; the step can be taken again.
  // Precondition: not finished.
  bool step(const std::atomic<bool>* cancelled = nullptr);

  // Precondition: finished.
  Review review() const;

 private:
  bool step_before_the_deal(const std::atomic<bool>* cancelled);
  bool judge_next(const std::atomic<bool>* cancelled);
  bool is_reviewed(const State& s) const;
  void walk_to_next();

  Journal journal_;
  AnswerJudge judge_;
  ReviewedGame game_;
  State state_;  // after `at_` answers
  std::size_t at_ = 0;
  u32 start_deals_ = 0;  // still to be looked at
  std::size_t decisions_ = 0;
  std::size_t steps_ = 0;
  std::size_t done_ = 0;
};

// How a game has ended. Precondition: it is over.
Prospect result_of(const State& s);

}  // namespace vendemmia
