// Where a game can stand that is described from outside: at one of the ordinary questions, where season and turn say everything, or in the
// middle of an effect, by its unfinished work as it was written down. Besides new_game() the only way into a game.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "engine/game/event.h"
#include "engine/game/state.h"

namespace vendemmia {

enum class Juncture : u8 {
  Setup,         // the mamas are dealt; the two-parents choice, or the papas' gifts, clockwise
  Rows,          // those before the player whose turn it is have a row, the others have none
  Turns,         // workers are placed
  FallVisitors,  // drawn in the order of the chart
  YearEnd,       // all of it is to come; nobody has the turn
  HandLimits,  // ageing, workers and residuals are done; the hands are checked in the order of the chart
};

// Which of them a position is at that names its season only: one of the first four.
Juncture juncture_of(const State& s);
// Who comes first there when nobody is named.
Seat first_to_act(const State& s);
// Whether rows of the wake-up chart are being chosen: in spring, with a seasonal chart only where somebody has none.
bool chooses_rows(const State& s);
// Whether all players end their year together, as the last two have it.
bool ends_years_together(const State& s);

// Precondition: nothing is unfinished yet, and the board knows such a juncture.
void stand_at(State& s, Juncture juncture, Seat turn);

// One piece of unfinished work, for storing: what the numbers mean is the engine's business.
inline constexpr unsigned kWorkNumbers = 7;
using WrittenWork = std::array<u16, kWorkNumbers>;
inline constexpr unsigned kMostWork = State::kStackRoom;
// The largest value that a number may have.
u16 most_in_work(unsigned number);

// The outermost first.
std::vector<WrittenWork> unfinished_work(const State& s);
// Precondition: nothing is unfinished yet, and this was written in the same position.
void resume(State& s, std::span<const WrittenWork> work);

// To the next question.
void run_on(State& s, const Events& events);

}  // namespace vendemmia
