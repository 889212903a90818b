// Whole games and numbers that were right once. What changes them on purpose runs scripts/update-golden.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/catalog/names.h"
#include "engine/game/count_lines.h"
#include "engine/game/door.h"
#include "engine/game/journal.h"
#include "engine/game/scoring.h"
#include "engine/game/signature.h"
#include "tests/support/paths.h"
#include "text/text_file.h"

namespace vendemmia {
namespace {

const std::string kGolden = testing::source_path("tests/golden/");

std::vector<std::string> golden_games() {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(kGolden + "games")) {
    if (entry.path().extension() == ".journal") files.push_back(entry.path().string());
  }
  std::sort(files.begin(), files.end());
  return files;
}

// The lines that carry numbers; '#' begins a comment.
std::vector<std::string> golden_lines(const std::string& name) {
  std::vector<std::string> lines;
  std::ifstream file(kGolden + name);
  for (std::string line; std::getline(file, line);) {
    if (!line.empty() && line.front() != '#') lines.push_back(line);
  }
  return lines;
}

TEST(Golden, SignatureOf200Games) {
  const auto lines = golden_lines("signature.txt");
  ASSERT_GE(lines.size(), 2u);
  EXPECT_EQ(signature(200), std::stoull(lines[0], nullptr, 16));
  EXPECT_EQ(solo_signature(200), std::stoull(lines[1], nullptr, 16));
  for (std::size_t i = 2; i < lines.size(); ++i) {
    std::istringstream words(lines[i]);
    std::string names;
    std::string table;
    std::string solo;
    ASSERT_TRUE(words >> names >> table >> solo) << lines[i];
    const auto modules = modules_in(names);
    ASSERT_TRUE(modules) << lines[i];
    EXPECT_EQ(signature(60, *modules), std::stoull(table, nullptr, 16)) << names;
    EXPECT_EQ(solo_signature(60, *modules), std::stoull(solo, nullptr, 16)) << names;
  }
}

TEST(Golden, SignatureDependsOnEveryGame) {
  EXPECT_NE(solo_signature(9), solo_signature(10));
  EXPECT_NE(signature(9), signature(10));
  EXPECT_EQ(signature(10), signature(10));
}

TEST(Golden, LeafCounts) {
  const auto lines = golden_lines("perft.txt");
  ASSERT_FALSE(lines.empty());
  for (const std::string& line : lines) {
    std::istringstream words(line);
    unsigned players = 0;
    Seed seed = 0;
    unsigned depth = 0;
    u64 count = 0;
    ASSERT_TRUE(words >> players >> seed >> depth >> count) << line;
    Options options;
    options.players = static_cast<u8>(players);
    if (unsigned challenge = 0; words >> challenge) options.challenge = static_cast<u8>(challenge);
    if (std::string modules; words >> modules) options.modules = modules_in(modules).value_or(0);
    EXPECT_EQ(count_lines(new_game(options, seed), depth), count) << line;
  }
}

// The result stands in the file as comments, so the text as a whole is compared.
TEST(Golden, GamesEndAsTheyDid) {
  for (const std::string& file : golden_games()) {
    const auto text = read_text_file(file);
    ASSERT_TRUE(text) << file;
    const ParsedJournal parsed = parse_journal(*text);
    ASSERT_FALSE(parsed.problem) << file << ":" << parsed.problem->line << ": " << parsed.problem->what;
    EXPECT_TRUE(replay(parsed.journal).over) << file;
    EXPECT_EQ(text_of(parsed.journal), *text) << file;
  }
}

// For one player: every level, the aggressive variant, every challenge, and every result.
TEST(Golden, GamesCoverTheSoloGame) {
  std::set<std::string> levels;
  std::set<unsigned> challenges;
  std::set<std::string> results;
  unsigned aggressive = 0;
  for (const std::string& file : golden_games()) {
    const ParsedJournal parsed = parse_journal(read_text_file(file).value_or(""));
    const Options& options = parsed.journal.options;
    if (options.players > 1) continue;
    levels.emplace(facts(options.level).id);
    challenges.insert(options.challenge);
    aggressive += options.aggressive ? 1u : 0u;
    results.emplace(kSoloResultNames[static_cast<unsigned>(solo_result(replay(parsed.journal)))]);
  }
  EXPECT_EQ(levels.size(), kLevels);
  EXPECT_EQ(challenges.size(), kChallenges + 1);
  EXPECT_GE(aggressive, 2u);
  EXPECT_EQ(results, (std::set<std::string>{"loss", "draw", "win"}));
}

TEST(Golden, GamesCoverEveryCombinationOfModules) {
  std::set<std::string> tables;
  std::set<std::string> alone;
  bool plain_stars = false;
  for (const std::string& file : golden_games()) {
    const ParsedJournal parsed = parse_journal(read_text_file(file).value_or(""));
    const Options& options = parsed.journal.options;
    (options.players == 1 ? alone : tables).insert(modules_text(options.modules));
    plain_stars = plain_stars || options.plain_stars;
  }
  std::set<std::string> playable;
  for (unsigned modules = 0; modules <= kAllModules; ++modules) {
    if (!problem_with(Options{.modules = static_cast<Modules>(modules)}))
      playable.insert(modules_text(static_cast<Modules>(modules)));
  }
  EXPECT_EQ(tables, playable);
  EXPECT_EQ(alone, playable);
  EXPECT_TRUE(plain_stars);
}

TEST(Golden, GamesCoverTheTablesAndTheEnds) {
  std::set<unsigned> players;
  std::set<std::string> seen;
  for (const std::string& file : golden_games()) {
    const ParsedJournal parsed = parse_journal(read_text_file(file).value_or(""));
    if (parsed.journal.options.players == 1) continue;
    players.insert(parsed.journal.options.players);
    if (parsed.journal.options.friendly) seen.insert("friendly");
    if (parsed.journal.options.two_parents) seen.insert("two parents");
    const Standings end = standings(replay(parsed.journal));
    if (end[0].vp != end[1].vp) seen.insert("plain victory");
    if (end[0].vp == end[1].vp && end[1].place == 2) seen.insert("tie-break");
    if (end[1].place == 1) seen.insert("shared victory");
  }
  EXPECT_EQ(players, (std::set<unsigned>{2, 3, 4, 5, 6}));
  EXPECT_EQ(seen, (std::set<std::string>{"friendly", "two parents", "plain victory", "tie-break",
                                         "shared victory"}));
}

}  // namespace
}  // namespace vendemmia
