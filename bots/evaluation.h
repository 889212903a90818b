// How good a position is. A plug-in: greedy play and the search know nothing else about the game.
#pragma once

#include <array>
#include <memory>
#include <span>

#include "engine/game/action.h"
#include "engine/game/state.h"

namespace vendemmia {

// Each seat's chance of winning, 0 to 1.
using Chances = std::array<float, kMaxPlayers>;

// How a game will end, or has ended.
struct Outlook {
  Chances chances{};
  std::array<float, kMaxPlayers> margins{};  // VP ahead of the best other; 0 where the evaluation has no idea
  float vp = 0;                              // of a player who plays alone
};

// A hand as it was before something was tried out. What is drawn in trying is nobody's knowledge yet.
using KnownHand = std::array<CardSet, kDecks>;

// One belongs to one thread: it may remember what it has seen last.
class Evaluation {
 public:
  virtual ~Evaluation() = default;
  // Where a search stops.
  virtual Outlook outlook(const State& s) = 0;
  // What the seat's own position is worth, to compare its answers to one question; about in victory points. `known` is its hand
  // at that question.
  virtual float worth(const State& s, Seat seat, const KnownHand& known) = 0;
  // What a VP from an order counts besides itself: as VP of margin, for which a search plays with
  // others, and in worth(). A position does not show it for an order that was
  // filled on the way there, so whoever went that way adds it.
  virtual float order_margin() const { return 0; }
  virtual float order_worth(bool /*alone*/) const { return 0; }
  // Whether it has an opinion on answers that were not tried out, and that opinion: logarithms of how likely each is, up to a
  // constant for all.
  virtual bool has_opinion() const { return false; }
  virtual void opinion(const State&, const ActionList&, std::span<float>) {}
};

// Makes one for a kind of game.
class Evaluations {
 public:
  virtual ~Evaluations() = default;
  virtual std::unique_ptr<Evaluation> make(const Options& options) const = 0;
  // Whether it is about such games.
  virtual bool is_meant_for(const Options&) const { return true; }
};

// The evaluation for the game at hand, made when the first question of another kind of game comes.
class CurrentEvaluation {
 public:
  explicit CurrentEvaluation(std::shared_ptr<const Evaluations> evaluations)
      : evaluations_(std::move(evaluations)) {}

  bool is_meant_for(const Options& options) const { return evaluations_->is_meant_for(options); }
  Evaluation& of(const Options& options) {
    if (current_ == nullptr || options != options_) {
      options_ = options;
      current_ = evaluations_->make(options);
    }
    return *current_;
  }

 private:
  std::shared_ptr<const Evaluations> evaluations_;
  Options options_;
  std::unique_ptr<Evaluation> current_;
};

// Whether the seat has more VP than anybody else.
bool is_ahead(const State& s, Seat seat);

// VP ahead of the best other, alone of the Automa.
int margin_of(const State& s, Seat seat);

// How the game has ended. Precondition: it is over.
Outlook final_outlook(const State& s);

}  // namespace vendemmia
