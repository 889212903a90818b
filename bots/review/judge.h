// What an answer cost, by what its seat could know then. A search finds the best answer; the given one is then searched as often as that,
// whatever the search thought of it; and what follows from each is looked at in the same deals of the hidden cards.
#pragma once

#include <memory>
#include <optional>

#include "bots/bot.h"
#include "bots/evaluation.h"
#include "bots/review/millionths.h"
#include "bots/search/search.h"

namespace vendemmia {

// How the game will end, as one seat may expect it.
struct Prospect {
  SharedChances chances{};
  i32 vp = 0;  // hundredths; alone

  friend bool operator==(const Prospect&, const Prospect&) = default;
};

struct JudgedAnswer {
  Action best{};  // the given one where nothing better is known
  Prospect with_best;
  Prospect with_given;         // never better than with_best for the seat itself
  std::vector<PlanStep> plan;  // after the best one, where it is another than the given one
  u32 iterations = 0;          // spent on it
};

// Seconds, for whoever wants to know what a review costs; no judgement depends on them.
struct JudgeTimes {
  double searching = 0;
  double given = 0;      // searching below the given answers
  double following = 0;  // looking at what follows
  double planning = 0;
};

// One belongs to one thread.
class AnswerJudge {
 public:
  // Iterations of the search for the best answer; trying the given one takes at most as many again.
  AnswerJudge(std::shared_ptr<const Evaluations> evaluations, u32 iterations);

  // Depends on nothing but the arguments. Empty when cancelled, which another thread may do at any moment. Precondition: the
  // observation's seat is asked, and the answer is legal.
  std::optional<JudgedAnswer> judge(const Observation& observation, Action given, u64 seed,
                                    const std::atomic<bool>* cancelled = nullptr);

  // What the seat may expect before it answers.
  std::optional<Prospect> prospect(const Observation& observation, u64 seed,
                                   const std::atomic<bool>* cancelled = nullptr);

  const JudgeTimes& times() const { return times_; }

 private:
  // What follows from an answer, in so many deals.
  using Deals = std::vector<Outlook>;

  bool search(const Observation& observation, u64 seed, const std::atomic<bool>* cancelled);
  bool search_as_often(std::size_t answer, std::size_t as, const std::atomic<bool>* cancelled);
  Deals follow(std::size_t answer);
  std::size_t most_tried() const;
  std::size_t place_of(Action answer) const;

  CurrentEvaluation evaluation_;
  u32 iterations_;
  Search search_;
  JudgeTimes times_;
};

}  // namespace vendemmia
