// With structure cards too the fast reading of "may I?" agrees with the brute-force reading.
#include "tests/support/oracle.h"

#include <gtest/gtest.h>

#include "engine/game/placement.h"
#include "tests/support/rich_positions.h"
#include "tests/tuscany/structures/structure_games.h"

namespace vendemmia {
namespace {

constexpr unsigned kBudget = 20000;

struct Tally {
  unsigned long compared = 0;
  unsigned long possible = 0;

  // Whether the two readings differ; one that was given up says nothing.
  bool differ(bool fast, std::optional<bool> brute) {
    if (!brute) return false;
    ++compared;
    possible += *brute ? 1u : 0u;
    return fast != *brute;
  }
  void expect_telling(unsigned long least) const {
    EXPECT_GT(compared, least);
    EXPECT_GT(possible, compared / 20);
    EXPECT_LT(possible, compared);
  }
};

// Up to five structures out of those that nobody has, wherever there is room.
void build_at_random(State& s, Seat seat, Rng& rng) {
  Player& p = s.players[seat];
  CardSet taken = 0;
  for (const Player& one : s.players)
    taken |= one.built_cards() | one.hand[static_cast<unsigned>(Deck::Structure)];
  for (unsigned place = 0; place < kBuildingPlaces; ++place) {
    const bool free = place < kMatPlaces ? p.buildings[place] == 0 : field_empty(p, place - kMatPlaces);
    const unsigned card = rng.below(kStructureCardCount);
    if (!free || contains(taken, card) || rng.below(3) == 0) continue;
    taken |= bit(card);
    p.buildings[place] = static_cast<u8>(card + 1);
  }
}

template <class Call>
void for_each_built_position(unsigned games, Call call) {
  for_each_structure_decision(games, [&](const Moment& moment) {
    if (pending(moment.state).question != Question::Turn || !moment.sampled(3)) return;
    State rich = moment.state;
    const Seat seat = pending(rich).seat;
    make_rich(rich, seat, moment.rng);
    build_at_random(rich, seat, moment.rng);
    call(moment, rich, seat);
  });
}

std::optional<bool> brute(const State& s, NodeRef program, Seat seat) {
  State copy = s;
  const unsigned floor = copy.stack_size;
  push(copy, program, seat, seat);
  return can_be_finished(copy, floor, kBudget);
}

TEST(StructureOracle, AgreesWhichPrivateSpacesMayBeUsed) {
  Tally tally;
  for_each_built_position(structure_games(2), [&](const Moment& moment, const State& s, Seat seat) {
    for (unsigned place = 0; place < kBuildingPlaces; ++place) {
      const unsigned card = s.players[seat].buildings[place];
      if (card == 0 || kStructureCardFacts[card - 1u].kind != CardKind::Action) continue;
      const NodeRef program = program_of(static_cast<StructureCard>(card - 1u));
      const bool fast = feasible(means_of(s, seat, seat), program);
      ASSERT_FALSE(tally.differ(fast, brute(s, program, seat)))
          << where(moment) << ": " << kStructureCardFacts[card - 1u].name << ", fast says " << fast;
    }
  });
  tally.expect_telling(500);
}

TEST(StructureOracle, AgreesWhichActionsAreMadePossibleByStructures) {
  Tally tally;
  for_each_built_position(structure_games(4), [&](const Moment& moment, const State& s, Seat seat) {
    for (unsigned action : Members(board_of(s).actions_of(s.season))) {
      const std::optional<State> placed = placed_on(s, seat, Worker::Regular, static_cast<ActionId>(action));
      if (!placed) continue;
      const Means means = means_when_placed_on(s, seat, Worker::Regular, static_cast<ActionId>(action));
      const bool fast = action_possible(means, static_cast<ActionId>(action), 0);
      ASSERT_FALSE(tally.differ(fast, brute(*placed, board_of(s).actions[action].effect, seat)))
          << where(moment) << ": " << kActionNames[action].id << ", fast says " << fast;
    }
  });
  tally.expect_telling(500);
}

}  // namespace
}  // namespace vendemmia
