#include "bots/course.h"

#include <cstring>

#include "bots/policy.h"
#include "bots/search/seen_events.h"
#include "bots/worth_telling.h"
#include "engine/game/decision.h"
#include "engine/game/door.h"

namespace vendemmia {
namespace {

// Two years of six players take less.
constexpr std::size_t kMostAnswers = 400;
// Of more answers than these, the best is told by opinion alone.
constexpr std::size_t kLargeQuestion = 32;

// The cards that a seat has held since the question.
class HeldCards {
 public:
  explicit HeldCards(const KnownHand& hand) : cards_(hand) {}

  // Takes out the card that the answer names. False: it is none of these.
  bool give_for(Action answer) {
    const auto named = cards_used_by(answer);
    return !named || give(named->deck, named->any);
  }
  // What leaves the hand and comes back has been drawn.
  void keep_those_in(const KnownHand& hand) {
    for (unsigned deck = 0; deck < kDecks; ++deck) cards_[deck] &= hand[deck];
  }

 private:
  // One of them.
  bool give(Deck deck, CardSet any) {
    CardSet& held = cards_[static_cast<unsigned>(deck)];
    const CardSet fit = held & any;
    held &= ~(fit & (~fit + 1));
    return fit != 0;
  }

  KnownHand cards_;
};

// Listens to a course and tells what its seat does.
class Teller {
 public:
  Teller(const State& s, Seat seat) : seat_(seat), held_cards_(s.players[seat].hand.all()) {}

  // An answer, and those after it that had no alternative, up to where they led.
  void hear(State s, Action answer, const State& after) {
    ActionList legal;
    for (;;) {
      if (pending(s).seat == seat_) hear_own(s, answer);
      try_out(s, answer);
      held_cards_.keep_those_in(s.players[seat_].hand.all());
      if (s.over || std::memcmp(&s, &after, sizeof s) == 0) return;
      legal_actions(s, legal);
      if (legal.size() != 1) return;
      answer = legal[0];
    }
  }
  bool is_done() const { return ended_ || steps_.size() >= kPlanSteps; }
  // All that is to be told, without the answer itself, which is known.
  std::vector<PlanStep> told(Action answer) {
    tell_opened();
    if (!steps_.empty() && steps_.front().action == answer) steps_.erase(steps_.begin());
    return steps_;
  }

 private:
  void hear_own(const State& s, Action answer) {
    // Something new begins.
    if (pending(s).because.kind == Because::Kind::Rule) tell_opened();
    if (is_done()) return;
    if (!held_cards_.give_for(answer)) {
      opened_.reset();
      ended_ = true;
      return;
    }
    const PlanStep step{answer, s.year, s.season};
    if (opens_an_action(answer.kind)) {
      opened_ = step;
    } else if (is_worth_telling(answer.kind) || !begun_) {
      opened_.reset();
      steps_.push_back(step);
    }
    begun_ = true;
  }
  void tell_opened() {
    if (opened_) steps_.push_back(*opened_);
    opened_.reset();
  }

  Seat seat_;
  HeldCards held_cards_;
  std::vector<PlanStep> steps_;
  std::optional<PlanStep> opened_;  // an action of which nothing has been told yet
  bool begun_ = false;              // the answer itself has been heard
  bool ended_ = false;
};

Action likely_answer(const State& s, Seat seat, const ActionList& legal, Evaluation& by,
                     const ExpectedWay& way) {
  if (const auto expected = way.answer(legal)) return *expected;
  const bool own = pending(s).seat == seat;
  return own && legal.size() <= kLargeQuestion ? best_when_settled(by, s, legal)
                                               : best_in_opinion(by, s, legal);
}

}  // namespace

State imagined_world(const Observation& observation, u64 number) {
  Rng rng(Rng(number).next());
  return determinize(observation, rng);
}

Course imagine(State world, Action answer, Evaluation& evaluation, ExpectedWay way) {
  const Seat seat = pending(world).seat;
  const auto last_year = static_cast<u16>(world.year + 1);
  Course course;
  Teller teller(world, seat);
  SeenEvents seen(seat);
  ActionList legal;
  Action next = answer;
  for (;;) {
    const State before = world;
    seen.restart();
    apply(world, next, seen.events(), legal);
    course.answers.push_back(next);
    teller.hear(before, next, world);
    way.follow(next, seen.digest());
    const bool far_enough = legal.empty() || world.year > last_year || course.answers.size() == kMostAnswers;
    if (teller.is_done() || far_enough) break;
    next = likely_answer(world, seat, legal, evaluation, way);
  }
  course.steps = teller.told(answer);
  return course;
}

}  // namespace vendemmia
