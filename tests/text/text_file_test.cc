#include "text/text_file.h"

#include <filesystem>
#include <sstream>

#include <gtest/gtest.h>

namespace vendemmia {
namespace {

namespace fs = std::filesystem;

TEST(TextFile, AppearsOnlyWhenItIsComplete) {
  const std::string path = ::testing::TempDir() + "vendemmia_text_file";
  fs::remove(path);
  {
    OutputFile file(path);
    ASSERT_TRUE(file.is_open());
    EXPECT_FALSE(fs::exists(path));
  }
  EXPECT_FALSE(fs::exists(path));
  EXPECT_FALSE(fs::exists(path + ".part"));
  EXPECT_TRUE(OutputFile(path).finish("one\ntwo\n"));
  EXPECT_EQ(read_text_file(path), "one\ntwo\n");
  EXPECT_EQ(read_text_file(path, 7), std::nullopt);
  EXPECT_EQ(read_text_file(path, 8), "one\ntwo\n");
  fs::remove(path);
}

TEST(TextFile, SaysWhatCannotBeReadOrWritten) {
  EXPECT_EQ(read_text_file(::testing::TempDir()), std::nullopt);
  EXPECT_EQ(read_text_file(::testing::TempDir() + "no/such/file"), std::nullopt);
  EXPECT_FALSE(OutputFile(::testing::TempDir()).is_open());
  EXPECT_FALSE(OutputFile(::testing::TempDir() + "no/such/file").is_open());
}

TEST(TextFile, OfALongLineOnlySoMuchIsKept) {
  std::istringstream in("long line\n\nlast");
  std::string line;
  ASSERT_TRUE(read_line(in, line, 4));
  EXPECT_EQ(line, "long");
  ASSERT_TRUE(read_line(in, line, 4));
  EXPECT_EQ(line, "");
  ASSERT_TRUE(read_line(in, line, 4));
  EXPECT_EQ(line, "last");
  EXPECT_FALSE(read_line(in, line, 4));
}

TEST(TextFile, DevicesAreWrittenDirectly) {
  EXPECT_TRUE(OutputFile("/dev/null").finish("gone"));
  EXPECT_TRUE(fs::is_character_file("/dev/null"));
  EXPECT_FALSE(fs::exists("/dev/null.part"));
}

}  // namespace
}  // namespace vendemmia
