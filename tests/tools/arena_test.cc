// The arena as a whole: the same report however its games were played, clear words about what cannot be done.
#include "tools/arena.h"

#include <filesystem>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "engine/game/rules_version.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/thread_ranks.h"
#include "text/text_file.h"
#include "tools/bot.h"

namespace vendemmia {
namespace {

ArenaOptions some_games() {
  ArenaOptions options;
  options.match.game.last_year = 2;
  options.match.bots = {"random", "greedy"};
  options.games = 24;
  options.jobs = 1;
  return options;
}

// All that must be equal between two runs with the same games.
std::string without_time(Json report) {
  for (Json& bot : report["results"]) bot.erase("ms");
  return report.dump(2);
}

class Arena : public ::testing::Test {
 protected:
  std::string path(const std::string& name) const { return (folder_.path() / name).string(); }

  // The report, and what was printed.
  std::string report_of(ArenaOptions options, unsigned ranks = 1, int expected_code = 0) {
    options.out = path("report.json");
    ::testing::internal::CaptureStdout();
    ::testing::internal::CaptureStderr();
    ThreadRanks(ranks).run([&](Ranks& one) { EXPECT_EQ(arena(options, one), expected_code); });
    printed_ = ::testing::internal::GetCapturedStdout();
    complaint_ = ::testing::internal::GetCapturedStderr();
    const auto text = read_text_file(options.out);
    std::filesystem::remove(options.out);
    return text ? without_time(*parse_json(*text)) : "";
  }

  TemporaryFolder folder_;
  std::string printed_;
  std::string complaint_;
};

TEST_F(Arena, ReportsTheSameForAnyNumberOfJobsAndRanks) {
  ArenaOptions options = some_games();
  const std::string report = report_of(options);
  EXPECT_NE(report.find("\"deals\": 12"), std::string::npos) << report;
  EXPECT_NE(printed_.find("games 24, deals 12"), std::string::npos) << printed_;
  EXPECT_NE(printed_.find("\ngreedy"), std::string::npos) << printed_;
  options.jobs = 3;
  EXPECT_EQ(report_of(options), report);
  options.jobs = 1;
  EXPECT_EQ(report_of(options, 3), report);
}

TEST_F(Arena, PartsMergeToTheWhole) {
  ArenaOptions options = some_games();
  const std::string whole = report_of(options);
  options.count = 7;  // in the middle of a deal
  options.records = path("a");
  report_of(options);
  EXPECT_NE(printed_.find("games 6, deals 3, mean years 2.00, winners' orders 0.00 (1 games left out)"),
            std::string::npos)
      << printed_;
  options.count = 1;
  report_of(options);
  EXPECT_NE(printed_.find("no deal has been played in all its rotations yet\n"), std::string::npos)
      << printed_;
  options.first = 7;
  options.count = std::nullopt;
  options.records = path("b");
  report_of(options);
  ArenaOptions merge;
  merge.merge = {path("b"), path("a")};
  merge.records = path("both");
  EXPECT_EQ(report_of(merge), whole);
  merge.merge = {path("both")};
  merge.records.clear();
  EXPECT_EQ(report_of(merge), whole);
}

TEST_F(Arena, GoesOnWithItsRecords) {
  ArenaOptions options = some_games();
  const std::string whole = report_of(options);
  options.records = path("records");
  options.games = 5;  // whole deals: six
  report_of(options);
  const auto before = read_text_file(options.records);
  options.games = 24;
  EXPECT_EQ(report_of(options, 2), whole);
  const auto after = read_text_file(options.records);
  ASSERT_TRUE(before && after);
  EXPECT_EQ(after->rfind(*before, 0), 0u);
  EXPECT_EQ(std::ranges::count(*after, '\n'), 25);
  options.match.seed = 2;
  EXPECT_EQ(report_of(options, 1, 2), "");
  EXPECT_NE(complaint_.find("holds the records of another run: seed is \"1\" there and \"2\" here"),
            std::string::npos);
  EXPECT_EQ(read_text_file(options.records), after);
}

TEST_F(Arena, StopsEarlyWhenTheTestCanTell) {
  ArenaOptions options = some_games();
  options.match.game.last_year = 3;
  options.games = 2000;
  options.test = SequentialOptions{.elo0 = 0, .elo1 = 100};
  const std::string report = report_of(options);
  EXPECT_NE(report.find("\"verdict\": \"elo1\""), std::string::npos) << report;
  EXPECT_NE(printed_.find("the higher Elo is accepted"), std::string::npos) << printed_;
  const auto counted = [](const std::string& text) {
    Json json = *parse_json(text);
    json.erase("left_out");  // what was begun before the verdict
    return json;
  };
  options.jobs = 2;
  EXPECT_EQ(counted(report_of(options)), counted(report));
  EXPECT_EQ(counted(report_of(options, 3)), counted(report));
}

TEST_F(Arena, RatesManyBotsAndSoloPlayers) {
  ArenaOptions options = some_games();
  options.match.bots = {"random", "greedy", "random"};
  options.games = 12;
  report_of(options);
  EXPECT_NE(printed_.find("games 12, deals 2"), std::string::npos) << printed_;
  options.match.game.players = 1;
  options.match.game.last_year = 0;
  options.csv = path("games.csv");
  const std::string report = report_of(options);
  EXPECT_NE(report.find("\"loss\": "), std::string::npos) << report;
  EXPECT_NE(printed_.find("alone against the Automa, level normal, seed 1\n"), std::string::npos) << printed_;
  const auto csv = read_text_file(options.csv);
  ASSERT_TRUE(csv);
  EXPECT_EQ(csv->rfind("game,deal,seat,bot,place,vp,orders,years,choices,ms,solo,failed\n0,0,1,random,1,", 0),
            0u)
      << *csv;
  EXPECT_EQ(std::ranges::count(*csv, '\n'), 13);
}

TEST_F(Arena, CountsGamesLostByFailing) {
  ArenaOptions options = some_games();
  options.match.bots = {"random", "exec:read line; echo '{\"ok\":true}'"};
  options.games = 4;
  const std::string report = report_of(options);
  EXPECT_NE(report.find("\"failures\": 4"), std::string::npos) << report;
  EXPECT_NE(printed_.find("lost by its own fault: 4 games, first because exec:read"), std::string::npos)
      << printed_;
  options.match.bots[1] = "exec:no-such-program-anywhere 2>/dev/null";
  EXPECT_EQ(report_of(options, 1, 2), "");
  EXPECT_EQ(complaint_, "vendemmia: exec:no-such-program-anywhere 2>/dev/null ended instead of answering\n");
}

TEST_F(Arena, SaysWhatCannotBeDone) {
  const auto problem_after = [](void (*change)(ArenaOptions&)) {
    ArenaOptions options = some_games();
    change(options);
    return problem_with(options).value_or("");
  };
  EXPECT_EQ(problem_with(some_games()), std::nullopt);
  EXPECT_EQ(problem_after([](ArenaOptions& o) { o.games = 0; }),
            "the number of games must be 1 to 100000000");
  EXPECT_EQ(problem_after([](ArenaOptions& o) { o.jobs = 0; }), "the number of jobs must be 1 to 256");
  EXPECT_EQ(problem_after([](ArenaOptions& o) { o.first = 24; }),
            "there are no games in this part of the run");
  EXPECT_EQ(problem_after([](ArenaOptions& o) { o.count = 25; }),
            "this part ends beyond the 24 games of the run");
  EXPECT_EQ(problem_after([](ArenaOptions& o) { o.match.bots[0] = "perfect"; }),
            "there is no bot called 'perfect'");
  EXPECT_EQ(problem_after([](ArenaOptions& o) { o.match.seconds = 0; }),
            "another program may think for up to 3600 seconds");
  EXPECT_EQ(problem_after([](ArenaOptions& o) { o.test = SequentialOptions{.elo0 = 50, .elo1 = 50}; }),
            "the sequential test needs two Elo differences, the lower one first");
  EXPECT_EQ(problem_after([](ArenaOptions& o) { o.test = SequentialOptions{.elo1 = 5, .alpha = 0}; }),
            "the sequential test's chances of error must be above 0 and below 0.5");
  EXPECT_EQ(problem_after([](ArenaOptions& o) {
              o.test = SequentialOptions{.elo1 = 5};
              o.match.bots.emplace_back("random");
            }),
            "a sequential test is for two bots at one table");
}

TEST_F(Arena, BadInputLeavesAnExistingFileAlone) {
  ArenaOptions options = some_games();
  options.csv = path("games.csv");
  ASSERT_TRUE(OutputFile(options.csv).finish("precious\n"));
  options.merge = {path("nothing")};
  report_of(options, 1, 2);
  EXPECT_EQ(complaint_, "vendemmia: cannot read '" + path("nothing") + "'\n");
  EXPECT_EQ(read_text_file(options.csv), "precious\n");
}

TEST(BotCommand, AnswersLineByLine) {
  std::istringstream in(R"({"cmd":"start","protocol":1,"rules":)" + std::to_string(kRulesVersion) +
                        R"(,"seed":"1"})" + "\n\n{\"cmd\":\"end\"}\nhello\n");
  std::ostringstream out;
  EXPECT_EQ(run_bot({"greedy"}, in, out), 0);
  EXPECT_EQ(
      out.str(),
      "{\"ok\":true,\"exact\":true}\n{\"ok\":false,\"error\":\"This is not a line with a JSON object.\"}\n");
  ::testing::internal::CaptureStderr();
  EXPECT_EQ(run_bot({"perfect"}, in, out), 2);
  EXPECT_EQ(::testing::internal::GetCapturedStderr(), "vendemmia: there is no bot called 'perfect'\n");
}

}  // namespace
}  // namespace vendemmia
