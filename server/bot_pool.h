// Bots think in threads of their own, so that no table waits for another one's bot.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "bots/bot.h"

namespace vendemmia {

struct BotQuestion {
  std::string asker;  // the table
  std::string bot;    // one of bot_names()
  Observation observation;
  Budget budget;
  u64 seed = 0;
};
struct BotAnswer {
  Action action;
  double seconds = 0;  // of thinking
};

class BotPool {
 public:
  using Post = std::function<void(std::function<void()>)>;
  using Answered = std::function<void(const BotAnswer&)>;

  // `post` runs a function in the thread that asks; it must outlive the pool. Without threads the bots think
  // while they are asked.
  BotPool(unsigned threads, Post post);
  // What is being thought about is thought to its end; the rest is forgotten.
  ~BotPool();
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;

  // The answer is always posted, never given inside this call. A question that still waits when its asker has
  // another one is never answered: so no table has more than one waiting.
  void ask(BotQuestion, Answered);

 private:
  struct Job {
    BotQuestion question;
    Answered answered;
  };
  void think(Job);
  void work();

  Post post_;
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<Job> jobs_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace vendemmia
