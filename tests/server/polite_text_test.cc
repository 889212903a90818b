#include "server/polite_text.h"

#include <gtest/gtest.h>

namespace vendemmia {
namespace {

TEST(PoliteText, IsTrimmedAndHasNoControlCharacters) {
  EXPECT_EQ(polite_text("  one\t two\n\x7F\xC2\x85three ", 50), "one two three");
  EXPECT_EQ(polite_text("\r\n", 50), "");
}

TEST(PoliteText, HasNothingThatCannotBeSeen) {
  EXPECT_EQ(polite_text("\u200B\u3000\u2800\uFEFF", 50), "");
  EXPECT_EQ(polite_text("An\u202Ena\u00AD", 50), "An na");
  EXPECT_EQ(polite_text("\u06CC\u200C\u0647 \u00E8 \U0001F347", 50), "\u06CC\u200C\u0647 \u00E8 \U0001F347");
}

TEST(PoliteText, IsCutBetweenCharacters) {
  EXPECT_EQ(polite_text("\xC3\xA9\xE2\x82\xAC\xF0\x9F\x8D\x87x", 3), "\xC3\xA9\xE2\x82\xAC\xF0\x9F\x8D\x87");
  EXPECT_EQ(polite_text("ab cd", 3), "ab");
  EXPECT_EQ(polite_text("broken \xF0\x9F", 50), "broken \xF0\x9F");
}

TEST(PoliteName, IsNotThatOfSomebodyElseWithSomethingUnseen) {
  EXPECT_EQ(polite_name("An\u200Dna", {"Anna"}), "An\u200Dna 2");
  EXPECT_EQ(polite_name("Anna\uFE0F", {"Anna"}), "Anna\uFE0F 2");
  EXPECT_EQ(polite_name("\u200D\uFE0F", {}), "") << "nor is it nothing";
}

TEST(PoliteName, IsUnique) {
  EXPECT_EQ(polite_name(" Anna ", {"Berta"}), "Anna");
  EXPECT_EQ(polite_name("Anna", {"Anna", "Anna 2"}), "Anna 3");
  const std::string long_name(40, 'x');
  EXPECT_EQ(polite_name(long_name, {std::string(24, 'x')}), std::string(22, 'x') + " 2");
  EXPECT_EQ(polite_name("\t", {}), "");
}

TEST(PoliteText, MarksDoNotPileUp) {
  const std::string mark = "\u0335";
  std::string tower = "a";
  for (int i = 0; i < 100; ++i) tower += mark;
  EXPECT_EQ(polite_text(tower + "b", 500), "a" + mark + mark + mark + mark + "b");
  // Of scripts that hardly anybody here reads.
  for (const std::string& other : {std::string("\u1A7F"), std::string("\u1CD4"), std::string("\U0001E8D0")}) {
    std::string pile = "a";
    for (int i = 0; i < 100; ++i) pile += other;
    EXPECT_EQ(polite_text(pile, 500), "a" + other + other + other + other);
  }
  const std::string hebrew = "\u05E9\u05C1\u05B8\u05DC\u05D5\u05B9\u05DD";
  EXPECT_EQ(polite_text(hebrew, 500), hebrew);
  const std::string family = "\U0001F469\u200D\U0001F469\u200D\U0001F467";
  EXPECT_EQ(polite_text(family, 500), family);
}

}  // namespace
}  // namespace vendemmia
