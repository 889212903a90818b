// Bots think in threads of their own, so that no table waits for another one's bot.
//
//   moves:  table a, table b, table c   --+
//   hints, the coach, plans: d, e       --+-->  threads, each with bots of its own
//   reviews, what is verified           --+
//   tables that nobody plays at: f, g   --+
//           (each line when nothing of those before it can begin)
//
// A table has one question at a time, and its next one goes to the end of the queue, so all tables take turns. Where
// several addresses wait, the one for which bots have thought least is next, so that nobody waits longer because
// somebody else has opened sixty tables. Bots that think for many seconds never occupy all threads.
#pragma once

#include <array>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "server/bot_shelf.h"
#include "server/thinkers.h"

namespace vendemmia {

class BotPool final : public Thinkers {
 public:
  using Post = std::function<void(std::function<void()>)>;

  // Longer than this is long.
  static constexpr double kLongSeconds = 2;
  // So many may be asked for by one payer at once; beyond it each question gets no more than the second number.
  static constexpr double kMostSecondsAtOnce = 60;
  static constexpr double kHurriedSeconds = 0.5;

  // `post` runs a function in the thread that asks; it must outlive the pool, and run nothing after the pool's end. At most
  // `threads` bots think for long and as many for a short time, independently of each other. Without threads the bots think while they are
  // asked.
  BotPool(unsigned threads, Post post, BotMaker make = make_bot);
  // Stops all thinking.
  ~BotPool() override;
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;

  // The answer is always posted. If an older question of the asker was still waiting, the new one takes its place in the queue.
  void ask(BotQuestion, Answered) override;
  void cancel(const std::string& asker) override;

  std::size_t waiting() const;
  std::size_t thinking() const;
  u64 cancelled() const;  // questions since the start

 private:
  enum Length : u8 { Short, Long };
  using Flag = std::shared_ptr<std::atomic<bool>>;
  // What bots have thought for one payer. One who has asked for nothing lately begins with as much as the others
  // have had: nobody can save up.
  struct Account {
    double served = 0;           // seconds
    double at_once = 0;          // seconds that are asked for now
    unsigned jobs = 0;           // that wait or run
    unsigned long_thoughts = 0;  // that run
  };
  using Accounts = std::map<std::string, Account>;
  struct Job {
    BotQuestion question;
    Answered answered;
    Flag cancelled;
    Accounts::iterator account;
    double seconds = 0;  // that it is expected to take
  };

  // Whoever verifies a record asks bots for a whole game, and nobody knows how long it is.
  static Length length_of(const Job& job) {
    const BotQuestion& question = job.question;
    return question.task == BotTask::Verify || question.budget.seconds > kLongSeconds ? Long : Short;
  }
  Job job_of(BotQuestion, Answered);
  void close(const Job&);
  void forget_idle_accounts();
  void end_current(const std::string& asker);
  void put_in_line(Job);
  bool may_begin(const Job&) const;
  // Of those that may begin.
  std::optional<Job> take_next();
  double think(Job&, BotShelf&);  // how many seconds it took
  void work();

  Post post_;
  BotMaker make_;
  mutable std::mutex mutex_;  // guards all below, besides own_bots_ and threads_
  std::condition_variable changed_;
  static constexpr std::size_t kLines = 4;
  static std::size_t line_of(const BotQuestion&);
  std::array<std::deque<Job>, kLines> lines_;
  Accounts accounts_;
  double floor_ = 0;                     // what the payer had been served whose question was begun last
  std::map<std::string, Flag> current_;  // by asker: the question that is not answered yet
  std::set<std::string> busy_;           // askers for whom a bot is thinking
  std::array<unsigned, 2> running_{};    // by Length
  u64 cancelled_ = 0;
  bool stopping_ = false;
  BotShelf own_bots_;  // where there are no threads
  const unsigned most_;
  std::vector<std::thread> threads_;
};

}  // namespace vendemmia
