// Threads that wait for work and share it: one call of run() costs microseconds, not the start of threads.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>

namespace vendemmia::python {

class Workers {
 public:
  // The calling thread is one of them.
  explicit Workers(unsigned threads);
  ~Workers();
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  unsigned threads() const { return threads_; }

  // Calls `work` for parts of [0, count), on several threads at once, and returns when all of it is done. One call at a time.
  // `work` must not throw.
  using Work = std::function<void(std::size_t first, std::size_t last)>;
  void run(std::size_t count, const Work& work);

 private:
  struct Shared;

  bool is_forked_child() const;

  unsigned threads_;
  std::unique_ptr<Shared> shared_;
};

}  // namespace vendemmia::python
