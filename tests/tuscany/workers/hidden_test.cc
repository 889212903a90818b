// What others may know of the Oracle's cards.
#include "engine/game/observe.h"
#include "engine/game/oracle.h"
#include "tests/tuscany/workers/workers.h"

namespace vendemmia::testing {
namespace {

constexpr auto kVineDeck = static_cast<unsigned>(Deck::Vine);

WorkerTable oracle_of_three() {
  WorkerTable t = workers(3, Worker::Oracle, Worker::Farmer).owns(0, Worker::Oracle);
  t.vines(0, {Vine::Merlot, Vine::Pinot}).on_top(Vine::Pinot).on_top(Vine::Syrah);
  return t;
}

RULING_TEST(429, OnlyTheOwnerSeesTheCandidates) {
  WorkerTable t = oracle_of_three();
  t.place(0, "oracle draw_vine.left");
  t.answer(0, "yes");
  const State& s = t.state();
  const Observation own = observe(s, 0);
  EXPECT_EQ(own.seen.top().memory, s.top().memory);
  const Observation other = observe(s, 1);
  unsigned drawn = 0;
  for (const u8 place : memory<Op::OracleDraw>(other.seen.top()).drawn) {
    EXPECT_TRUE(place == 0 || place == kUnknownCard);
    drawn += place != 0 ? 1u : 0u;
  }
  EXPECT_EQ(drawn, 2u);  // how many is public
  EXPECT_EQ(other.seen.players[0].hand[kVineDeck], 0u);
  EXPECT_EQ(other.hand_counts[0][kVineDeck], 4);
}

RULING_TEST(429, BelievedCandidatesAreInTheHandAndWereNeverSeen) {
  WorkerTable t = oracle_of_three();
  const CardSet seen = t.raw().players[0].hand[kVineDeck];
  t.raw().players[1].knows[kVineDeck] = seen;  // both old cards
  t.place(0, "oracle draw_vine.left");
  t.answer(0, "yes");
  const Observation o = observe(t.state(), 1);
  Rng rng(5);
  for (int i = 0; i < 50; ++i) {
    const State believed = determinize(o, rng);
    EXPECT_TRUE(observe(believed, 1) == o);
    for (const u8 place : memory<Op::OracleDraw>(believed.top()).drawn) {
      if (place == 0) continue;
      EXPECT_TRUE(contains(believed.players[0].hand[kVineDeck], place - 1u));
      EXPECT_FALSE(contains(seen, place - 1u)) << "that one was in the hand before";
    }
  }
}

// The discarded one is public, and it is one of the cards just drawn: what was known of the hand stays known.
RULING_TEST(429, ADiscardedCopyIsTheDrawnOne) {
  WorkerTable t = oracle_of_three();
  const CardSet pinot = t.raw().players[0].hand[kVineDeck] & cards_of(Vine::Pinot);
  t.raw().players[1].knows[kVineDeck] = pinot;
  t.place(0, "oracle draw_vine.left");
  t.answers(0, {"yes", "discard vine pinot"});
  EXPECT_TRUE(t.top_discard_is(Vine::Pinot));
  EXPECT_EQ(t.holds(0, Vine::Pinot), 1u);
  EXPECT_EQ(observe(t.state(), 1).seen.players[0].hand[kVineDeck], pinot);
}

}  // namespace
}  // namespace vendemmia::testing
