// The generator of every random event: 8 bytes of state, the same numbers on every platform.
#pragma once

#include "engine/core/bits.h"

namespace vendemmia {

// SplitMix64: one addition and two multiplications a number, passes BigCrush.
class Rng {
 public:
  Rng() = default;
  constexpr explicit Rng(u64 seed) : state_(seed) {}

  constexpr u64 next() {
    u64 z = (state_ += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }

  // Uniform in [0, bound). Precondition: bound > 0. Lemire's multiplication with rejection, so that
  // no result is favoured.
  constexpr u32 below(u32 bound) {
    u64 product = static_cast<u64>(static_cast<u32>(next() >> 32)) * bound;
    u32 low = static_cast<u32>(product);
    if (low < bound) {
      const u32 threshold = (0u - bound) % bound;
      while (low < threshold) {
        product = static_cast<u64>(static_cast<u32>(next() >> 32)) * bound;
        low = static_cast<u32>(product);
      }
    }
    return static_cast<u32>(product >> 32);
  }

  constexpr u64 state() const { return state_; }
  friend constexpr bool operator==(const Rng&, const Rng&) = default;

 private:
  u64 state_ = 0;
};

// Fisher-Yates.
template <class T>
constexpr void shuffle(T* items, unsigned count, Rng& rng) {
  Rng drawing = rng;  // no item can be part of this one, so it stays in a register
  for (unsigned i = count; i > 1; --i) {
    const unsigned j = drawing.below(i);
    const T swapped = items[i - 1];
    items[i - 1] = items[j];
    items[j] = swapped;
  }
  rng = drawing;
}

}  // namespace vendemmia
