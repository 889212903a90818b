// The fast reading of "may I?" agrees with the brute-force reading wherever that comes to an end.
#include "tests/support/oracle.h"

#include <gtest/gtest.h>

#include "engine/catalog/visitor_names.h"
#include "engine/game/invariants.h"
#include "engine/game/placement.h"
#include "tests/support/oracle.h"
#include "tests/support/random_games.h"
#include "tests/support/rich_positions.h"

namespace vendemmia {
namespace {

constexpr unsigned kBudget = 20000;

// How many comparisons came to an end, and how many were given up.
struct Tally {
  unsigned long compared = 0;
  unsigned long possible = 0;
  unsigned long given_up = 0;

  // Whether the two readings differ; counts.
  bool differ(bool fast, std::optional<bool> brute) {
    if (!brute) {
      ++given_up;
      return false;
    }
    ++compared;
    possible += *brute ? 1u : 0u;
    return fast != *brute;
  }

  void expect_telling(unsigned long least) const {
    EXPECT_GT(compared, least);
    EXPECT_GT(possible, compared / 20) << "too few possible ones to tell anything";
    EXPECT_LT(possible, compared) << "no impossible ones to tell anything";
    EXPECT_LT(given_up, compared / 50) << "too many given up";
  }
};

std::string name_of(Visitor visitor) { return std::string(facts(visitor).id); }

// The visitors in hand that the season's action could play, one by one.
void compare_visitors(const Moment& moment, const State& s, Worker worker, ActionId action, Tally& tally) {
  const Seat seat = pending(s).seat;
  const NodeRef effect = board_of(s).actions[action].effect;
  if (node(effect).op != Op::PlayVisitor) return;
  std::optional<State> placed = placed_on(s, seat, worker, action);
  if (!placed) return;
  const Means means = means_when_placed_on(s, seat, worker, action);
  const unsigned floor = placed->stack_size;
  push(*placed, effect, seat, seat);
  const Deck deck = parameters<Op::PlayVisitor>(effect).deck;
  for (unsigned card : Members(s.players[seat].hand[static_cast<unsigned>(deck)])) {
    const Visitor visitor = visitor_of(deck, static_cast<Card>(card));
    const bool fast = can_play_visitor(means, visitor);
    const auto brute = can_be_finished_after(*placed, act(ActionKind::Play, visitor), floor, kBudget);
    ASSERT_FALSE(tally.differ(fast, brute))
        << where(moment) << ": " << name_of(visitor) << ", fast says " << fast;
  }
}

void compare_all_visitors(const Moment& moment, const State& s, Tally& tally) {
  for (unsigned action : Members(board_of(s).actions_of(s.season))) {
    for (const Worker worker : {Worker::Regular, Worker::Grande}) {
      compare_visitors(moment, s, worker, static_cast<ActionId>(action), tally);
    }
  }
}

// with and without the lira of the space's bonus.
void compare_action(const Moment& moment, const State& s, Worker worker, ActionId action, unsigned bonus_lira,
                    Tally& tally) {
  const Seat seat = pending(s).seat;
  std::optional<State> placed = placed_on(s, seat, worker, action);
  if (!placed) return;
  const bool fast = action_possible(means_when_placed_on(s, seat, worker, action), action, bonus_lira);
  const unsigned floor = placed->stack_size;
  placed->players[seat].lira = static_cast<u16>(placed->players[seat].lira + bonus_lira);
  push(*placed, board_of(s).actions[action].effect, seat, seat);
  const auto brute = can_be_finished(*placed, floor, kBudget);
  ASSERT_FALSE(tally.differ(fast, brute))
      << where(moment) << ": " << kActionNames[action].id << ", fast says " << fast;
}

void compare_all_actions(const Moment& moment, const State& s, Tally& tally) {
  for (unsigned action : Members(board_of(s).actions_of(s.season))) {
    for (const Worker worker : {Worker::Regular, Worker::Grande}) {
      for (const unsigned bonus_lira : {0u, 1u}) {
        compare_action(moment, s, worker, static_cast<ActionId>(action), bonus_lira, tally);
      }
    }
  }
}

TEST(Oracle, AgreesWhatMayBeDoneInATurn) {
  Tally visitors;
  Tally actions;
  for_each_decision(games_to_play(4), [&](const Moment& moment) {
    if (pending(moment.state).question != Question::Turn) return;
    compare_all_visitors(moment, moment.state, visitors);
    compare_all_actions(moment, moment.state, actions);
  });
  visitors.expect_telling(games_to_play(4) * 20ul);
  actions.expect_telling(games_to_play(4) * 100ul);
}

TEST(Oracle, AgreesWhatMayBeDoneInARichPosition) {
  Tally visitors;
  Tally actions;
  for_each_decision(games_to_play(4), [&](const Moment& moment) {
    if (pending(moment.state).question != Question::Turn || !moment.sampled(4)) return;
    State rich = moment.state;
    make_rich(rich, pending(rich).seat, moment.rng);
    ASSERT_FALSE(broken_invariant(rich)) << where(moment) << ": " << *broken_invariant(rich);
    compare_all_visitors(moment, rich, visitors);
    compare_all_actions(moment, rich, actions);
  });
  visitors.expect_telling(games_to_play(4) * 20ul);
  actions.expect_telling(games_to_play(4) * 100ul);
}

// Which refusals claim that what is chosen could not be carried through.
bool claims_a_dead_end(Reason reason) {
  return reason == Reason::OptionImpossible || reason == Reason::VisitorImpossible ||
         reason == Reason::StrandsLaterPart || reason == Reason::NeedsBonusFirst ||
         reason == Reason::ActionImpossible;
}

// The frame that must come to its end: the outermost guarded one, or the one that asks.
unsigned floor_of(const State& s) {
  for (unsigned i = 0; i < s.stack_size && s.guards != 0; ++i) {
    if (node(s.stack[i].node).guarded) return i;
  }
  return s.stack_size - 1u;
}

bool inside_an_effect(const State& s) {
  return s.stack_size != 0 && node(s.top().node).op >= Op::TakeSpace && node(s.top().node).op != Op::Fall;
}

// Each legal answer leads to an end, and each one that is refused as a dead end is one.
void compare_answers(const Moment& moment, const State& s, Tally& tally) {
  ActionList legal;
  RefusedActions refused;
  explain_actions(s, legal, refused);
  for (const Action& action : legal) {
    ASSERT_FALSE(tally.differ(true, can_be_finished_after(s, action, floor_of(s), kBudget)))
        << where(moment) << ": " << text_of(action) << " is a dead end";
  }
  for (const RefusedAction& one : refused) {
    if (!claims_a_dead_end(one.refusal.reason)) continue;
    ASSERT_FALSE(tally.differ(false, can_be_finished_after(s, one.action, floor_of(s), kBudget)))
        << where(moment) << ": " << text_of(one.action) << " would have led to an end";
  }
}

TEST(Oracle, AgreesWhichAnswersAreDeadEnds) {
  Tally tally;
  for_each_decision(games_to_play(2), [&](const Moment& moment) {
    if (!inside_an_effect(moment.state)) return;
    if (moment.state.guards != 0 || moment.sampled(4)) compare_answers(moment, moment.state, tally);
  });
  tally.expect_telling(games_to_play(2) * 10ul);
}

// from a rich position the cards with parts that depend on each other are played to their end.
TEST(Oracle, AgreesWhichAnswersAreDeadEndsInARichPosition) {
  Tally tally;
  for_each_decision(games_to_play(2), [&](const Moment& moment) {
    if (pending(moment.state).question != Question::Turn || !moment.sampled(5)) return;
    State rich = moment.state;
    make_rich(rich, pending(rich).seat, moment.rng);
    ActionList legal;
    legal_actions(rich, legal);
    do {
      apply(rich, random_answer(0, legal, moment.rng), Events::none(), legal);
      if (inside_an_effect(rich)) compare_answers(moment, rich, tally);
    } while (inside_an_effect(rich) && !::testing::Test::HasFatalFailure());
  });
  tally.expect_telling(games_to_play(2) * 10ul);
}

}  // namespace
}  // namespace vendemmia
