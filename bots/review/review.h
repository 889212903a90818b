// The review of a game: what every decision cost its player, and how much of the result was choice and how much was chance. All numbers
// are sums of what the judge has said about each decision (judge.h); docs/review.md has the formulas.
#pragma once

#include <vector>

#include "bots/review/judge.h"
#include "bots/review/mark.h"
#include "engine/game/options.h"

namespace vendemmia {

struct JudgedDecision {
  u32 at = 0;  // answers that were given before it
  Seat seat = 0;
  u16 year = 0;  // 0: the set-up
  Season season = Season::Spring;
  Action given{};
  JudgedAnswer judged;

  Millionths before() const { return judged.with_best.chances[seat]; }
  Millionths after() const { return judged.with_given.chances[seat]; }
  Millionths cost() const { return before() - after(); }
  i32 vp_cost() const { return judged.with_best.vp - judged.with_given.vp; }  // hundredths; alone
  Mark mark() const { return mark_of(cost(), vp_cost()); }
};

// What a review is made of.
struct ReviewedGame {
  Options options;
  unsigned rules = 0;
  u32 answers = 0;
  u32 iterations = 0;                     // of a search for the best answer
  std::vector<Seat> seats;                // whose decisions were judged, ascending
  Prospect start;                         // before the deal
  std::optional<Prospect> result;         // of a game that is over
  std::vector<JudgedDecision> decisions;  // ascending
};

// What changed a chance or an expected number of VP: start + luck + skill = end.
struct Tally {
  i32 luck = 0;   // all but the player's own choices
  i32 gifts = 0;  // the part of it that the judged mistakes of others gave
  i32 skill = 0;  // what the own choices gave up: never positive

  Tally& operator+=(const Tally& other) {
    luck += other.luck;
    gifts += other.gifts;
    skill += other.skill;
    return *this;
  }
  friend bool operator==(const Tally&, const Tally&) = default;
};

struct YearTally {
  u16 year = 0;  // 0: the deal and the set-up
  Tally chance;  // millionths
  Tally vp;      // hundredths; alone, and without gifts

  friend bool operator==(const YearTally&, const YearTally&) = default;
};

struct SeatReview {
  Seat seat = 0;
  Millionths start = 0;
  Millionths end = 0;  // of a game that is not over: after the seat's last decision
  i32 start_vp = 0;
  i32 end_vp = 0;
  std::array<u32, kMarks> marks{};
  Millionths accuracy = kCertain;  // the mean of credit_of()
  std::vector<YearTally> years;    // ascending, only those in which something happened to the seat

  YearTally total() const;
};

// A change that decided much.
struct TurningPoint {
  u32 from = 0;  // after so many answers the chance was still as before
  u32 at = 0;    // and after so many it had changed
  Seat seat = 0;
  bool choice = false;  // of the seat itself; otherwise chance and the others
  Millionths change = 0;

  friend bool operator==(const TurningPoint&, const TurningPoint&) = default;
};
inline constexpr std::size_t kMostTurningPoints = 5;

struct Review {
  ReviewedGame game;
  std::vector<SeatReview> seats;             // as game.seats
  std::vector<TurningPoint> turning_points;  // ascending, at most kMostTurningPoints
};

Review reckon(ReviewedGame game);

// The largest changes that no larger one of another seat overlaps: what one player loses others win. None is smaller than an
// inaccuracy.
std::vector<TurningPoint> turning_points_of(const ReviewedGame& game);

}  // namespace vendemmia
