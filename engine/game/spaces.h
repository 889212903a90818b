// The spaces of the board as everybody sees them.
#pragma once

#include "engine/game/state.h"

namespace vendemmia {

// Precondition: a board space.
inline const SpaceFacts& space_facts(const State& s, Target space) {
  return board_of(s).actions[space / kSpacesPerAction].spaces[space % kSpacesPerAction];
}

// whether the space is used at this player count.
inline bool space_open(const State& s, Target space) {
  return contains(board_of(s).open_spaces[s.options.players], space);
}

// The spaces on which somebody stands, as a set.
u64 taken_spaces(const State& s);

}  // namespace vendemmia
