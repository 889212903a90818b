#include "engine/game/door.h"
#include "engine/game/stack_text.h"
#include "protocol/position.h"
#include "protocol/session.h"

namespace vendemmia {
namespace {

Events into(std::vector<Event>& events) {
  return {
      [](void* context, const Event& event) { static_cast<std::vector<Event>*>(context)->push_back(event); },
      &events};
}

}  // namespace

void RefereedGame::remember(const State& s) {
  positions_.push_back(s);
  events_before_.push_back(events_.size());
}

RefereedGame RefereedGame::begin(const Options& options, Seed seed) {
  RefereedGame game;
  game.seed_ = seed;
  game.remember(new_game(options, seed, into(game.events_)));
  return game;
}

std::optional<RefereedGame> RefereedGame::from_position(const Json& position, std::optional<Fault>& fault) {
  RefereedGame game;
  const PositionRead read = read_position(position, into(game.events_));
  fault = read.fault;
  if (fault) return std::nullopt;
  game.remember(read.state);
  return game;
}

std::optional<Journal> RefereedGame::journal() const {
  if (!seed_) return std::nullopt;
  return Journal{state().options, *seed_, actions_};
}

void RefereedGame::play(Action action) {
  actions_.push_back(action);
  State next = state();
  const GameWatch watch(next, actions_.data(), actions_.size());
  apply(next, action, into(events_));
  remember(next);
}

void RefereedGame::undo(std::size_t count) {
  const std::size_t left = positions_.size() - count;
  positions_.resize(left);
  events_before_.resize(left);
  actions_.resize(left - 1);
  events_.resize(events_before_.back());
}

}  // namespace vendemmia
