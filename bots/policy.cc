#include "bots/policy.h"

#include "engine/game/decision.h"
#include "engine/game/door.h"

namespace vendemmia {
namespace {

// Enough for the longest visitor; what is still open then is judged as it stands.
constexpr unsigned kMostFollowUps = 8;

bool inside_an_effect(const State& s) {
  const Decision decision = pending(s);
  return decision.question != Question::GameOver && decision.because.kind != Because::Kind::Rule;
}

// Passing is judged as it stands: what the others do afterwards, and the year end, come in any case.
float worth_of_passing(const Evaluation& by, State s, Seat seat) {
  s.players[seat].passed = true;
  return by.worth(s, seat);
}

template <class Worth>
Action best_by(const Evaluation& by, const State& s, const ActionList& legal, Worth worth_of) {
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

float worth_at_once(const Evaluation& by, const State& s, Action action) {
  const Seat seat = s.top().seat();
  if (action.kind == ActionKind::Pass) return worth_of_passing(by, s, seat);
  State after = s;
  try_out(after, action);
  return by.worth(after, seat);
}

Action best_at_once(const Evaluation& by, const State& s, const ActionList& legal) {
  return best_by(by, s, legal, worth_at_once);
}

void settle(const Evaluation& by, State& s) {
  ActionList legal;
  for (unsigned i = 0; i < kMostFollowUps && inside_an_effect(s); ++i) {
    legal_actions(s, legal);
    try_out(s, best_at_once(by, s, legal));
  }
}

float worth_when_settled(const Evaluation& by, const State& s, Action action) {
  const Seat seat = s.top().seat();
  if (action.kind == ActionKind::Pass) return worth_of_passing(by, s, seat);
  State after = s;
  try_out(after, action);
  settle(by, after);
  return by.worth(after, seat);
}

Action best_when_settled(const Evaluation& by, const State& s, const ActionList& legal) {
  return best_by(by, s, legal, worth_when_settled);
}

}  // namespace vendemmia
