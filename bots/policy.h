// The quick judgement that greedy play and the search share: what an answer is worth once everything that it begins is done.
#pragma once

#include "bots/evaluation.h"
#include "engine/catalog/orders.h"
#include "engine/game/action.h"
#include "engine/game/event.h"

namespace vendemmia {

// Listens for the orders that a seat fills.
class FilledOrders {
 public:
  explicit FilledOrders(Seat seat) : seat_(seat) {}

  unsigned vp() const { return vp_; }
  Events events() {
    return {[](void* context, const Event& event) {
              auto& to = *static_cast<FilledOrders*>(context);
              if (event.kind == EventKind::OrderFilled && event.seat == to.seat_)
                to.vp_ += kOrderFacts[event.a].vp;
            },
            this};
  }

 private:
  Seat seat_;
  unsigned vp_ = 0;
};

// What the position is worth to the seat that is asked right after this answer.
float worth_at_once(Evaluation& by, const State& s, Action action);
// The same when everything that follows from it is done.
float worth_when_settled(Evaluation& by, const State& s, Action action);

// The best answer by that measure. Precondition: `legal` is not empty.
Action best_at_once(Evaluation& by, const State& s, const ActionList& legal);
Action best_when_settled(Evaluation& by, const State& s, const ActionList& legal);
// Without trying anything, where the evaluation has an opinion; otherwise as best_at_once.
Action best_in_opinion(Evaluation& by, const State& s, const ActionList& legal);

// Whether something is being carried out: a card, an action, a building.
bool inside_an_effect(const State& s);

// Finishes what has begun, each seat answering for its own good, until a turn or another step of the year is due. The question
// that is pending then may have a single answer.
void settle(Evaluation& by, State& s, const Events& events = Events::none());

// Plays on to the first question of the next year, or to the end of the game, everybody by the opinion. `legal` are the answers to the
// question that is pending, before and after.
void finish_year(Evaluation& by, State& s, ActionList& legal, const Events& events = Events::none());

}  // namespace vendemmia
