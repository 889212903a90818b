#include "tests/support/oracle.h"

#include "engine/game/changes.h"
#include "engine/game/placement.h"

namespace vendemmia {
namespace {

class Search {
 public:
  Search(unsigned floor, unsigned budget) : floor_(floor), left_(budget) {}

  std::optional<bool> finish(State& s) {
    if (left_ == 0) return std::nullopt;
    --left_;
    Machine m{s, silent_};
    const Step step = run(m, floor_);
    if (step == Step::Stuck) return false;
    if (step == Step::Done) return true;
    ActionList answers;
    Offers offers(answers);
    offers.unfiltered = true;
    operation_of(s.top()).offers(s, s.top(), offers);
    // "No more" stands last and is the shortest way to an end.
    for (std::size_t i = answers.size(); i-- > 0;) {
      const std::optional<bool> finished = after(s, answers[i]);
      if (!finished || *finished) return finished;
    }
    return false;
  }

  std::optional<bool> after(const State& s, Action answer) {
    State next = s;
    Machine m{next, silent_};
    operation_of(next.top()).answer(m, next.top(), answer);
    return finish(next);
  }

 private:
  unsigned floor_;
  unsigned left_;
  Events silent_;
};

Target place_for(const State& s, Worker worker, ActionId action) {
  for (unsigned i = 0; i < kSpacesPerAction; ++i) {
    const Target space = space_of(action, i);
    if (s.spaces[space] == 0 && space_open(s, space)) return space;
  }
  return worker == Worker::Grande ? art_of(action) : kNowhere;
}

}  // namespace

std::optional<bool> can_be_finished(const State& s, unsigned floor, unsigned budget) {
  State copy = s;
  return Search(floor, budget).finish(copy);
}

std::optional<bool> can_be_finished_after(const State& s, Action answer, unsigned floor, unsigned budget) {
  return Search(floor, budget).after(s, answer);
}

std::optional<State> placed_on(const State& s, Seat seat, Worker worker, ActionId action) {
  const Player& p = s.players[seat];
  const bool available = worker == Worker::Grande ? p.grande == kNowhere : p.available != 0;
  const Target target = place_for(s, worker, action);
  if (!available || target == kNowhere) return std::nullopt;
  State placed = s;
  stand_worker(placed, seat, worker, target);
  push(placed, flow_node(Op::TakeSpace), seat, seat);
  edit<Op::TakeSpace>(placed.top())->target = target;
  return placed;
}

Means means_when_placed_on(const State& s, Seat seat, Worker worker, ActionId action) {
  Means means = means_of(s, seat, seat);
  means.at = action;
  if (worker == Worker::Grande) {
    means.grande = false;
  } else {
    --means.regulars;
  }
  return means;
}

}  // namespace vendemmia
