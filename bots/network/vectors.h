// The few loops that networks spend their time in, on explicit vectors where the processor has them. All are integer arithmetic, so
// the plain loops give the same bits.
#pragma once

#include <algorithm>
#include <array>

#include "engine/core/bits.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace vendemmia::vectors {

inline constexpr unsigned kLanes = 8;

// sum += row, sum -= row. Precondition: N is a multiple of kLanes, both are aligned to 16 bytes.
template <unsigned N>
inline void add(i16* sum, const i16* row) {
  static_assert(N % kLanes == 0);
#if defined(__SSE2__)
  for (unsigned i = 0; i < N; i += kLanes) {
    auto* at = reinterpret_cast<__m128i*>(sum + i);
    const auto* other = reinterpret_cast<const __m128i*>(row + i);
    _mm_store_si128(at, _mm_add_epi16(_mm_load_si128(at), _mm_load_si128(other)));
  }
#else
  for (unsigned i = 0; i < N; ++i) sum[i] = static_cast<i16>(sum[i] + row[i]);
#endif
}

template <unsigned N>
inline void subtract(i16* sum, const i16* row) {
  static_assert(N % kLanes == 0);
#if defined(__SSE2__)
  for (unsigned i = 0; i < N; i += kLanes) {
    auto* at = reinterpret_cast<__m128i*>(sum + i);
    const auto* other = reinterpret_cast<const __m128i*>(row + i);
    _mm_store_si128(at, _mm_sub_epi16(_mm_load_si128(at), _mm_load_si128(other)));
  }
#else
  for (unsigned i = 0; i < N; ++i) sum[i] = static_cast<i16>(sum[i] - row[i]);
#endif
}

// What is below 0 becomes 0, what is above `top` becomes `top`.
template <unsigned N>
inline void clip(const i16* from, i16 top, i16* into) {
  static_assert(N % kLanes == 0);
#if defined(__SSE2__)
  const __m128i low = _mm_setzero_si128();
  const __m128i high = _mm_set1_epi16(top);
  for (unsigned i = 0; i < N; i += kLanes) {
    const __m128i value = _mm_load_si128(reinterpret_cast<const __m128i*>(from + i));
    _mm_store_si128(reinterpret_cast<__m128i*>(into + i), _mm_min_epi16(_mm_max_epi16(value, low), high));
  }
#else
  for (unsigned i = 0; i < N; ++i) into[i] = std::clamp(from[i], i16{0}, top);
#endif
}

// The sum of the products. Precondition: it fits into 32 bits in any order.
template <unsigned N>
inline i32 dot(const i16* a, const i16* b) {
  static_assert(N % kLanes == 0);
#if defined(__SSE2__)
  __m128i sum = _mm_setzero_si128();
  for (unsigned i = 0; i < N; i += kLanes) {
    const __m128i left = _mm_load_si128(reinterpret_cast<const __m128i*>(a + i));
    const __m128i right = _mm_load_si128(reinterpret_cast<const __m128i*>(b + i));
    sum = _mm_add_epi32(sum, _mm_madd_epi16(left, right));
  }
  sum = _mm_add_epi32(sum, _mm_shuffle_epi32(sum, _MM_SHUFFLE(1, 0, 3, 2)));
  sum = _mm_add_epi32(sum, _mm_shuffle_epi32(sum, _MM_SHUFFLE(2, 3, 0, 1)));
  return _mm_cvtsi128_si32(sum);
#else
  i32 sum = 0;
  for (unsigned i = 0; i < N; ++i) sum += i32{a[i]} * b[i];
  return sum;
#endif
}

}  // namespace vendemmia::vectors
