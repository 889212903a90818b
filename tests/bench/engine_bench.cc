// Micro benchmarks of the door: cmake --preset release -DVENDEMMIA_MICROBENCH=ON, then
// build/release/vendemmia_microbench. Whole games are measured by `vendemmia bench`.
#include <vector>

#include <benchmark/benchmark.h>

#include "engine/game/door.h"
#include "engine/game/observe.h"

namespace vendemmia {
namespace {

// Positions from the middle of random games, so that no single one is measured.
const std::vector<State>& positions(unsigned players) {
  static std::vector<State> cache[kMaxPlayers + 1];
  std::vector<State>& list = cache[players];
  Rng rng(1);
  for (Seed seed = 0; list.size() < 256; ++seed) {
    State s = new_game({.players = static_cast<u8>(players)}, seed);
    ActionList legal;
    legal_actions(s, legal);
    const unsigned stop = 100 + rng.below(200);
    for (unsigned i = 0; i < stop && !legal.empty(); ++i) {
      apply(s, legal[rng.below(static_cast<u32>(legal.size()))], Events::none(), legal);
    }
    if (!legal.empty()) list.push_back(s);
  }
  return list;
}

const State& position(const benchmark::State& b, std::size_t& at) {
  const auto& list = positions(static_cast<unsigned>(b.range(0)));
  return list[at++ % list.size()];
}

void copy(benchmark::State& b) {
  std::size_t at = 0;
  for (auto _ : b) {
    State s = position(b, at);
    benchmark::DoNotOptimize(s);
  }
}

void list_actions(benchmark::State& b) {
  std::size_t at = 0;
  ActionList legal;
  for (auto _ : b) {
    legal_actions(position(b, at), legal);
    benchmark::DoNotOptimize(legal);
  }
}

void copy_and_apply(benchmark::State& b) {
  std::size_t at = 0;
  ActionList legal;
  for (auto _ : b) {
    State s = position(b, at);
    legal_actions(s, legal);
    apply(s, legal[at % legal.size()], Events::none(), legal);
    benchmark::DoNotOptimize(s);
  }
}

void see(benchmark::State& b) {
  std::size_t at = 0;
  for (auto _ : b) {
    const State& s = position(b, at);
    Observation o = observe(s, pending(s).seat);
    benchmark::DoNotOptimize(o);
  }
}

void believe(benchmark::State& b) {
  std::size_t at = 0;
  Rng rng(2);
  for (auto _ : b) {
    const State& s = position(b, at);
    State believed = determinize(observe(s, pending(s).seat), rng);
    benchmark::DoNotOptimize(believed);
  }
}

BENCHMARK(copy)->Arg(2)->Arg(4)->Arg(6);
BENCHMARK(list_actions)->Arg(2)->Arg(4)->Arg(6);
BENCHMARK(copy_and_apply)->Arg(2)->Arg(4)->Arg(6);
BENCHMARK(see)->Arg(2)->Arg(4)->Arg(6);
BENCHMARK(believe)->Arg(2)->Arg(4)->Arg(6);

}  // namespace
}  // namespace vendemmia

BENCHMARK_MAIN();
