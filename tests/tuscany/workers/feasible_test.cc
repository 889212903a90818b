// The fast reading of "may this worker go there, may this be answered?" agrees with the brute-force reading.
#include <gtest/gtest.h>

#include "engine/game/placement.h"
#include "tests/support/oracle.h"
#include "tests/support/rich_positions.h"
#include "tests/tuscany/workers/worker_games.h"

namespace vendemmia {
namespace {

constexpr unsigned kBudget = 5000;

struct Tally {
  unsigned long compared = 0;
  unsigned long impossible = 0;
  unsigned long given_up = 0;

  bool differ(bool fast, std::optional<bool> brute) {
    given_up += brute ? 0u : 1u;
    compared += brute ? 1u : 0u;
    impossible += brute && !*brute ? 1u : 0u;
    return brute && fast != *brute;
  }
};

// a theft may bring what the action needs, but that does not count.
bool waits_for_a_theft(const State& s, Action action) {
  const ActionId to = action_of(action.b);
  return static_cast<Worker>(action.a) == Worker::Innkeeper && to != kNoAction &&
         node(board_of(s).actions[to].effect).op == Op::PlayVisitor;
}

void compare_placements(const Moment& moment, const State& s, Tally& tally) {
  ActionList legal;
  RefusedActions refused;
  explain_actions(s, legal, refused);
  for (const Action& action : legal) {
    if (action.kind != ActionKind::Place) continue;
    ASSERT_FALSE(tally.differ(true, can_be_finished_after(s, action, s.stack_size, kBudget)))
        << where(moment) << ": " << text_of(action) << " is a dead end";
  }
  for (const RefusedAction& one : refused) {
    if (one.refusal.reason != Reason::ActionImpossible || waits_for_a_theft(s, one.action)) continue;
    ASSERT_FALSE(tally.differ(false, can_be_finished_after(s, one.action, s.stack_size, kBudget)))
        << where(moment) << ": " << text_of(one.action) << " would have led to an end";
  }
}

TEST(WorkerGames, ReadPlacementsAsTheBruteForceDoes) {
  Tally tally;
  for_each_worker_decision(worker_games(20), [&](const Moment& moment) {
    // In the friendly variant a second visitor is a duty while there is one to play, which brute force would have to try.
    if (moment.state.options.friendly) return;
    if (pending(moment.state).question != Question::Turn || !moment.sampled(2)) return;
    compare_placements(moment, moment.state, tally);
    State rich = moment.state;
    make_rich(rich, pending(rich).seat, moment.rng);
    compare_placements(moment, rich, tally);
  });
  EXPECT_GT(tally.compared, worker_games(20) * 100ul);
  EXPECT_GT(tally.impossible, tally.compared / 50);
  EXPECT_LT(tally.given_up, tally.compared / 50);
}

bool claims_a_dead_end(Reason reason) {
  return reason == Reason::OptionImpossible || reason == Reason::VisitorImpossible ||
         reason == Reason::StrandsLaterPart || reason == Reason::NeedsBonusFirst ||
         reason == Reason::ActionImpossible;
}

bool inside_an_effect(const State& s) {
  return s.stack_size != 0 &&
         (node(s.top().node).op == Op::TakeSpace || node(s.top().node).op >= Op::SpecialWorker);
}

// The frame that must come to its end: the outermost guarded one, or the one that asks.
unsigned floor_of(const State& s) {
  for (unsigned i = 0; i < s.stack_size && s.guards != 0; ++i) {
    if (node(s.stack[i].node).guarded) return i;
  }
  return s.stack_size - 1u;
}

void compare_answers(const Moment& moment, const State& s, Tally& tally) {
  ActionList legal;
  RefusedActions refused;
  explain_actions(s, legal, refused);
  for (const Action& action : legal) {
    ASSERT_FALSE(tally.differ(true, can_be_finished_after(s, action, floor_of(s), kBudget)))
        << where(moment) << ": " << text_of(action) << " is a dead end";
  }
  for (const RefusedAction& one : refused) {
    // paying for a bonus that comes to nothing would be an end, but not a bonus.
    if (!claims_a_dead_end(one.refusal.reason) || pending(s).question == Question::BonusAgain) continue;
    if (one.action.kind == ActionKind::Rob) continue;
    ASSERT_FALSE(tally.differ(false, can_be_finished_after(s, one.action, floor_of(s), kBudget)))
        << where(moment) << ": " << name_of(pending(s).question) << ", " << text_of(pending(s).because)
        << ": " << text_of(one.action) << " would have led to an end";
  }
}

TEST(WorkerGames, ReadAnswersAsTheBruteForceDoes) {
  Tally tally;
  for_each_worker_decision(worker_games(20), [&](const Moment& moment) {
    if (pending(moment.state).question != Question::Turn || !moment.sampled(5)) return;
    State rich = moment.state;
    make_rich(rich, pending(rich).seat, moment.rng);
    ActionList legal;
    legal_actions(rich, legal);
    do {
      apply(rich, answer_of_a_master(0, legal, moment.rng), Events::none(), legal);
      if (inside_an_effect(rich)) compare_answers(moment, rich, tally);
    } while (inside_an_effect(rich) && !::testing::Test::HasFatalFailure());
  });
  EXPECT_GT(tally.compared, worker_games(20) * 10ul);
  EXPECT_GT(tally.impossible, 0u);
  EXPECT_LT(tally.given_up, tally.compared / 20);
}

}  // namespace
}  // namespace vendemmia
