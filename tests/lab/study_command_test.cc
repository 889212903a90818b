// The study as a whole: the same report however its games were played, clear words about what cannot be done.
#include <algorithm>
#include <filesystem>

#include <gtest/gtest.h>

#include "lab/records.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/thread_ranks.h"
#include "text/text_file.h"
#include "tools/study.h"

namespace vendemmia {
namespace {

namespace fs = std::filesystem;

StudyCommand some_games() {
  StudyCommand command;
  command.study.bot = "random";
  command.study.games = 12;
  command.study.players = {1, 2};
  command.study.game.last_year = 3;
  command.jobs = 1;
  return command;
}

// Whole pages are compared with == and not by EXPECT_EQ, which takes minutes to show where two of them differ.
class StudyCommandTest : public ::testing::Test {
 protected:
  std::string path(const std::string& name) const { return (folder_.path() / name).string(); }

  // The page and all tables as one text.
  std::string report_of(StudyCommand command, unsigned ranks = 1, int expected_code = 0) {
    command.out = path("report.html");
    command.csv = path("tables");
    ::testing::internal::CaptureStdout();
    ::testing::internal::CaptureStderr();
    ThreadRanks(ranks).run([&](Ranks& one) { EXPECT_EQ(run_study(command, one), expected_code); });
    printed_ = ::testing::internal::GetCapturedStdout();
    complaint_ = ::testing::internal::GetCapturedStderr();
    std::string text = read_text_file(command.out).value_or("");
    for (const CsvFile& file : csv_of(StudyReport{}))
      text += read_text_file(command.csv + "/" + file.name).value_or("");
    fs::remove(command.out);
    fs::remove_all(command.csv);
    return text;
  }

  TemporaryFolder folder_;
  std::string printed_;
  std::string complaint_;
};

TEST_F(StudyCommandTest, WritesPageAndTables) {
  StudyCommand command = some_games();
  command.out = path("report.html");
  command.csv = path("deep/tables");
  command.card_worth = path("worth.json");
  EXPECT_EQ(run_study(command), 0);
  EXPECT_NE(read_text_file(command.card_worth).value_or("").find("\"cards\":{"), std::string::npos);
  const auto page = read_text_file(command.out);
  ASSERT_TRUE(page);
  EXPECT_NE(page->find("What 24 games tell"), std::string::npos);
  for (const CsvFile& file : csv_of(StudyReport{})) {
    EXPECT_TRUE(fs::exists(path("deep/tables/" + file.name))) << file.name;
    EXPECT_FALSE(fs::exists(path("deep/tables/" + file.name + ".part"))) << file.name;
  }
}

TEST_F(StudyCommandTest, ReportsTheSameForAnyNumberOfJobsAndRanks) {
  StudyCommand command = some_games();
  command.records = path("one");
  const std::string report = report_of(command);
  EXPECT_NE(report.find("<code>vendemmia study --bot random --games 12 --seed 1 --players 1,2 --modules none "
                        "--last-year 3</code></p>"),
            std::string::npos);
  const std::string printed = printed_;
  command.jobs = 3;
  command.records = path("three");
  EXPECT_TRUE(report_of(command) == report);
  command.jobs = 1;
  command.records = path("ranks");
  EXPECT_TRUE(report_of(command, 3) == report);
  EXPECT_EQ(printed_, printed);
  const std::string games = text_of(*read_records(path("one")));
  EXPECT_EQ(text_of(*read_records(path("three"))), games);
  EXPECT_EQ(text_of(*read_records(path("ranks"))), games);
}

TEST_F(StudyCommandTest, PartsMergeToTheWhole) {
  StudyCommand command = some_games();
  const std::string whole = report_of(command);
  command.count = 7;  // in the middle of a deal
  command.records = path("a");
  const std::string part = report_of(command);
  EXPECT_NE(part.find("What 7 games tell"), std::string::npos);
  EXPECT_NE(part.find("--games 4 --first 0 --count 7 --seed 1"), std::string::npos);
  command.first = 7;
  command.count = 5;
  command.records = path("b");
  report_of(command);
  command.first = 12;
  command.count = std::nullopt;
  command.records = path("c");
  report_of(command, 2);

  StudyCommand merge;
  merge.merge = {path("c"), path("a"), path("b")};
  merge.records = path("all");
  EXPECT_TRUE(report_of(merge) == whole);
  merge.merge = {path("all"), path("b")};
  merge.records.clear();
  EXPECT_TRUE(report_of(merge, 2) == whole);
  merge.merge = {path("c"), path("a")};
  EXPECT_NE(report_of(merge).find("</code>, 5 of whose games are missing</p>"), std::string::npos);
  EXPECT_NE(printed_.find("missing between the first and the last game: 5\n"), std::string::npos) << printed_;
}

TEST_F(StudyCommandTest, GoesOnWithItsRecords) {
  StudyCommand command = some_games();
  const std::string whole = report_of(command);
  command.records = path("records");
  command.study.games = 4;
  report_of(command);
  const auto before = read_text_file(command.records);
  command.study.games = 12;
  EXPECT_TRUE(report_of(command, 2) == whole);
  const auto after = read_text_file(command.records);
  ASSERT_TRUE(before && after);
  EXPECT_EQ(after->rfind(*before, 0), 0u);
  EXPECT_EQ(std::ranges::count(*after, '\n'), 25);
}

TEST_F(StudyCommandTest, RecordsAloneAreEnough) {
  StudyCommand command = some_games();
  command.records = path("records");
  EXPECT_EQ(run_study(command), 0);
  EXPECT_EQ(read_records(command.records)->games.size(), 24u);
}

TEST_F(StudyCommandTest, OtherRecordsAreRefusedAndLeftAlone) {
  StudyCommand command = some_games();
  command.records = path("records");
  report_of(command);
  const auto before = read_text_file(command.records);
  command.study.seed = 2;
  EXPECT_EQ(report_of(command, 2, 2), "");
  EXPECT_EQ(complaint_, "vendemmia: '" + command.records +
                            "' holds the records of another run: seed is \"1\" there and \"2\" here\n");
  EXPECT_EQ(read_text_file(command.records), before);

  command.records = path("other");
  report_of(command);
  StudyCommand merge;
  merge.merge = {path("records"), path("other")};
  EXPECT_EQ(report_of(merge, 1, 2), "");
  EXPECT_NE(complaint_.find("'" + command.records + "' holds the records of another run: seed"),
            std::string::npos);

  ASSERT_TRUE(OutputFile(path("arena")).finish("{\"kind\":\"arena\"}\n{\"game\":0}\n"));
  merge.merge = {path("arena")};
  EXPECT_EQ(report_of(merge, 1, 2), "");
  EXPECT_EQ(complaint_, "vendemmia: these are not the records of a study\n");
  ASSERT_TRUE(OutputFile(path("empty")).finish(before->substr(0, before->find('\n') + 1)));
  merge.merge = {path("empty")};
  EXPECT_EQ(report_of(merge, 1, 2), "");
  EXPECT_EQ(complaint_, "vendemmia: there are no games in these records\n");
  ASSERT_TRUE(OutputFile(path("short")).finish(before->substr(0, before->find('\n') + 1) + "{\"game\":3}\n"));
  merge.merge = {path("short")};
  EXPECT_EQ(report_of(merge, 1, 2), "");
  EXPECT_EQ(complaint_.substr(0, 48), "vendemmia: the record of game 3 cannot be read: ");
}

TEST_F(StudyCommandTest, BadInputIsToldBeforeAnyGame) {
  StudyCommand command = some_games();
  EXPECT_EQ(
      problem_with(command),
      "say where the results go: --out for a page, --csv for a folder of tables, --card-worth for what the "
      "cards are worth, --records for the games");
  EXPECT_EQ(run_study(command), 2);
  command.out = path("missing/report.html");
  EXPECT_EQ(run_study(command), 2);
  EXPECT_FALSE(fs::exists(command.out));
  command.out = path("report.html");
  command.jobs = 0;
  EXPECT_EQ(problem_with(command), "the number of jobs must be 1 to 256");
  command.jobs = 1;
  command.study.bot = "nobody";
  EXPECT_EQ(run_study(command), 2);
  EXPECT_FALSE(fs::exists(command.out));
}

TEST_F(StudyCommandTest, PartsOutsideTheRunAreRefused) {
  StudyCommand command = some_games();
  command.records = path("records");
  command.first = 24;
  EXPECT_EQ(problem_with(command), "there are no games in this part of the run");
  command.first = 23;
  EXPECT_EQ(problem_with(command), std::nullopt);
  command.count = 0;
  EXPECT_EQ(problem_with(command), "there are no games in this part of the run");
  command.count = 2;
  EXPECT_EQ(problem_with(command), "this part ends beyond the 24 games of the run");
  command.count = ~u64{0};
  EXPECT_EQ(problem_with(command), "this part ends beyond the 24 games of the run");
  EXPECT_EQ(report_of(command, 2, 2), "");
  EXPECT_FALSE(fs::exists(command.records));
}

TEST_F(StudyCommandTest, AnOldReportStaysWhenTheNewOneCannotBeMade) {
  StudyCommand command = some_games();
  command.out = path("report.html");
  ASSERT_TRUE(OutputFile(command.out).finish("old"));
  command.csv = path("report.html");  // no folder
  EXPECT_EQ(run_study(command), 2);
  EXPECT_EQ(read_text_file(command.out), "old");
}

}  // namespace
}  // namespace vendemmia
