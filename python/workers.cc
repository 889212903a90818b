#include "python/workers.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <unistd.h>
#include <vector>

namespace vendemmia::python {

// Enough games for a thread that taking them costs nothing, few enough that all threads end at about the same time.
constexpr std::size_t kPart = 32;

struct Workers::Shared {
  pid_t process = getpid();
  std::mutex mutex;
  std::condition_variable wake;
  std::condition_variable done;
  std::size_t round = 0;  // grows with every call of run()
  std::size_t busy = 0;   // threads that have not finished the present one
  bool ended = false;
  const Work* work = nullptr;
  std::size_t count = 0;
  std::atomic<std::size_t> next{0};
  std::vector<std::thread> helpers;

  void take_parts() {
    for (std::size_t first = next.fetch_add(kPart); first < count; first = next.fetch_add(kPart))
      (*work)(first, std::min(first + kPart, count));
  }

  void help() {
    std::size_t seen = 0;
    std::unique_lock lock(mutex);
    while (true) {
      wake.wait(lock, [&] { return ended || round != seen; });
      if (ended) return;
      seen = round;
      lock.unlock();
      take_parts();
      lock.lock();
      if (--busy == 0) done.notify_one();
    }
  }
};

Workers::Workers(unsigned threads) : threads_(std::max(threads, 1u)), shared_(std::make_unique<Shared>()) {
  for (unsigned i = 1; i < threads_; ++i)
    shared_->helpers.emplace_back([shared = shared_.get()] { shared->help(); });
}

Workers::~Workers() {
  if (is_forked_child()) {
    // The threads exist in the parent only, and what they wait on cannot be taken down without them.
    Shared* const left_behind = shared_.release();
    static_cast<void>(left_behind);
    return;
  }
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->ended = true;
  }
  shared_->wake.notify_all();
  for (std::thread& helper : shared_->helpers) helper.join();
}

bool Workers::is_forked_child() const { return shared_->process != getpid(); }

void Workers::run(std::size_t count, const Work& work) {
  if (threads_ == 1 || count <= kPart || is_forked_child()) {
    if (count != 0) work(0, count);
    return;
  }
  Shared& shared = *shared_;
  {
    const std::lock_guard lock(shared.mutex);
    shared.work = &work;
    shared.count = count;
    shared.next = 0;
    shared.busy = shared.helpers.size();
    ++shared.round;
  }
  shared.wake.notify_all();
  shared.take_parts();
  std::unique_lock lock(shared.mutex);
  shared.done.wait(lock, [&] { return shared.busy == 0; });
}

}  // namespace vendemmia::python
