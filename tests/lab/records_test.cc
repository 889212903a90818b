// Record files: what is finished is kept, what is torn is dropped, what is somebody else's is left alone.
#include "lab/records.h"

#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "tests/support/temporary_folder.h"

namespace vendemmia {
namespace {

const Json kRun{{"kind", "test"}, {"seed", "7"}};
const std::string kFirstLine = "{\"kind\":\"test\",\"seed\":\"7\"}\n";

class RecordFiles : public ::testing::Test {
 protected:
  std::string path(const char* name) const { return (folder_.path() / name).string(); }

  std::string write(const char* name, const std::string& text) const {
    std::ofstream(path(name), std::ios::binary) << text;
    return path(name);
  }

  static std::string read(const std::string& path) {
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return text.str();
  }

  TemporaryFolder folder_;
};

std::string problem_of(const std::string& path, const Json& run) {
  const auto log = RecordLog::open(path, run);
  return log ? "" : log.error();
}

TEST_F(RecordFiles, GrowByLinesAndAreGoneOnWith) {
  {
    const auto log = RecordLog::open(path("a"), kRun);
    ASSERT_TRUE(log) << log.error();
    EXPECT_TRUE((*log)->found().games.empty());
    EXPECT_TRUE((*log)->append(R"({"game":5,"vp":[1]})"));
    EXPECT_TRUE((*log)->append(R"({"game":2,"vp":[3]})"));
  }
  const auto log = RecordLog::open(path("a"), kRun);
  ASSERT_TRUE(log) << log.error();
  ASSERT_EQ((*log)->found().games.size(), 2u);
  EXPECT_EQ((*log)->found().games.at(5), R"({"game":5,"vp":[1]})");
  EXPECT_EQ(text_of((*log)->found()), kFirstLine + "{\"game\":2,\"vp\":[3]}\n{\"game\":5,\"vp\":[1]}\n");
}

TEST_F(RecordFiles, DropATornLastLine) {
  const std::string whole = kFirstLine + "{\"game\":1}\n";
  const std::string file = write("a", whole + R"({"game":2,"v)");
  {
    const auto log = RecordLog::open(file, kRun);
    ASSERT_TRUE(log) << log.error();
    EXPECT_EQ((*log)->found().games.size(), 1u);
    EXPECT_TRUE((*log)->append(R"({"game":3})"));
  }
  EXPECT_EQ(read(file), whole + "{\"game\":3}\n");
  const std::string begun = write("b", kFirstLine.substr(0, 9));
  EXPECT_EQ(problem_of(begun, kRun), "");
  EXPECT_EQ(read(begun), kFirstLine);
}

TEST_F(RecordFiles, OfAnotherRunAreRefusedAndLeftAlone) {
  const std::string text = kFirstLine + "{\"game\":1}\n{\"ga";
  const std::string file = write("a", text);
  EXPECT_EQ(problem_of(file, {{"kind", "test"}, {"seed", "8"}}),
            "'" + file + "' holds the records of another run: seed is \"7\" there and \"8\" here");
  EXPECT_EQ(problem_of(file, {{"kind", "test"}}),
            "'" + file + "' holds the records of another run: seed is \"7\" there and missing here");
  EXPECT_EQ(read(file), text);
}

TEST_F(RecordFiles, ThatAreNoneAreRefusedAndLeftAlone) {
  for (const std::string text :
       {"precious", "precious\n", "{\"kind\":\"test\",\"seed\":\"7\"}\nprecious\n", "[1]\n{\"game\":1}\n"}) {
    const std::string file = write("a", text);
    EXPECT_NE(problem_of(file, kRun), "") << text;
    EXPECT_EQ(read(file), text);
  }
  EXPECT_EQ(problem_of(write("b", kFirstLine + "{\"game\":1}\n{\"game\":-1}\n"), kRun),
            "'" + path("b") + "', line 3: this is not the record of a game");
  EXPECT_EQ(problem_of(path("no/such/folder/a"), kRun), "cannot write '" + path("no/such/folder/a") + "'");
  EXPECT_EQ(read_records(path("nothing")).error(), "cannot read '" + path("nothing") + "'");
}

TEST_F(RecordFiles, HaveOneWriterAtATime) {
  const auto log = RecordLog::open(path("a"), kRun);
  ASSERT_TRUE(log);
  EXPECT_EQ(problem_of(path("a"), kRun), "another program is writing to '" + path("a") + "'");
}

TEST_F(RecordFiles, AreMergedEachGameOnce) {
  const std::string a = write("a", kFirstLine + "{\"game\":3}\n{\"game\":1}\n");
  const std::string b = write("b", kFirstLine + "{\"game\":2}\n{\"game\":3}\n{\"ga");
  const auto both = merge_records({a, b});
  ASSERT_TRUE(both) << both.error();
  EXPECT_EQ(text_of(*both), kFirstLine + "{\"game\":1}\n{\"game\":2}\n{\"game\":3}\n");
  const std::string other = write("c", "{\"kind\":\"test\",\"seed\":\"9\"}\n");
  EXPECT_EQ(merge_records({a, other}).error(),
            "'" + other + "' holds the records of another run: seed is \"9\" there and \"7\" here");
}

}  // namespace
}  // namespace vendemmia
