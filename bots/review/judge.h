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

// All that a judgement depends on, besides the number of iterations.
struct JudgeQuestion {
  Observation observation;
  std::optional<Action> given;  // nothing: only what the seat may expect is asked
  u64 seed = 0;
};

// One of several answers, against the best of them.
struct WeighedAnswer {
  Action action{};
  Prospect prospect;
  Millionths cost = 0;  // of the seat's chance to win; 0 unless that is more than luck explains
  i32 vp_cost = 0;      // the same alone, in hundredths of a VP

  friend bool operator==(const WeighedAnswer&, const WeighedAnswer&) = default;
};

// What a coach knows about a question before it is answered.
struct Counsel {
  std::vector<WeighedAnswer>
      answers;  // the best first, then as the search has liked them; not more than kMostWeighed
  std::vector<Judgement> best;  // what it advises, with plans, as for a hint
  u32 iterations = 0;           // spent on it
};
inline constexpr std::size_t kMostWeighed = 40;
inline constexpr u32 kWeighedVisits = 96;

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

  // What the answers to a question cost, before one of them is given. Each has been searched below as often as the best, though not more
  // than kWeighedVisits times, and is looked at in the same deals. Otherwise as judge().
  std::optional<Counsel> weigh(const Observation& observation, u64 seed,
                               const std::atomic<bool>* cancelled = nullptr);

  // What the seat may expect before it answers.
  std::optional<Prospect> prospect(const Observation& observation, u64 seed,
                                   const std::atomic<bool>* cancelled = nullptr);

  // Either of the two. Where no answer was given, both prospects are what the seat may expect.
  std::optional<JudgedAnswer> answer(const JudgeQuestion& question,
                                     const std::atomic<bool>* cancelled = nullptr);

  const JudgeTimes& times() const { return times_; }

 private:
  // What follows from an answer, in so many deals.
  using Deals = std::vector<Outlook>;

  bool search(const Observation& observation, u64 seed, const std::atomic<bool>* cancelled);
  bool search_up_to(std::size_t answer, u32 visits, const std::atomic<bool>* cancelled);
  Deals follow(std::size_t answer, u32 count);
  u32 deals() const;
  std::vector<Judgement> advice(const Observation& observation, u64 seed);
  std::size_t most_tried() const;
  std::size_t place_of(Action answer) const;

  CurrentEvaluation evaluation_;
  u32 iterations_;
  Search search_;
  JudgeTimes times_;
};

}  // namespace vendemmia
