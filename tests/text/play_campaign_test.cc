// The campaign in the terminal: its file, and the game that waits beside it.
#include "text/play_campaign.h"

#include <fstream>

#include <gtest/gtest.h>

#include "engine/game/campaign.h"
#include "engine/game/journal.h"
#include "tests/support/talk.h"
#include "tests/support/temporary_folder.h"
#include "text/text_file.h"
#include "tools/simulate.h"

namespace vendemmia {
namespace {

class PlayCampaign : public ::testing::Test {
 protected:
  std::string path() const { return (folder_.path() / "my campaign").string(); }
  std::string game_path() const { return path() + ".game"; }
  std::string text() const { return read_text_file(path()).value_or("(no file)"); }
  bool game_waits() const { return std::filesystem::exists(game_path()); }
  void write(const std::string& file, const std::string& content) const { std::ofstream(file) << content; }

  Talk play_it(const std::string& input, Level level = Level::Normal, bool aggressive = false) const {
    PlayOptions options;
    options.campaign = path();
    options.seed = 5;
    options.game.level = level;
    options.game.aggressive = aggressive;
    return talk(options, input);
  }

  // The campaign after so many wins, with nothing lost.
  Campaign won(unsigned games) const {
    Campaign campaign;
    for (unsigned i = 0; i < games; ++i) {
      campaign.games.push_back({static_cast<u8>(next_challenge(campaign)), SoloResult::Win, 22, 20, i});
    }
    return campaign;
  }

  // A whole game of the challenge that is next, with this result.
  Journal game_with(const Campaign& campaign, SoloResult result) const {
    SimulateOptions options;
    options.game = next_options(campaign);
    options.bots = {"greedy"};
    Journal record;
    for (u64 index = 0; index < 3000; ++index) {
      if (simulate_game(options, index, record).solo == result) return record;
    }
    ADD_FAILURE() << "no such game";
    return record;
  }

  // All but the last answers of the game lie beside the campaign; those are returned as lines.
  std::string leave_before_the_end(Journal journal, unsigned answers = 5) const {
    std::string lines;
    for (std::size_t i = journal.actions.size() - answers; i < journal.actions.size(); ++i) {
      lines += text_of(journal.actions[i]) + "\n";
    }
    journal.actions.resize(journal.actions.size() - answers);
    write(game_path(), text_of(journal));
    return lines;
  }

 private:
  TemporaryFolder folder_;
};

TEST_F(PlayCampaign, ANewOneAsksForTheLevelAndIsWritten) {
  const Talk game = play_it("4\n2\nquit\nyes\n");
  EXPECT_EQ(game.exit_code, 0);
  EXPECT_TRUE(game.says("Levels of the Automa:"));
  EXPECT_TRUE(game.says("The campaign at level hard, aggressive: 0 games so far."));
  EXPECT_TRUE(game.says("Challenge 1, "));
  EXPECT_EQ(text(), "vendemmia campaign 1\nlevel hard\naggressive yes\n");
  EXPECT_FALSE(play_it("", Level::Easy).says("Levels of the Automa:"));
}

TEST_F(PlayCampaign, WhatIsNamedOnTheCommandLineIsNotAsked) {
  const Talk game = play_it("quit\nyes\n", Level::Easy);
  EXPECT_FALSE(game.says("Levels of the Automa:"));
  EXPECT_EQ(text(), "vendemmia campaign 1\nlevel easy\naggressive no\n");
}

TEST_F(PlayCampaign, WhatCannotBePlayedIsRefused) {
  const Talk game = play_it("", Level::VeryEasy, true);
  EXPECT_EQ(game.exit_code, 1);
  EXPECT_TRUE(game.says("The aggressive variant is for the levels easy, normal and hard."));
  EXPECT_FALSE(std::filesystem::exists(path()));
}

TEST_F(PlayCampaign, NothingIsBegunWithoutAnAnswer) {
  const Talk game = play_it("");
  EXPECT_TRUE(game.says("No campaign was begun."));
  EXPECT_FALSE(std::filesystem::exists(path()));
}

TEST_F(PlayCampaign, AGameThatIsLeftGoesOn) {
  const Talk first = play_it("\n\nplant merlot field_5\n");
  EXPECT_TRUE(first.says("The game is kept beside the campaign. To resume it: vendemmia play --campaign "));
  ASSERT_TRUE(game_waits());
  const Talk second = play_it("plant pinot field_6\n");
  EXPECT_TRUE(second.says("Your unfinished game is resumed."));
  EXPECT_TRUE(second.says("0 games so far"));
  const ParsedJournal parsed = parse_journal(read_text_file(game_path()).value_or(""));
  ASSERT_FALSE(parsed.problem);
  EXPECT_EQ(parsed.journal.seed, 5u);
  ASSERT_EQ(parsed.journal.actions.size(), 2u);
  EXPECT_EQ(text_of(parsed.journal.actions[1]), "plant pinot field_6");
}

TEST_F(PlayCampaign, ALostGameIsRecordedAndGivesAToken) {
  const Talk game = play_it("\n\n" + repeated("1\n", 5'000));
  EXPECT_TRUE(game.says("The Automa has won."));
  EXPECT_TRUE(game.says("1 game so far"));
  EXPECT_FALSE(game_waits());
  const ParsedCampaign parsed = parse_campaign(text());
  ASSERT_EQ(parsed.problem, "");
  ASSERT_EQ(parsed.campaign.games.size(), 1u);
  EXPECT_EQ(parsed.campaign.games[0].result, SoloResult::Loss);
  EXPECT_EQ(parsed.campaign.games[0].seed, 5u);
  const Talk again = play_it("");
  EXPECT_TRUE(again.says("You begin with 1 bonus token."));
  EXPECT_TRUE(again.says("lost, "));
}

TEST_F(PlayCampaign, AWonGameLeadsToTheNextChallenge) {
  const Campaign campaign = won(6);
  write(path(), text_of(campaign));
  const Journal journal = game_with(campaign, SoloResult::Win);
  const Talk game = play_it(leave_before_the_end(journal) + "\n");
  EXPECT_TRUE(game.says("Your unfinished game is resumed."));
  EXPECT_TRUE(game.says("You have won."));
  EXPECT_FALSE(game_waits());
  const ParsedCampaign parsed = parse_campaign(text());
  ASSERT_EQ(parsed.campaign.games.size(), 7u);
  EXPECT_EQ(parsed.campaign.games[6].result, SoloResult::Win);
  EXPECT_EQ(parsed.campaign.games[6].challenge, 7);
  EXPECT_EQ(parsed.campaign.games[6].seed, journal.seed);
  const Talk next = play_it("");
  EXPECT_TRUE(next.says("Challenge 8, "));
  EXPECT_FALSE(next.says("You begin with"));
}

TEST_F(PlayCampaign, WhenAllIsWonTheScoreIsTold) {
  Campaign campaign = won(8);
  campaign.games.insert(campaign.games.begin(), {1, SoloResult::Draw, 20, 20, 9});
  write(path(), text_of(campaign));
  const Talk game = play_it("");
  EXPECT_EQ(game.exit_code, 0);
  EXPECT_TRUE(game.says("All challenges are won. The score is 9 games; lower is better."));
  EXPECT_TRUE(game.says("drawn, 20 to 20 victory points."));
}

TEST_F(PlayCampaign, ADamagedFileIsRefusedAndKept) {
  const std::string damaged = "vendemmia campaign 1\nlevel normal\naggressive no\ngame 3 win 21 20 5\n";
  write(path(), damaged);
  const Talk game = play_it("1\n");
  EXPECT_EQ(game.exit_code, 1);
  EXPECT_TRUE(game.says("is no campaign: line 4: this challenge is not the next one."));
  EXPECT_EQ(text(), damaged);
}

TEST_F(PlayCampaign, AResultThatNoGameHasIsRefused) {
  write(path(), "vendemmia campaign 1\nlevel normal\naggressive no\ngame 1 win 3 20 5\n");
  const Talk game = play_it("1\n");
  EXPECT_EQ(game.exit_code, 1);
  EXPECT_TRUE(game.says("is no campaign: line 4: a win needs more VP than the Automa has."));
}

TEST_F(PlayCampaign, AGameOfAnotherChallengeOrADamagedOneIsRefusedAndKept) {
  write(path(), text_of(won(3)));
  Journal other;
  other.options = next_options(won(2));
  for (const std::string& beside : {text_of(other), std::string("nonsense\n")}) {
    write(game_path(), beside);
    const Talk game = play_it("");
    EXPECT_EQ(game.exit_code, 1);
    EXPECT_TRUE(game.says("is no game of the next challenge. Move it away to begin a new one."));
    EXPECT_EQ(*read_text_file(game_path()), beside);
  }
}

TEST_F(PlayCampaign, AnotherGameThatIsLoadedDoesNotCount) {
  write(path(), text_of(won(0)));
  SimulateOptions options;
  options.game.players = 1;
  options.bots = {"greedy"};
  Journal stranger;
  simulate_game(options, 0, stranger);
  const std::string file = path() + ".stranger";
  write(file, text_of(stranger));
  const Talk game = play_it("load " + file + "\nyes\n\n\n");
  EXPECT_TRUE(game.says("Another game was loaded; the campaign stays as it was."));
  EXPECT_EQ(text(), text_of(won(0)));
}

TEST_F(PlayCampaign, WhatCannotBeWrittenIsSaid) {
  PlayOptions options;
  options.campaign = "/no/such/folder/campaign";
  const Talk game = talk(options, "1\n");
  EXPECT_EQ(game.exit_code, 1);
  EXPECT_TRUE(game.says("cannot be written"));
  EXPECT_FALSE(game.says("level"));  // nothing is asked for nothing
}

}  // namespace
}  // namespace vendemmia
