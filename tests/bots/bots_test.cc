#include <memory>

#include <gtest/gtest.h>

#include "bots/bot.h"
#include "bots/hand_made.h"
#include "bots/levels.h"
#include "engine/game/door.h"
#include "tools/simulate.h"

namespace vendemmia {
namespace {

SimulateOptions match(std::vector<std::string> bots, u64 games, u8 players) {
  SimulateOptions options;
  options.game.players = players;
  options.games = games;
  options.bots = std::move(bots);
  return options;
}

double wins_of(unsigned seat, const SimulateOptions& options) {
  double wins = 0;
  for (const SimulatedGame& game : simulate_games(options)) {
    if (contains(game.winners, seat)) wins += 1.0 / count_bits(game.winners);
  }
  return wins;
}

double mean_years(const SimulateOptions& options) {
  double years = 0;
  for (const SimulatedGame& game : simulate_games(options)) years += game.years;
  return years / static_cast<double>(options.games);
}

TEST(Bots, AreMadeByName) {
  for (const std::string_view name : bot_names()) EXPECT_NE(make_bot(name), nullptr) << name;
  EXPECT_EQ(make_bot("perfect"), nullptr);
  EXPECT_EQ(make_bot(""), nullptr);
}

// Every answer must be one of those offered, in all tables and variants.
TEST(Bots, GiveLegalAnswers) {
  for (const std::string_view name : bot_names()) {
    const std::unique_ptr<Bot> bot = make_bot(name);
    for (unsigned game = 0; game < 10; ++game) {
      Options options;
      options.players = static_cast<u8>(2 + game % 5);
      options.friendly = game % 2 == 0;
      options.two_parents = game % 3 == 0;
      State s = new_game(options, game);
      Rng rng(game);
      ActionList legal;
      legal_actions(s, legal);
      while (!legal.empty()) {
        const Decision decision = pending(s);
        const Action answer = bot->choose(observe(s, decision.seat), {.iterations = 2}, rng);
        ASSERT_FALSE(check(s, answer)) << name << ": " << text_of(answer);
        apply(s, answer, Events::none(), legal);
      }
      EXPECT_TRUE(s.over);
    }
  }
}

TEST(Bots, RandomDrawsEveryAnswer) {
  const State s = new_game(Options{}, 1);
  ActionList legal;
  legal_actions(s, legal);
  ASSERT_GT(legal.size(), 1u);
  const std::unique_ptr<Bot> bot = make_bot("random");
  const Observation seen = observe(s, pending(s).seat);
  Rng rng(1);
  std::vector<unsigned> drawn(legal.size());
  for (unsigned i = 0; i < 1000; ++i) {
    const Action answer = bot->choose(seen, {}, rng);
    for (std::size_t j = 0; j < legal.size(); ++j) drawn[j] += legal[j] == answer ? 1 : 0;
  }
  for (const unsigned count : drawn) EXPECT_GT(count, 1000 / (2 * legal.size()));
}

// The answers of two bots to the questions of a game that the first one plays.
bool play_alike(const std::string& one, const std::string& other, Modules modules) {
  const std::unique_ptr<Bot> first = make_bot(one);
  const std::unique_ptr<Bot> second = make_bot(other);
  State s = new_game({.players = 2, .modules = modules}, 3);
  Rng rng(3);
  ActionList legal;
  legal_actions(s, legal);
  while (!legal.empty()) {
    const Observation seen = observe(s, pending(s).seat);
    Rng same = rng;
    const Action answer = first->choose(seen, {}, rng);
    if (second->choose(seen, {}, same) != answer) return false;
    apply(s, answer, Events::none(), legal);
  }
  return true;
}

// What a level misjudges by belongs to the board; a description means both.
TEST(Bots, MisjudgeByTheBoard) {
  EXPECT_TRUE(play_alike("apprentice", "step:noise=0.24", 0));
  EXPECT_TRUE(play_alike("apprentice", "step:noise=0.18", kAllModules));
  EXPECT_FALSE(play_alike("apprentice", "step:noise=0.24", kAllModules));
}

TEST(Bots, MisjudgeLessFromLevelToLevel) {
  for (std::size_t i = 1; i < kPlayLevels.size(); ++i) {
    const PlayLevel& below = kPlayLevels[i - 1];
    const PlayLevel& level = kPlayLevels[i];
    if (below.thinks != Thinks::OneStep) continue;
    EXPECT_LT(level.noise.base, below.noise.base) << level.name;
    EXPECT_LT(level.noise.extended, below.noise.extended) << level.name;
  }
}

TEST(Bots, EvaluationCountsVictoryPoints) {
  State s = new_game(Options{}, 1);
  const int before = worth(s, 0);
  s.players[0].vp = static_cast<i16>(s.players[0].vp + 1);
  EXPECT_EQ(worth(s, 0), before + 100);
}

TEST(Bots, GreedyBeatsRandom) {
  EXPECT_GE(wins_of(0, match({"greedy", "random"}, 50, 2)) + wins_of(1, match({"random", "greedy"}, 50, 2)),
            95);
}

TEST(Bots, GreedyBeatsThreeRandomOnes) {
  EXPECT_GE(wins_of(2, match({"random", "random", "greedy", "random"}, 30, 4)), 27);
}

TEST(Bots, GreedyGamesAreMuchShorter) {
  for (const u8 players : {u8{2}, u8{4}}) {
    EXPECT_LT(mean_years(match({"greedy"}, 20, players)), mean_years(match({"random"}, 20, players)) * 2 / 3);
  }
}

}  // namespace
}  // namespace vendemmia
