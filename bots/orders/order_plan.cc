#include "bots/orders/order_plan.h"

#include <algorithm>
#include <memory>
#include <queue>
#include <tuple>
#include <unordered_map>

#include "bots/orders/order_needs.h"
#include "bots/policy.h"
#include "bots/worth_telling.h"
#include "engine/game/decision.h"
#include "engine/game/door.h"

namespace vendemmia {
namespace {

// Ways on from one question; a card with more choices is not looked at to its end.
constexpr unsigned kMostWays = 400;

// Stops of one season that are looked at, the most promising first.
constexpr unsigned kMostStops = 300;

// When something happens.
struct When {
  u16 year = 0;
  Season season = Season::Spring;

  friend auto operator<=>(const When&, const When&) = default;
};

// What a way has taken so far.
struct Cost {
  u32 workers = 0;
  u32 lira = 0;

  friend auto operator<=>(const Cost&, const Cost&) = default;
};

// From one own question outside of effects to the next, as it is being tried.
struct Way {
  OrderTurn turn;
  std::optional<Action> opened;  // an action of which nothing has been told yet
  std::optional<Action> row;
  Cost cost;
  bool fills = false;
};

// Where a way has led to. The position is given away as soon as it is looked at.
struct Stop {
  static constexpr u32 kNone = ~u32{0};
  u32 before = kNone;
  std::unique_ptr<State> position;  // null: the order is filled
  OrderTurn turn;
  When when;
  Cost cost;
  u64 key = 0;
};

// Season by season, in each of them those stops first that seem nearest to the order; of the ways that fill it in the same season, the cheapest.
class Planner {
 public:
  Planner(const Observation& seen, Card order, Help help, u32 most_steps)
      : seat_(seen.seat),
        order_(order),
        most_steps_(most_steps),
        start_(copy_of(seen)),
        needs_(start_, seat_, order, help) {}

  // Only ways that fill it in this season or earlier.
  OrderPlan plan(const When& latest) {
    OrderPlan plan;
    begin();
    std::optional<u32> goal;
    When now;
    unsigned stops = 0;
    while (!line_.empty()) {
      const u32 next = std::get<3>(line_.top());
      line_.pop();
      const Stop& stop = stops_[next];
      if (stop.when > (goal ? stops_[*goal].when : latest)) break;
      if (!stop.position) {
        if (!goal || stop.cost < stops_[*goal].cost) goal = next;
        continue;
      }
      if (best_[stop.key] < stop.cost) continue;  // reached more cheaply since
      stops = stop.when == now ? stops + 1 : 1;
      now = stop.when;
      if (stops <= kMostStops && steps_ < most_steps_) {
        expand(next);
      } else {
        plan.complete = false;
      }
    }
    if (goal) plan.turns = turns_to(*goal);
    if (!goal) plan.missing = needs_.missing_in(start_);
    plan.steps = steps_;
    return plan;
  }

 private:
  // Any position that the seat cannot tell from the true one: what is drawn is never used.
  static State copy_of(const Observation& seen) {
    Rng rng(1);
    return determinize(seen, rng);
  }

  void begin() {
    State s = start_;
    let_others_pass(s);
    if (s.over) return;
    Stop first;
    first.when = {s.year, s.season};
    first.key = needs_.key_of(s);
    first.position = std::make_unique<State>(s);
    keep(std::move(first));
  }

  void keep(Stop stop) {
    const auto number = static_cast<u32>(stops_.size());
    u32 distance = 0;
    if (stop.position) {
      distance = needs_.distance(*stop.position);
      const auto [found, fresh] = best_.try_emplace(stop.key, stop.cost);
      if (!fresh && found->second <= stop.cost) return;
      found->second = stop.cost;
    }
    line_.emplace(stop.when, distance, stop.cost, number);
    stops_.push_back(std::move(stop));
  }

  void expand(u32 number) {
    const std::unique_ptr<State> s = std::move(stops_[number].position);
    Way way;
    way.turn.year = s->year;
    way.turn.season = s->season;
    way.cost = stops_[number].cost;
    from_ = number;
    before_ = s.get();
    ways_ = 0;
    branch(*s, way);
  }

  // Precondition: the seat is asked.
  void branch(const State& s, const Way& way) {
    ActionList legal;
    legal_actions(s, legal);
    for (const Action& answer : needs_.answers_worth_trying(s, legal)) {
      if (steps_ >= most_steps_ || ways_ >= kMostWays) return;
      follow(s, answer, way);
    }
  }

  void follow(State s, Action answer, Way way) {
    hear(answer, way);
    const unsigned lira = s.players[seat_].lira;
    step(s, answer);
    if (s.players[seat_].lira < lira) way.cost.lira += lira - s.players[seat_].lira;
    while (!s.over && inside_an_effect(s)) {
      if (asked_seat(s) == seat_) return branch(s, way);
      decline(s);
    }
    ++ways_;
    arrive(s, std::move(way));
  }

  // Everything that was begun is done.
  void arrive(State& s, Way way) {
    way.turn.lira = s.players[seat_].lira - static_cast<i32>(before_->players[seat_].lira);
    if (way.opened) way.turn.deeds.push_back(*way.opened);
    // A row is worth telling for what it brings.
    const bool better = needs_.is_better(*before_, s, way.turn.worker.has_value());
    if (way.row && better) way.turn.deeds.push_back(*way.row);
    Stop stop;
    stop.before = from_;
    stop.when = {before_->year, before_->season};
    if (!way.fills) {
      if (way.turn.worker && !better) return;
      let_others_pass(s);
      if (s.over || s.year >= start_.year + kOrderYears) return;
      stop.when = {s.year, s.season};
      stop.key = needs_.key_of(s);
      stop.position = std::make_unique<State>(s);
    }
    stop.turn = std::move(way.turn);
    stop.cost = way.cost;
    keep(std::move(stop));
  }

  void hear(Action answer, Way& way) const {
    if (answer.kind == ActionKind::Place) {
      way.turn.worker = static_cast<Worker>(answer.a);
      ++way.cost.workers;
    }
    if (answer.kind == ActionKind::FillOrder && answer.a == order_) way.fills = true;
    if (answer.kind == ActionKind::Row) way.row = answer;
    if (opens_an_action(answer.kind)) {
      way.opened = answer;
    } else if (is_worth_telling(answer.kind)) {
      way.opened.reset();
      way.turn.deeds.push_back(answer);
    }
  }

  // Until the seat is asked something that is not part of an effect.
  void let_others_pass(State& s) {
    while (!s.over && asked_seat(s) != seat_) decline(s);
    if (!s.over) send_automa_home(s);
  }

  // Nobody knows where the Automa's workers will stand in the seasons to come.
  void send_automa_home(State& s) const {
    if (!is_solo(s) || (s.year == start_.year && s.season == start_.season)) return;
    for (const unsigned action : Members(board_of(s).actions_of(s.season))) {
      for (unsigned place = 0; place < kSpacesPerAction; ++place) {
        Occupant& there = s.spaces[space_of(static_cast<ActionId>(action), place)];
        if (there == kAutomaWorker) there = 0;
      }
    }
  }

  // Somebody else passes, or takes as little part as can be.
  void decline(State& s) {
    ActionList legal;
    legal_actions(s, legal);
    for (const ActionKind kind : {ActionKind::Pass, ActionKind::Done, ActionKind::No}) {
      const auto found = std::ranges::find(legal, kind, &Action::kind);
      if (found != legal.end()) return step(s, *found);
    }
    step(s, legal[0]);
  }

  void step(State& s, Action answer) {
    ++steps_;
    try_out(s, answer);
  }

  std::vector<OrderTurn> turns_to(u32 number) const {
    std::vector<OrderTurn> turns;
    for (; number != Stop::kNone; number = stops_[number].before) {
      if (!stops_[number].turn.deeds.empty()) turns.push_back(stops_[number].turn);
    }
    std::ranges::reverse(turns);
    return turns;
  }

  // When, how far it still is, what it has taken, the number of the stop.
  using InLine = std::tuple<When, u32, Cost, u32>;

  Seat seat_;
  Card order_;
  u32 most_steps_;
  State start_;
  OrderNeeds needs_;
  std::vector<Stop> stops_;
  std::priority_queue<InLine, std::vector<InLine>, std::greater<>> line_;
  std::unordered_map<u64, Cost> best_;  // by key
  u32 steps_ = 0;
  // While a stop is looked at.
  u32 from_ = 0;
  const State* before_ = nullptr;
  unsigned ways_ = 0;
};

// Precondition: both lead there.
bool is_shorter(const OrderPlan& one, const OrderPlan& other) {
  const auto measure = [](const OrderPlan& plan) {
    u32 workers = 0;
    i32 lira = 0;
    for (const OrderTurn& turn : plan.turns) {
      workers += turn.worker ? 1 : 0;
      lira -= turn.lira;
    }
    return std::tuple(plan.turns.back().year, plan.turns.back().season, workers, lira);
  };
  return measure(one) < measure(other);
}

}  // namespace

// First without visitors, which is quick; then with them, as far as they could be quicker.
OrderPlan plan_order(const Observation& seen, Card order, u32 most_steps) {
  const When end{static_cast<u16>(seen.seen.year + kOrderYears - 1), Season::Winter};
  OrderPlan plain = Planner(seen, order, Help::None, most_steps / 2).plan(end);
  const When latest = plain.turns.empty() ? end : When{plain.turns.back().year, plain.turns.back().season};
  OrderPlan helped = Planner(seen, order, Help::Visitors, most_steps - plain.steps).plan(latest);
  const u32 steps = plain.steps + helped.steps;
  const bool better = !helped.turns.empty() && (plain.turns.empty() || is_shorter(helped, plain));
  OrderPlan& best = better ? helped : plain;
  best.complete = helped.complete;
  best.steps = steps;
  return best;
}

}  // namespace vendemmia
