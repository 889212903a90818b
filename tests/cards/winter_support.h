// What the tests of the winter visitors share.
#pragma once

#include "tests/support/table.h"

namespace vendemmia::testing {

// seat 0 holds no winter visitor that can be played.
inline void expect_unplayable(const Table& t) {
  t.expect_question(0, "turn").refuses("place regular play_winter_visitor.left", "cannot carry out");
}

// Whether this player has seen the visitor go into another hand.
inline bool knows(const Table& t, Seat who, Visitor visitor) {
  return contains(t.player(who).knows[static_cast<unsigned>(deck_of(visitor))], card_of(visitor));
}

}  // namespace vendemmia::testing
