// Weighing all answers to a question for the coach: fair, repeatable, and silent about what luck explains.
#include <gtest/gtest.h>

#include "bots/network/shipped_networks.h"
#include "bots/review/judge.h"
#include "bots/review/mark.h"
#include "engine/game/door.h"
#include "tests/support/hidden_swaps.h"
#include "tests/support/random_games.h"
#include "tests/support/table.h"

namespace vendemmia {
namespace {

std::vector<State> weighed_positions(unsigned games) {
  std::vector<State> list;
  for (unsigned game = 0; game < games; ++game) {
    State s = new_game(options_of_any_game(game), 500 + game);
    Rng rng(game);
    ActionList legal;
    legal_actions(s, legal);
    for (unsigned i = 0; i < 30 + 13 * (game % 7) && !legal.empty(); ++i)
      apply(s, random_answer(game, legal, rng), Events::none(), legal);
    if (!legal.empty()) list.push_back(s);
  }
  return list;
}

TEST(Weighing, CostsNothingToGiveTheBestAnswer) {
  AnswerJudge judge(shipped_networks(), 32);
  for (const State& s : weighed_positions(14)) {
    const auto counsel = judge.weigh(observe(s, pending(s).seat), 3);
    ASSERT_TRUE(counsel);
    ActionList legal;
    legal_actions(s, legal);
    ASSERT_EQ(counsel->answers.size(), std::min<std::size_t>(legal.size(), kMostWeighed));
    EXPECT_EQ(counsel->answers[0].cost, 0);
    EXPECT_EQ(counsel->answers[0].vp_cost, 0);
    EXPECT_EQ(counsel->answers[0].action, counsel->best[0].action);
    for (const WeighedAnswer& one : counsel->answers) {
      EXPECT_NE(std::ranges::find(legal, one.action), legal.end());
      EXPECT_GE(one.cost, 0);
      EXPECT_GE(one.vp_cost, 0);
    }
  }
}

TEST(Weighing, KnowsOnlyWhatTheSeatKnowsAndIsRepeatable) {
  AnswerJudge judge(shipped_networks(), 24);
  u64 number = 0;
  for (const State& s : weighed_positions(10)) {
    const Seat seat = pending(s).seat;
    State other = s;
    Rng deal(++number);
    swap_what_is_hidden(other, seat, deal);
    const auto one = judge.weigh(observe(s, seat), 7);
    const auto same = judge.weigh(observe(other, seat), 7);
    ASSERT_TRUE(one && same);
    EXPECT_EQ(one->answers, same->answers) << "position " << number;
    EXPECT_EQ(one->iterations, same->iterations);
  }
}

// The last winter, one worker left, and the order is worth the game: who passes gives it away.
TEST(Weighing, SeesWhatPassingGivesAway) {
  testing::Table t = testing::winter(2)
                         .orders(0, {32})
                         .wine(0, Wine::Blush, 6)
                         .wine(0, Wine::Blush, 5)
                         .built(0, {Structure::MediumCellar})
                         .vp(0, 18)
                         .vp(1, 20)
                         .passed(1);
  t.raw().final_year = true;
  const auto counsel = AnswerJudge(shipped_networks(), 200).weigh(observe(t.state(), 0), 1);
  ASSERT_TRUE(counsel);
  const auto pass = std::ranges::find(counsel->answers, act(ActionKind::Pass), &WeighedAnswer::action);
  ASSERT_NE(pass, counsel->answers.end());
  EXPECT_GE(mark_of(pass->cost, 0), kCoachWarns) << pass->cost;
  // With two workers left another answer may come first, and the order after it.
  const auto fill = std::ranges::find_if(counsel->answers, [](const WeighedAnswer& one) {
    return text_of(one.action).find("fill_order") != std::string::npos;
  });
  ASSERT_NE(fill, counsel->answers.end());
  EXPECT_EQ(fill->cost, 0u);
}

TEST(Weighing, CanBeGivenUp) {
  const std::atomic<bool> cancelled = true;
  const State s = weighed_positions(1)[0];
  EXPECT_FALSE(AnswerJudge(shipped_networks(), 24).weigh(observe(s, pending(s).seat), 1, &cancelled));
}

}  // namespace
}  // namespace vendemmia
