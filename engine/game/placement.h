// Where a worker may go, and why not elsewhere.
#pragma once

#include "engine/game/interpreter.h"

namespace vendemmia {

// Whether a worker may be placed on an action that cannot be carried out yet: on one's turn the action
// must be possible, the Planner's need not be.
enum class Demand : u8 { PossibleNow, Any };

// Offers the spaces and the art of these actions, a set of ActionId, for both kinds of worker.
// `private_spaces` adds the cart and the yoke.
void offer_placements(const State& s, Seat seat, ActionSet actions, Demand demand, bool private_spaces,
                      Offers& offers);

// Whether some worker in hand could be placed on one of these actions, possible or not.
bool any_space_open(const Means& means, ActionSet actions);

// Whether the action can be carried out by a worker standing there, the space's bonus lira included.
bool action_possible(const Means& means, ActionId action, unsigned bonus_lira);

// Precondition: a board space.
inline const SpaceFacts& space_facts(const State& s, Target space) {
  return board_of(s).actions[space / kSpacesPerAction].spaces[space % kSpacesPerAction];
}

// What the bonuses add to the purse when they are taken first: the space's own, and the one that a token buys
// (Action::c of a placement: the position of its space, + 1; 0: no token).
inline unsigned bonus_lira(const State& s, Target target, u8 token) {
  unsigned lira = is_space(target) ? space_facts(s, target).bonus_lira : 0u;
  if (token != 0) lira += space_facts(s, space_of(board_action(target), token - 1u)).bonus_lira;
  return lira;
}

// What a worker does on the construction mat or on a structure card.
inline NodeRef private_program(const Player& p, Target target) {
  if (target == kDestroySpace) return destroy_program();
  return program_of(static_cast<StructureCard>(p.buildings[place_of(target)] - 1));
}

// The worker stands there; its action and bonuses are to come.
void push_space(State& s, Seat seat, Target target, u8 token);

// The space whose bonus is asked for. Precondition: a frame of Op::TakeSpace that asks.
inline Target asked_bonus(const Frame& f) {
  return f.memory[3] == 0 ? f.memory[0] : space_of(board_action(f.memory[0]), f.memory[1] - 1u);
}

// All spaces that are in use and where nobody stands, as a set.
u64 free_spaces(const State& s);

// whether the space is used at this player count.
inline bool space_open(const State& s, Target space) {
  return contains(board_of(s).open_spaces[s.options.players], space);
}

// The board's actions whose season is later (or earlier) than the current one.
ActionSet actions_of_later_seasons(const State& s);
ActionSet actions_of_earlier_seasons(const State& s);

// whether the friendly variant is in force.
inline bool friendly(const State& s) { return s.options.friendly && s.options.players >= 3; }

}  // namespace vendemmia
