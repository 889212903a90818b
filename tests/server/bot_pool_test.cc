#include "server/bot_pool.h"

#include <condition_variable>

#include <gtest/gtest.h>

#include "engine/game/door.h"

namespace vendemmia {
namespace {

BotQuestion question_of(std::string asker) {
  const State s = new_game({.players = 2}, 7);
  BotQuestion question;
  question.asker = std::move(asker);
  question.bot = "random";
  question.observation = observe(s, pending(s).seat);
  return question;
}

// What was answered, in order. The first answer is held back until everything has been asked.
class Answers {
 public:
  void hear(std::function<void()> function) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return open_; });
    function();
    changed_.notify_all();
  }
  void open() {
    const std::lock_guard lock(mutex_);
    open_ = true;
    changed_.notify_all();
  }
  std::vector<int> wait_for(std::size_t count) {
    std::unique_lock lock(mutex_);
    EXPECT_TRUE(changed_.wait_for(lock, std::chrono::seconds(20), [&] { return answered.size() >= count; }));
    return answered;
  }

  std::vector<int> answered;

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  bool open_ = false;
};

// Somebody who asks again and again must not keep the others waiting, nor fill the memory.
TEST(BotPool, OnlyTheNewestQuestionOfAnAskerWaits) {
  Answers answers;
  BotPool pool(1, [&](std::function<void()> function) { answers.hear(std::move(function)); });
  const auto ask = [&](const char* asker, int number) {
    pool.ask(question_of(asker), [&, number](const BotAnswer&) { answers.answered.push_back(number); });
  };
  ask("busy", 0);
  for (int i = 1; i <= 1000; ++i) ask("restless", i);
  ask("patient", 1001);
  for (int i = 1002; i <= 2000; ++i) ask("restless", i);
  answers.open();
  // The first may be under way or still waiting when the second comes; everything else is settled.
  EXPECT_EQ(answers.wait_for(3).back(), 1001);
  EXPECT_EQ(answers.wait_for(3)[1], 2000);
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

}  // namespace
}  // namespace vendemmia
