#include "engine/game/journal.h"

#include <string>

#include <gtest/gtest.h>

#include "engine/catalog/names.h"
#include "engine/game/door.h"
#include "tests/support/same_state.h"

namespace vendemmia {
namespace {

// A whole random game.
Journal random_game(Options options, Seed seed) {
  Journal journal{options, seed, {}};
  State s = new_game(options, seed);
  Rng choice(seed + 1);
  ActionList legal;
  legal_actions(s, legal);
  while (!legal.empty()) {
    const Action answer = legal[choice.below(static_cast<u32>(legal.size()))];
    journal.actions.push_back(answer);
    apply(s, answer, Events::none(), legal);
  }
  return journal;
}

Options options_of(unsigned index) {
  Options options;
  options.players = static_cast<u8>(2 + index % 5);
  options.friendly = index % 2 == 1;
  options.two_parents = index % 3 == 1;
  if (index % 4 == 3) options.last_year = 7;
  return options;
}

TEST(Journal, WhatIsWrittenIsReadAgain) {
  for (unsigned i = 0; i < 20; ++i) {
    const Journal journal = random_game(options_of(i), i);
    const std::string text = text_of(journal);
    const ParsedJournal parsed = parse_journal(text);
    ASSERT_FALSE(parsed.problem) << i << ": line " << parsed.problem->line << ": " << parsed.problem->what;
    EXPECT_EQ(parsed.journal.options, journal.options);
    EXPECT_EQ(parsed.journal.seed, journal.seed);
    EXPECT_EQ(parsed.journal.actions, journal.actions);
    EXPECT_EQ(text_of(parsed.journal), text);
  }
}

TEST(Journal, ModulesAreWrittenOnlyWhereThereAreSome) {
  EXPECT_EQ(text_of(Journal{Options{}, 1, {}, {}}).find("modules"), std::string::npos);
  for (unsigned modules = 1; modules <= kAllModules; ++modules) {
    Options options;
    options.modules = static_cast<Modules>(modules);
    options.last_year = 2;
    options.plain_stars = (modules & kExtendedBoard) != 0;
    if (problem_with(options)) continue;
    const Journal journal = random_game(options, modules);
    const std::string text = text_of(journal);
    EXPECT_NE(text.find("\nmodules " + modules_text(options.modules) + "\n"), std::string::npos)
        << text.substr(0, 200);
    EXPECT_EQ(text.find("\nplain_stars yes\n") != std::string::npos, options.plain_stars);
    const ParsedJournal parsed = parse_journal(text);
    ASSERT_FALSE(parsed.problem) << parsed.problem->line << ": " << parsed.problem->what;
    EXPECT_EQ(parsed.journal.options, options);
    EXPECT_TRUE(same(replay(parsed.journal), replay(journal)));
  }
}

TEST(Journal, ModulesAreReadInAnyOrderAndOnceEach) {
  const auto problem = [](const std::string& line) {
    const ParsedJournal parsed =
        parse_journal("vendemmia journal 1\nrules 1\nplayers 2\n" + line + "\nseed 1\n");
    return parsed.problem ? parsed.problem->what : "modules " + modules_text(parsed.journal.options.modules);
  };
  EXPECT_EQ(problem("modules structures,board"), "modules board,structures");
  const std::string no_list = " is not a list of modules: board, workers, structures";
  for (const std::string bad : {"moon", "board,", "board,board", ",board", "board structures"})
    EXPECT_EQ(problem("modules " + bad), "'" + bad + "'" + no_list);
  EXPECT_EQ(problem("plain_stars yes"), "stars belong to the extended board");
}

TEST(Journal, ReplayStopsWhereItIsTold) {
  const Journal journal = random_game(options_of(2), 5);
  State s = new_game(journal.options, journal.seed);
  EXPECT_TRUE(same(replay(journal, 0), s));
  for (std::size_t i = 0; i < 40; ++i) apply(s, journal.actions[i], Events::none());
  EXPECT_TRUE(same(replay(journal, 40), s));
  EXPECT_FALSE(replay(journal, 40).over);
  EXPECT_TRUE(replay(journal).over);
}

TEST(Journal, HasSeasonHeadingsAndTheResult) {
  Options options;
  options.last_year = 1;
  const Journal journal = random_game(options, 3);
  const std::string text = text_of(journal);
  const std::string version = "vendemmia journal 1\nrules " + std::to_string(kRulesVersion) + "\n";
  EXPECT_TRUE(
      text.starts_with(version + "players 2\nfriendly no\ntwo_parents no\nlast_year 1\nseed 3\n\n# Set-up\n"))
      << text;
  for (const char* heading : {"\n\n# Year 1, spring\n", "\n\n# Year 1, summer\n", "\n\n# Year 1, fall\n",
                              "\n\n# Year 1, winter\n"}) {
    EXPECT_NE(text.find(heading), std::string::npos) << heading << text;
  }
  const State end = replay(journal);
  const std::string line = " VP, " + std::to_string(end.players[0].lira) + " lira, wine ";
  EXPECT_NE(text.find("\n# The game is over after year 1.\n# 1. seat "), std::string::npos) << text;
  EXPECT_NE(text.find("seat 0: " + std::to_string(end.players[0].vp) + line), std::string::npos) << text;
}

// --- Problems -----------------------------------------------------------------------------------------

const std::string kHead = "vendemmia journal 1\nrules " + std::to_string(kRulesVersion) +
                          "\nplayers 2\nfriendly no\ntwo_parents no\nseed 3\n";

void expect_problem(const std::string& text, unsigned line, const std::string& what) {
  const ParsedJournal parsed = parse_journal(text);
  ASSERT_TRUE(parsed.problem) << text;
  EXPECT_EQ(parsed.problem->line, line) << text;
  EXPECT_NE(parsed.problem->what.find(what), std::string::npos) << parsed.problem->what;
  EXPECT_TRUE(parsed.journal.actions.empty());
}

TEST(Journal, BadHeadersAreNamedWithTheirLine) {
  expect_problem("", 0, "empty");
  expect_problem("# nothing\n\n", 0, "empty");
  expect_problem("vendemmia journal 2\n", 1, "begins with 'vendemmia journal 1'");
  expect_problem("\n# a comment\nrules 1\n", 3, "begins with");
  expect_problem("vendemmia journal 1\nrules 99\n", 2, "rules version 99 is not supported");
  expect_problem("vendemmia journal 1\nrules one\n", 2, "'one' is not a number");
  expect_problem("vendemmia journal 1\nrules 1\nplayers 300\n", 3, "'300' is not a number in the allowed");
  expect_problem("vendemmia journal 1\nrules 1\nplayers -2\n", 3, "'-2' is not a number");
  expect_problem("vendemmia journal 1\nrules 1\nfriendly maybe\n", 3, "'yes' or 'no'");
  expect_problem("vendemmia journal 1\nrules 1\nrules 1\n", 3, "rules is given twice");
  expect_problem("vendemmia journal 1\nrules 1\ncolour red\n", 3, "unknown entry 'colour'");
  expect_problem("vendemmia journal 1\nrules 1\nseed 99999999999999999999\n", 3, "is not a number");
  expect_problem("vendemmia journal 1\nrules 1\nplayers 2\n", 0, "the seed is missing");
  expect_problem("vendemmia journal 1\nrules 1\nseed 1\n0 pass\n", 4, "the number of players is missing");
  expect_problem("vendemmia journal 1\nplayers 2\nseed 1\n0 pass\n", 4, "the rules version is missing");
  expect_problem("vendemmia journal 1\nrules 1\nplayers 7\nseed 1\n0 pass\n", 5, "1 to 6 players");
}

TEST(Journal, BadActionsAreNamedWithTheirLine) {
  const State s = new_game(Options{}, 3);
  const unsigned asked = pending(s).seat;
  const std::string right = std::to_string(asked) + " ";
  const std::string wrong = std::to_string(1 - asked) + " ";
  expect_problem(kHead + right + "fly to the moon\n", 7, "'fly to the moon' is not an action");
  expect_problem(kHead + wrong + "pass\n", 7, "seat " + std::to_string(asked) + " is asked");
  expect_problem(kHead + "77777 pass\n", 7, "'77777' is not a seat");
  expect_problem(kHead + "0\n", 7, asked == 0 ? "'' is not an action" : "seat 1 is asked");
  const auto refusal = check(s, act(ActionKind::Pass));
  ASSERT_TRUE(refusal);
  expect_problem(kHead + right + "pass\n", 7, "'pass' is not legal here: " + refusal->text());
  expect_problem(kHead + "\n# Set-up\nseed 4\n", 9, "seed is given twice");
}

TEST(Journal, NothingFollowsTheEnd) {
  Options options;
  options.last_year = 1;
  const std::string text = text_of(random_game(options, 3));
  const auto lines = static_cast<unsigned>(std::count(text.begin(), text.end(), '\n'));
  expect_problem(text + "0 pass\n", lines + 1, "the game is over");
}

TEST(Journal, IgnoresCommentsBlankLinesAndLineEndings) {
  const Journal journal = random_game(options_of(0), 9);
  std::string text = "# saved by a friend\r\n\r\n";
  for (const char c : text_of(journal)) {
    if (c == '\n')
      text += " \r\n   # noise\n\t\n";
    else
      text += c;
  }
  const ParsedJournal parsed = parse_journal(text);
  ASSERT_FALSE(parsed.problem) << parsed.problem->line << ": " << parsed.problem->what;
  EXPECT_EQ(parsed.journal.actions, journal.actions);
}

TEST(Journal, SurvivesAnyBytes) {
  const std::string whole = text_of(random_game(options_of(1), 4));
  Rng rng(1);
  for (unsigned i = 0; i < 300; ++i) {
    std::string text = whole.substr(0, rng.below(static_cast<u32>(whole.size())));
    for (unsigned change = rng.below(4); change > 0 && !text.empty(); --change) {
      text[rng.below(static_cast<u32>(text.size()))] = static_cast<char>(rng.below(256));
    }
    const ParsedJournal parsed = parse_journal(text);
    if (parsed.problem) {
      for (const char c : parsed.problem->what) EXPECT_TRUE(c >= ' ' && c <= '~') << parsed.problem->what;
    } else {
      EXPECT_EQ(parse_journal(text_of(parsed.journal)).journal.actions, parsed.journal.actions);
    }
  }
  expect_problem(std::string((1u << 20) + 1, '\n'), 0, "longer than a megabyte");
}

}  // namespace
}  // namespace vendemmia
