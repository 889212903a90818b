// The loops that learning spends its time in. Compiled twice, for processors with and without wide vectors; each sum is added up in the
// same order either way, and nothing is contracted, so both learn the same.
#pragma once

#include <span>

#include "engine/core/bits.h"

namespace vendemmia::kernels {

// Widths that rows come in.
inline constexpr unsigned kNarrow = 64;
inline constexpr unsigned kWide = 72;

// sum += the rows of the table with these numbers.
void sum_rows_64(float* sum, const float* table, std::span<const u16> rows);
void sum_rows_72(float* sum, const float* table, std::span<const u16> rows);
// Each of these rows of the table += slope.
void spread_64(float* table, const float* slope, std::span<const u16> rows);
void spread_72(float* table, const float* slope, std::span<const u16> rows);

template <unsigned Width>
void sum_rows(float* sum, const float* table, std::span<const u16> rows) {
  static_assert(Width == kNarrow || Width == kWide);
  Width == kNarrow ? sum_rows_64(sum, table, rows) : sum_rows_72(sum, table, rows);
}
template <unsigned Width>
void spread(float* table, const float* slope, std::span<const u16> rows) {
  static_assert(Width == kNarrow || Width == kWide);
  Width == kNarrow ? spread_64(table, slope, rows) : spread_72(table, slope, rows);
}

// out[i] += row i of a 32 x 64 matrix times x; and the way back: x_slope += matrix' * slope, matrix_slope += slope x'.
void times_matrix(float* out, const float* matrix, const float* x);
void back_through_matrix(const float* slope, const float* matrix, const float* x, float* x_slope,
                         float* matrix_slope);

// One step of Adam for a run of numbers.
struct Descent {
  float rate = 0;
  float of_mean = 1;
  float of_square = 1;
  float limit = 0;
};
void descend(float* number, float* slope, float* mean, float* square, unsigned count, const Descent& by);

}  // namespace vendemmia::kernels
