// Shared by the tests of the summer visitors. Seat 0 plays the card unless a test says otherwise.
#pragma once

#include "tests/support/table.h"

namespace vendemmia::testing {

using enum Vine;
using enum Structure;

// The card is carried out: it has left the hand, lies on top of its pile, and it is somebody
// else's turn.
inline void expect_done(const Table& t, Visitor visitor, Seat next = 1) {
  EXPECT_FALSE(t.holds(0, visitor));
  EXPECT_TRUE(t.top_discard_is(visitor)) << facts(visitor).name << " is not on top of its pile";
  t.expect_turn(next);
}

// the card is the only summer visitor in hand, so the worker may not even go there.
inline void expect_unplayable(const Table& t, Visitor visitor) {
  EXPECT_TRUE(t.holds(0, visitor));
  EXPECT_EQ(t.hand_size(0, Deck::Summer), 1u);
  EXPECT_FALSE(t.can_play(visitor));
  t.expect_question(0, "turn").refuses("place regular play_summer_visitor.left", "cannot carry out");
}

// All of them but these.
inline Table& build_all_but(Table& t, Seat seat, StructureSet missing) {
  for (unsigned i = 0; i < kStructures; ++i) {
    const auto structure = static_cast<Structure>(i);
    if ((missing & structures(structure)) == 0) t.built(seat, {structure});
  }
  return t;
}

}  // namespace vendemmia::testing
