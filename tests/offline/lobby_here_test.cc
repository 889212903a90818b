// The lobby of a browser: it asks somebody else to think, hands on what is to be stored before what is to be told, and comes back
// from its records.
#include "offline/lobby_here.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "bots/network/shipped_networks.h"
#include "bots/review/reviewer.h"
#include "offline/blake2b.h"
#include "offline/thought.h"
#include "server/bot_shelf.h"
#include "server/review_told.h"
#include "tests/server/room_support.h"

namespace vendemmia {
namespace {

class Browser final : public Outside {
 public:
  Records records;
  std::vector<std::string> sent;
  std::vector<std::string> order;  // "keep" and "send", as they came
  std::map<u32, std::string> questions;
  std::chrono::milliseconds time{1'700'000'000'000};

  void send(ConnectionId, std::string_view text) override {
    sent.emplace_back(text);
    order.emplace_back("send");
  }
  void keep(const std::vector<RecordChange>& changes) override {
    order.emplace_back("keep");
    for (const RecordChange& change : changes) {
      if (change.value) {
        records[change.key] = *change.value;
      } else {
        records.erase(change.key);
      }
    }
  }
  void think(u32 question, std::string_view bytes) override { questions.emplace(question, bytes); }
  void stop_thinking(u32 question) override { questions.erase(question); }
  std::chrono::milliseconds now() const override { return time; }

  // Runs for so long; bots answer at once.
  void run(LobbyHere& lobby, int seconds) {
    constexpr std::chrono::milliseconds kStep{100};
    for (const auto end = time + std::chrono::seconds(seconds); time < end; time += kStep) {
      while (lobby.turn() == std::chrono::milliseconds(0)) {
      }
      for (const auto& [question, bytes] : std::exchange(questions, {})) {
        const BotQuestion asked = question_in(bytes);
        lobby.thought(question, bytes_of(think_about(asked, bots_)));
      }
    }
  }

 private:
  BotShelf bots_;
};

constexpr u32 kFewIterations = 16;

constexpr std::string_view kCreate =
    R"({"do":"create","id":1,"options":{"players":2,"friendly":false,"two_parents":false,"last_year":0},)"
    R"("listed":false,"spectators":true,"chat":true,"pace":0,"seed":"5","seats":[{"kind":"bot","bot":"apprentice"},{"kind":"bot","bot":"apprentice"}]})";

std::string table_in(const std::string& created) {
  const auto at = created.find(R"("table":")") + 9;
  return created.substr(at, created.find('"', at) - at);
}

TEST(LobbyHere, PlaysAWholeGameOfBotsAndTakesItUpFromItsRecords) {
  Browser browser;
  std::string table;
  std::size_t entries = 0;
  {
    LobbyHere lobby(browser, {}, LobbyHere::Writing::Works);
    lobby.open(1);
    lobby.hear(1, kCreate);
    browser.run(lobby, 1);
    ASSERT_EQ(browser.sent.size(), 2u) << browser.sent.back();
    table = table_in(browser.sent[1]);
    browser.order.clear();
    lobby.hear(1, R"({"do":"enter","id":2,"table":")" + table + R"(","secrets":[]})");
    browser.run(lobby, 3);
    // Every move is handed on to be kept before anybody is told of it.
    const auto first_kept = std::ranges::find(browser.order, "keep");
    ASSERT_NE(first_kept, browser.order.end());
    ASSERT_GT(browser.order.end() - first_kept, 2);
    entries = static_cast<std::size_t>(std::ranges::count(browser.order, "keep"));
    EXPECT_GT(entries, 10u);
  }
  LobbyHere again(browser, browser.records, LobbyHere::Writing::Works);
  browser.sent.clear();
  again.open(7);
  again.hear(7, R"({"do":"enter","id":2,"table":")" + table + R"(","secrets":[]})");
  browser.run(again, 120);
  EXPECT_NE(browser.sent.back().find(R"("over")"), std::string::npos) << browser.sent.back();
  EXPECT_TRUE(browser.records.contains("finished/" + table));
}

TEST(LobbyHere, RefusesWhatItCannotStore) {
  Browser browser;
  LobbyHere lobby(browser, {}, LobbyHere::Writing::Fails);
  lobby.open(1);
  lobby.hear(1, kCreate);
  browser.run(lobby, 1);
  EXPECT_NE(browser.sent.back().find("server_trouble"), std::string::npos) << browser.sent.back();
  EXPECT_TRUE(browser.records.empty());
  lobby.set_writing(LobbyHere::Writing::Works);
  lobby.hear(1, kCreate);
  browser.run(lobby, 1);
  EXPECT_EQ(browser.sent.back().find("server_trouble"), std::string::npos) << browser.sent.back();
}

TEST(LobbyHere, PlaysOnAtOnceWhenItCanStoreAgain) {
  Browser browser;
  LobbyHere lobby(browser, {}, LobbyHere::Writing::Works);
  lobby.open(1);
  lobby.hear(1, kCreate);
  browser.run(lobby, 1);
  lobby.hear(1, R"({"do":"enter","id":2,"table":")" + table_in(browser.sent[1]) + R"(","secrets":[]})");
  while (browser.questions.empty()) lobby.turn();
  lobby.set_writing(LobbyHere::Writing::Fails);
  browser.run(lobby, 1);
  ASSERT_TRUE(browser.questions.empty());
  lobby.set_writing(LobbyHere::Writing::Works);
  while (lobby.turn() == std::chrono::milliseconds(0)) {
  }
  EXPECT_FALSE(browser.questions.empty());
}

TEST(LobbyHere, GivesUpAQuestionThatNobodyWaitsForAnyMore) {
  Browser browser;
  LobbyHere lobby(browser, {}, LobbyHere::Writing::Works);
  lobby.open(1);
  lobby.hear(1, kCreate);
  browser.run(lobby, 1);
  lobby.hear(1, R"({"do":"enter","id":2,"table":")" + table_in(browser.sent[1]) + R"(","secrets":[]})");
  while (browser.questions.empty()) lobby.turn();
  const auto [question, bytes] = *browser.questions.begin();
  lobby.close(1);
  while (lobby.turn() == std::chrono::milliseconds(0)) {
  }
  EXPECT_TRUE(browser.questions.empty());
  const auto kept = browser.order;
  const BotQuestion asked = question_in(bytes);
  BotShelf bots;
  lobby.thought(question, bytes_of(think_about(asked, bots)));
  while (lobby.turn() == std::chrono::milliseconds(0)) {
  }
  EXPECT_EQ(browser.order, kept);
}

TEST(LobbyHere, ReviewsAGameWithAJudgeElsewhereAndKeepsIt) {
  Journal journal;
  journal.options.players = 1;  // whose chances before the deal are judged too
  journal.options.last_year = 1;
  play_on(journal, 7);
  const std::string wish = Json({{"do", "review"}, {"id", 3}, {"record", text_of(journal)}}).dump();
  Browser browser;
  {
    LobbyHere lobby(browser, {}, LobbyHere::Writing::Works, kFewIterations);
    lobby.open(1);
    lobby.hear(1, wish);
    browser.run(lobby, 60);
  }
  Reviewer reviewer(journal, {}, kFewIterations, shipped_networks());
  while (!reviewer.finished()) reviewer.step();
  const std::string expected = told::review_answer(3, told::to_json(told_of(reviewer.review())));
  EXPECT_EQ(browser.sent.back(), expected);

  LobbyHere again(browser, browser.records, LobbyHere::Writing::Works, kFewIterations);
  again.open(1);
  again.hear(1, wish);
  while (again.turn() == std::chrono::milliseconds(0)) {
  }
  EXPECT_TRUE(browser.questions.empty()) << "it is known";
  EXPECT_EQ(browser.sent.back(), expected);
}

TEST(Thought, ARecordIsVerifiedElsewhere) {
  Journal journal;
  journal.options.players = 2;
  journal.options.last_year = 1;
  play_on(journal, 7);
  const auto verified = [](std::string record) {
    BotQuestion question;
    question.task = BotTask::Verify;
    question.record = std::move(record);
    BotShelf bots;
    return answer_in(bytes_of(think_about(question_in(bytes_of(question)), bots))).verified.value();
  };
  const Verification good = verified(text_of(journal));
  EXPECT_FALSE(good.problem);
  EXPECT_TRUE(good.over);
  EXPECT_EQ(text_of(good.journal), text_of(journal));
  const Verification bad = verified(text_of(journal) + "dance\n");
  const auto expected = verify_record(text_of(journal) + "dance\n").problem;
  ASSERT_TRUE(bad.problem && expected);
  EXPECT_EQ(bad.problem->line, expected->line);
  EXPECT_EQ(bad.problem->what, expected->what);
}

TEST(Blake2b, GivesTheHashThatTheServerGives) {
  std::string text;
  for (std::size_t size = 0; size < 400; ++size) {
    ASSERT_EQ(blake2b(text), hash_bytes_of(text)) << size;
    text += static_cast<char>(size * 37);
  }
}

}  // namespace
}  // namespace vendemmia
