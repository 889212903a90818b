// The game for one player in the tools: the text mode, many games, records.
#include <gtest/gtest.h>

#include "tests/support/talk.h"
#include "text/play_options.h"
#include "text/play_render.h"
#include "text/words.h"
#include "tools/perft.h"
#include "tools/simulate.h"

namespace vendemmia {
namespace {

PlayOptions alone(Level level = Level::Normal, Seed seed = 42) {
  PlayOptions options;
  options.game.players = 1;
  options.game.level = level;
  options.seed = seed;
  return options;
}

// --- The text mode -------------------------------------------------------------------------------------------

TEST(PlaySolo, AnsweringOneAllTheTimeFinishesAGameAtEveryLevel) {
  for (unsigned i = 0; i < kLevels; ++i) {
    const auto level = static_cast<Level>(i);
    const Talk game = talk(alone(level), repeated("1\n", 5'000));
    EXPECT_EQ(game.exit_code, 0);
    EXPECT_TRUE(game.says("The game is over after year " + std::to_string(facts(level).years)))
        << facts(level).id;
    EXPECT_TRUE(game.says("The Automa: " + std::to_string(kBaseBoard.automa_vp[i]) + " victory points."))
        << facts(level).id;
    EXPECT_TRUE(game.says("The Automa has won.")) << facts(level).id;
    EXPECT_GE(game.count("Automa drew card "), 14u) << facts(level).id;
  }
}

TEST(PlaySolo, TheAggressiveVariantEndsEarlyAndSaysWhy) {
  PlayOptions options = alone();
  options.game.aggressive = true;
  const Talk game = talk(options, repeated("pass\n1\n", 2'000));
  EXPECT_TRUE(game.says("Automa now stands at \u22121 victory point"));
  EXPECT_TRUE(game.says("every year must end ahead of the Automa"));
  EXPECT_FALSE(game.says("The game is over after year 7"));
}

TEST(PlaySolo, EveryChallengeCanBePlayed) {
  for (unsigned challenge = 1; challenge <= kChallenges; ++challenge) {
    PlayOptions options = alone();
    options.game.challenge = static_cast<u8>(challenge);
    options.game.tokens = 2;
    const Talk game = talk(options, repeated("2\n1\nyes\n", 4'000));
    EXPECT_TRUE(game.says("The game is over after year")) << challenge;
  }
}

TEST(PlaySolo, ANewcomerChoosesLevelAndVariant) {
  const Talk game = talk({}, "1\n4\n2\n\n1\n");
  EXPECT_TRUE(game.says("Levels of the Automa:"));
  EXPECT_TRUE(
      game.says("4. Hard: Get past 20 victory points within 7 years. In summer and in winter it sends out at "
                "least 2 workers."));
  EXPECT_TRUE(game.says("2. Aggressive"));
  EXPECT_TRUE(game.says("vendemmia play --players 1 --level hard --aggressive --people 1 --seed "));
  const Talk very_easy = talk({}, "1\n1\n\n1\n");  // no such variant there
  EXPECT_FALSE(very_easy.says("2. Aggressive"));
  EXPECT_TRUE(talk({}, "1\n").says("No game was begun."));
}

TEST(PlaySolo, ATokenIsSpentInWords) {
  PlayOptions options = alone();
  options.game.challenge = 7;
  options.game.tokens = 1;
  const Talk game =
      talk(options, "1\nrow 1\nboard\nplace regular give_tour.left token middle\nbonus first\nme\n");
  EXPECT_TRUE(game.says("You have 2 bonus tokens."));
  EXPECT_TRUE(game.says("2 bonus tokens, "));
  EXPECT_TRUE(game.says("1 bonus token, ")) << game.text;
}

TEST(PlaySolo, OptionsThatCannotBeAreRefused) {
  PlayOptions options = alone(Level::VeryHard);
  options.game.aggressive = true;
  const Talk game = talk(options, "");
  EXPECT_EQ(game.exit_code, 1);
  EXPECT_TRUE(game.says("The aggressive variant is for the levels easy, normal and hard."));
}

TEST(PlaySolo, TheCommandLineOfOptions) {
  EXPECT_EQ(command_line_of({.players = 1}), "--players 1");
  EXPECT_EQ(command_line_of({.players = 1,
                             .two_parents = true,
                             .level = Level::Easy,
                             .aggressive = true,
                             .challenge = 3,
                             .tokens = 2}),
            "--players 1 --two-parents --level easy --aggressive --challenge 3 --tokens 2");
}

TEST(PlaySolo, LevelsAndChallengesHaveWords) {
  for (unsigned i = 0; i < kLevels; ++i) EXPECT_GT(level_words(static_cast<Level>(i), {}).size(), 10u);
  for (unsigned challenge = 1; challenge <= kChallenges; ++challenge) {
    const std::string begin = "Challenge " + std::to_string(challenge) + ", ";
    EXPECT_TRUE(challenge_words(challenge, {}).starts_with(begin)) << challenge_words(challenge, {});
    EXPECT_GT(challenge_words(challenge, {}).size(), begin.size() + 30);
  }
}

// --- Many games ----------------------------------------------------------------------------------------------

SimulateOptions many(Level level, u64 games = 40) {
  SimulateOptions options;
  options.game.players = 1;
  options.game.level = level;
  options.games = games;
  options.bots = {"greedy"};
  return options;
}

TEST(SimulateSolo, TheResultsFollowFromTheScores) {
  for (unsigned i = 0; i < kLevels; ++i) {
    const SimulateOptions options = many(static_cast<Level>(i));
    for (const SimulatedGame& game : simulate_games(options)) {
      const int ahead = game.vp[0] - kBaseBoard.automa_vp[i];
      ASSERT_TRUE(game.solo.has_value());
      EXPECT_EQ(*game.solo, ahead > 0 ? SoloResult::Win : ahead == 0 ? SoloResult::Draw : SoloResult::Loss);
      EXPECT_EQ(game.winners, ahead > 0 ? 1u : 0u);
      EXPECT_EQ(game.years, kLevelFacts[i].years);
    }
  }
}

TEST(SimulateSolo, CsvNamesTheResult) {
  const SimulateOptions options = many(Level::Easy, 3);
  auto games = simulate_games(options);
  games[0].solo = SoloResult::Win;
  games[0].winners = 1;
  games[1].solo = SoloResult::Draw;
  games[1].winners = 0;
  games[2].solo = SoloResult::Loss;
  games[2].winners = 0;
  const std::string csv = csv_of(options, games);
  EXPECT_NE(csv.find(",1,win,"), std::string::npos) << csv;
  EXPECT_NE(csv.find(",,draw,"), std::string::npos) << csv;
  EXPECT_NE(csv.find(",,loss,"), std::string::npos) << csv;
  SimulateOptions people;
  people.games = 1;
  EXPECT_EQ(csv_of(people, simulate_games(people)).find("loss"), std::string::npos);
}

TEST(SimulateSolo, TheSummaryTellsResultsAndTheirSpread) {
  SimulateOptions options = many(Level::Hard, 4);
  options.game.aggressive = true;
  std::vector<SimulatedGame> games(4);
  const std::array results{SoloResult::Win, SoloResult::Win, SoloResult::Draw, SoloResult::Loss};
  const std::array vp{22, 24, 20, 14};
  for (unsigned i = 0; i < 4; ++i) {
    games[i].solo = results[i];
    games[i].vp[0] = vp[i];
    games[i].years = 7;
  }
  const std::string text = summary_of(options, games);
  for (const char* part :
       {"games 4, mean years 7.00", "greedy against the Automa, level hard, aggressive\n",
        "win         2  50.0 %", "draw        1  25.0 %", "loss        1  25.0 %",
        "VP mean 20.00, deviation 3.74", "   0 %   14\n", " 100 %   24\n", " 14      1\n", " 24      1\n"}) {
    EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
  }
  EXPECT_EQ(text.find("player 1"), std::string::npos);
  options.game.challenge = 4;
  EXPECT_NE(summary_of(options, games).find(", challenge 4\n"), std::string::npos);
}

TEST(SimulateSolo, TheRecordIsReadAgain) {
  SimulateOptions options = many(Level::Hard);
  options.game.aggressive = true;
  options.game.challenge = 3;
  options.game.tokens = 1;
  Journal record;
  const SimulatedGame game = simulate_game(options, 2, record);
  const ParsedJournal parsed = parse_journal(text_of(record));
  ASSERT_FALSE(parsed.problem) << parsed.problem->what;
  EXPECT_EQ(parsed.journal.options, options.game);
  const State end = replay(parsed.journal);
  EXPECT_TRUE(end.over);
  EXPECT_EQ(end.players[0].vp, game.vp[0]);
  EXPECT_EQ(solo_result(end), game.solo);
  EXPECT_NE(text_of(record).find("# The Automa: "), std::string::npos);
}

TEST(SimulateSolo, SaysWhatCannotBeDone) {
  SimulateOptions options = many(Level::VeryEasy);
  options.game.aggressive = true;
  EXPECT_EQ(problem_with(options), "the aggressive variant is for the levels easy, normal and hard");
  options = many(Level::Normal);
  options.game.challenge = 6;
  options.game.aggressive = true;
  EXPECT_EQ(problem_with(options), "challenge 6 is not played with the aggressive variant");
  options = many(Level::Normal);
  options.game.tokens = 1;
  EXPECT_EQ(problem_with(options), "bonus tokens at the start belong to the campaign");
  options = many(Level::Normal);
  options.bots = {"greedy", "greedy"};
  EXPECT_NE(problem_with(options), std::nullopt);
  for (const Options wrong :
       {Options{.players = 2, .level = Level::Hard}, Options{.players = 3, .aggressive = true},
        Options{.players = 2, .challenge = 1}, Options{.players = 2, .tokens = 1}}) {
    EXPECT_STREQ(problem_with(wrong).what,
                 "levels, the aggressive variant and challenges belong to the game for one player");
  }
  EXPECT_STREQ(problem_with(Options{.players = 1, .challenge = 9}).what, "the campaign has eight challenges");
  EXPECT_STREQ(problem_with(Options{.players = 1, .level = static_cast<Level>(5)}).what,
               "there is no such level");
}

}  // namespace
}  // namespace vendemmia
