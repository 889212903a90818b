// A State is a value: a copy is a game of its own, and the same answers lead to the same bytes.
#include <cstring>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/random_games.h"

namespace vendemmia {
namespace {

bool same_bytes(const State& a, const State& b) { return std::memcmp(&a, &b, sizeof a) == 0; }

TEST(Copies, BehaveAsTheOriginal) {
  for_each_decision(games_to_play(2), [](const Moment& moment) {
    if (moment.legal.empty()) return;
    const Action action = moment.legal[moment.rng.below(static_cast<u32>(moment.legal.size()))];
    State first = moment.state;
    State second = moment.state;
    ActionList after_first;
    apply(first, action, Events::none(), after_first);
    ASSERT_FALSE(same_bytes(first, moment.state))
        << where(moment) << ": " << text_of(action) << " does nothing";
    apply(second, action, Events::none());
    ASSERT_TRUE(same_bytes(first, second)) << where(moment) << ": " << text_of(action);
  });
}

// It only stops earlier, at questions that answer themselves.
TEST(Copies, TryingOutLeadsToTheSamePosition) {
  for_each_decision(games_to_play(4), [](const Moment& moment) {
    if (moment.legal.empty()) return;
    const Action action = moment.legal[moment.rng.below(static_cast<u32>(moment.legal.size()))];
    State applied = moment.state;
    State tried = moment.state;
    apply(applied, action, Events::none());
    try_out(tried, action);
    while (!same_bytes(applied, tried)) {
      ActionList legal;
      legal_actions(tried, legal);
      ASSERT_EQ(legal.size(), 1u) << where(moment) << ": " << text_of(action);
      try_out(tried, legal[0]);
    }
  });
}

TEST(Copies, AskingChangesNothing) {
  for_each_decision(games_to_play(8), [](const Moment& moment) {
    const State before = moment.state;
    ActionList legal;
    RefusedActions refused;
    legal_actions(moment.state, legal);
    explain_actions(moment.state, legal, refused);
    pending(moment.state);
    ASSERT_TRUE(same_bytes(before, moment.state)) << where(moment);
  });
}

TEST(Copies, SameSeedAndAnswersGiveTheSameBytes) {
  std::vector<Action> played;
  for (unsigned game = 0; game < games_to_play(10); ++game) {
    State s = new_game(options_of_any_game(game), game);
    Rng rng(game);
    ActionList legal;
    legal_actions(s, legal);
    played.clear();
    while (!legal.empty()) {
      played.push_back(random_answer(game, legal, rng));
      apply(s, played.back(), Events::none(), legal);
    }
    // Somebody who watches changes nothing.
    unsigned told = 0;
    const Events counting([](void* count, const Event&) { ++*static_cast<unsigned*>(count); }, &told);
    State again = new_game(options_of_any_game(game), game, counting);
    for (const Action action : played) apply(again, action, counting);
    ASSERT_TRUE(same_bytes(s, again)) << "game " << game;
    ASSERT_GT(told, played.size() / 2) << "game " << game;
  }
}

}  // namespace
}  // namespace vendemmia
