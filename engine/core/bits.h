// Small sets as machine words. Nothing here knows the game.
#pragma once

#include <bit>
#include <cstdint>

namespace vendemmia {

using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;
using i8 = std::int8_t;
using i16 = std::int16_t;
using i32 = std::int32_t;

constexpr u64 bit(unsigned index) { return u64{1} << index; }

constexpr unsigned count_bits(u64 set) { return static_cast<unsigned>(std::popcount(set)); }

constexpr bool contains(u64 set, unsigned index) { return ((set >> index) & 1u) != 0; }

// Precondition of both: set is not empty. Not with std::countr_zero, which has an answer for that too, and written so that it is one
// instruction.
constexpr unsigned lowest_bit(u64 set) { return static_cast<unsigned>(__builtin_ctzll(set)); }
constexpr unsigned highest_bit(u64 set) { return 63u ^ static_cast<unsigned>(__builtin_clzll(set)); }

// Removes the lowest member and returns it. Precondition: set is not empty.
template <class Word>
constexpr unsigned take_lowest(Word& set) {
  const unsigned index = lowest_bit(set);
  set = static_cast<Word>(set & (set - 1u));
  return index;
}

// Iterates the members of a set in ascending order: for (unsigned i : Members(set)).
class Members {
 public:
  constexpr explicit Members(u64 set) : set_(set) {}
  struct Iterator {
    u64 rest;
    constexpr unsigned operator*() const { return lowest_bit(rest); }
    constexpr Iterator& operator++() {
      rest &= rest - 1;
      return *this;
    }
    constexpr bool operator!=(const Iterator& other) const { return rest != other.rest; }
  };
  constexpr Iterator begin() const { return {set_}; }
  constexpr Iterator end() const { return {0}; }

 private:
  u64 set_;
};

}  // namespace vendemmia
