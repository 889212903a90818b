// The CPU time of this thread: other work on the machine does not count.
#pragma once

#include <ctime>

namespace vendemmia {

inline double core_seconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

}  // namespace vendemmia
