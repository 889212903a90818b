#include "engine/game/foresee.h"

#include <utility>

#include "engine/game/door.h"

namespace vendemmia {
namespace {

// Listens until nothing more can be foreseen.
class Foresight {
 public:
  explicit Foresight(Seat seat) : seat_(seat) {}

  Events events() {
    return {[](void* context, const Event& event) { static_cast<Foresight*>(context)->hear(event); }, this};
  }

  Foreseen after(const State& s) {
    if (foreseen_.then == Outcome::Unseen) return std::move(foreseen_);
    const Decision next = pending(s);
    if (s.over) {
      foreseen_.then = Outcome::Over;
    } else if (next.seat == seat_ && next.question != Question::Turn) {
      foreseen_.then = Outcome::Question;
    }
    return std::move(foreseen_);
  }

 private:
  void hear(const Event& event) {
    // Forced, VisitorDone: nothing that the others do not say.
    if (ended_ || event.kind == EventKind::Forced || event.kind == EventKind::VisitorDone) return;
    if (hidden_until_answered(event.kind)) {
      if (event.kind == EventKind::Drew && event.seat == seat_) foreseen_.events.push_back(event);
      foreseen_.then = Outcome::Unseen;
      ended_ = true;
    } else if (leads_on(event)) {
      ended_ = true;
    } else {
      foreseen_.events.push_back(event);
    }
  }

  // To somebody else, or to what the game does by itself.
  bool leads_on(const Event& event) const {
    return (event.seat != kNoSeat && event.seat != seat_) || event.kind == EventKind::SeasonBegan ||
           event.kind == EventKind::YearBegan;
  }

  Seat seat_;
  bool ended_ = false;
  Foreseen foreseen_;
};

}  // namespace

bool hidden_until_answered(EventKind kind) {
  return kind == EventKind::Drew || kind == EventKind::Revealed || kind == EventKind::Gave ||
         kind == EventKind::Reshuffled || kind == EventKind::DeckEmpty || kind == EventKind::AutomaDrew ||
         kind == EventKind::AutomaReshuffled;
}

Foreseen foresee(const State& s, Seat seat, Action action) {
  State copy = s;
  Foresight foresight(seat);
  apply(copy, action, foresight.events());
  return foresight.after(copy);
}

}  // namespace vendemmia
