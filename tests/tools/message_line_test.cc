// How the referee is asked by other programs, which may be broken.
#include "tools/message_line.h"

#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "tools/referee.h"

namespace vendemmia {
namespace {

TEST(MessageLine, AnEndlessOneIsNotHeldInMemory) {
  std::istringstream in(std::string(3 * kMostLineBytes, 'x') + "\n \t\r\n\nshort\nlast");
  std::string line;
  ASSERT_TRUE(read_message(in, line));
  EXPECT_EQ(line.size(), kMostLineBytes);
  ASSERT_TRUE(read_message(in, line));
  EXPECT_EQ(line, "short");
  ASSERT_TRUE(read_message(in, line));
  EXPECT_EQ(line, "last");
  EXPECT_FALSE(read_message(in, line));
}

TEST(MessageLine, TheRefereeRefusesWhatWasCutAndGoesOn) {
  std::istringstream in("\"" + std::string(2 * kMostLineBytes, 'x') + "\"\n{\"cmd\":\"quit\"}\n");
  std::ostringstream out;
  EXPECT_EQ(run_referee(in, out), 0);
  EXPECT_NE(out.str().find("line_too_long"), std::string::npos) << out.str();
  EXPECT_TRUE(out.str().ends_with("{\"ok\":true}\n")) << out.str();
}

TEST(MessageLine, TheRefereeEndsWhenItsAnswersCannotBeWritten) {
  std::istringstream in("{}\n{}\n{}\n");
  std::ostringstream out;
  out.setstate(std::ios::badbit);
  EXPECT_EQ(run_referee(in, out), 0);
  EXPECT_EQ(in.tellg(), 0);
}

}  // namespace
}  // namespace vendemmia
