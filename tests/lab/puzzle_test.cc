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

namespace vendemmia {
namespace {

const PuzzleSearch kQuick{.seed = 5, .games = 8, .bot = "search:iterations=60", .iterations = 100, .gap = 30};

std::vector<Puzzle> some_puzzles() {
  const std::atomic<bool> stopped = false;
  std::vector<Puzzle> all;
  for (u64 game = 0; game < kQuick.games; ++game) {
    for (Puzzle& one : puzzles_of_game(kQuick, game, stopped)) all.push_back(std::move(one));
  }
  return all;
}

// Found once for all tests.
const std::vector<Puzzle>& found() {
  static const std::vector<Puzzle> puzzles = some_puzzles();
  return puzzles;
}

TEST(Puzzle, IsFoundTheSameWayAgain) {
  const std::atomic<bool> stopped = false;
  ASSERT_FALSE(found().empty());
  const u64 game = found().front().game;
  const std::vector<Puzzle> again = puzzles_of_game(kQuick, game, stopped);
  ASSERT_FALSE(again.empty());
  EXPECT_EQ(again.front(), found().front());
  EXPECT_EQ(problem_with_proof(again.front(), kQuick.gap), std::nullopt);
}

TEST(Puzzle, HasABestAnswerThatDoesSomethingElseThanItsRivals) {
  for (const Puzzle& puzzle : found()) {
    const State s = replay(puzzle.journal);
    ActionList legal;
    legal_actions(s, legal);
    EXPECT_EQ(asked_seat(s), puzzle.seat);
    ASSERT_GE(puzzle.tried.size(), 2u);
    const Action best = puzzle.tried.front().answer;
    EXPECT_GE(puzzle.tried[0].chance - puzzle.tried[1].chance + 1, kQuick.gap);  // both are rounded
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
TEST(Puzzle, IsProvedByWhatTheSeatKnows) {
  Prover prover(shipped_networks());
  Rng rng(3);
  for (const Puzzle& puzzle : found()) {
    State s = replay(puzzle.journal);
    const auto proof = prover.prove(observe(s, puzzle.seat), 200, 7);
    swap_what_is_hidden(s, puzzle.seat, rng);
    const auto other = prover.prove(observe(s, puzzle.seat), 200, 7);
    ASSERT_EQ(proof.has_value(), other.has_value());
    if (!proof) continue;
    EXPECT_EQ(proof->gap, other->gap);
    EXPECT_EQ(proof->deeds.front().answer, other->deeds.front().answer);
    EXPECT_EQ(proof->plan, other->plan);
  }
}

TEST(Puzzle, StopsWhenItIsTold) {
  const std::atomic<bool> stopped = true;
  EXPECT_TRUE(puzzles_of_game(kQuick, 0, stopped).empty());
}

TEST(Puzzle, ThemesFollowFromTheAnswer) {
  for (const Puzzle& puzzle : found()) {
    const Action best = puzzle.tried.front().answer;
    EXPECT_EQ(contains(puzzle.themes, Theme::Passing), best.kind == ActionKind::Pass);
    EXPECT_EQ(contains(puzzle.themes, Theme::WakeUp), best.kind == ActionKind::Row);
    if (contains(puzzle.themes, Theme::Grande)) {
      EXPECT_EQ(static_cast<Worker>(best.a), Worker::Grande);
    }
    EXPECT_NE(puzzle.themes, 0);
  }
}

TEST(Puzzle, SurvivesItsText) {
  PuzzleCollection collection{.made = description_of(kQuick, "1"), .puzzles = found()};
  const auto read = read_collection(text_of(collection));
  ASSERT_TRUE(read.has_value()) << read.error();
  EXPECT_EQ(read->puzzles, collection.puzzles);
  EXPECT_EQ(gap_of(*read), kQuick.gap);
}

TEST(Puzzle, RefusesWhatIsDamaged) {
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
  EXPECT_FALSE(read_collection("{}").has_value());
  EXPECT_FALSE(read_collection("[").has_value());
  EXPECT_FALSE(read_collection(R"({"made":{},"puzzles":[7]})").has_value());
}

TEST(Puzzle, SomeOfEachThemeAndDifficultyAreChosen) {
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

}  // namespace
}  // namespace vendemmia
