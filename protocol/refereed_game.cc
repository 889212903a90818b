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
  return begin(Journal{options, seed, {}});
}

RefereedGame RefereedGame::begin(const Journal& journal) {
  RefereedGame game;
  game.recorded_ = true;
  game.journal_ = {journal.options, journal.seed, {}, journal.redeals};
  game.remember(first_position(game.journal_, into(game.events_)));
  for (const Action& action : journal.actions) game.play(action);
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
  if (!recorded_) return std::nullopt;
  return journal_;
}

void RefereedGame::play(Action action) {
  journal_.actions.push_back(action);
  State next = state();
  const GameWatch watch(next, actions().data(), actions().size());
  replay_step(journal_, actions().size() - 1, next, into(events_));
  remember(next);
}

void RefereedGame::undo(std::size_t count) {
  const std::size_t left = positions_.size() - count;
  positions_.resize(left);
  events_before_.resize(left);
  shorten(journal_, left - 1);
  events_.resize(events_before_.back());
}

}  // namespace vendemmia
