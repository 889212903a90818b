// What an answer would lead to, as far as the one who gives it can know.
#pragma once

#include <vector>

#include "engine/game/action.h"
#include "engine/game/event.h"
#include "engine/game/state.h"

namespace vendemmia {

// What comes after the events that are foreseen.
enum class Outcome : u8 {
  Question,  // the seat is asked on
  Unseen,    // a card decides that nobody has seen
  Others,    // somebody else, or the game, goes on
  Over,
};
inline constexpr unsigned kOutcomes = static_cast<unsigned>(Outcome::Over) + 1;

struct Foreseen {
  // Until the next question, somebody else's turn, or a card that only the answer itself may reveal: if the seat
  // draws it, that is the last event, and its face must not be told.
  std::vector<Event> events;
  Outcome then = Outcome::Others;
};

// Precondition: the answer is legal, and the state is consistent with what the seat knows.
Foreseen foresee(const State& s, Seat seat, Action action);

// Whether only the answer itself may show what the event is about.
bool hidden_until_answered(EventKind kind);

}  // namespace vendemmia
