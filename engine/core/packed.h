// Sets and small numbers side by side in as few bits as they need. They are read and written like the elements of an array:
//
//   PackedSets<42, 38> sets;           a set of 42 members and one of 38 in ten bytes
//   sets[1] |= bit(7);
//   PackedNumbers<u8, 6, 42> cards;    42 numbers of six bits in 32 bytes
//   cards[3] = 17;
//
// Each is found by one unaligned read, a shift and a mask: what is packed costs hardly more than what is not.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include "engine/core/bits.h"
#include "engine/core/rng.h"

namespace vendemmia {

// Where one of them stands, to be changed. Valid as long as the whole is.
template <class Packed, class Value>
class PackedPlace {
 public:
  PackedPlace(Packed& all, unsigned index) : all_(all), index_(index) {}
  PackedPlace(const PackedPlace&) = default;
  ~PackedPlace() = default;

  operator Value() const { return all_.at(index_); }  // NOLINT: it is read as the value that it stands for
  PackedPlace& operator=(Value value) {
    all_.put(index_, value);
    return *this;
  }
  PackedPlace& operator=(const PackedPlace& other) { return *this = Value{other}; }
  PackedPlace& operator|=(Value more) {
    all_.add(index_, more);
    return *this;
  }
  PackedPlace& operator&=(Value kept) {
    all_.keep(index_, kept);
    return *this;
  }
  PackedPlace& operator++() { return *this = static_cast<Value>(*this + 1u); }
  PackedPlace& operator--() { return *this = static_cast<Value>(*this - 1u); }

 private:
  Packed& all_;
  unsigned index_;
};

// Words that begin at any byte.
template <class Word>
class BytesAsWords {
 public:
  static_assert(std::endian::native == std::endian::little, "the lowest bits are in the first byte");
  static Word read(const u8* from) {
    Word word;
    std::memcpy(&word, from, sizeof word);
    return word;
  }
  static void write(u8* to, Word word) { std::memcpy(to, &word, sizeof word); }
};

// Sets of so many possible members each. What is put in beyond these is left out.
template <unsigned... kMembers>
class PackedSets {
 public:
  static constexpr unsigned kCount = sizeof...(kMembers);
  using Place = PackedPlace<PackedSets, u64>;

  u64 operator[](unsigned index) const { return at(index); }
  Place operator[](unsigned index) { return {*this, index}; }

  std::array<u64, kCount> all() const {
    std::array<u64, kCount> sets;
    for (unsigned i = 0; i < kCount; ++i) sets[i] = at(i);
    return sets;
  }
  void put_all(const std::array<u64, kCount>& sets) {
    for (unsigned i = 0; i < kCount; ++i) put(i, sets[i]);
  }

  // The members of all sets together.
  unsigned count() const {
    static_assert(kBytes % sizeof(u64) == 0);
    unsigned members = 0;
    for (unsigned byte = 0; byte < kBytes; byte += sizeof(u64))
      members += count_bits(Words::read(bytes_.data() + byte));
    return members;
  }

  friend bool operator==(const PackedSets&, const PackedSets&) = default;

 private:
  friend Place;
  using Words = BytesAsWords<u64>;
  static constexpr std::array<unsigned, kCount> kSizes{kMembers...};
  static constexpr unsigned kBytes = ((kMembers + ...) + 7) / 8;

  // The word in which a set stands as a whole: the byte where it begins, and how far the set is from its lowest bit.
  struct Where {
    u8 byte;
    u8 shift;
    u64 members;
  };
  static constexpr std::array<Where, kCount> kWhere = [] {
    std::array<Where, kCount> where{};
    unsigned begin = 0;
    for (unsigned i = 0; i < kCount; ++i) {
      const auto byte = std::min<unsigned>(begin / 8, kBytes - sizeof(u64));
      where[i] = {static_cast<u8>(byte), static_cast<u8>(begin - 8 * byte), bit(kSizes[i]) - 1};
      begin += kSizes[i];
    }
    return where;
  }();
  static_assert(std::ranges::all_of(kSizes, [](unsigned size) { return size + 7 <= 64; }));
  static_assert(kBytes >= sizeof(u64));

  u64 at(unsigned index) const {
    const Where& where = kWhere[index];
    return Words::read(bytes_.data() + where.byte) >> where.shift & where.members;
  }
  void put(unsigned index, u64 set) {
    const Where& where = kWhere[index];
    u8* const here = bytes_.data() + where.byte;
    const u64 others = Words::read(here) & ~(where.members << where.shift);
    Words::write(here, others | (set & where.members) << where.shift);
  }
  void add(unsigned index, u64 set) {
    const Where& where = kWhere[index];
    u8* const here = bytes_.data() + where.byte;
    Words::write(here, Words::read(here) | (set & where.members) << where.shift);
  }
  void keep(unsigned index, u64 set) {
    const Where& where = kWhere[index];
    u8* const here = bytes_.data() + where.byte;
    Words::write(here, Words::read(here) & ~((~set & where.members) << where.shift));
  }

  std::array<u8, kBytes> bytes_;
};

// So many numbers of so many bits. Of one that is too large only the lowest bits are kept.
template <class Number, unsigned kBits, unsigned kCount>
class PackedNumbers {
 public:
  using Place = PackedPlace<PackedNumbers, Number>;
  using Plain = std::array<Number, kCount>;

  Number operator[](unsigned index) const { return at(index); }
  Place operator[](unsigned index) { return {*this, index}; }
  static constexpr unsigned size() { return kCount; }

  Plain unpacked() const {
    Plain numbers;
    for (unsigned i = 0; i < kCount; ++i) numbers[i] = at(i);
    return numbers;
  }
  void pack(const Plain& numbers) {
    unsigned waiting = 0;
    unsigned bits = 0;
    unsigned byte = 0;
    for (const Number number : numbers) {
      waiting |= (number & kMask) << bits;
      for (bits += kBits; bits >= 8; bits -= 8, waiting >>= 8) bytes_[byte++] = static_cast<u8>(waiting);
    }
    if (bits != 0) bytes_[byte] = static_cast<u8>(waiting);
  }

  // Of those that are one word together all can be looked at at once.

  // Whether the number is among them: a borrow comes out of one that is equal.
  bool contains(Number number) const {
    constexpr u64 kEach = each(kBits, 1);
    const u64 different = as_word() ^ kEach * number;
    return ((different - kEach) & ~different & kEach << (kBits - 1)) != 0;
  }
  // Those that are not 0, as a set: a carry into the highest bit of each, and the highest bits moved together.
  unsigned nonzero() const {
    static_assert(kCount < kBits, "no two of them are moved to the same place");
    constexpr u64 kLower = each(kBits, kMask >> 1);
    const u64 word = as_word();
    const u64 highest = (((word & kLower) + kLower) | word) >> (kBits - 1) & each(kBits, 1);
    return static_cast<unsigned>(highest * each(kBits - 1, 1) >> ((kBits - 1) * (kCount - 1))) &
           (bit(kCount) - 1);
  }
  bool all_zero() const { return as_word() == 0; }

  friend bool operator==(const PackedNumbers&, const PackedNumbers&) = default;

 private:
  friend Place;
  using Words = BytesAsWords<u16>;
  static constexpr unsigned kBytes = (kBits * kCount + 7) / 8;
  static constexpr unsigned kMask = (1u << kBits) - 1;
  static_assert(kBits <= 8 && kBytes >= sizeof(u16));

  // Two bytes in which a number stands as a whole, and how far it is from their lowest bit.
  static constexpr unsigned first_byte(unsigned index) {
    constexpr bool kLastOneFits = kBits * (kCount - 1) / 8 + sizeof(u16) <= kBytes;
    const unsigned byte = kBits * index / 8;
    return kLastOneFits ? byte : std::min<unsigned>(byte, kBytes - sizeof(u16));
  }
  static constexpr unsigned shift(unsigned index) { return kBits * index - 8 * first_byte(index); }

  static constexpr bool kOneWord = kBytes == sizeof(u32);
  u32 as_word() const {
    static_assert(kOneWord);
    return BytesAsWords<u32>::read(bytes_.data());
  }
  // The same number at every distance.
  static constexpr u64 each(unsigned distance, u64 number) {
    u64 all = 0;
    for (unsigned i = 0; i < kCount; ++i) all |= number << (distance * i);
    return all;
  }
  Number at(unsigned index) const {
    if constexpr (kOneWord) return static_cast<Number>(as_word() >> (kBits * index) & kMask);
    return static_cast<Number>(Words::read(bytes_.data() + first_byte(index)) >> shift(index) & kMask);
  }
  void put(unsigned index, Number number) {
    u8* const here = bytes_.data() + first_byte(index);
    const unsigned others = Words::read(here) & ~(kMask << shift(index));
    Words::write(here, static_cast<u16>(others | (number & kMask) << shift(index)));
  }

  std::array<u8, kBytes> bytes_;
};

// The first `count` of them.
template <class Number, unsigned kBits, unsigned kCount>
void shuffle(PackedNumbers<Number, kBits, kCount>& numbers, unsigned count, Rng& rng) {
  auto plain = numbers.unpacked();
  shuffle(plain.data(), count, rng);
  numbers.pack(plain);
}

}  // namespace vendemmia
