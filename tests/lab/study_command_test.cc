#include <filesystem>

#include <gtest/gtest.h>

#include "tools/study.h"
#include "tools/text_file.h"

namespace vendemmia {
namespace {

namespace fs = std::filesystem;

// A folder that is gone after the test.
class StudyCommandTest : public testing::Test {
 protected:
  StudyCommandTest() { fs::create_directories(folder_); }
  ~StudyCommandTest() override { fs::remove_all(folder_); }
  std::string path(const std::string& name) const { return (folder_ / name).string(); }

  static StudyCommand few_games() {
    StudyCommand command;
    command.study.bot = "random";
    command.study.games = 2;
    command.jobs = 2;
    return command;
  }

 private:
  fs::path folder_ =
      fs::path(testing::TempDir()) /
      ("vendemmia_study_" + std::string(testing::UnitTest::GetInstance()->current_test_info()->name()));
};

TEST_F(StudyCommandTest, WritesPageAndTables) {
  StudyCommand command = few_games();
  command.out = path("report.html");
  command.csv = path("deep/tables");
  EXPECT_EQ(run_study(command), 0);
  const auto page = read_text_file(command.out);
  ASSERT_TRUE(page);
  EXPECT_NE(page->find("What 2 games tell"), std::string::npos);
  for (const CsvFile& file : csv_of(StudyReport{})) {
    EXPECT_TRUE(fs::exists(path("deep/tables/" + file.name))) << file.name;
    EXPECT_FALSE(fs::exists(path("deep/tables/" + file.name + ".part"))) << file.name;
  }
}

TEST_F(StudyCommandTest, BadInputIsToldBeforeAnyGame) {
  StudyCommand command = few_games();
  EXPECT_EQ(problem_with(command),
            "say where the report goes: --out for a page, --csv for a folder of tables");
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

TEST_F(StudyCommandTest, AnOldReportStaysWhenTheNewOneCannotBeMade) {
  StudyCommand command = few_games();
  command.out = path("report.html");
  ASSERT_TRUE(OutputFile(command.out).finish("old"));
  command.csv = path("report.html");  // no folder
  EXPECT_EQ(run_study(command), 2);
  EXPECT_EQ(read_text_file(command.out), "old");
}

}  // namespace
}  // namespace vendemmia
