// The campaign as a value and as a text.
#include "engine/game/campaign.h"

#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

using enum SoloResult;

// The campaign after these results, each of the challenge that was next.
Campaign after(std::initializer_list<SoloResult> results, bool aggressive = false) {
  Campaign campaign;
  campaign.aggressive = aggressive;
  Seed seed = 100;
  for (const SoloResult result : results) {
    const i16 vp = result == Win ? 21 : result == Draw ? 20 : 18;
    campaign.games.push_back({static_cast<u8>(next_challenge(campaign)), result, vp, 20, seed++});
  }
  return campaign;
}

RULING_TEST(247, AChallengeMustBeWonToGoOn) {
  EXPECT_EQ(next_challenge(after({})), 1u);
  EXPECT_EQ(next_challenge(after({Win})), 2u);
  EXPECT_EQ(next_challenge(after({Win, Loss})), 2u);
  EXPECT_EQ(next_challenge(after({Win, Loss, Draw})), 2u);
  EXPECT_EQ(next_challenge(after({Win, Loss, Draw, Win})), 3u);
  EXPECT_EQ(next_challenge(after({Win, Win, Win, Win, Win})), 6u);
  EXPECT_EQ(next_challenge(after({Win, Win, Win, Win, Win, Win, Win})), 8u);
  EXPECT_EQ(next_challenge(after({Win, Win, Win, Win, Win, Win, Win, Win})), 0u);
  EXPECT_EQ(after({Win, Loss, Draw, Win}).games.size(), 4u);  // the score
}

RULING_TEST(248, ATokenForEachFailureInARow) {
  const auto tokens = [](const Campaign& campaign) {
    EXPECT_EQ(next_options(campaign).tokens, failures_in_a_row(campaign));
    return failures_in_a_row(campaign);
  };
  EXPECT_EQ(tokens(after({})), 0u);
  EXPECT_EQ(tokens(after({Loss})), 1u);
  EXPECT_EQ(tokens(after({Loss, Draw, Loss})), 3u);  // a draw is a failure
  EXPECT_EQ(tokens(after({Loss, Loss, Win})), 0u);
  EXPECT_EQ(tokens(after({Loss, Loss, Win, Draw})), 1u);
}

RULING_TEST(248, TheTokensAreThereAtTheStart) {
  const Options options = next_options(after({Win, Win, Loss, Draw}));
  EXPECT_EQ(options.challenge, 3);
  EXPECT_FALSE(problem_with(options));
  EXPECT_EQ(new_game(options, 1).solo.tokens, 2);
  EXPECT_TRUE(problem_with({.players = 1, .tokens = 1}));  // outside the campaign there are none
  Campaign hopeless;
  for (int i = 0; i < 300; ++i) hopeless.games.push_back({1, Loss, 0, 20, 1});
  EXPECT_EQ(next_options(hopeless).tokens, kMostTokens);
}

RULING_TEST(249, NormalUnlessAnotherLevelIsChosen) {
  const Options usual = next_options(Campaign{});
  EXPECT_EQ(usual, (Options{.players = 1, .level = Level::Normal, .challenge = 1}));
  Campaign hard;
  hard.level = Level::Hard;
  hard.aggressive = true;
  EXPECT_EQ(next_options(hard),
            (Options{.players = 1, .level = Level::Hard, .aggressive = true, .challenge = 1}));
}

RULING_TEST(255, TheAggressiveCampaignSkipsSix) {
  const Campaign campaign = after({Win, Win, Win, Win, Win}, true);
  EXPECT_EQ(next_challenge(campaign), 7u);
  EXPECT_EQ(next_challenge(after({Win, Win, Win, Win, Win, Win, Win}, true)), 0u);
}

TEST(Campaign, AFinishedGameIsAdded) {
  Table t = winter(1).challenge(1).year(7).vp(0, 20);
  t.pass(0);
  Campaign campaign;
  add_game(campaign, t.state(), 77);
  EXPECT_EQ(campaign.games, (std::vector<CampaignGame>{{1, Draw, 20, 20, 77}}));
  Table won = winter(1).challenge(1).year(7).vp(0, 24);
  won.pass(0);
  add_game(campaign, won.state(), 78);
  EXPECT_EQ(campaign.games.back(), (CampaignGame{1, Win, 24, 20, 78}));
}

// --- As a text -----------------------------------------------------------------------------------------------

TEST(Campaign, TextGoesRoundTrip) {
  Campaign campaign = after({Win, Loss, Loss, Win, Win}, true);
  campaign.level = Level::Easy;
  campaign.games[1].vp = -3;
  campaign.games[1].automa_vp = -1;
  campaign.games[2].seed = 18446744073709551615u;
  for (const Campaign& one : {Campaign{}, campaign}) {
    const ParsedCampaign parsed = parse_campaign(text_of(one));
    EXPECT_EQ(parsed.problem, "");
    EXPECT_EQ(parsed.campaign, one);
    EXPECT_EQ(text_of(parsed.campaign), text_of(one));
  }
  EXPECT_EQ(text_of(after({Win})),
            "vendemmia campaign 1\nlevel normal\naggressive no\ngame 1 win 21 20 100\n");
}

TEST(Campaign, BlanksAndCommentsDoNotMatter) {
  const ParsedCampaign parsed = parse_campaign(
      "# mine\n\nvendemmia campaign 1\r\n\tlevel  hard\r\naggressive no\n# a good one\n\ngame 1 win 21 20 5");
  EXPECT_EQ(parsed.problem, "");
  EXPECT_EQ(parsed.campaign.level, Level::Hard);
  EXPECT_EQ(parsed.campaign.games, (std::vector<CampaignGame>{{1, Win, 21, 20, 5}}));
}

std::string problem_of(const std::string& lines) {
  return parse_campaign("vendemmia campaign 1\n" + lines).problem;
}

TEST(Campaign, WhatIsNoCampaignIsRefused) {
  EXPECT_EQ(parse_campaign("").problem, "the campaign is empty");
  EXPECT_EQ(parse_campaign("# only a comment\n").problem, "the campaign is empty");
  const std::string beginning = "line 1: a campaign begins with 'vendemmia campaign 1'";
  EXPECT_EQ(parse_campaign("vendemmia journal 1\n").problem, beginning);
  EXPECT_EQ(parse_campaign("vendemmia campaign 2\n").problem, beginning);
  EXPECT_EQ(parse_campaign("vendemmia campaign 10\n").problem, beginning);
}

TEST(Campaign, EveryProblemNamesItsLine) {
  const std::string game = "a game is: challenge, loss, draw or win, VP, the Automa's VP, seed";
  EXPECT_EQ(problem_of("level heroic\n"), "line 2: there is no such level");
  EXPECT_EQ(problem_of("aggressive maybe\n"), "line 2: 'yes' or 'no' is expected");
  EXPECT_EQ(problem_of("level\n"), "line 2: this is no entry of a campaign");
  EXPECT_EQ(problem_of("level easy hard\n"), "line 2: this is no entry of a campaign");
  EXPECT_EQ(problem_of("weather fine\n"), "line 2: this is no entry of a campaign");
  EXPECT_EQ(problem_of("game 1 win 21 20\n"), "line 2: this is no entry of a campaign");
  EXPECT_EQ(problem_of("game 1 win 21 20 5 6\n"), "line 2: this is no entry of a campaign");
  for (const char* bad : {"one win 21 20 5", "300 win 21 20 5", "1 victory 21 20 5", "1 win many 20 5",
                          "1 win 21 20x 5", "1 win 21 20 -5", "1 win 99999 20 5"}) {
    EXPECT_EQ(problem_of("\ngame " + std::string(bad) + "\n"), "line 3: " + game) << bad;
  }
}

TEST(Campaign, GamesStandInTheirOrder) {
  const std::string order = "this challenge is not the next one";
  EXPECT_EQ(problem_of("game 2 win 21 20 5\n"), "line 2: " + order);
  EXPECT_EQ(problem_of("game 0 win 21 20 5\n"), "line 2: " + order);
  EXPECT_EQ(problem_of("game 9 win 21 20 5\n"), "line 2: " + order);
  EXPECT_EQ(problem_of("game 1 loss 5 20 5\ngame 2 win 21 20 5\n"), "line 3: " + order);
  EXPECT_EQ(problem_of("game 1 win 21 20 5\ngame 1 win 21 20 5\n"), "line 3: " + order);
  const std::string all = text_of(after({Win, Win, Win, Win, Win, Win, Win, Win}));
  EXPECT_EQ(parse_campaign(all).problem, "");
  EXPECT_EQ(parse_campaign(all + "game 8 win 21 20 5\n").problem, "line 12: " + order);
  EXPECT_EQ(parse_campaign(all + "game 0 win 21 20 5\n").problem, "line 12: " + order);
  std::string aggressive = text_of(after({Win, Win, Win, Win, Win}, true));
  EXPECT_EQ(parse_campaign(aggressive + "game 6 win 21 20 5\n").problem, "line 9: " + order);
  EXPECT_EQ(parse_campaign(aggressive + "game 7 win 21 20 5\n").problem, "");
}

TEST(Campaign, AResultThatNoGameHasIsRefused) {
  const auto problem = [](const std::string& head, const std::string& game) {
    const ParsedCampaign parsed = parse_campaign("vendemmia campaign 1\n" + head + "game " + game + "\n");
    EXPECT_EQ(parsed.impossible, !parsed.problem.empty()) << game;
    EXPECT_EQ(parsed.line, parsed.problem.empty() ? 0u : 4u) << game;
    return parsed.problem.empty() ? std::string() : parsed.problem.substr(std::string("line 4: ").size());
  };
  const std::string normal = "level normal\naggressive no\n";
  const std::string aggressive = "level normal\naggressive yes\n";
  const std::string marker = "the Automa does not end with that many VP at this level";
  EXPECT_EQ(problem(normal, "1 win 3 20 5"), "a win needs more VP than the Automa has");
  EXPECT_EQ(problem(normal, "1 win 20 20 5"), "a win needs more VP than the Automa has");
  EXPECT_EQ(problem(normal, "1 draw 19 20 5"), "a draw needs as many VP as the Automa has");
  EXPECT_EQ(problem(normal, "1 loss 22 20 5"), "with that many VP the game is not lost");
  EXPECT_EQ(problem(normal, "1 loss 20 20 5"), "with that many VP the game is not lost");
  EXPECT_EQ(problem(normal, "1 loss -900 20 5"), "nobody can have that many VP");
  EXPECT_EQ(problem(normal, "1 loss -6 20 5"), "nobody can have that many VP");
  EXPECT_EQ(problem(normal, "1 win 1000 20 5"), "nobody can have that many VP");
  EXPECT_EQ(problem(normal, "1 win 3 -900 5"), marker);
  EXPECT_EQ(problem(normal, "1 win 24 23 5"), marker);
  EXPECT_EQ(problem(normal, "1 loss -5 20 5"), "");
  EXPECT_EQ(problem("level very_hard\naggressive no\n", "1 win 24 23 5"), "");

  EXPECT_EQ(problem(aggressive, "1 draw 20 20 5"), "against the aggressive Automa a tie is lost");
  EXPECT_EQ(problem(aggressive, "1 loss 20 20 5"), "");
  EXPECT_EQ(problem(aggressive, "1 loss 4 4 5"), "") << "behind the marker of year 4";
  EXPECT_EQ(problem(aggressive, "1 loss 4 5 5"), marker);
  EXPECT_EQ(problem(aggressive, "1 win 9 8 5"), marker) << "nothing is won before the last year";
}

TEST(Campaign, ImpossibleResultsDoNotHideTheRest) {
  const ParsedCampaign parsed = parse_campaign(
      "vendemmia campaign 1\nlevel normal\naggressive no\ngame 1 win 3 20 5\ngame 2 loss -900 20 6\ngame 2 "
      "win 21 20 7\n");
  EXPECT_EQ(parsed.problem, "line 4: a win needs more VP than the Automa has") << "the first of them";
  EXPECT_TRUE(parsed.impossible);
  EXPECT_EQ(parsed.campaign.games.size(), 3u);
  EXPECT_FALSE(parse_campaign("vendemmia campaign 1\ngame 1 win 3 20 5\nnonsense\n").impossible);
}

TEST(Campaign, AChallengeCanBeLostInSpiteOfManyVp) {
  const std::string two = "game 1 win 21 20 5\ngame 2 win 21 20 5\n";
  EXPECT_EQ(problem_of(two + "game 3 loss 25 20 5\n"), "") << "six workers were needed";
  EXPECT_NE(problem_of("game 1 loss 25 20 5\n"), "");
}

TEST(Campaign, LevelAndVariantAreSaidBeforeTheGames) {
  EXPECT_EQ(problem_of("game 1 win 21 20 5\nlevel easy\n"), "line 3: this is no entry of a campaign");
  EXPECT_EQ(problem_of("game 1 win 21 20 5\naggressive yes\n"), "line 3: this is no entry of a campaign");
  EXPECT_EQ(problem_of("level very_hard\naggressive yes\n"),
            "the aggressive variant is for the levels easy, normal and hard");
  EXPECT_EQ(problem_of("aggressive yes\nlevel very_easy\n"),
            "the aggressive variant is for the levels easy, normal and hard");
}

TEST(Campaign, AnEndlessOneIsRefused) {
  std::string lines;
  for (int i = 0; i < 10'000; ++i) lines += "game 1 loss 5 20 5\n";
  EXPECT_EQ(problem_of(lines), "");
  EXPECT_EQ(problem_of(lines + "game 1 loss 5 20 5\n"), "line 10002: there are too many games");
}

}  // namespace
}  // namespace vendemmia::testing
