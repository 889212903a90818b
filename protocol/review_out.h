// The review of a game as a message; docs/review.md explains every field. Chances and their changes are whole numbers of millionths, VP of
// hundredths.
#pragma once

#include "protocol/answer.h"
#include "protocol/wire/names.h"
#include "protocol/wire/record.h"

namespace vendemmia::told {

// Raised when a field changes its meaning. A stored review of another format is made anew.
inline constexpr unsigned kReviewFormat = 1;

struct DecisionMarks {
  static constexpr std::string_view kName = "DecisionMark";
  static const wire::Words& values();  // good, inaccuracy, mistake, blunder
};
struct Causes {
  static constexpr std::string_view kName = "Cause";
  static const wire::Words& values();  // choice, chance
};

struct ReviewStep {
  AnswerText answer;
  u16 year = 0;
  wire::SeasonName season;
  static constexpr auto record() {
    using R = ReviewStep;
    return wire::fields("ReviewStep", wire::field("answer", &R::answer), wire::field("year", &R::year),
                        wire::field("season", &R::season));
  }
};

struct ReviewedDecision {
  u32 at = 0;  // answers that were given before it
  u8 seat = 0;
  u16 year = 0;  // 0: the set-up
  wire::SeasonName season;
  wire::Name<DecisionMarks> mark;
  AnswerText given;
  std::vector<i32> chances;  // of each seat, after the given answer
  i32 cost = 0;
  std::optional<i32> vp;       // alone: to be expected at the end
  std::optional<i32> vp_cost;  // alone
  // Missing where nothing better is known.
  std::optional<AnswerText> best;
  std::optional<std::vector<i32>> best_chances;
  std::optional<std::vector<ReviewStep>> plan;  // after the best answer
  static constexpr auto record() {
    using R = ReviewedDecision;
    return wire::fields(
        "ReviewedDecision", wire::field("at", &R::at), wire::field("seat", &R::seat),
        wire::field("year", &R::year), wire::field("season", &R::season), wire::field("mark", &R::mark),
        wire::field("given", &R::given), wire::field("chances", &R::chances), wire::field("cost", &R::cost),
        wire::field("vp", &R::vp), wire::field("vp_cost", &R::vp_cost), wire::field("best", &R::best),
        wire::field("best_chances", &R::best_chances), wire::field("plan", &R::plan));
  }
};

struct ReviewTally {
  i32 luck = 0;
  i32 gifts = 0;
  i32 skill = 0;
  static constexpr auto record() {
    using R = ReviewTally;
    return wire::fields("ReviewTally", wire::field("luck", &R::luck), wire::field("gifts", &R::gifts),
                        wire::field("skill", &R::skill));
  }
};
struct ReviewedYear {
  u16 year = 0;  // 0: the deal and the set-up
  ReviewTally chance;
  std::optional<ReviewTally> vp;  // alone
  static constexpr auto record() {
    using R = ReviewedYear;
    return wire::fields("ReviewedYear", wire::field("year", &R::year), wire::field("chance", &R::chance),
                        wire::field("vp", &R::vp));
  }
};

struct ReviewedSeat {
  u8 seat = 0;
  i32 accuracy = 0;
  wire::FullTable<wire::Name<DecisionMarks>, u32> marks;
  i32 start = 0;
  i32 end = 0;
  std::optional<i32> start_vp;  // alone
  std::optional<i32> end_vp;    // alone
  std::vector<ReviewedYear> years;
  static constexpr auto record() {
    using R = ReviewedSeat;
    return wire::fields("ReviewedSeat", wire::field("seat", &R::seat), wire::field("accuracy", &R::accuracy),
                        wire::field("marks", &R::marks), wire::field("start", &R::start),
                        wire::field("end", &R::end), wire::field("start_vp", &R::start_vp),
                        wire::field("end_vp", &R::end_vp), wire::field("years", &R::years));
  }
};

struct ReviewTurn {
  u32 from = 0;
  u32 at = 0;
  u8 seat = 0;
  wire::Name<Causes> by;
  i32 change = 0;
  static constexpr auto record() {
    using R = ReviewTurn;
    return wire::fields("ReviewTurn", wire::field("from", &R::from), wire::field("at", &R::at),
                        wire::field("seat", &R::seat), wire::field("by", &R::by),
                        wire::field("change", &R::change));
  }
};

struct Review {
  unsigned format = kReviewFormat;
  unsigned rules = 0;
  u32 iterations = 0;
  u8 players = 0;
  u32 answers = 0;
  bool over = false;
  std::vector<ReviewedSeat> seats;
  std::vector<ReviewTurn> turning_points;
  std::vector<ReviewedDecision> decisions;
  static constexpr auto record() {
    using R = Review;
    return wire::fields("Review", wire::field("format", &R::format), wire::field("rules", &R::rules),
                        wire::field("iterations", &R::iterations), wire::field("players", &R::players),
                        wire::field("answers", &R::answers), wire::field("over", &R::over),
                        wire::field("seats", &R::seats), wire::field("turning_points", &R::turning_points),
                        wire::field("decisions", &R::decisions));
  }
};

// How far a review is; sent now and then until the answer comes.
struct Reviewing {
  wire::Constant<"reviewing"> what;
  u32 done = 0;  // of `steps`
  u32 steps = 0;
  static constexpr auto record() {
    using R = Reviewing;
    return wire::fields("Reviewing", wire::field("is", &R::what), wire::field("done", &R::done),
                        wire::field("steps", &R::steps));
  }
};
struct ReviewAnswer {
  wire::Constant<"review"> what;
  std::optional<u32> id;
  Review review;
  static constexpr auto record() {
    using R = ReviewAnswer;
    return wire::fields("ReviewAnswer", wire::field("is", &R::what), wire::field("id", &R::id),
                        wire::field("review", &R::review));
  }
};

std::string to_json(const Review& review);
// A ReviewAnswer around what to_json() has written.
std::string review_answer(std::optional<u32> id, std::string_view review);

}  // namespace vendemmia::told
