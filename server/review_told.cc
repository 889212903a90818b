#include "server/review_told.h"

#include "protocol/names.h"
#include "server/secrets.h"

namespace vendemmia {
namespace {

std::vector<i32> by_seat(const SharedChances& chances, unsigned players) {
  return {chances.begin(), chances.begin() + players};
}

told::ReviewTally tally_told(const Tally& tally) { return {tally.luck, tally.gifts, tally.skill}; }

told::ReviewedDecision decision_told(const JudgedDecision& decision, unsigned players) {
  const JudgedAnswer& judged = decision.judged;
  told::ReviewedDecision told;
  told.at = decision.at;
  told.seat = decision.seat;
  told.year = decision.year;
  told.season = wire::SeasonName(name_of(decision.season));
  told.mark = kMarkNames[static_cast<unsigned>(decision.mark())];
  told.given = {decision.given};
  told.chances = by_seat(judged.with_given.chances, players);
  told.cost = decision.cost();
  if (players == 1) {
    told.vp = judged.with_given.vp;
    told.vp_cost = decision.vp_cost();
  }
  if (judged.best == decision.given) return told;
  told.best = AnswerText{judged.best};
  told.best_chances = by_seat(judged.with_best.chances, players);
  auto& plan = told.plan.emplace();
  for (const PlanStep& step : judged.plan)
    plan.push_back({{step.action}, step.year, wire::SeasonName(name_of(step.season))});
  return told;
}

told::ReviewedSeat seat_told(const SeatReview& seat, bool alone) {
  told::ReviewedSeat told;
  told.seat = seat.seat;
  told.accuracy = seat.accuracy;
  for (unsigned mark = 0; mark < kMarks; ++mark)
    told.marks.entries.emplace_back(kMarkNames[mark], seat.marks[mark]);
  told.start = seat.start;
  told.end = seat.end;
  if (alone) {
    told.start_vp = seat.start_vp;
    told.end_vp = seat.end_vp;
  }
  for (const YearTally& year : seat.years) {
    told.years.push_back({year.year, tally_told(year.chance), std::nullopt});
    if (alone) told.years.back().vp = tally_told(year.vp);
  }
  return told;
}

}  // namespace

told::Review told_of(const Review& review) {
  const ReviewedGame& game = review.game;
  const unsigned players = game.options.players;
  told::Review told;
  told.rules = game.rules;
  told.iterations = game.iterations;
  told.players = game.options.players;
  told.answers = game.answers;
  told.over = game.result.has_value();
  for (const SeatReview& seat : review.seats) told.seats.push_back(seat_told(seat, players == 1));
  for (const TurningPoint& turn : review.turning_points)
    told.turning_points.push_back(
        {turn.from, turn.at, turn.seat, turn.choice ? "choice" : "chance", turn.change});
  for (const JudgedDecision& one : game.decisions) told.decisions.push_back(decision_told(one, players));
  return told;
}

std::string review_key(std::string_view record, std::span<const u8> seats, u32 iterations) {
  std::string key = "review " + std::to_string(told::kReviewFormat) + ' ' + std::to_string(iterations);
  for (const u8 seat : seats) key += ' ' + std::to_string(seat);
  key += '\n';
  key += record;
  return hash_of_secret(key);
}

}  // namespace vendemmia
