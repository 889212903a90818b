#include "offline/blake2b.h"

#include <algorithm>
#include <bit>
#include <span>

#include "engine/core/bits.h"

namespace vendemmia {
namespace {

constexpr std::size_t kBlock = 128;
using Words = std::array<u64, 8>;

// Fractions of the square roots of the first primes, as in SHA-512.
constexpr Words kStart{0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
                       0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179};

// Which words of the block each round mixes in; twelve rounds, of which the last two are the first two again.
constexpr std::array<std::array<u8, 16>, 10> kOrder{{{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
                                                     {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
                                                     {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4},
                                                     {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
                                                     {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13},
                                                     {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
                                                     {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11},
                                                     {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
                                                     {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5},
                                                     {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0}}};
constexpr unsigned kRounds = 12;

struct Corner {
  std::size_t a, b, c, d;
};
// First the columns of the square, then its diagonals.
constexpr std::array<Corner, 8> kCorners{{{0, 4, 8, 12},
                                          {1, 5, 9, 13},
                                          {2, 6, 10, 14},
                                          {3, 7, 11, 15},
                                          {0, 5, 10, 15},
                                          {1, 6, 11, 12},
                                          {2, 7, 8, 13},
                                          {3, 4, 9, 14}}};

void mix(std::array<u64, 16>& v, const Corner& at, u64 first, u64 second) {
  v[at.a] += v[at.b] + first;
  v[at.d] = std::rotr(v[at.d] ^ v[at.a], 32);
  v[at.c] += v[at.d];
  v[at.b] = std::rotr(v[at.b] ^ v[at.c], 24);
  v[at.a] += v[at.b] + second;
  v[at.d] = std::rotr(v[at.d] ^ v[at.a], 16);
  v[at.c] += v[at.d];
  v[at.b] = std::rotr(v[at.b] ^ v[at.c], 63);
}

enum class Block : u8 { More, Last };

void compress(Words& h, std::string_view block, u64 read, Block which) {
  std::array<u64, 16> m{};
  for (std::size_t i = 0; i < block.size(); ++i)
    m[i / 8] |= u64{static_cast<unsigned char>(block[i])} << (8 * (i % 8));
  std::array<u64, 16> v;
  std::copy(h.begin(), h.end(), v.begin());
  std::copy(kStart.begin(), kStart.end(), v.begin() + 8);
  v[12] ^= read;
  if (which == Block::Last) v[14] = ~v[14];
  for (unsigned round = 0; round < kRounds; ++round) {
    const auto& order = kOrder[round % kOrder.size()];
    for (std::size_t i = 0; i < kCorners.size(); ++i)
      mix(v, kCorners[i], m[order[2 * i]], m[order[2 * i + 1]]);
  }
  for (std::size_t i = 0; i < h.size(); ++i) h[i] ^= v[i] ^ v[i + 8];
}

}  // namespace

HashBytes blake2b(std::string_view text) {
  HashBytes hash;
  Words h = kStart;
  h[0] ^= 0x01010000u ^ hash.size();
  u64 read = 0;
  while (text.size() > kBlock) {
    read += kBlock;
    compress(h, text.substr(0, kBlock), read, Block::More);
    text.remove_prefix(kBlock);
  }
  compress(h, text, read + text.size(), Block::Last);
  for (std::size_t i = 0; i < hash.size(); ++i)
    hash[i] = static_cast<unsigned char>(h[i / 8] >> (8 * (i % 8)));
  return hash;
}

}  // namespace vendemmia
