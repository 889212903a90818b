// Reviews a game one decision at a time, so that whoever runs it can tell how far it is, and stop.
#pragma once

#include <utility>

#include "bots/review/review.h"
#include "engine/game/journal.h"

namespace vendemmia {

// Iterations of a search for the best answer: docs/performance.md has what they cost.
inline constexpr u32 kReviewIterations = 1000;

// Alone nobody knows the chance before the deal; it is the mean of so many other deals.
inline constexpr u32 kStartDeals = 16;

// A review that is being made: what the judge is to be asked next, and what it has said so far. Whoever makes it asks a judge of their own,
// wherever that is.
class UnfinishedReview {
 public:
  // The decisions of these seats, ascending; empty: of all. Precondition: the journal is legal, and has the seats.
  UnfinishedReview(Journal journal, std::vector<Seat> seats, u32 iterations);

  std::size_t steps() const { return steps_; }
  std::size_t done() const { return done_; }
  bool finished() const { return done_ == steps_; }
  // Of these seats, in the whole game.
  std::size_t decisions() const { return decisions_; }
  u32 iterations() const { return game_.iterations; }

  // Precondition: not finished.
  JudgeQuestion question() const;
  // The judge's answer to question().
  void take(JudgedAnswer judged);

  // Precondition: finished.
  Review review() const;

 private:
  void take_before_the_deal(const Prospect& prospect);
  bool is_reviewed(const State& s) const;
  void walk_to_next();

  Journal journal_;
  ReviewedGame game_;
  State state_;  // after `at_` answers
  std::size_t at_ = 0;
  u32 start_deals_ = 0;  // still to be looked at
  std::size_t decisions_ = 0;
  std::size_t steps_ = 0;
  std::size_t done_ = 0;
};

// Makes a review with a judge of its own.
class Reviewer {
 public:
  // As UnfinishedReview.
  Reviewer(Journal journal, std::vector<Seat> seats, u32 iterations,
           std::shared_ptr<const Evaluations> evaluations)
      : unfinished_(std::move(journal), std::move(seats), iterations),
        judge_(std::move(evaluations), iterations) {}

  std::size_t steps() const { return unfinished_.steps(); }
  std::size_t done() const { return unfinished_.done(); }
  bool finished() const { return unfinished_.finished(); }
  std::size_t decisions() const { return unfinished_.decisions(); }
  const JudgeTimes& times() const { return judge_.times(); }

  // Judges the next decision. False: cancelled, which another thread may do at any moment; the step can be taken again.
  // Precondition: not finished.
  bool step(const std::atomic<bool>* cancelled = nullptr);

  // Precondition: finished.
  Review review() const { return unfinished_.review(); }

 private:
  UnfinishedReview unfinished_;
  AnswerJudge judge_;
};

// How a game has ended. Precondition: it is over.
Prospect result_of(const State& s);

}  // namespace vendemmia
