// Positions as JSON, both ways. docs/referee.md describes every field.
//
// read_position() is the one place besides new_game() that makes a State: it fills in what is missing, stands where
// season and turn say, and lets the engine run to the next question.
#pragma once

#include <optional>
#include <string>

#include "engine/game/event.h"
#include "engine/game/observe.h"
#include "engine/game/state.h"
#include "protocol/input.h"
#include "protocol/json.h"

namespace vendemmia {

// The complete position. read_position() gives the same bytes back.
Json position_json(const State& s);

// Whether season and turn say everything about where the game stands: at a papa's gift, a rooster, a turn, and at the end.
bool is_ordinary(const State& s);
// The text of position_json(), in a tenth of the time: it is not read back to see whether anything is left unsaid.
// Precondition: is_ordinary(s).
std::string ordinary_position(const State& s);

// The same layout, with sizes and counts where the seat may not see cards.
Json view_json(const Observation& o);

// {"seat", "kind", "because"}; with "standings" when the game is over.
Json question_json(const State& s);

Json options_json(const Options& options);
// Missing fields have the defaults of Options. The result can be played when there is no fault.
Options read_options(const Input& input);

// A playable position, or the first fault.
struct PositionRead {
  State state;
  std::optional<Fault> fault;
};
PositionRead read_position(const Json& position, const Events& events);

}  // namespace vendemmia
