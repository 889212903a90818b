// Bots think in threads of their own, so that no table waits for another one's bot.
//
//   moves:  table a, table b, table c   --+
//                                         +-->  threads, each with bots of its own
//   hints:  table d, table e            --+
//           (when no move can begin)
//
// A table has one question at a time, and its next one goes to the end of the queue, so all tables take turns. Bots that
// think for many seconds never occupy all threads.
#pragma once

#include <array>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "bots/bot.h"
#include "server/bot_shelf.h"

namespace vendemmia {

enum class BotTask : u8 { Move, Hint };
inline constexpr std::size_t kBotTasks = 2;

struct BotQuestion {
  std::string asker;  // the table
  BotTask task = BotTask::Move;
  std::string bot;  // as read_bot() understands it
  Observation observation;
  Budget budget;  // the pool cancels by itself
  u64 seed = 0;
};
struct BotAnswer {
  Action action;                      // of a move
  std::vector<Judgement> judgements;  // of a hint: what the bot advises, the best first
  double seconds = 0;                 // of thinking
};

class BotPool {
 public:
  using Post = std::function<void(std::function<void()>)>;
  using Answered = std::function<void(const BotAnswer&)>;

  // Longer than this is long.
  static constexpr double kLongSeconds = 2;

  // `post` runs a function in the thread that asks; it must outlive the pool, and run nothing after the pool's end. At most
  // `threads` bots think for long and as many for a short time, independently of each other. Without threads the bots think while they are
  // asked.
  BotPool(unsigned threads, Post post);
  // Stops all thinking.
  ~BotPool();
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;

  // The answer is always posted, never given inside this call. What the asker has asked before, and not been answered,
  // is cancelled; if it was still waiting, the new question takes its place in the queue.
  void ask(BotQuestion, Answered);
  // Whatever this asker has asked will not be answered.
  void cancel(const std::string& asker);

  std::size_t waiting() const;
  std::size_t thinking() const;
  u64 cancelled() const;  // questions since the start

 private:
  enum Length : u8 { Short, Long };
  using Flag = std::shared_ptr<std::atomic<bool>>;
  struct Job {
    BotQuestion question;
    Answered answered;
    Flag cancelled;
  };

  static Length length_of(const Job& job) {
    return job.question.budget.seconds > kLongSeconds ? Long : Short;
  }
  void end_current(const std::string& asker);
  void put_in_line(Job);
  bool may_begin(const Job&) const;
  // The first in the queue that may begin.
  std::optional<Job> take_next();
  void think(Job, BotShelf&);
  void work();

  Post post_;
  mutable std::mutex mutex_;  // guards all below, besides own_bots_ and threads_
  std::condition_variable changed_;
  std::array<std::deque<Job>, kBotTasks> lines_;
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
