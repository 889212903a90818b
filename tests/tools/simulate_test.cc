#include "tools/simulate.h"

#include <algorithm>
#include <filesystem>
#include <sstream>

#include <gtest/gtest.h>

#include "engine/game/scoring.h"
#include "text/text_file.h"

namespace vendemmia {
namespace {

namespace fs = std::filesystem;

SimulateOptions some_simulated_games() {
  SimulateOptions options;
  options.game.players = 3;
  options.games = 25;
  options.seed = 11;
  options.bots = {"random", "greedy", "random"};
  return options;
}

std::string csv_with(SimulateOptions options, unsigned jobs) {
  options.jobs = jobs;
  return csv_of(options, simulate_games(options));
}

// A folder that is gone after the test.
class Simulate : public ::testing::Test {
 protected:
  Simulate() { fs::create_directories(folder_); }
  ~Simulate() override { fs::remove_all(folder_); }
  std::string path(const std::string& name) const { return (folder_ / name).string(); }

 private:
  fs::path folder_ =
      fs::path(::testing::TempDir()) /
      ("vendemmia_" + std::string(::testing::UnitTest::GetInstance()->current_test_info()->name()));
};

TEST_F(Simulate, SameResultWhateverTheNumberOfJobs) {
  const std::string one = csv_with(some_simulated_games(), 1);
  EXPECT_EQ(csv_with(some_simulated_games(), 3), one);
  EXPECT_EQ(csv_with(some_simulated_games(), 40), one);
  SimulateOptions other = some_simulated_games();
  other.seed = 12;
  EXPECT_NE(csv_with(other, 1), one);
}

TEST_F(Simulate, CsvHasALineForEachGame) {
  std::istringstream csv(csv_with(some_simulated_games(), 2));
  std::string line;
  std::getline(csv, line);
  EXPECT_EQ(line,
            "game,seed,players,years,decisions,choices,winners,solo,vp_1,vp_2,vp_3,vp_4,vp_5,vp_6,"
            "lira_1,lira_2,lira_3,lira_4,lira_5,lira_6");
  unsigned games = 0;
  while (std::getline(csv, line)) {
    ++games;
    EXPECT_EQ(std::count(line.begin(), line.end(), ','), 19) << line;
    EXPECT_EQ(line.rfind(std::to_string(games) + ",", 0), 0u) << line;
    EXPECT_EQ(line.substr(line.size() - 3), ",,,") << line;  // seats 4 to 6 are empty
  }
  EXPECT_EQ(games, 25u);
}

TEST_F(Simulate, TheRecordLeadsToTheResult) {
  const SimulateOptions options = some_simulated_games();
  Journal record;
  const SimulatedGame game = simulate_game(options, 4, record);
  EXPECT_EQ(game.decisions, record.actions.size());
  EXPECT_GT(game.choices, 0u);
  EXPECT_LE(game.choices, game.decisions);
  const State end = replay(record);
  EXPECT_EQ(end.year, game.years);
  for (const Standing& one : standings(end)) {
    EXPECT_EQ(game.vp[one.seat], one.vp);
    EXPECT_EQ(game.lira[one.seat], one.lira);
    EXPECT_EQ(contains(game.winners, one.seat), one.place == 1);
  }
}

TEST_F(Simulate, LastYearCutsTheGames) {
  SimulateOptions options = some_simulated_games();
  options.game.last_year = 3;
  for (const SimulatedGame& game : simulate_games(options)) EXPECT_LE(game.years, 3u);
}

TEST_F(Simulate, WritesTheFilesAndLeavesNoPart) {
  SimulateOptions options = some_simulated_games();
  options.games = 3;
  options.jobs = 2;
  options.out = path("games.csv");
  options.records = path("records");
  ::testing::internal::CaptureStdout();
  EXPECT_EQ(simulate(options), 0);
  const std::string summary = ::testing::internal::GetCapturedStdout();
  EXPECT_EQ(summary.rfind("games 3, mean years ", 0), 0u) << summary;
  EXPECT_NE(summary.find("player 2 (greedy): wins "), std::string::npos) << summary;
  EXPECT_EQ(read_text_file(options.out), csv_with(options, 1));
  EXPECT_FALSE(fs::exists(options.out + ".part"));
  for (const char* name : {"game-000001.journal", "game-000002.journal", "game-000003.journal"}) {
    const auto text = read_text_file(options.records + "/" + name);
    ASSERT_TRUE(text) << name;
    EXPECT_FALSE(parse_journal(*text).problem) << name;
  }
}

TEST_F(Simulate, SaysWhatCannotBeDone) {
  const auto problem_after = [](void (*change)(SimulateOptions&)) {
    SimulateOptions options = some_simulated_games();
    change(options);
    return problem_with(options).value_or("");
  };
  EXPECT_EQ(problem_with(some_simulated_games()), std::nullopt);
  EXPECT_EQ(problem_after([](SimulateOptions& o) { o.games = 0; }),
            "the number of games must be 1 to 10000000");
  EXPECT_EQ(problem_after([](SimulateOptions& o) { o.jobs = 0; }), "the number of jobs must be 1 to 256");
  EXPECT_EQ(problem_after([](SimulateOptions& o) { o.bots = {"random", "greedy"}; }),
            "name one bot for all seats, or 3 bots");
  EXPECT_EQ(problem_after([](SimulateOptions& o) { o.bots = {"perfect"}; }),
            "there is no bot called 'perfect'");
  EXPECT_EQ(problem_after([](SimulateOptions& o) { o.game.players = 0; }), "a game needs 1 to 6 players");
}

TEST_F(Simulate, BadInputLeavesAnExistingFileAlone) {
  SimulateOptions options = some_simulated_games();
  options.out = path("games.csv");
  ASSERT_TRUE(OutputFile(options.out).finish("precious\n"));
  options.bots = {"perfect"};
  ::testing::internal::CaptureStderr();
  EXPECT_EQ(simulate(options), 2);
  EXPECT_EQ(::testing::internal::GetCapturedStderr(), "vendemmia: there is no bot called 'perfect'\n");
  EXPECT_EQ(read_text_file(options.out), "precious\n");

  options = some_simulated_games();
  options.out = path("no/such/folder/games.csv");
  ::testing::internal::CaptureStderr();
  EXPECT_EQ(simulate(options), 2);
  EXPECT_NE(::testing::internal::GetCapturedStderr().find("cannot write"), std::string::npos);
}

}  // namespace
}  // namespace vendemmia
