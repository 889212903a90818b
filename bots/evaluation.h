// How good a position is. A plug-in: greedy play and the search know nothing else about the game.
#pragma once

#include <array>

#include "engine/game/state.h"

namespace vendemmia {

// Each seat's chance of winning, 0 to 1.
using Chances = std::array<float, kMaxPlayers>;

// How a game will end, or has ended.
struct Outlook {
  Chances chances{};
  float vp = 0;  // of a player who plays alone
};

class Evaluation {
 public:
  virtual ~Evaluation() = default;
  // Where a search stops.
  virtual Outlook outlook(const State& s) const = 0;
  // What the seat's own position is worth, to compare its answers to one question; about in victory points.
  virtual float worth(const State& s, Seat seat) const = 0;
};

// One for each kind of game.
class Evaluations {
 public:
  virtual ~Evaluations() = default;
  virtual const Evaluation& of(const Options& options) const = 0;
};

// Whether the seat has more VP than anybody else.
bool is_ahead(const State& s, Seat seat);

// How the game has ended. Precondition: it is over.
Outlook final_outlook(const State& s);

}  // namespace vendemmia
