#include "lab/run.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

#include "engine/core/rng.h"

namespace vendemmia {

void run_games(const GameRange& range, const std::vector<u64>& done, unsigned jobs,
               const PlayNumberedGame& play, const Recorded& recorded) {
  std::atomic<u64> next{range.first};
  std::atomic<bool> stopped{false};
  std::mutex mutex;
  const u64 end = range.first + range.count;
  const auto work = [&] {
    for (u64 number = next++; number < end && !stopped; number = next++) {
      if (std::ranges::binary_search(done, number)) continue;
      const GameRecord record{number, play(number)};
      const std::lock_guard lock(mutex);
      if (!stopped && !recorded(record)) stopped = true;
    }
  };
  std::vector<std::jthread> threads;
  for (unsigned i = 1; i < jobs; ++i) threads.emplace_back(work);
  work();
}

u64 seed_of_game(u64 run_seed, u64 number) {
  constexpr u64 kStep = 0x9e3779b97f4a7c15u;
  return Rng(run_seed + number * kStep).next();
}

}  // namespace vendemmia
