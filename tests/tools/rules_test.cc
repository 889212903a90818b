// vendemmia rules: what is ruled, by number, card, subject or words.
#include "tools/rules.h"

#include <sstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "law/book.h"
#include "protocol/json.h"

namespace vendemmia {
namespace {

std::string answer_to(std::vector<std::string> words) {
  std::ostringstream out;
  EXPECT_EQ(rules({.words = std::move(words)}, out), 0);
  return out.str();
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

TEST(Rules, ANumberGivesTheWholeRuling) {
  const Ruling* ruling = law().find(*ruling_in("R-51"));
  ASSERT_NE(ruling, nullptr);
  const std::string text = answer_to({"r-51"});
  EXPECT_TRUE(text.starts_with("R-51 " + ruling->question.substr(0, 40))) << text;
  EXPECT_TRUE(has(text, "\nSource: ")) << text;
  EXPECT_TRUE(has(text, "\nThe sources disagree.\n")) << text;
  EXPECT_TRUE(text.ends_with("\nIn: docs/rules/harvest.md\n")) << text;
}

TEST(Rules, LinesFitInAHundredColumns) {
  for (const char* word : {"planner", "worker", "automa", "R-266", "D-2", "structure"}) {
    std::istringstream lines(answer_to({word}));
    for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 100u) << line;
  }
}

TEST(Rules, ACardGivesItsRulingsFirstThoseThatAskForIt) {
  const std::string text = answer_to({"Planner"});
  EXPECT_TRUE(text.starts_with("R-123 Which worker may the Planner place")) << text;
  EXPECT_TRUE(has(text, "\nCards: Planner\n")) << text;
  EXPECT_TRUE(has(text, "\nAlso:\n")) << "more than three";
  EXPECT_TRUE(has(text, "\nR-130  Does a planned worker occupy its space right away?\n")) << text;
  EXPECT_TRUE(has(answer_to({"merchant"}), "\nR-349 ")) << "the special worker too";
}

TEST(Rules, WordsAreLookedFor) {
  const std::string text = answer_to({"last", "worker"});
  EXPECT_TRUE(text.starts_with("R-")) << text;
  EXPECT_EQ(text, answer_to({"LAST worker"}));
  EXPECT_TRUE(has(answer_to({"bought back"}), "R-51 "));
}

TEST(Rules, ASubjectGivesItsQuestionsAndNothingGivesTheSubjects) {
  const std::string harvest = answer_to({"harvest"});
  EXPECT_TRUE(harvest.starts_with("Harvest\n\n")) << harvest;
  EXPECT_TRUE(has(harvest, "\nR-177  What does a field yield?\n")) << harvest;
  const std::string all = answer_to({});
  for (const Subject& subject : law().subjects) EXPECT_TRUE(has(all, "  " + subject.id + " ")) << subject.id;
}

TEST(Rules, WhatIsUnknownIsSaidWithExitCode2) {
  for (const char* word : {"R-9999", "D-999", "xyzzy"}) {
    std::ostringstream out;
    EXPECT_EQ(rules({.words = {word}}, out), 2) << word;
    EXPECT_EQ(out.str(), "") << word;
  }
}

TEST(Rules, TheWholeLawAsJson) {
  std::ostringstream out;
  RulesOptions options;
  options.json = true;
  EXPECT_EQ(rules(options, out), 0);
  const auto json = parse_json(out.str());
  ASSERT_TRUE(json);
  std::size_t rulings = 0;
  for (const Json& subject : (*json)["subjects"]) {
    EXPECT_FALSE(subject["title"].get<std::string>().empty());
    rulings += subject["entries"].size();
    for (const Json& one : subject["entries"]) {
      if (one["number"] != "R-51") continue;
      EXPECT_EQ(subject["id"], "harvest");
      EXPECT_EQ(one["conflict"], true);
      EXPECT_EQ(one["own"], false);
      EXPECT_EQ(one["replaced_by"], Json::array());
    }
  }
  EXPECT_EQ(rulings, law().rulings.size());
}

}  // namespace
}  // namespace vendemmia
