#include "python/tensors.h"

#include <algorithm>
#include <cstring>

namespace vendemmia::python {

void write_facts(const State& s, Seat seat, u8* row) {
  const Inputs inputs = inputs_of(s, seat);
  std::memset(row, 0, kFactCount);
  inputs.each([row](unsigned fact) { row[fact] = 1; });
}

void write_features(const State& s, Seat seat, float* row) {
  const Features features = features_of(s, seat);
  std::ranges::copy(features, row);
}

void write_parts(const Decision& question, Action answer, i16* row) {
  std::fill_n(row, kPartsOfAnswer, i16{-1});
  for (const u16 part : parts_of(question, answer)) *row++ = static_cast<i16>(part);
}

u64 code_of(Action answer) {
  return static_cast<u64>(answer.kind) | u64{answer.a} << 8 | u64{answer.b} << 16 | u64{answer.c} << 24 |
         u64{answer.d} << 32;
}

}  // namespace vendemmia::python
