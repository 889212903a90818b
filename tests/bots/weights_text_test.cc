// Weights as text: what is written is read back, and what is no weights is refused by its line.
#include "bots/weights_text.h"

#include <gtest/gtest.h>

#include "bots/weights.h"

namespace vendemmia {
namespace {

std::string with_line(unsigned number, std::string_view line) {
  std::string text = text_of(kWeights);
  std::size_t start = 0;
  for (unsigned i = 1; i < number; ++i) start = text.find('\n', start) + 1;
  return text.replace(start, text.find('\n', start) - start, line);
}

TEST(WeightsText, IsReadBackAsItWasWritten) {
  const auto read = read_weights(text_of(kWeights));
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(*read, kWeights);
}

TEST(WeightsText, NamesTheLineThatIsWrong) {
  EXPECT_EQ(read_weights("").error(), "line 1 of the weights should be 'base policy'");
  EXPECT_EQ(read_weights(with_line(3, "vp 1 2 3")).error(),
            "line 3 of the weights should be 'vp' and 4 numbers");
  EXPECT_EQ(read_weights(with_line(3, "vp 1 2 3 4 5")).error(),
            "line 3 of the weights should be 'vp' and 4 numbers");
  EXPECT_EQ(read_weights(with_line(3, "vp 1 2 3 nan")).error(),
            "line 3 of the weights should be 'vp' and 4 numbers");
  EXPECT_EQ(read_weights(with_line(3, "pv 1 2 3 4")).error(),
            "line 3 of the weights should be 'vp' and 4 numbers");
  const unsigned lines = 8 * (kFeatures + 1);
  EXPECT_EQ(read_weights(text_of(kWeights) + "more").error(),
            "line " + std::to_string(lines + 1) + " of the weights should be the end");
}

TEST(WeightsText, TakesLinesFromOtherSystemsAndEmptyOnesAtTheEnd) {
  std::string text;
  for (const char letter : text_of(kWeights)) text += letter == '\n' ? "\r\n" : std::string(1, letter);
  const auto read = read_weights(text + "\r\n");
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(*read, kWeights);
}

TEST(WeightsText, HeaderHasEveryNumber) {
  WeightSets sets{};
  sets[3].value[kMoments - 1][kFeatures - 1] = 0.25f;
  sets[0].policy[0][0] = -7;
  const std::string header = header_of(sets);
  EXPECT_NE(header.find("{-7.0f, 0.0f"), std::string::npos);
  EXPECT_NE(header.find("0.0f, 0.25f}"), std::string::npos);
}

}  // namespace
}  // namespace vendemmia
