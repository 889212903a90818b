// Bots that think in threads. Nothing here depends on how long they take: who shall hold a thread thinks without end, until
// it is cancelled.
#include "server/bot_pool.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "engine/game/door.h"

namespace vendemmia {
namespace {

constexpr u32 kWithoutEnd = 1'000'000'000;

BotQuestion question_of(std::string asker, BotTask task = BotTask::Move) {
  const State s = new_game({.players = 2}, 7);
  BotQuestion question;
  question.asker = std::move(asker);
  question.task = task;
  question.bot = "random";
  question.observation = observe(s, pending(s).seat);
  return question;
}

BotQuestion endless(std::string asker) {
  BotQuestion question = question_of(std::move(asker));
  question.bot = "search";
  question.budget.iterations = kWithoutEnd;
  return question;
}

BotQuestion endless_and_long(const std::string& asker) {
  BotQuestion question = endless(asker);
  question.payer = asker;
  question.budget.seconds = 3600;
  return question;
}

// The thread that asks: runs what is posted to it.
class Loop {
 public:
  BotPool::Post post() {
    return [this](std::function<void()> function) {
      const std::lock_guard lock(mutex_);
      posted_.push_back(std::move(function));
      arrived_.notify_all();
    };
  }
  // Until so many have been heard.
  const std::vector<std::string>& run_until(std::size_t count) {
    while (heard.size() < count) {
      std::unique_lock lock(mutex_);
      if (!arrived_.wait_for(lock, std::chrono::seconds(60), [this] { return !posted_.empty(); })) {
        ADD_FAILURE() << "nothing more is posted";
        break;
      }
      const auto function = std::move(posted_.front());
      posted_.pop_front();
      lock.unlock();
      function();
    }
    return heard;
  }
  void wait_for_posted(std::size_t count) {
    std::unique_lock lock(mutex_);
    EXPECT_TRUE(arrived_.wait_for(lock, std::chrono::seconds(60), [&] { return posted_.size() >= count; }));
  }
  BotPool::Answered note(std::string what) {
    return [this, what = std::move(what)](const BotAnswer&) { heard.push_back(what); };
  }

  std::vector<std::string> heard;

 private:
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<std::function<void()>> posted_;
};

using Names = std::vector<std::string>;

class BotPoolTest : public ::testing::Test {
 protected:
  void ask(const std::string& asker, BotTask task = BotTask::Move) {
    pool.ask(question_of(asker, task), loop.note(asker));
  }
  // Holds the only thread for short thoughts until it is cancelled.
  void close_gate() { pool.ask(endless("gate"), loop.note("gate")); }
  void open_gate() { pool.cancel("gate"); }

  Loop loop;
  BotPool pool{1, loop.post()};
};

TEST_F(BotPoolTest, TablesTakeTurns) {
  close_gate();
  pool.ask(question_of("busy"), [&](const BotAnswer&) {
    loop.heard.push_back("busy");
    ask("busy");
  });
  ask("patient");
  ask("calm");
  EXPECT_GE(pool.waiting(), 3u);
  open_gate();
  EXPECT_EQ(loop.run_until(4), (Names{"busy", "patient", "calm", "busy"}));
}

TEST_F(BotPoolTest, HintsStandBehindMoves) {
  close_gate();
  ask("curious", BotTask::Hint);
  ask("a");
  ask("b");
  open_gate();
  EXPECT_EQ(loop.run_until(3), (Names{"a", "b", "curious"}));
}

// Somebody who asks again and again must not keep the others waiting, nor fill the memory; nor lose their place.
TEST_F(BotPoolTest, OnlyTheNewestQuestionOfAnAskerWaits) {
  close_gate();
  const auto ask_number = [&](int number) {
    pool.ask(question_of("restless"), loop.note(std::to_string(number)));
  };
  for (int i = 0; i < 1000; ++i) ask_number(i);
  ask("patient");
  for (int i = 1000; i <= 2000; ++i) ask_number(i);
  EXPECT_LE(pool.waiting(), 3u);
  open_gate();
  EXPECT_EQ(loop.run_until(2), (Names{"2000", "patient"}));
}

TEST_F(BotPoolTest, AHintThatIsOvertakenByAMoveIsForgotten) {
  close_gate();
  pool.ask(question_of("a", BotTask::Hint), loop.note("hint"));
  pool.ask(question_of("a"), loop.note("move"));
  ask("b");
  open_gate();
  EXPECT_EQ(loop.run_until(2), (Names{"move", "b"}));
  EXPECT_EQ(pool.waiting(), 0u);
}

// One address with sixty tables, and a stranger with one.
TEST_F(BotPoolTest, WhoHasManyTablesDoesNotKeepTheOthersWaiting) {
  close_gate();
  const auto ask_for = [&](const std::string& payer, const std::string& asker) {
    BotQuestion question = question_of(asker);
    question.payer = payer;
    pool.ask(std::move(question), loop.note(asker));
  };
  for (int i = 0; i < 60; ++i) ask_for("crowd", "crowd " + std::to_string(i));
  ask_for("stranger", "stranger");
  open_gate();
  const Names& heard = loop.run_until(61);
  const auto place = std::ranges::find(heard, "stranger") - heard.begin();
  EXPECT_LE(place, 1);
  EXPECT_EQ(heard[place == 0 ? 1 : 0], "crowd 0") << "and those take turns as before";
}

TEST_F(BotPoolTest, TablesThatNobodyPlaysAtComeLast) {
  close_gate();
  BotQuestion watched = question_of("watched");
  watched.audience = Audience::Nobody;
  pool.ask(std::move(watched), loop.note("watched"));
  ask("curious", BotTask::Hint);
  ask("played");
  open_gate();
  EXPECT_EQ(loop.run_until(3), (Names{"played", "curious", "watched"}));
}

// Sixty seconds for one address at a time; what is asked beyond that is answered quickly, whatever was wished for.
TEST_F(BotPoolTest, ThinkingSecondsInTheQueueAreBounded) {
  const auto ask_for_30 = [&](const std::string& payer, const std::string& asker) {
    BotQuestion question = endless(asker);
    question.payer = payer;
    question.budget.seconds = 30;
    pool.ask(std::move(question), loop.note(asker));
  };
  for (const char* asker : {"a", "b", "c"}) ask_for_30("crowd", asker);
  ask_for_30("crowd", "d");
  EXPECT_EQ(loop.run_until(1), Names{"d"}) << "half a second is no long thought";
}

TEST_F(BotPoolTest, LongThoughtsLeaveAThreadToTheOthers) {
  pool.ask(endless_and_long("thinker"), loop.note("thinker"));
  pool.ask(endless_and_long("second thinker"), loop.note("second thinker"));
  ask("quick");
  EXPECT_EQ(loop.run_until(1), Names{"quick"});
  EXPECT_EQ(pool.waiting(), 1u) << "the second one waits for the first";
}

// It asks bots for a whole game in one go; moves must not wait for that.
TEST_F(BotPoolTest, WhatIsVerifiedTakesNoThreadFromMoves) {
  close_gate();
  while (pool.thinking() == 0) std::this_thread::yield();
  BotQuestion question = question_of("verify", BotTask::Verify);
  question.record = "no record";
  pool.ask(std::move(question), loop.note("verify"));
  EXPECT_EQ(loop.run_until(1), Names{"verify"}) << "where long thoughts are thought";
}

TEST_F(BotPoolTest, WhatIsCancelledEndsAndIsNotAnswered) {
  pool.ask(endless("a"), loop.note("a"));
  while (pool.thinking() == 0) std::this_thread::yield();
  pool.ask(endless("b"), loop.note("b"));
  pool.cancel("a");
  pool.cancel("b");
  pool.cancel("nobody");
  ask("c");
  EXPECT_EQ(loop.run_until(1), Names{"c"});
  EXPECT_EQ(pool.cancelled(), 2u);
}

TEST_F(BotPoolTest, AnAnswerThatIsOnItsWayIsStoppedToo) {
  ask("a");
  loop.wait_for_posted(1);
  pool.cancel("a");
  ask("b");
  EXPECT_EQ(loop.run_until(1), Names{"b"});
}

TEST_F(BotPoolTest, ATableThatAsksAnewIsAnsweredOnce) {
  pool.ask(endless("a"), loop.note("old"));
  while (pool.thinking() == 0) std::this_thread::yield();
  pool.ask(question_of("a"), loop.note("new"));
  EXPECT_EQ(loop.run_until(1), Names{"new"});
  EXPECT_EQ(pool.cancelled(), 1u);
}

TEST(BotPool, ItsEndEndsTheThinking) {
  Loop loop;
  {
    BotPool pool(2, loop.post());
    pool.ask(endless("a"), loop.note("a"));
    pool.ask(endless_and_long("b"), loop.note("b"));
    while (pool.thinking() < 2) std::this_thread::yield();
    for (int i = 0; i < 10; ++i) pool.ask(endless("waits" + std::to_string(i)), loop.note("waits"));
  }
  EXPECT_TRUE(loop.heard.empty());
}

TEST(BotPool, AHintJudges) {
  Loop loop;
  BotPool pool(1, loop.post());
  BotQuestion question = question_of("a", BotTask::Hint);
  question.bot = "search";
  question.budget.iterations = 50;
  std::vector<Judgement> judgements;
  pool.ask(std::move(question), [&](const BotAnswer& answer) {
    judgements = answer.judgements;
    loop.heard.push_back("a");
  });
  loop.run_until(1);
  ASSERT_GE(judgements.size(), 2u);
  EXPECT_GE(judgements[0].visits, judgements[1].visits);
}

TEST(BotPool, WithoutThreadsTheAnswerIsStillPosted) {
  std::vector<std::function<void()>> posted;
  BotPool pool(0, [&](std::function<void()> function) { posted.push_back(std::move(function)); });
  bool answered = false;
  pool.ask(question_of("a"), [&](const BotAnswer&) { answered = true; });
  EXPECT_FALSE(answered);
  ASSERT_EQ(posted.size(), 1u);
  posted[0]();
  EXPECT_TRUE(answered);
}

TEST(BotShelf, KeepsAFewAndMakesNoneTwice) {
  BotShelf shelf;
  const Bot* random = &shelf.get("random");
  const Bot* greedy = &shelf.get("greedy");
  EXPECT_EQ(&shelf.get("random"), random);
  shelf.get("search:nodes=1000");
  shelf.get("search:nodes=2000");
  EXPECT_EQ(shelf.size(), BotShelf::kMost);
  EXPECT_EQ(&shelf.get("random"), random) << "it was in use lately";
  EXPECT_NE(greedy, nullptr);
}

}  // namespace
}  // namespace vendemmia
