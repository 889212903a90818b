// The engine does not allocate in play: every way to memory is counted while random games run.
#include <atomic>
#include <cstdlib>
#include <new>

#include <gtest/gtest.h>

#include "engine/game/observe.h"
#include "tests/support/random_games.h"

namespace {

std::atomic<unsigned long> allocations{0};

void* counted(std::size_t size) {
  allocations.fetch_add(1, std::memory_order_relaxed);
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}

}  // namespace

void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace vendemmia {
namespace {

TEST(Allocations, AreCounted) {
  const unsigned long before = allocations;
  const std::string text(1000, 'x');
  EXPECT_GT(allocations, before) << text;
}

TEST(Allocations, DoNotHappenInPlay) {
  const unsigned games = games_to_play(4);
  unsigned long decisions = 0;
  const unsigned long before = allocations;
  for (unsigned game = 0; game < games; ++game) {
    State s = new_game(options_of_any_game(game), game);
    Rng rng(game);
    ActionList legal;
    legal_actions(s, legal);
    while (!legal.empty()) {
      const Action action = random_answer(game, legal, rng);
      if (check(s, action)) break;
      apply(s, action, Events::none(), legal);
      ++decisions;
    }
  }
  EXPECT_EQ(allocations, before);
  EXPECT_GT(decisions, 100ul * games);
}

TEST(Allocations, DoNotHappenWhenASeatIsGivenItsView) {
  unsigned long in_views = 0;
  for_each_decision(games_to_play(40), [&](const Moment& moment) {
    if (moment.legal.empty()) return;
    const unsigned long before = allocations;
    const Observation o = observe(moment.state, pending(moment.state).seat);
    const State believed = determinize(o, moment.rng);
    in_views += allocations - before;
    ASSERT_EQ(believed.stack_size, moment.state.stack_size);
  });
  EXPECT_EQ(in_views, 0u);
}

}  // namespace
}  // namespace vendemmia
