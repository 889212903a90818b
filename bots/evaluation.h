// How good a position is. A plug-in: greedy play and the search know nothing else about the game.
#pragma once

#include <array>

#include "engine/game/state.h"

namespace vendemmia {

// Each seat's chance to win, 0 to 1.
using Chances = std::array<float, kMaxPlayers>;

class Evaluation {
 public:
  virtual ~Evaluation() = default;
  // Where a search stops.
  virtual Chances chances(const State& s) const = 0;
  // What the seat's own position is worth, to compare its answers to one question; about in victory points.
  virtual float worth(const State& s, Seat seat) const = 0;
};

// For every kind of game one.
class Evaluations {
 public:
  virtual ~Evaluations() = default;
  virtual const Evaluation& of(const Options& options) const = 0;
};

// How the game has ended. Precondition: it is over.
Chances final_chances(const State& s);

// Alone against the Automa winning is half of it, and the VP are the other half: even who is far behind has something to
// play for.
float solo_chance(float winning, float vp);

}  // namespace vendemmia
