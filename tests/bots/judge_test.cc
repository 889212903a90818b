// Judging decisions: by what the seat could know, repeatable, and fair to answers that a search would hardly try.
#include "bots/review/judge.h"

#include <cmath>
#include <fstream>
#include <numeric>
#include <sstream>

#include <gtest/gtest.h>

#include "bots/network/shipped_networks.h"
#include "bots/review/reviewer.h"
#include "engine/game/door.h"
#include "engine/game/journal.h"
#include "tests/support/hidden_swaps.h"
#include "tests/support/paths.h"
#include "tests/support/random_games.h"
#include "tests/support/table.h"

namespace vendemmia {
namespace {

Action judged_action(const char* text) { return parse_action(text).value(); }

// Questions of games of all kinds, some way into them.
std::vector<State> asked_positions(unsigned games) {
  std::vector<State> list;
  for (unsigned game = 0; game < games; ++game) {
    State s = new_game(options_of_any_game(game), 300 + game);
    Rng rng(game);
    ActionList legal;
    legal_actions(s, legal);
    for (unsigned i = 0; i < 30 + 13 * (game % 7) && !legal.empty(); ++i)
      apply(s, random_answer(game, legal, rng), Events::none(), legal);
    if (!legal.empty()) list.push_back(s);
  }
  return list;
}

bool same_judgement(const JudgedAnswer& a, const JudgedAnswer& b) {
  return a.best == b.best && a.with_best == b.with_best && a.with_given == b.with_given && a.plan == b.plan &&
         a.iterations == b.iterations;
}

Action some_answer(const State& s, unsigned number) {
  ActionList legal;
  legal_actions(s, legal);
  return legal[number % legal.size()];
}

TEST(AnswerJudge, KnowsOnlyWhatTheSeatKnows) {
  AnswerJudge judge(shipped_networks(), 24);
  unsigned number = 0;
  for (const State& s : asked_positions(20)) {
    const Seat seat = pending(s).seat;
    State other = s;
    Rng deal(++number);
    swap_what_is_hidden(other, seat, deal);
    const Action given = some_answer(s, number);
    const auto one = judge.judge(observe(s, seat), given, 7);
    const auto same = judge.judge(observe(other, seat), given, 7);
    ASSERT_TRUE(one && same);
    EXPECT_TRUE(same_judgement(*one, *same)) << "position " << number;
  }
}

TEST(AnswerJudge, SharesAllOfTheChance) {
  AnswerJudge judge(shipped_networks(), 24);
  unsigned number = 0;
  unsigned costly = 0;
  for (const State& s : asked_positions(20)) {
    const Seat seat = pending(s).seat;
    const auto judged = judge.judge(observe(s, seat), some_answer(s, ++number), 1);
    ASSERT_TRUE(judged);
    for (const Prospect* one : {&judged->with_best, &judged->with_given}) {
      const Millionths sum = std::accumulate(one->chances.begin(), one->chances.end(), 0);
      if (is_solo(s)) {
        EXPECT_GE(sum, 0);
        EXPECT_LE(sum, kCertain);
      } else {
        EXPECT_EQ(sum, kCertain);
      }
    }
    EXPECT_GE(judged->with_best.chances[seat], judged->with_given.chances[seat]);
    EXPECT_GE(judged->with_best.vp, judged->with_given.vp);
    costly += judged->with_best != judged->with_given ? 1 : 0;
  }
  EXPECT_GT(costly, 2u) << "random answers are not always good";
}

// Winter of the last year, one point behind, with the wine for an order of four points.
testing::Table last_chance() {
  testing::Table t = testing::winter()
                         .vp(0, 20)
                         .vp(1, 22)
                         .orders(0, {20})
                         .wine(0, Wine::Red, 9)
                         .wine(0, Wine::White, 9)
                         .wine(0, Wine::Blush, 9)
                         .wine(0, Wine::Sparkling, 9)
                         .passed(1);
  t.raw().final_year = true;
  return t;
}

TEST(AnswerJudge, FindsABlunderThatAnybodySees) {
  const State s = last_chance().state();
  AnswerJudge judge(shipped_networks(), 60);
  const auto passed = judge.judge(observe(s, 0), judged_action("pass"), 1);
  ASSERT_TRUE(passed);
  EXPECT_GT(passed->with_best.chances[0] - passed->with_given.chances[0], kCertain / 2);
  EXPECT_EQ(passed->best.kind, ActionKind::Place);
  EXPECT_EQ(passed->with_given.chances[0], 0);
  const auto filled = judge.judge(observe(s, 0), passed->best, 1);
  ASSERT_TRUE(filled);
  EXPECT_EQ(filled->with_best, filled->with_given);
  EXPECT_EQ(filled->best, passed->best);
}

// An evaluation to which all positions are equal, and that thinks nothing of some answers.
class Indifferent final : public Evaluation {
 public:
  Outlook outlook(const State& s) override {
    Outlook even;
    for (unsigned seat = 0; seat < s.options.players; ++seat)
      even.chances[seat] = 1.0f / static_cast<float>(s.options.players);
    return even;
  }
  float worth(const State&, Seat, const KnownHand&) override { return 0; }
  bool has_opinion() const override { return true; }
  void opinion(const State&, const ActionList& legal, std::span<float> scores) override {
    for (std::size_t i = 0; i < legal.size(); ++i) scores[i] = i == 0 ? 0 : -20;
  }
};
class IndifferentEvaluations final : public Evaluations {
 public:
  std::unique_ptr<Evaluation> make(const Options&) const override { return std::make_unique<Indifferent>(); }
};

TEST(AnswerJudge, SearchesTheGivenAnswerAsOftenAsTheBest) {
  const State s = testing::table().lira(0, 8).state();
  AnswerJudge judge(std::make_shared<IndifferentEvaluations>(), 40);
  ActionList legal;
  legal_actions(s, legal);
  ASSERT_GT(legal.size(), 2u);
  const auto first = judge.judge(observe(s, 0), legal[0], 1);
  const auto last = judge.judge(observe(s, 0), legal[legal.size() - 1], 1);
  ASSERT_TRUE(first && last);
  EXPECT_GT(last->iterations, first->iterations + 10) << "the search alone would hardly have tried it";
  EXPECT_EQ(last->with_best, last->with_given) << "where nothing differs, nothing is lost";
}

TEST(AnswerJudge, CanBeCancelled) {
  const State s = testing::table().lira(0, 8).state();
  AnswerJudge judge(shipped_networks(), 1'000'000'000);
  const std::atomic<bool> cancelled{true};
  EXPECT_FALSE(judge.judge(observe(s, 0), judged_action("pass"), 1, &cancelled));
  EXPECT_FALSE(judge.prospect(observe(s, 0), 1, &cancelled));
}

// --- Whole games ----------------------------------------------------------------------------------------------------

Journal golden_journal(const std::string& name) {
  const std::ifstream file(testing::source_path("tests/golden/games/" + name + ".journal"));
  std::ostringstream text;
  text << file.rdbuf();
  ParsedJournal parsed = parse_journal(text.str());
  EXPECT_FALSE(parsed.problem) << name;
  return parsed.journal;
}

Review reviewed(const Journal& journal, u32 iterations, std::vector<Seat> seats = {}) {
  Reviewer reviewer(journal, std::move(seats), iterations, shipped_networks());
  while (!reviewer.finished()) reviewer.step();
  return reviewer.review();
}

TEST(Reviewer, GamesAddUpToTheirResults) {
  for (const char* name : {"two_greedy", "two_shared_victory", "three_mixed", "solo_win", "solo_normal",
                           "solo_challenge_4", "tuscany_board_workers_structures", "six_greedy"}) {
    SCOPED_TRACE(name);
    const Journal journal = golden_journal(name);
    const Review review = reviewed(journal, 8);
    const Prospect result = result_of(replay(journal));
    const bool alone = journal.options.players == 1;
    i32 pure_luck = 0;
    for (const SeatReview& seat : review.seats) {
      const YearTally total = seat.total();
      EXPECT_EQ(seat.start + total.chance.luck + total.chance.skill, seat.end);
      EXPECT_EQ(seat.start_vp + total.vp.luck + total.vp.skill, seat.end_vp);
      EXPECT_EQ(seat.end, result.chances[seat.seat]);
      EXPECT_EQ(seat.end_vp, result.vp);
      EXPECT_LE(total.chance.skill, 0);
      pure_luck += total.chance.luck - total.chance.gifts;
    }
    EXPECT_TRUE(alone || pure_luck == 0) << pure_luck;
    EXPECT_EQ(review.game.decisions.size(), journal.actions.size());
    EXPECT_LE(review.turning_points.size(), kMostTurningPoints);
  }
}

TEST(Reviewer, StopsWhenToldAndGoesOn) {
  Journal journal = golden_journal("two_greedy");
  shorten(journal, 30);
  Reviewer reviewer(journal, {1}, 16, shipped_networks());
  EXPECT_LT(reviewer.steps(), 30u);
  const std::atomic<bool> cancelled{true};
  while (!reviewer.finished()) {
    const std::size_t done = reviewer.done();
    EXPECT_FALSE(reviewer.step(&cancelled));
    EXPECT_EQ(reviewer.done(), done);
    EXPECT_TRUE(reviewer.step());
  }
  const Review stopped = reviewer.review();
  const Review at_once = reviewed(journal, 16, {1});
  ASSERT_EQ(stopped.game.decisions.size(), at_once.game.decisions.size());
  for (std::size_t i = 0; i < at_once.game.decisions.size(); ++i) {
    EXPECT_TRUE(same_judgement(stopped.game.decisions[i].judged, at_once.game.decisions[i].judged));
    EXPECT_EQ(at_once.game.decisions[i].seat, 1);
  }
  EXPECT_FALSE(at_once.game.result) << "it was not over";
}

// --- Luck -----------------------------------------------------------------------------------------------------------

struct Mean {
  double value;
  double error;
};
Mean mean_of_all(const std::vector<double>& values) {
  const auto count = static_cast<double>(values.size());
  const double mean = std::accumulate(values.begin(), values.end(), 0.0) / count;
  double squares = 0;
  for (const double one : values) squares += (one - mean) * (one - mean);
  return {mean, std::sqrt(squares / (count * (count - 1)))};
}

// Goes on until the seat is asked again, the others giving the answers that the judge would.
void play_on(State& s, Seat seat, AnswerJudge& judge) {
  while (!s.over && pending(s).seat != seat) {
    const Seat other = pending(s).seat;
    const auto judged = judge.judge(observe(s, other), some_answer(s, 0), 3);
    apply(s, judged->best, Events::none());
  }
}

// What the seat expects after an answer is what it will expect on average at its next question, whatever it cannot see now.
TEST(Luck, IsNoughtOnAverageOverAllDeals) {
  AnswerJudge judge(shipped_networks(), 48);
  constexpr unsigned kDeals = 12;
  std::vector<double> luck;
  unsigned number = 0;
  for (const State& s : asked_positions(200)) {
    if (s.options.players > 2) continue;
    const Seat seat = pending(s).seat;
    const Action given = some_answer(s, ++number);
    const auto judged = judge.judge(observe(s, seat), given, number);
    double sum = 0;
    for (unsigned deal = 0; deal < kDeals; ++deal) {
      Rng rng(1000 * number + deal);
      State world = determinize(observe(s, seat), rng);
      apply(world, given, Events::none());
      play_on(world, seat, judge);
      const Prospect next =
          world.over ? result_of(world) : *judge.prospect(observe(world, seat), number + deal);
      sum += next.chances[seat] - judged->with_given.chances[seat];
    }
    luck.push_back(sum / kDeals / kCertain);
  }
  ASSERT_GT(luck.size(), 8u);
  const Mean mean = mean_of_all(luck);
  EXPECT_LT(std::abs(mean.value), 2.6 * mean.error) << mean.value << " +- " << mean.error;
  EXPECT_LT(mean.error, 0.01) << "or it would prove nothing";
}

// The deal itself: alone, against what was expected before it.
TEST(Luck, OfTheDealIsNoughtOnAverage) {
  Journal journal = golden_journal("solo_normal");
  shorten(journal, 1);
  std::vector<double> luck;
  for (Seed seed = 500; seed < 530; ++seed) {
    journal.seed = seed;
    const State s = first_position(journal);
    journal.actions = {some_answer(s, 0)};
    const SeatReview seat = reviewed(journal, 16).seats[0];
    luck.push_back(static_cast<double>(seat.years[0].chance.luck) / kCertain);
  }
  const Mean mean = mean_of_all(luck);
  // What was expected before the deal is a mean over so many deals itself.
  const double error = mean.error * std::sqrt(1 + 30.0 / kStartDeals);
  EXPECT_LT(std::abs(mean.value), 2.6 * error) << mean.value << " +- " << error;
}

}  // namespace
}  // namespace vendemmia
