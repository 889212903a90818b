// Puzzles: found the same way everywhere, and fair to who is asked.
#include <algorithm>
#include <atomic>
#include <set>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "bots/deed.h"
#include "bots/network/shipped_networks.h"
#include "engine/game/decision.h"
#include "engine/game/door.h"
#include "lab/puzzle/collection.h"
#include "lab/puzzle/proof.h"
#include "lab/puzzle/themes.h"
#include "tests/support/hidden_swaps.h"
#include "tests/support/paths.h"
#include "text/text_file.h"

namespace vendemmia {
namespace {

const PuzzleSearch kQuick{.seed = 5, .games = 8, .bot = "search:iterations=24", .iterations = 100, .gap = 30};
// One that has puzzles; another has to be found when the networks change.
constexpr u64 kGame = 4;

std::vector<Puzzle> look() {
  const std::atomic<bool> stopped = false;
  return puzzles_of_game(kQuick, kGame, stopped);
}

// Found once for all tests of a process; few tests, because every process pays for it.
const std::vector<Puzzle>& found() {
  static const std::vector<Puzzle> puzzles = look();
  return puzzles;
}

TEST(Puzzle, IsFoundTheSameWayAgain) {
  ASSERT_FALSE(found().empty());
  EXPECT_EQ(look(), found());
  for (const Puzzle& puzzle : found()) EXPECT_EQ(proved_again(puzzle, kQuick.gap), puzzle);
  const std::atomic<bool> stopped = true;
  EXPECT_TRUE(puzzles_of_game(kQuick, kGame, stopped).empty());
}

// --- What holds for every puzzle ------------------------------------------------------------------------

void expect_best_answer_that_differs_from_its_rivals(const std::vector<Puzzle>& puzzles, u16 gap) {
  for (const Puzzle& puzzle : puzzles) {
    const State s = replay(puzzle.journal);
    ActionList legal;
    legal_actions(s, legal);
    EXPECT_EQ(asked_seat(s), puzzle.seat);
    ASSERT_GE(puzzle.tried.size(), 2u);
    const Action best = puzzle.tried.front().answer;
    EXPECT_GE(puzzle.tried[0].chance - puzzle.tried[1].chance + 1, gap);  // both are rounded
    for (std::size_t i = 1; i < puzzle.tried.size(); ++i) {
      EXPECT_NE(deed_of(puzzle.tried[i].answer), deed_of(best));
      EXPECT_LE(puzzle.tried[i].chance, puzzle.tried[1].chance);
    }
    for (const Action& answer : legal) {
      const bool solves = std::ranges::find(puzzle.solutions, answer) != puzzle.solutions.end();
      EXPECT_EQ(solves, deed_of(answer) == deed_of(best)) << text_of(answer);
    }
  }
}

// Nobody is asked for what they could not know: with other hidden cards the proof is the same.
void expect_proof_by_what_the_seat_knows(const std::vector<Puzzle>& puzzles) {
  Prover prover(shipped_networks());
  Rng rng(3);
  for (const Puzzle& puzzle : puzzles) {
    State s = replay(puzzle.journal);
    const auto proof = prover.prove(observe(s, puzzle.seat), 200, 7, 0);
    swap_what_is_hidden(s, puzzle.seat, rng);
    const auto other = prover.prove(observe(s, puzzle.seat), 200, 7, 0);
    ASSERT_EQ(proof.has_value(), other.has_value());
    if (!proof) continue;
    EXPECT_EQ(proof->gap, other->gap);
    EXPECT_EQ(proof->deeds.front().answer, other->deeds.front().answer);
    EXPECT_EQ(proof->plan, other->plan);
  }
}

void expect_themes_that_follow_from_the_answer(const std::vector<Puzzle>& puzzles) {
  for (const Puzzle& puzzle : puzzles) {
    const Action best = puzzle.tried.front().answer;
    // The Organizer also asks for a row.
    const bool by_visitor = pending(replay(puzzle.journal)).because.kind == Because::Kind::Visitor;
    EXPECT_EQ(contains(puzzle.themes, Theme::Passing), best.kind == ActionKind::Pass && !by_visitor);
    EXPECT_EQ(contains(puzzle.themes, Theme::WakeUp), best.kind == ActionKind::Row && !by_visitor);
    if (contains(puzzle.themes, Theme::Grande)) {
      EXPECT_EQ(static_cast<Worker>(best.a), Worker::Grande);
    }
    EXPECT_NE(puzzle.themes, 0);
  }
}

TEST(Puzzle, IsClearFairAndAboutSomething) {
  expect_best_answer_that_differs_from_its_rivals(found(), kQuick.gap);
  expect_proof_by_what_the_seat_knows(found());
  expect_themes_that_follow_from_the_answer(found());
}

// The set that is part of the program. The proofs of all of them: vendemmia puzzle --verify lab/puzzle/puzzles.json.
TEST(Puzzle, ShippedOnesHold) {
  const auto text = read_text_file(testing::source_path("lab/puzzle/puzzles.json"));
  ASSERT_TRUE(text);
  const auto shipped = read_collection(*text);
  ASSERT_TRUE(shipped.has_value()) << shipped.error();
  ASSERT_FALSE(shipped->puzzles.empty());
  expect_best_answer_that_differs_from_its_rivals(shipped->puzzles, gap_of(*shipped));
  expect_themes_that_follow_from_the_answer(shipped->puzzles);
  EXPECT_EQ(choose_puzzles(shipped->puzzles, 1000).size(), shipped->puzzles.size()) << "one is there twice";
  const Puzzle& sample = shipped->puzzles[shipped->puzzles.size() / 2];
  const auto proved = proved_again(sample, gap_of(*shipped));
  EXPECT_TRUE(proved.has_value()) << id_of(sample) << ": " << proved.error();
}

// --- As text --------------------------------------------------------------------------------------------

void expect_to_survive_its_text() {
  PuzzleCollection collection{.made = description_of(kQuick, "1"), .puzzles = found()};
  const auto read = read_collection(text_of(collection));
  ASSERT_TRUE(read.has_value()) << read.error();
  EXPECT_EQ(read->puzzles, collection.puzzles);
  EXPECT_EQ(gap_of(*read), kQuick.gap);
}

void expect_refusal_of_what_is_damaged() {
  const Json good = json_of(found().front());
  ASSERT_TRUE(read_puzzle(good).has_value());
  const auto problem = [&](const char* field, const Json& value) {
    Json bad = good;
    bad[field] = value;
    const auto read = read_puzzle(bad);
    return read ? std::string() : read.error();
  };
  EXPECT_NE(problem("id", "0000000000000000").find("another position"), std::string::npos);
  EXPECT_NE(problem("seat", 5).find("Somebody else is asked"), std::string::npos);
  EXPECT_NE(problem("themes", Json::array()).find("A puzzle has a theme"), std::string::npos);
  EXPECT_NE(problem("themes", {"chess"}).find("no such theme"), std::string::npos);
  EXPECT_NE(problem("solutions", {"dance"}).find("not an answer"), std::string::npos);
  EXPECT_NE(problem("solutions", {"papa 3"}).find("not an answer"), std::string::npos);
  EXPECT_NE(problem("solutions", Json::array()).find("a best answer"), std::string::npos);
  EXPECT_NE(problem("record", "nothing").find("its record, line 1"), std::string::npos);
  EXPECT_NE(problem("difficulty", 9), "");
  EXPECT_NE(problem("at", 3).find("another number of answers"), std::string::npos);
  EXPECT_FALSE(read_collection("{}").has_value());
  EXPECT_FALSE(read_collection("[").has_value());
  EXPECT_FALSE(read_collection(R"({"made":{},"puzzles":[7]})").has_value());
}

void expect_some_of_each_theme_and_difficulty_chosen() {
  std::vector<Puzzle> twice = found();
  twice.insert(twice.end(), found().begin(), found().end());
  const std::vector<Puzzle> chosen = choose_puzzles(twice, 1);
  std::set<std::string> ids;
  for (const Puzzle& one : chosen) EXPECT_TRUE(ids.insert(id_of(one)).second);
  std::set<std::pair<Themes, u8>> kinds;
  for (const Puzzle& one : found()) kinds.emplace(one.themes, one.difficulty);
  for (const auto& [themes, difficulty] : kinds) {
    EXPECT_TRUE(std::ranges::any_of(chosen, [&](const Puzzle& one) {
      return (one.themes & themes) != 0 && one.difficulty == difficulty;
    }));
  }
  EXPECT_EQ(choose_puzzles(twice, 1000).size(), found().size());
}

TEST(Puzzle, IsWrittenReadAndChosen) {
  ASSERT_FALSE(found().empty());
  expect_to_survive_its_text();
  expect_refusal_of_what_is_damaged();
  expect_some_of_each_theme_and_difficulty_chosen();
}

}  // namespace
}  // namespace vendemmia
