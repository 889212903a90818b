#include <algorithm>
#include <cstdlib>
#include <tuple>

#include "bots/review/review.h"

namespace vendemmia {
namespace {

// All changes of one seat's chance, in order.
void add_changes(const ReviewedGame& game, Seat seat, std::vector<TurningPoint>& changes) {
  Millionths chance = game.start.chances[seat];
  u32 from = 0;
  for (const JudgedDecision& one : game.decisions) {
    if (one.seat != seat) continue;
    changes.push_back({from, one.at, seat, false, one.before() - chance});
    changes.push_back({one.at, one.at + 1, seat, true, -one.cost()});
    chance = one.after();
    from = one.at + 1;
  }
  if (game.result) changes.push_back({from, game.answers, seat, false, game.result->chances[seat] - chance});
}

// Positions and answers in turn, each a moment: 0 is the deal, 1 the first answer, 2 the position that it led to, with the cards that it
// showed. A choice takes the moment of its answer, chance all from one position to another.
struct Moments {
  u32 first;
  u32 last;
};
Moments moments_of(const TurningPoint& change) {
  if (change.choice) return {2 * change.from + 1, 2 * change.from + 1};
  return {2 * change.from, 2 * change.at};
}

bool is_the_same_turn(const TurningPoint& a, const TurningPoint& b) {
  const Moments of_a = moments_of(a);
  const Moments of_b = moments_of(b);
  return a.seat != b.seat && of_a.first <= of_b.last && of_b.first <= of_a.last;
}

}  // namespace

std::vector<TurningPoint> turning_points_of(const ReviewedGame& game) {
  std::vector<TurningPoint> changes;
  for (const Seat seat : game.seats) add_changes(game, seat, changes);
  // The larger first, then the lower seat, then the earlier.
  std::ranges::sort(changes, {}, [](const TurningPoint& one) {
    return std::tuple(-std::abs(one.change), one.seat, one.from, one.at);
  });
  std::vector<TurningPoint> chosen;
  for (const TurningPoint& one : changes) {
    if (chosen.size() == kMostTurningPoints || std::abs(one.change) < kMarkCosts[1]) break;
    const auto same = [&](const TurningPoint& other) { return is_the_same_turn(one, other); };
    if (std::ranges::none_of(chosen, same)) chosen.push_back(one);
  }
  std::ranges::sort(chosen, [](const TurningPoint& a, const TurningPoint& b) {
    return a.at != b.at ? a.at < b.at : a.seat < b.seat;
  });
  return chosen;
}

}  // namespace vendemmia
