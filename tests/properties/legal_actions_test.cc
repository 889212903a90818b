// What holds for the answers to any question.
#include <algorithm>
#include <rapidcheck.h>
#include <set>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/support/random_games.h"

namespace vendemmia {
namespace {

bool listed(const ActionList& legal, Action action) {
  return std::find(legal.begin(), legal.end(), action) != legal.end();
}

TEST(LegalActions, AreNeverMissingAndAscend) {
  for_each_decision(games_to_play(), [](const Moment& moment) {
    const bool over = moment.state.stack_size == 0;
    ASSERT_EQ(moment.legal.empty(), over) << where(moment);
    EXPECT_EQ(pending(moment.state).question == Question::GameOver, over) << where(moment);
    for (std::size_t i = 1; i < moment.legal.size(); ++i) {
      ASSERT_LT(moment.legal[i - 1], moment.legal[i]) << where(moment) << ": " << text_of(moment.legal[i]);
    }
  });
}

TEST(LegalActions, AreTheSameHoweverTheyAreAskedFor) {
  for_each_decision(games_to_play(2), [](const Moment& moment) {
    ActionList alone;
    legal_actions(moment.state, alone);
    ActionList explained;
    RefusedActions refused;
    explain_actions(moment.state, explained, refused);
    ASSERT_TRUE(std::equal(alone.begin(), alone.end(), moment.legal.begin(), moment.legal.end()))
        << where(moment) << ": apply() and legal_actions() differ";
    ASSERT_TRUE(std::equal(alone.begin(), alone.end(), explained.begin(), explained.end()))
        << where(moment) << ": explain_actions() and legal_actions() differ";
  });
}

TEST(LegalActions, HaveUniqueTextsThatParseBack) {
  for_each_decision(games_to_play(4), [](const Moment& moment) {
    for (const Action& action : moment.legal)
      ASSERT_TRUE(is_meant_by_its_text(action)) << where(moment) << ": " << text_of(action);
  });
}

TEST(LegalActions, AreExactlyWhatCheckAccepts) {
  std::vector<Action> strangers;  // answers that were legal at some other moment
  for_each_decision(games_to_play(8), [&](const Moment& moment) {
    if (!moment.sampled(3)) return;
    for (const Action& action : moment.legal) {
      ASSERT_FALSE(check(moment.state, action)) << where(moment) << ": " << text_of(action);
    }
    for (unsigned i = 0; i < 4 && !strangers.empty(); ++i) {
      const Action stranger = strangers[moment.rng.below(static_cast<u32>(strangers.size()))];
      const std::optional<Refusal> refusal = check(moment.state, stranger);
      ASSERT_EQ(refusal.has_value(), !listed(moment.legal, stranger))
          << where(moment) << ": " << text_of(stranger);
      if (refusal) {
        ASSERT_FALSE(refusal->text().empty()) << where(moment) << ": " << text_of(stranger);
      }
    }
    if (!moment.legal.empty() && strangers.size() < 5000) {
      strangers.push_back(moment.legal[moment.rng.below(static_cast<u32>(moment.legal.size()))]);
    }
  });
}

TEST(LegalActions, NeighboursAreRefusedWithAReason) {
  for_each_decision(games_to_play(8), [&](const Moment& moment) {
    if (!moment.sampled(3)) return;
    ActionList legal;
    RefusedActions refused;
    explain_actions(moment.state, legal, refused);
    std::set<Action> seen;
    for (const RefusedAction& one : refused) {
      ASSERT_FALSE(listed(legal, one.action)) << where(moment) << ": " << text_of(one.action);
      ASSERT_TRUE(seen.insert(one.action).second)
          << where(moment) << ": " << text_of(one.action) << " is refused twice";
      ASSERT_NE(one.refusal.reason, Reason::Ok) << where(moment) << ": " << text_of(one.action);
      ASSERT_FALSE(one.refusal.text().empty()) << where(moment) << ": " << text_of(one.action);
      ASSERT_EQ(one.refusal.text().find('{'), std::string::npos) << one.refusal.text();
      ASSERT_FALSE(code_of(one.refusal.reason).empty());
      ASSERT_TRUE(is_meant_by_its_text(one.action)) << where(moment) << ": " << text_of(one.action);
    }
    if (refused.empty()) return;
    const RefusedAction& one = refused[moment.rng.below(static_cast<u32>(refused.size()))];
    const std::optional<Refusal> refusal = check(moment.state, one.action);
    ASSERT_TRUE(refusal.has_value()) << where(moment) << ": " << text_of(one.action);
    ASSERT_EQ(refusal->reason, one.refusal.reason) << where(moment) << ": " << text_of(one.action);
  });
}

// Whatever bytes arrive: check() answers, and accepts nothing that is not listed.
RC_GTEST_PROP(LegalActions, AnyActionAtAllIsJudged, (u64 seed, u8 kind, u8 a, u8 b, u8 c, u8 d)) {
  State s = new_game(options_of_any_game(static_cast<unsigned>(seed % 1000)), seed);
  ActionList legal;
  legal_actions(s, legal);
  Rng rng(seed);
  for (unsigned cut = rng.below(200); cut > 0 && !legal.empty(); --cut) {
    apply(s, legal[rng.below(static_cast<u32>(legal.size()))], Events::none(), legal);
  }
  const Action action = act(static_cast<ActionKind>(kind % kActionKinds), a, b, c, d);
  RC_ASSERT(check(s, action).has_value() != listed(legal, action));
}

// A text that parses says the same in its stable form.
RC_GTEST_PROP(ActionText, IsStable, (u8 kind, u8 a, u8 b, u8 c, u8 d)) {
  const Action action = act(static_cast<ActionKind>(kind % kActionKinds), a % 80, b % 80, c % 10, d % 10);
  const std::optional<Action> parsed = parse_action(text_of(action));
  RC_PRE(parsed.has_value());
  RC_ASSERT(text_of(*parsed) == text_of(action));
}

}  // namespace
}  // namespace vendemmia
