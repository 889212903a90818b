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

// Placements that differ only in worker, space or extras share this.
ActionId action_taken(Action answer) {
  return answer.kind == ActionKind::Place ? action_of(answer.b) : kNoAction;
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

Action quick_best(const Evaluation& by, const State& s, const ActionList& legal) {
  if (legal[0].kind != ActionKind::Place) return best_when_settled(by, s, legal);
  ActionList plain;
  u32 seen = 0;  // actions that have a candidate; answers ascend, so the regular worker comes first
  for (const Action& answer : legal) {
    const ActionId action = action_taken(answer);
    if (action != kNoAction) {
      if (contains(seen, action)) continue;
      seen |= 1u << action;
    } else if (answer.kind == ActionKind::Place && answer.a != legal[0].a) {
      continue;  // another worker to the cart
    }
    plain.push_back(answer);
  }
  const Action best = best_when_settled(by, s, plain);
  const ActionId action = action_taken(best);
  if (action == kNoAction) return best;
  ActionList ways;
  for (const Action& answer : legal) {
    if (action_taken(answer) == action) ways.push_back(answer);
  }
  return best_when_settled(by, s, ways);
}

}  // namespace vendemmia
