#include "bots/policy.h"

#include <algorithm>

#include "engine/game/decision.h"
#include "engine/game/door.h"

namespace vendemmia {
namespace {

// Enough for the longest visitor; what is still open then is judged as it stands.
constexpr unsigned kMostFollowUps = 8;

// Passing is judged as it stands: what the others do afterwards, and the year end, come in any case.
float worth_of_passing(Evaluation& by, const State& s, Seat seat) {
  return by.worth(with_pass(s, seat), seat, s.players[seat].hand.all());
}

// What the position is worth to who was asked at `before`, and the orders that it has filled since.
float worth_after(Evaluation& by, const State& before, Seat seat, const State& after,
                  const FilledOrders& filled) {
  return by.worth(after, seat, before.players[seat].hand.all()) +
         by.order_worth(is_solo(before)) * static_cast<float>(filled.vp());
}

template <class Worth>
Action best_by(Evaluation& by, const State& s, const ActionList& legal, Worth worth_of) {
  Action best = legal[0];
  if (legal.size() == 1) return best;
  float most = worth_of(by, s, best);
  for (std::size_t i = 1; i < legal.size(); ++i) {
    const float value = worth_of(by, s, legal[i]);
    if (value > most) {
      most = value;
      best = legal[i];
    }
  }
  return best;
}

}  // namespace

float worth_at_once(Evaluation& by, const State& s, Action action) {
  const Seat seat = asked_seat(s);
  if (action.kind == ActionKind::Pass) return worth_of_passing(by, s, seat);
  State after = s;
  FilledOrders filled(seat);
  try_out(after, action, filled.events());
  return worth_after(by, s, seat, after, filled);
}

Action best_at_once(Evaluation& by, const State& s, const ActionList& legal) {
  return best_by(by, s, legal, worth_at_once);
}

Action best_in_opinion(Evaluation& by, const State& s, const ActionList& legal) {
  if (legal.size() == 1) return legal[0];
  if (!by.has_opinion()) return best_at_once(by, s, legal);
  std::array<float, ActionList::capacity()> scores;
  by.opinion(s, legal, {scores.data(), legal.size()});
  const auto best =
      std::max_element(scores.begin(), scores.begin() + static_cast<std::ptrdiff_t>(legal.size()));
  return legal[static_cast<std::size_t>(best - scores.begin())];
}

bool inside_an_effect(const State& s) {
  const Decision decision = pending(s);
  return decision.question != Question::GameOver && decision.because.kind != Because::Kind::Rule;
}

void settle(Evaluation& by, State& s, const Events& events) {
  ActionList legal;
  for (unsigned i = 0; i < kMostFollowUps && inside_an_effect(s); ++i) {
    legal_actions(s, legal);
    try_out(s, best_in_opinion(by, s, legal), events);
  }
}

void finish_year(Evaluation& by, State& s, ActionList& legal, const Events& events) {
  const unsigned year = s.year;
  while (!legal.empty() && s.year == year) apply(s, best_in_opinion(by, s, legal), events, legal);
}

float worth_when_settled(Evaluation& by, const State& s, Action action) {
  const Seat seat = asked_seat(s);
  if (action.kind == ActionKind::Pass) return worth_of_passing(by, s, seat);
  State after = s;
  FilledOrders filled(seat);
  try_out(after, action, filled.events());
  settle(by, after, filled.events());
  return worth_after(by, s, seat, after, filled);
}

Action best_when_settled(Evaluation& by, const State& s, const ActionList& legal) {
  return best_by(by, s, legal, worth_when_settled);
}

}  // namespace vendemmia
