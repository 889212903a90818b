// `vendemmia review`: what it prints, in every language, and what it says about records that it cannot review.
#include "tools/review/review.h"

#include <fstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "bots/network/shipped_networks.h"
#include "server/review_told.h"
#include "tests/support/paths.h"
#include "tests/support/program.h"
#include "tests/support/temporary_folder.h"
#include "text/text_file.h"
#include "tools/review/review_page.h"
#include "tools/review/review_table.h"
#include "words/messages.h"

namespace vendemmia {
namespace {

std::string golden_record(const std::string& name) {
  return testing::source_path("tests/golden/games/" + name + ".journal");
}

struct ReviewedRecord {
  Journal journal;
  Review review;
};
ReviewedRecord reviewed_record(const std::string& name, std::size_t answers, std::vector<Seat> seats = {}) {
  ReviewedRecord record{parse_journal(read_text_file(golden_record(name)).value()).journal, {}};
  shorten(record.journal, answers);
  Reviewer reviewer(record.journal, std::move(seats), 8, shipped_networks());
  while (!reviewer.finished()) reviewer.step();
  record.review = reviewer.review();
  return record;
}

std::string all_lines(const ReviewedRecord& record, const words::Language& language) {
  std::string text;
  for (const std::string& line : review_lines(record.journal, record.review, language)) text += line + "\n";
  return text;
}

TEST(ReviewCommand, ExplainsWhatItCannotReview) {
  const TemporaryFolder folder;
  const auto file = [&](const char* name, const std::string& text) {
    std::ofstream(folder.path() / name) << text;
    return (folder.path() / name).string();
  };
  const std::string record = read_text_file(golden_record("two_greedy")).value();
  const std::string start = record.substr(0, record.find("\n# "));
  const std::array<std::array<std::string, 2>, 8> cases{{
      {"/nowhere", "cannot read '/nowhere'"},
      {file("nonsense", "hello\n"), "nonsense:1: a record begins with"},
      {file("illegal", start + "\n0 pass\n"), "illegal:"},
      {file("unbegun", start + "\n"), "there is no decision of these seats to review"},
      {testing::source_path("tests/records/rules_1/journals/friendly_random.journal"),
       "the game was played under version 1 of the rules, and today's read it otherwise"},
      {golden_record("two_greedy") + " --seats 2", "there is no seat 2: the record has seats 0 to 1"},
      {golden_record("solo_win") + " --seats 1", "there is no seat 1: the record has only seat 0"},
      {golden_record("solo_win") + " --html /nowhere/page.html --iterations 8", "cannot write"},
  }};
  for (const auto& [arguments, sentence] : cases) {
    const testing::Ran ran = testing::run("review " + arguments);
    EXPECT_EQ(ran.exit_code, 2) << arguments;
    EXPECT_NE(ran.output.find(sentence), std::string::npos) << arguments << ": " << ran.output;
  }
}

TEST(ReviewCommand, PrintsJsonThatAddsUp) {
  const testing::Ran ran =
      testing::run("review " + golden_record("two_greedy") + " --json --iterations 8 --seats 1,0,1");
  ASSERT_EQ(ran.exit_code, 0) << ran.output;
  const auto json = nlohmann::json::parse(ran.output);
  EXPECT_EQ(json["format"], 1);
  EXPECT_EQ(json["players"], 2);
  EXPECT_EQ(json["over"], true);
  ASSERT_EQ(json["seats"].size(), 2u);
  EXPECT_EQ(json["decisions"].size(), json["answers"]);
  for (const auto& seat : json["seats"]) {
    int sum = seat["start"];
    for (const auto& year : seat["years"])
      sum += year["chance"]["luck"].get<int>() + year["chance"]["skill"].get<int>();
    EXPECT_EQ(sum, seat["end"]);
    unsigned marks = 0;
    for (const auto& count : seat["marks"]) marks += count.get<unsigned>();
    unsigned decisions = 0;
    for (const auto& one : json["decisions"]) decisions += one["seat"] == seat["seat"] ? 1u : 0u;
    EXPECT_EQ(marks, decisions);
  }
  for (const auto& one : json["decisions"]) {
    EXPECT_EQ(one["chances"][0].get<int>() + one["chances"][1].get<int>(), kCertain);
    EXPECT_TRUE(parse_action(one["given"].get<std::string>()).has_value());
    EXPECT_EQ(one.contains("best"), one["cost"] != 0);
    if (!one.contains("best")) continue;
    const std::size_t seat = one["seat"];
    EXPECT_EQ(one["best_chances"][seat].get<int>() - one["chances"][seat].get<int>(), one["cost"]);
    for (const auto& step : one["plan"])
      EXPECT_TRUE(parse_action(step["answer"].get<std::string>()).has_value());
  }
}

TEST(ReviewCommand, SaysTheSameTwice) {
  const ReviewedRecord record = reviewed_record("solo_win", 30);
  const ReviewedRecord again = reviewed_record("solo_win", 30);
  EXPECT_EQ(told::to_json(told_of(record.review)), told::to_json(told_of(again.review)));
  const auto json = nlohmann::json::parse(told::to_json(told_of(record.review)));
  EXPECT_EQ(json["over"], false);
  EXPECT_TRUE(json["seats"][0].contains("end_vp"));
  EXPECT_TRUE(json["decisions"][0].contains("vp"));
}

// All kinds of game, all languages; nothing is left of a message's own signs.
TEST(ReviewCommand, SpeaksAllLanguages) {
  const std::array<ReviewedRecord, 3> records{reviewed_record("two_random", 60),
                                              reviewed_record("solo_normal", 40),
                                              reviewed_record("tuscany_board_workers_structures", 60, {1})};
  for (const ReviewedRecord& record : records) {
    std::string before;
    for (const words::Language& language : words::languages()) {
      const std::string text = all_lines(record, language);
      const std::string page = review_page(record.journal, record.review, language);
      EXPECT_NE(text.find(language.say(words::review::turning_points)), std::string::npos);
      EXPECT_NE(text.find(language.say(words::review::not_over)), std::string::npos);
      EXPECT_NE(page.find("<html lang=\"" + std::string(language.code()) + "\">"), std::string::npos);
      EXPECT_NE(text, before);
      before = text;
      for (const char* sign : {"$", "[count", "{vp", "{lira"})
        EXPECT_EQ(text.find(sign), std::string::npos) << sign << " in " << text;
    }
  }
}

// Each circle of the chart leads to a row of the page, and the page needs nothing from outside.
TEST(ReviewPage, LeadsFromTheChartToTheDecisions) {
  const ReviewedRecord record = reviewed_record("two_random", 80);
  const std::string page = review_page(record.journal, record.review, words::english());
  unsigned worse = 0;
  for (const JudgedDecision& one : record.review.game.decisions) {
    if (one.mark() == Mark::Good) continue;
    ++worse;
    const std::string anchor = "d" + std::to_string(one.at + 1) + "\"";
    EXPECT_NE(page.find("<tr id=\"" + anchor), std::string::npos) << anchor;
    EXPECT_NE(page.find("<a href=\"#" + anchor), std::string::npos) << anchor;
  }
  EXPECT_GT(worse, 5u) << "random play is not good play";
  EXPECT_EQ(page.find("http"), std::string::npos);
  EXPECT_EQ(page.find("<script"), std::string::npos);
}

}  // namespace
}  // namespace vendemmia
