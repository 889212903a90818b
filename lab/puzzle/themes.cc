#include "lab/puzzle/themes.h"

#include "bots/course.h"
#include "bots/policy.h"
#include "engine/game/decision.h"
#include "engine/game/door.h"

namespace vendemmia {
namespace {

// Deals of the hidden cards in which this year is played to its end.
constexpr u64 kThemeWorlds = 9;
constexpr unsigned kMostOfThem = 6;
// A year of six players takes less.
constexpr unsigned kMostAnswersInYear = 300;

// What a year came to for one seat.
struct RestOfYear {
  unsigned orders = 0;  // filled
  bool over = false;    // the game has ended
};

struct OrderCounter {
  Seat seat;
  unsigned orders = 0;

  Events events() {
    return {[](void* context, const Event& event) {
              auto& counter = *static_cast<OrderCounter*>(context);
              if (event.kind == EventKind::OrderFilled && event.seat == counter.seat) ++counter.orders;
            },
            this};
  }
};

RestOfYear play_year(State s, Action answer, Seat seat, Evaluation& evaluation) {
  const auto year = s.year;
  OrderCounter counter{seat};
  ActionList legal;
  apply(s, answer, counter.events(), legal);
  for (unsigned i = 0; i < kMostAnswersInYear && !legal.empty() && s.year == year; ++i)
    apply(s, best_in_opinion(evaluation, s, legal), counter.events(), legal);
  return {counter.orders, s.over};
}

struct MostWorlds {
  bool two_orders = false;
  bool over = false;
};

MostWorlds usually(const Observation& observation, Action answer, Evaluation& evaluation, u64 seed) {
  unsigned two_orders = 0;
  unsigned over = 0;
  for (u64 number = 0; number < kThemeWorlds; ++number) {
    const RestOfYear rest =
        play_year(imagined_world(observation, seed + number), answer, observation.seat, evaluation);
    two_orders += rest.orders >= 2;
    over += rest.over;
  }
  return {two_orders >= kMostOfThem, over >= kMostOfThem};
}

unsigned workers_left(const Player& p) {
  unsigned count = p.available + (p.grande == kNowhere);
  for (const Target special : p.special) count += special == kNowhere;
  return count;
}

Themes themes_of_placement(const Player& p, Action best) {
  Themes themes = 0;
  if (workers_left(p) == 1) themes |= theme_set(Theme::LastWorker);
  // Beside a full action, where no other worker could go.
  if (static_cast<Worker>(best.a) == Worker::Grande && is_art(best.b)) themes |= theme_set(Theme::Grande);
  const ActionId action = action_of(best.b);
  if (action == static_cast<ActionId>(BoardAction::Trade)) themes |= theme_set(Theme::Trade);
  if (action == static_cast<ActionId>(BoardAction::Influence)) themes |= theme_set(Theme::Stars);
  return themes;
}

Themes themes_of_answer(const Player& p, const Decision& decision, Action best) {
  if (decision.because.kind == Because::Kind::Visitor) return theme_set(Theme::Visitor);
  switch (best.kind) {
    case ActionKind::Place: return themes_of_placement(p, best);
    case ActionKind::Pass: return theme_set(Theme::Passing);
    case ActionKind::Row: return theme_set(Theme::WakeUp);
    case ActionKind::Play: return theme_set(Theme::Visitor);
    case ActionKind::Star:
    case ActionKind::MoveStar: return theme_set(Theme::Stars);
    default: return 0;
  }
}

}  // namespace

Themes themes_of(const Observation& observation, Action best, Action rival, Evaluation& evaluation,
                 u64 seed) {
  const State world = imagined_world(observation, seed);
  Themes themes = themes_of_answer(observation.seen.players[observation.seat], pending(world), best);
  const MostWorlds after_best = usually(observation, best, evaluation, seed);
  const MostWorlds after_rival = usually(observation, rival, evaluation, seed);
  if (after_best.two_orders && !after_rival.two_orders) themes |= theme_set(Theme::TwoOrders);
  if (after_best.over && !after_rival.over) themes |= theme_set(Theme::LastYear);
  return themes;
}

}  // namespace vendemmia
