// The door: the interface to the engine for people, bots, tests, replay and the network. Nothing else
// changes a State.
#pragma once

#include <optional>

#include "engine/game/action.h"
#include "engine/game/decision.h"
#include "engine/game/event.h"
#include "engine/game/reason.h"
#include "engine/game/state.h"

namespace vendemmia {

// Deals and runs to the first question. Precondition: problem_with(options) is empty.
State new_game(const Options& options, Seed seed);
State new_game(const Options& options, Seed seed, const Events& events);

// pending(state): who is asked, what kind, because of which card or rule: decision.h.

// All legal answers, ascending; empty when the game is over.
void legal_actions(const State& s, ActionList& list);

// Also similar answers that are not legal, each with its reason.
void explain_actions(const State& s, ActionList& legal, RefusedActions& refused);

// Empty: legal. Otherwise a code and a sentence a player understands.
std::optional<Refusal> check(const State& s, Action action);
// The same for who has the lists of explain_actions() already.
std::optional<Refusal> check(const State& s, Action action, const ActionList& legal,
                             const RefusedActions& refused);

// Precondition: check() is empty. Runs to the next question.
void apply(State& s, Action action, const Events& events);

// The same, and lists the legal answers to the next question, which it has to find anyway.
void apply(State& s, Action action, const Events& events, ActionList& next);

// The same for looking ahead: it stops at the next question, even at one that has a single
// answer, and lists nothing. legal_actions() lists the answers, if they are wanted.
void try_out(State& s, Action action, const Events& events = Events::none());

// Passing on paper: as if the player were out of the season and nothing had followed.
inline State with_pass(const State& s, Seat seat) {
  State after = s;
  after.players[seat].passed = true;
  return after;
}

}  // namespace vendemmia
