// Records of every version of the rules: they read as they were played, or it is said that they do not.
#include <algorithm>
#include <filesystem>
#include <sstream>

#include <gtest/gtest.h>

#include "engine/game/digest.h"
#include "engine/game/door.h"
#include "engine/game/journal.h"
#include "tests/support/paths.h"
#include "tests/support/random_games.h"
#include "text/text_file.h"

namespace vendemmia {
namespace {

// Lines that mean something to a person: seasons, answers, results. Checks are for programs.
std::string without_checks(const std::string& text) {
  std::string kept;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (!line.empty() && !line.starts_with("check ")) kept += line + "\n";
  }
  return kept;
}

std::string text_in(const std::filesystem::path& file) { return read_text_file(file.string()).value_or(""); }

std::vector<std::filesystem::path> journals_of(unsigned version) {
  std::vector<std::filesystem::path> files;
  const auto folder = testing::source_path("tests/records/rules_" + std::to_string(version) + "/journals");
  for (const auto& entry : std::filesystem::directory_iterator(folder)) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

Journal some_game(unsigned game) {
  Journal journal;
  journal.options = options_of_any_game(game);
  journal.seed = game;
  State s = first_position(journal);
  Rng rng(game);
  ActionList legal;
  legal_actions(s, legal);
  while (!legal.empty()) {
    journal.actions.push_back(random_answer(game, legal, rng));
    apply(s, journal.actions.back(), Events::none(), legal);
  }
  return journal;
}

TEST(OldRecords, EveryRecordOfEveryVersionIsReadAsItWasOrToldToBeOld) {
  for (unsigned version = 1; version <= kRulesVersion; ++version) {
    unsigned read = 0;
    for (const auto& file : journals_of(version)) {
      const std::string text = text_in(file);
      const ParsedJournal parsed = parse_journal(text);
      if (parsed.problem) {
        EXPECT_EQ(parsed.problem->old_rules, version) << file << ": " << parsed.problem->what;
        EXPECT_LT(version, kRulesVersion) << file << ": " << parsed.problem->what;
        continue;
      }
      ++read;
      EXPECT_EQ(parsed.journal.rules, version) << file;
      // Headings and results are what the program of the day wrote: seasons, VP, lira, wine and grapes.
      EXPECT_EQ(without_checks(text_of(parsed.journal)), without_checks(text)) << file;
    }
    EXPECT_GE(read, 8u) << "of version " << version;
  }
}

TEST(OldRecords, OnlyWhatARulingHasChangedIsOld) {
  for (const auto& file : journals_of(1)) {
    const std::string text = text_in(file);
    const bool friendly = text.find("friendly yes") != std::string::npos;
    const bool made_wine = text.find("make_wine") != std::string::npos;
    const auto problem = parse_journal(text).problem;
    EXPECT_EQ(problem.has_value(), friendly && made_wine) << file;
    if (!problem) continue;
    EXPECT_GT(problem->line, 0u) << file;
    EXPECT_NE(problem->what.find("version 1 of the rules"), std::string::npos) << problem->what;
  }
}

TEST(OldRecords, WhatCannotBeReadIsListedCompletely) {
  for (const auto& file : journals_of(1)) {
    const std::string text = text_in(file);
    const ParsedJournal parsed = parse_journal(text);
    const std::string bare = bare_text_of(parsed.journal, parsed.seats);
    std::istringstream lines(text);
    std::size_t answers = 0;
    for (std::string line; std::getline(lines, line);) {
      if (line.empty() || line.front() < '0' || line.front() > '9') continue;
      ++answers;
      EXPECT_NE(bare.find("\n" + line + "\n"), std::string::npos) << file << ": " << line;
    }
    EXPECT_EQ(parsed.journal.actions.size(), answers) << file;
    // And the list is never taken for a game that can be shown.
    const ParsedJournal again = parse_journal(bare);
    ASSERT_TRUE(again.problem) << file;
    EXPECT_EQ(again.problem->old_rules, 1u);
    EXPECT_EQ(again.journal.actions, parsed.journal.actions);
    EXPECT_EQ(again.seats, parsed.seats);
  }
}

// A record of an older version that carries checks proves by itself that it reads as it was played.
TEST(OldRecords, ChecksDecideForGamesThatARulingConcerns) {
  unsigned concerned = 0;
  for (unsigned game = 0; game < 60; ++game) {
    Journal journal = some_game(game);
    journal.rules = 1;
    const std::string text = text_of(journal);
    const auto problem = parse_journal(text).problem;
    EXPECT_FALSE(problem) << problem->what;
    if (parse_journal(without_checks(text)).problem) ++concerned;

    std::string changed = text;
    const std::size_t check = changed.rfind("check ") + 6;
    changed[check] = changed[check] == '0' ? '1' : '0';
    const auto differs = parse_journal(changed).problem;
    ASSERT_TRUE(differs);
    EXPECT_EQ(differs->old_rules, 1u);
  }
  EXPECT_GT(concerned, 0u);
}

TEST(OldRecords, ARecordOfTodayMustFitItsChecks) {
  const Journal journal = some_game(3);
  EXPECT_EQ(journal.rules, kRulesVersion);
  std::string text = text_of(journal);
  EXPECT_NE(text.find("\nrules " + std::to_string(kRulesVersion) + "\n"), std::string::npos);
  const std::size_t check = text.rfind("check ") + 6;
  text[check] = text[check] == '0' ? '1' : '0';
  const auto problem = parse_journal(text).problem;
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->old_rules, 0u);
  EXPECT_EQ(problem->what, "the check is that of other positions");
  text.replace(check, 16, "no number at all");
  EXPECT_EQ(parse_journal(text).problem->what, "'no number at all' is not a check of 16 hexadecimal digits");
}

TEST(OldRecords, AVersionThatIsNotKnownYetIsRefused) {
  Journal journal = some_game(3);
  journal.rules = kRulesVersion + 1;
  const auto problem = parse_journal(text_of(journal)).problem;
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->old_rules, 0u);
  EXPECT_NE(problem->what.find("is not supported"), std::string::npos);
}

TEST(Digest, TellsPositionsApart) {
  for_each_decision(20, [](const Moment& moment) {
    const u64 digest = digest_of(moment.state);
    EXPECT_NE(digest, 0u);
    State other = moment.state;
    EXPECT_EQ(digest_of(other), digest);
    ++other.players[0].lira;
    EXPECT_NE(digest_of(other), digest) << where(moment);
    other = moment.state;
    other.rng = Rng(1);
    EXPECT_NE(digest_of(other), digest) << where(moment);
    other = moment.state;
    Pile& pile = other.decks[0];
    if (pile.size < 2) return;
    const Card first = pile.cards[0];
    pile.cards[0] = pile.cards[1];
    pile.cards[1] = first;
    EXPECT_NE(digest_of(other), digest) << where(moment);
  });
}

}  // namespace
}  // namespace vendemmia
