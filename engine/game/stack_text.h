// The unfinished work of a position in words, for messages to developers.
#pragma once

#include <string>

#include "engine/game/action.h"
#include "engine/game/state.h"

namespace vendemmia {

// "Game > PlacementSeason > Turn(seat 0) > PlayVisitor(banker) > EachPlayerMay > May(seat 1)".
std::string stack_text(const State& s);

// While it lives, a failed CHECK prints the stack of this game and its last actions before the program stops.
// One game at a time; for programs that hold a game, not for searches.
class GameWatch {
 public:
  GameWatch(const State& s, const Action* actions, std::size_t count);
  ~GameWatch();
  GameWatch(const GameWatch&) = delete;
  GameWatch& operator=(const GameWatch&) = delete;
};

}  // namespace vendemmia
