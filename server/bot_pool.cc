#include "server/bot_pool.h"

#include <algorithm>
#include <utility>

namespace vendemmia {
namespace {

constexpr double kShortSeconds = 0.1;  // of a bot that is not given a time
constexpr std::size_t kIdleAccounts = 4096;

}  // namespace

// One more than may think at the same length, so that short questions are answered while all long ones go on.
BotPool::BotPool(unsigned threads, Post post, BotMaker make)
    : post_(std::move(post)), make_(make), own_bots_(make), most_(threads) {
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
  std::unique_lock lock(mutex_);
  Job job = job_of(std::move(question), std::move(answered));
  end_current(job.question.asker);
  current_[job.question.asker] = job.cancelled;
  if (threads_.empty()) {
    close(job);
    lock.unlock();
    think(job, own_bots_);
    return;
  }
  put_in_line(std::move(job));
  changed_.notify_all();
}

void BotPool::cancel(const std::string& asker) {
  const std::lock_guard lock(mutex_);
  end_current(asker);
  for (std::deque<Job>& line : lines_) {
    const auto waiting =
        std::ranges::find_if(line, [&](const Job& job) { return job.question.asker == asker; });
    if (waiting == line.end()) continue;
    close(*waiting);
    line.erase(waiting);
  }
}

BotPool::Job BotPool::job_of(BotQuestion question, Answered answered) {
  forget_idle_accounts();
  const auto account = accounts_.try_emplace(question.payer).first;
  Account& of = account->second;
  if (of.jobs++ == 0) of.served = std::max(of.served, floor_);
  Budget& budget = question.budget;
  if (of.at_once > kMostSecondsAtOnce) budget.seconds = std::min(budget.seconds, kHurriedSeconds);
  const double seconds = budget.seconds > 0 ? budget.seconds : kShortSeconds;
  of.at_once += seconds;
  return {std::move(question), std::move(answered), std::make_shared<std::atomic<bool>>(false), account,
          seconds};
}

void BotPool::close(const Job& job) {
  Account& of = job.account->second;
  of.at_once -= job.seconds;
  --of.jobs;
}

// Whoever has been served no more than the others has nothing that must be remembered.
void BotPool::forget_idle_accounts() {
  if (accounts_.size() <= kIdleAccounts) return;
  std::erase_if(accounts_,
                [this](const auto& one) { return one.second.jobs == 0 && one.second.served <= floor_; });
}

std::size_t BotPool::line_of(const BotQuestion& question) {
  if (question.audience == Audience::Nobody) return kLines - 1;
  switch (question.task) {
    case BotTask::Move: return 0;
    case BotTask::Hint:
    case BotTask::Coach:
    case BotTask::Order: return 1;
    case BotTask::Review:
    case BotTask::Verify: break;
  }
  return 2;
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
  const std::size_t its_line = line_of(job.question);
  for (std::size_t number = 0; number < kLines; ++number) {
    std::deque<Job>& line = lines_[number];
    const auto older = std::ranges::find_if(line, of_the_same);
    if (older == line.end()) continue;
    close(*older);
    if (number == its_line) {
      *older = std::move(job);
      return;
    }
    line.erase(older);
  }
  lines_[its_line].push_back(std::move(job));
}

// Where there are several threads, the long thoughts of one payer leave one of them to the others.
bool BotPool::may_begin(const Job& job) const {
  const Length length = length_of(job);
  if (running_[length] >= most_ || busy_.contains(job.question.asker)) return false;
  return length == Short || job.account->second.long_thoughts < std::max(most_, 2u) - 1;
}

std::optional<BotPool::Job> BotPool::take_next() {
  for (std::deque<Job>& line : lines_) {
    auto next = line.end();
    for (auto job = line.begin(); job != line.end(); ++job) {
      const bool sooner = next == line.end() || job->account->second.served < next->account->second.served;
      if (sooner && may_begin(*job)) next = job;
    }
    if (next == line.end()) continue;
    Job job = std::move(*next);
    line.erase(next);
    Account& of = job.account->second;
    floor_ = std::max(floor_, of.served);
    of.served += job.seconds;
    return job;
  }
  return std::nullopt;
}

double BotPool::think(Job& job, BotShelf& bots) {
  BotQuestion& question = job.question;
  question.budget.cancelled = job.cancelled.get();
  BotAnswer answer = think_about(question, bots);
  const double seconds = answer.seconds;
  post_([this, asker = question.asker, answered = std::move(job.answered), flag = std::move(job.cancelled),
         answer = std::move(answer)] {
    {
      const std::lock_guard lock(mutex_);
      if (*flag) return;
      current_.erase(asker);
    }
    answered(answer);
  });
  return seconds;
}

void BotPool::work() {
  BotShelf bots(make_);
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
    Account& of = job->account->second;
    busy_.insert(asker);
    ++running_[length];
    if (length == Long) ++of.long_thoughts;
    lock.unlock();
    const double seconds = think(*job, bots);
    lock.lock();
    --running_[length];
    if (length == Long) --of.long_thoughts;
    of.served += seconds - job->seconds;
    close(*job);
    busy_.erase(asker);
    changed_.notify_all();
  }
}

std::size_t BotPool::waiting() const {
  const std::lock_guard lock(mutex_);
  std::size_t waiting = 0;
  for (const std::deque<Job>& line : lines_) waiting += line.size();
  return waiting;
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
