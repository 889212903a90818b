#include "bots/greedy_bot.h"

#include "bots/evaluation.h"
#include "engine/game/door.h"

namespace vendemmia {
namespace {

// Enough for the longest visitor; what is still open then is judged as it stands.
constexpr unsigned kMostFollowUps = 8;

// A game this long is stuck, and chance gets it going again.
constexpr unsigned kPatience = 30;

bool inside_an_effect(const Decision& decision) {
  return decision.question != Question::GameOver && decision.because.kind != Because::Kind::Rule;
}

// Passing is judged as it stands: what the others do afterwards, and the year end, come in any case.
int worth_of_passing(State s, Seat seat) {
  s.players[seat].passed = true;
  return worth(s, seat);
}

int worth_after(State s, Seat seat, Action action) {
  if (action.kind == ActionKind::Pass) return worth_of_passing(s, seat);
  apply(s, action, Events::none());
  return worth(s, seat);
}

Action best_at_once(const State& s, Seat seat, const ActionList& legal) {
  Action best = legal[0];
  int most = worth_after(s, seat, best);
  for (std::size_t i = 1; i < legal.size(); ++i) {
    const int value = worth_after(s, seat, legal[i]);
    if (value > most) {
      most = value;
      best = legal[i];
    }
  }
  return best;
}

// Answers what the action has begun, each seat for its own good, until a turn ends.
int worth_when_done(State s, Seat seat, Action action) {
  if (action.kind == ActionKind::Pass) return worth_of_passing(s, seat);
  ActionList next;
  apply(s, action, Events::none(), next);
  for (unsigned i = 0; i < kMostFollowUps; ++i) {
    const Decision decision = pending(s);
    if (!inside_an_effect(decision)) break;
    const Action answer = best_at_once(s, decision.seat, next);
    apply(s, answer, Events::none(), next);
  }
  return worth(s, seat);
}

}  // namespace

Action GreedyBot::choose(const Observation& observation, const Decision&, const ActionList& legal, Rng& rng) {
  if (legal.size() == 1) return legal[0];
  if (observation.seen.year > kPatience) return legal[rng.below(static_cast<u32>(legal.size()))];
  const State believed = determinize(observation, rng);
  const Seat seat = observation.seat;
  Action best = legal[0];
  int most = 0;
  u32 equals = 0;  // answers as good as the best so far; one of them is drawn
  for (const Action& action : legal) {
    const int value = worth_when_done(believed, seat, action);
    if (equals != 0 && value < most) continue;
    equals = equals != 0 && value == most ? equals + 1 : 1;
    most = value;
    if (rng.below(equals) == 0) best = action;
  }
  return best;
}

}  // namespace vendemmia
