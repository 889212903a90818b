#include "server/bot_pool.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "engine/core/check.h"

namespace vendemmia {

BotPool::BotPool(unsigned threads, Post post) : post_(std::move(post)) {
  for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

BotPool::~BotPool() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  arrived_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void BotPool::ask(BotQuestion question, Answered answered) {
  Job job{std::move(question), std::move(answered)};
  if (threads_.empty()) {
    think(std::move(job));
    return;
  }
  {
    const std::lock_guard lock(mutex_);
    const auto older =
        std::ranges::find_if(jobs_, [&](const Job& one) { return one.question.asker == job.question.asker; });
    if (older != jobs_.end()) {
      *older = std::move(job);
      return;
    }
    jobs_.push_back(std::move(job));
  }
  arrived_.notify_one();
}

void BotPool::think(Job job) {
  const auto start = std::chrono::steady_clock::now();
  const std::unique_ptr<Bot> bot = make_bot(job.question.bot);
  CHECK(bot);
  Rng rng(job.question.seed);
  const Action action = bot->choose(job.question.observation, job.question.budget, rng);
  const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
  post_(
      [answered = std::move(job.answered), answer = BotAnswer{action, taken.count()}] { answered(answer); });
}

void BotPool::work() {
  while (true) {
    std::unique_lock lock(mutex_);
    arrived_.wait(lock, [this] { return stopping_ || !jobs_.empty(); });
    if (stopping_) return;
    Job job = std::move(jobs_.front());
    jobs_.pop_front();
    lock.unlock();
    think(std::move(job));
  }
}

}  // namespace vendemmia
