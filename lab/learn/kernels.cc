#include "lab/learn/kernels.h"

#include <cmath>

// Which one is taken is decided before a thread sanitizer is ready, which it does not survive.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define VENDEMMIA_THREAD_SANITIZER
#endif
#elif defined(__SANITIZE_THREAD__)
#define VENDEMMIA_THREAD_SANITIZER
#endif

#if defined(__x86_64__) && defined(__linux__) && !defined(VENDEMMIA_THREAD_SANITIZER)
#define VENDEMMIA_WIDE_TOO __attribute__((target_clones("avx2", "default")))
#else
#define VENDEMMIA_WIDE_TOO
#endif

namespace vendemmia::kernels {
namespace {

// Eight numbers; the compiler makes two vectors of four of it where there is nothing wider.
using Eight [[gnu::vector_size(32), gnu::aligned(4), gnu::may_alias]] = float;

[[gnu::always_inline]] inline Eight& eight(float* at) { return *reinterpret_cast<Eight*>(at); }
[[gnu::always_inline]] inline const Eight& eight(const float* at) {
  return *reinterpret_cast<const Eight*>(at);
}

template <unsigned Width>
[[gnu::always_inline]] inline void sum_rows_of(float* sum, const float* table, std::span<const u16> rows) {
  constexpr unsigned kEights = Width / 8;
  Eight sums[kEights];
  for (unsigned i = 0; i < kEights; ++i) sums[i] = eight(sum + 8 * i);
  for (const u16 row : rows) {
    const float* at = table + std::size_t{row} * Width;
#pragma GCC unroll 9
    for (unsigned i = 0; i < kEights; ++i) sums[i] += eight(at + 8 * i);
  }
  for (unsigned i = 0; i < kEights; ++i) eight(sum + 8 * i) = sums[i];
}

template <unsigned Width>
[[gnu::always_inline]] inline void spread_to(float* table, const float* slope, std::span<const u16> rows) {
  constexpr unsigned kEights = Width / 8;
  Eight slopes[kEights];
  for (unsigned i = 0; i < kEights; ++i) slopes[i] = eight(slope + 8 * i);
  for (const u16 row : rows) {
    float* at = table + std::size_t{row} * Width;
#pragma GCC unroll 9
    for (unsigned i = 0; i < kEights; ++i) eight(at + 8 * i) += slopes[i];
  }
}

constexpr unsigned kRows = 32;
constexpr unsigned kColumns = 64;

}  // namespace

VENDEMMIA_WIDE_TOO void sum_rows_64(float* sum, const float* table, std::span<const u16> rows) {
  sum_rows_of<kNarrow>(sum, table, rows);
}
VENDEMMIA_WIDE_TOO void sum_rows_72(float* sum, const float* table, std::span<const u16> rows) {
  sum_rows_of<kWide>(sum, table, rows);
}
VENDEMMIA_WIDE_TOO void spread_64(float* table, const float* slope, std::span<const u16> rows) {
  spread_to<kNarrow>(table, slope, rows);
}
VENDEMMIA_WIDE_TOO void spread_72(float* table, const float* slope, std::span<const u16> rows) {
  spread_to<kWide>(table, slope, rows);
}

VENDEMMIA_WIDE_TOO void times_matrix(float* out, const float* matrix, const float* x) {
  for (unsigned row = 0; row < kRows; ++row) {
    Eight sums = eight(x) * eight(matrix + row * kColumns);
#pragma GCC unroll 8
    for (unsigned i = 8; i < kColumns; i += 8) sums += eight(x + i) * eight(matrix + row * kColumns + i);
    out[row] += ((sums[0] + sums[4]) + (sums[1] + sums[5])) + ((sums[2] + sums[6]) + (sums[3] + sums[7]));
  }
}

VENDEMMIA_WIDE_TOO void back_through_matrix(const float* slope, const float* matrix, const float* x,
                                            float* x_slope, float* matrix_slope) {
  Eight slopes[kColumns / 8];
  for (unsigned i = 0; i < kColumns / 8; ++i) slopes[i] = eight(x_slope + 8 * i);
  for (unsigned row = 0; row < kRows; ++row) {
    if (slope[row] == 0) continue;
#pragma GCC unroll 8
    for (unsigned i = 0; i < kColumns / 8; ++i) {
      slopes[i] += slope[row] * eight(matrix + row * kColumns + 8 * i);
      eight(matrix_slope + row * kColumns + 8 * i) += slope[row] * eight(x + 8 * i);
    }
  }
  for (unsigned i = 0; i < kColumns / 8; ++i) eight(x_slope + 8 * i) = slopes[i];
}

VENDEMMIA_WIDE_TOO void descend(float* __restrict number, float* __restrict slope, float* __restrict mean,
                                float* __restrict square, unsigned count, const Descent& by) {
  constexpr float kKeepMean = 0.9f;
  constexpr float kKeepSquare = 0.999f;
  const Descent step = by;
  for (unsigned i = 0; i < count; ++i) {
    mean[i] = kKeepMean * mean[i] + (1 - kKeepMean) * slope[i];
    square[i] = kKeepSquare * square[i] + (1 - kKeepSquare) * slope[i] * slope[i];
    const float moved = number[i] - step.rate * (mean[i] * step.of_mean) /
                                        (__builtin_sqrtf(square[i] * step.of_square) + 1e-8f);
    const float high = moved < step.limit ? moved : step.limit;
    number[i] = high > -step.limit ? high : -step.limit;
    slope[i] = 0;
  }
}

}  // namespace vendemmia::kernels
