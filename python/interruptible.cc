#include "python/interruptible.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#include <pybind11/pybind11.h>

namespace vendemmia::python {

void run_interruptibly(std::atomic<bool>& stopped, const std::function<void()>& work) {
  using namespace std::chrono_literals;
  std::mutex mutex;
  std::condition_variable ended;
  bool done = false;
  std::jthread worker([&] {
    work();
    const std::lock_guard lock(mutex);
    done = true;
    ended.notify_one();
  });
  bool interrupted = false;
  {
    const pybind11::gil_scoped_release release;
    std::unique_lock lock(mutex);
    while (!ended.wait_for(lock, 50ms, [&] { return done; })) {
      if (interrupted) continue;
      lock.unlock();
      {
        const pybind11::gil_scoped_acquire acquire;
        interrupted = PyErr_CheckSignals() != 0;
      }
      if (interrupted) stopped = true;
      lock.lock();
    }
    lock.unlock();
    worker.join();
  }
  if (interrupted) throw pybind11::error_already_set();
}

}  // namespace vendemmia::python
