// Where a worker may go, and why not elsewhere.
#pragma once

#include "engine/game/interpreter.h"

namespace vendemmia {

// Whether a worker may be placed on an action that cannot be carried out yet: on one's turn the action
// must be possible, the Planner's need not be.
enum class Demand : u8 { PossibleNow, Any };

// Offers the spaces and the art of these actions, a set of ActionId, for both kinds of worker.
// `private_spaces` adds the cart and the yoke.
void offer_placements(const State& s, Seat seat, u16 actions, Demand demand, bool private_spaces,
                      Offers& offers);

// Whether some worker in hand could be placed on one of these actions, possible or not.
bool any_space_open(const Means& means, u16 actions);

// Whether the action can be carried out by a worker standing there, the space's bonus lira included.
bool action_possible(const Means& means, ActionId action, unsigned bonus_lira);

// Precondition: a board space.
inline const SpaceFacts& space_facts(const State& s, Target space) {
  return board_of(s).actions[space / kSpacesPerAction].spaces[space % kSpacesPerAction];
}

// whether the space is used at this player count.
inline bool space_open(const State& s, Target space) {
  return contains(board_of(s).open_spaces[s.options.players], space);
}

// The board's actions whose season is later (or earlier) than the current one.
u16 actions_of_later_seasons(const State& s);
u16 actions_of_earlier_seasons(const State& s);

// whether the friendly variant is in force.
inline bool friendly(const State& s) { return s.options.friendly && s.options.players >= 3; }

}  // namespace vendemmia
