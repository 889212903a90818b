#include "bots/review/review.h"

#include "engine/core/check.h"

namespace vendemmia {
namespace {

// Goes through a game as one seat: chance, choice, chance, choice, ..., chance. What happens after an own decision belongs to the
// year of that decision.
class SeatCourse {
 public:
  SeatCourse(Seat seat, const Prospect& start) {
    review_.seat = seat;
    review_.start = review_.end = start.chances[seat];
    review_.start_vp = review_.end_vp = start.vp;
  }

  void hear(const JudgedDecision& decision) {
    if (decision.seat == review_.seat) {
      hear_own(decision);
    } else {
      gifts_ +=
          decision.judged.with_given.chances[review_.seat] - decision.judged.with_best.chances[review_.seat];
    }
  }

  SeatReview finished(const std::optional<Prospect>& result) {
    if (result) chance_brings(result->chances[review_.seat], result->vp);
    if (own_ != 0) review_.accuracy = static_cast<Millionths>(credit_ / own_);
    return std::move(review_);
  }

 private:
  void hear_own(const JudgedDecision& decision) {
    chance_brings(decision.before(), decision.judged.with_best.vp);
    year_ = decision.year;
    YearTally& now = tally();
    now.chance.skill -= decision.cost();
    now.vp.skill -= decision.vp_cost();
    review_.end = decision.after();
    review_.end_vp = decision.judged.with_given.vp;
    ++review_.marks[static_cast<unsigned>(decision.mark())];
    credit_ += static_cast<u64>(credit_of(decision.cost(), decision.vp_cost()));
    ++own_;
  }
  void chance_brings(Millionths chance, i32 vp) {
    YearTally& now = tally();
    now.chance += {.luck = chance - review_.end, .gifts = gifts_};
    now.vp.luck += vp - review_.end_vp;
    gifts_ = 0;
    review_.end = chance;
    review_.end_vp = vp;
  }
  YearTally& tally() {
    if (review_.years.empty() || review_.years.back().year != year_)
      review_.years.push_back({.year = year_, .chance = {}, .vp = {}});
    return review_.years.back();
  }

  SeatReview review_;
  u16 year_ = 0;
  Millionths gifts_ = 0;  // since the last own decision
  u64 credit_ = 0;
  u64 own_ = 0;
};

}  // namespace

YearTally SeatReview::total() const {
  YearTally sum;
  for (const YearTally& one : years) {
    sum.chance += one.chance;
    sum.vp += one.vp;
  }
  return sum;
}

Review reckon(ReviewedGame game) {
  Review review;
  for (const Seat seat : game.seats) {
    SeatCourse course(seat, game.start);
    for (const JudgedDecision& one : game.decisions) course.hear(one);
    review.seats.push_back(course.finished(game.result));
  }
  review.turning_points = turning_points_of(game);
  review.game = std::move(game);
  return review;
}

}  // namespace vendemmia
