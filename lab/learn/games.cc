#include "lab/learn/games.h"

#include <algorithm>

#include "bots/policy.h"
#include "engine/catalog/orders.h"
#include "engine/game/door.h"
#include "engine/game/observe.h"
#include "lab/run.h"

namespace vendemmia {
namespace {

// Whoever has not won by then has learned nothing yet.
constexpr unsigned kMostYears = 20;

// Half of a game is to win it, the other half by how much: else most games would teach nothing.
double score_of(const State& s, Seat seat) {
  const auto vp = static_cast<double>(s.players[seat].vp);
  if (is_solo(s)) {
    constexpr double kEnough = 6;
    const double lead = vp - s.solo.vp;
    return std::min(lead, kEnough) + (lead > 0 ? 3 : 0);
  }
  double most = -100;
  for (unsigned other = 0; other < s.options.players; ++other) {
    if (other != seat) most = std::max(most, static_cast<double>(s.players[other].vp));
  }
  const double share = s.over ? final_outlook(s).chances[seat] : 0;
  return 10 * share + 0.5 * std::clamp(vp - most, -10.0, 10.0);
}

// The VP that a seat has had for orders.
struct OrderPoints {
  Seat seat;
  int vp = 0;

  Events events() {
    return {[](void* context, const Event& event) { static_cast<OrderPoints*>(context)->hear(event); }, this};
  }
  void hear(const Event& event) {
    if (event.kind == EventKind::OrderFilled && event.seat == seat) vp += kOrderFacts[event.a].vp;
  }
};

double score_in_game(const ScoredGames& games, Seed seed, Seat seat, const Evaluation& learner,
                     const Evaluation& others) {
  OrderPoints orders{seat};
  State s = new_game(games.options, seed);
  Rng rng(~seed);
  ActionList legal;
  legal_actions(s, legal);
  while (!legal.empty() && s.year <= kMostYears) {
    Action answer = legal[0];
    if (legal.size() > 1) {
      const Seat mover = s.top().seat();
      const State believed = determinize(observe(s, mover), rng);
      answer = best_when_settled(mover == seat ? learner : others, believed, legal);
    }
    apply(s, answer, orders.events(), legal);
  }
  return score_of(s, seat) + games.orders * orders.vp;
}

}  // namespace

double score_in_games(const ScoredGames& games, const Evaluation& learner, const Evaluation& others) {
  double sum = 0;
  const unsigned players = games.options.players;
  for (unsigned game = 0; game < games.games; ++game) {
    const Seed seed = seed_of_game(games.first, game / players);
    sum += score_in_game(games, seed, static_cast<Seat>(game % players), learner, others);
  }
  return sum / games.games;
}

}  // namespace vendemmia
