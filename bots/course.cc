#include "bots/course.h"

#include "bots/policy.h"
#include "bots/search/seen_events.h"
#include "engine/catalog/vines.h"
#include "engine/game/decision.h"
#include "engine/game/door.h"

namespace vendemmia {
namespace {

// Two years of six players take less.
constexpr std::size_t kMostAnswers = 400;
// Of more answers than these, the best is told by opinion alone.
constexpr std::size_t kLargeQuestion = 32;

// What a player would name when asked about plans. Options, payments, discards and passes follow from it, or do not matter.
bool is_worth_telling(ActionKind kind) {
  switch (kind) {
    case ActionKind::Play:
    case ActionKind::Plant:
    case ActionKind::Uproot:
    case ActionKind::Switch:
    case ActionKind::SellGrape:
    case ActionKind::SellField:
    case ActionKind::BuyField:
    case ActionKind::Harvest:
    case ActionKind::MakeWine:
    case ActionKind::FillOrder:
    case ActionKind::Build:
    case ActionKind::Train:
    case ActionKind::TrainSpecial:
    case ActionKind::BuildCard:
    case ActionKind::Star:
    case ActionKind::MoveStar:
    case ActionKind::SellWine: return true;
    default: return false;
  }
}

// Worth telling only where nothing is that it leads to: "plant Pinot" says more than "plant a vine".
bool opens_an_action(ActionKind kind) { return kind == ActionKind::Place || kind == ActionKind::TakeAction; }

// The cards that a seat has held since the question.
class HeldCards {
 public:
  explicit HeldCards(const KnownHand& hand) : cards_(hand) {}

  // Takes out the card that the answer names. False: it is none of these.
  bool give_for(Action answer) {
    switch (answer.kind) {
      case ActionKind::Play: {
        const auto visitor = static_cast<Visitor>(answer.a);
        return give(deck_of(visitor), bit(card_of(visitor)));
      }
      case ActionKind::Plant: return give(Deck::Vine, kCardsOfVine[answer.a]);
      case ActionKind::FillOrder: return give(Deck::Order, bit(answer.a));
      case ActionKind::BuildCard: return give(Deck::Structure, bit(answer.a));
      default: return true;
    }
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

  // An answer, and as many after it as had no alternative.
  void hear(State s, Action answer, unsigned forced) {
    ActionList legal;
    for (;;) {
      if (pending(s).seat == seat_) hear_own(s, answer);
      try_out(s, answer);
      held_cards_.keep_those_in(s.players[seat_].hand.all());
      if (forced-- == 0) return;
      legal_actions(s, legal);
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

// What the searching seat sees, and how many questions had a single answer.
struct Ears {
  explicit Ears(Seat seat) : seen(seat) {}

  Events events() {
    return {[](void* context, const Event& event) {
              auto& ears = *static_cast<Ears*>(context);
              if (event.kind == EventKind::Forced) ++ears.forced;
              ears.seen.events().tell(event);
            },
            this};
  }
  void restart() {
    seen.restart();
    forced = 0;
  }

  SeenEvents seen;
  unsigned forced = 0;
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
  Ears ears(seat);
  ActionList legal;
  Action next = answer;
  for (;;) {
    const State before = world;
    ears.restart();
    apply(world, next, ears.events(), legal);
    course.answers.push_back(next);
    teller.hear(before, next, ears.forced);
    way.follow(next, ears.seen.digest());
    const bool far_enough = legal.empty() || world.year > last_year || course.answers.size() == kMostAnswers;
    if (teller.is_done() || far_enough) break;
    next = likely_answer(world, seat, legal, evaluation, way);
  }
  course.steps = teller.told(answer);
  return course;
}

}  // namespace vendemmia
