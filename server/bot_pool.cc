#include "server/bot_pool.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace vendemmia {

// One more than may think at the same length, so that short questions are answered while all long ones go on.
BotPool::BotPool(unsigned threads, Post post) : post_(std::move(post)), most_(threads) {
  for (unsigned i = 0; threads > 0 && i < threads + 1; ++i) threads_.emplace_back([this] { work(); });
}

BotPool::~BotPool() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
    for (const auto& [asker, flag] : current_) *flag = true;
  }
  changed_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void BotPool::ask(BotQuestion question, Answered answered) {
  Job job{std::move(question), std::move(answered), std::make_shared<std::atomic<bool>>(false)};
  std::unique_lock lock(mutex_);
  end_current(job.question.asker);
  current_[job.question.asker] = job.cancelled;
  if (threads_.empty()) {
    lock.unlock();
    think(std::move(job), own_bots_);
    return;
  }
  put_in_line(std::move(job));
  changed_.notify_all();
}

void BotPool::cancel(const std::string& asker) {
  const std::lock_guard lock(mutex_);
  end_current(asker);
  for (std::deque<Job>& line : lines_) {
    std::erase_if(line, [&](const Job& job) { return job.question.asker == asker; });
  }
}

void BotPool::end_current(const std::string& asker) {
  const auto found = current_.find(asker);
  if (found == current_.end()) return;
  *found->second = true;
  current_.erase(found);
  ++cancelled_;
}

void BotPool::put_in_line(Job job) {
  const auto of_the_same = [&](const Job& one) { return one.question.asker == job.question.asker; };
  for (std::size_t task = 0; task < kBotTasks; ++task) {
    std::deque<Job>& line = lines_[task];
    const auto older = std::ranges::find_if(line, of_the_same);
    if (older == line.end()) continue;
    if (task == static_cast<std::size_t>(job.question.task)) {
      *older = std::move(job);
      return;
    }
    line.erase(older);
  }
  lines_[static_cast<std::size_t>(job.question.task)].push_back(std::move(job));
}

bool BotPool::may_begin(const Job& job) const {
  return running_[length_of(job)] < most_ && !busy_.contains(job.question.asker);
}

std::optional<BotPool::Job> BotPool::take_next() {
  for (std::deque<Job>& line : lines_) {
    const auto next = std::ranges::find_if(line, [this](const Job& job) { return may_begin(job); });
    if (next == line.end()) continue;
    Job job = std::move(*next);
    line.erase(next);
    return job;
  }
  return std::nullopt;
}

void BotPool::think(Job job, BotShelf& bots) {
  const auto start = std::chrono::steady_clock::now();
  const BotQuestion& question = job.question;
  Bot& bot = bots.get(question.bot);
  Rng rng(question.seed);
  Budget budget = question.budget;
  budget.cancelled = job.cancelled.get();
  BotAnswer answer;
  if (question.task == BotTask::Hint) {
    answer.judgements = bot.advise(question.observation, budget, rng);
  } else {
    answer.action = bot.choose(question.observation, budget, rng);
  }
  answer.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  post_([this, asker = question.asker, answered = std::move(job.answered), flag = std::move(job.cancelled),
         answer = std::move(answer)] {
    {
      const std::lock_guard lock(mutex_);
      if (*flag) return;
      current_.erase(asker);
    }
    answered(answer);
  });
}

void BotPool::work() {
  BotShelf bots;
  std::unique_lock lock(mutex_);
  while (true) {
    std::optional<Job> job;
    changed_.wait(lock, [&] {
      if (!stopping_) job = take_next();
      return stopping_ || job;
    });
    if (!job) return;
    const std::string asker = job->question.asker;
    const Length length = length_of(*job);
    busy_.insert(asker);
    ++running_[length];
    lock.unlock();
    think(std::move(*job), bots);
    lock.lock();
    --running_[length];
    busy_.erase(asker);
    changed_.notify_all();
  }
}

std::size_t BotPool::waiting() const {
  const std::lock_guard lock(mutex_);
  return lines_[0].size() + lines_[1].size();
}

std::size_t BotPool::thinking() const {
  const std::lock_guard lock(mutex_);
  return busy_.size();
}

u64 BotPool::cancelled() const {
  const std::lock_guard lock(mutex_);
  return cancelled_;
}

}  // namespace vendemmia
