// What is said to be enough for an effect is enough: the reading of its tree agrees.
#include <gtest/gtest.h>

#include "engine/game/feasible.h"
#include "tests/support/random_games.h"

namespace vendemmia {
namespace {

bool is_enough(const Means& means, NodeRef ref) {
  return means.lira >= kJudgements[ref].enough.lira || means.vp >= kJudgements[ref].enough.vp;
}

TEST(Enough, IsNeverTooLittle) {
  unsigned long enough = 0;
  unsigned long open = 0;
  for_each_decision(games_to_play(20), [&](const Moment& moment) {
    if (moment.state.stack_size == 0 || !moment.sampled(7)) return;
    const Seat seat = pending(moment.state).seat;
    const Means means = means_of(moment.state, seat, seat);
    const auto compare = [&](NodeRef ref) {
      const bool said = is_enough(means, ref);
      ++(said ? enough : open);
      ASSERT_TRUE(!said || kJudgements[ref].in_detail(means, ref)) << where(moment) << ", node " << ref;
    };
    for (unsigned visitor = 0; visitor < kVisitors; ++visitor)
      compare(program_of(static_cast<Visitor>(visitor)));
    for (unsigned action : Members(board_of(moment.state).all_actions))
      compare(board_of(moment.state).actions[action].effect);
  });
  EXPECT_GT(enough, 1000u);
  EXPECT_GT(open, 1000u);
}

TEST(Enough, AddsUpOverASequence) {
  // Trade: one of four things, of which lira and VP are counted.
  const NodeRef trade = board_of(BoardId::Extended).actions[static_cast<unsigned>(BoardAction::Trade)].effect;
  EXPECT_EQ(kJudgements[trade].enough.lira, 3);
  EXPECT_EQ(kJudgements[trade].enough.vp, kLeastVp + 1);
  EXPECT_EQ(kJudgements[program_of(Visitor::Broker)].enough.lira, 9);
  EXPECT_EQ(kJudgements[program_of(Visitor::Broker)].enough.vp, kLeastVp + 2);
  EXPECT_LE(kJudgements[program_of(Visitor::Banker)].enough.lira, 0);
}

}  // namespace
}  // namespace vendemmia
