// Positions and answers as rows of numbers, written where an array of NumPy has its memory.
#pragma once

#include <span>

#include "bots/features.h"
#include "bots/network/answers.h"
#include "bots/network/inputs.h"

namespace vendemmia::python {

// What the networks see (docs/evaluation.md): a byte for each fact, 1 where it holds.
inline constexpr std::size_t kFactCount = kFirstFact.back();
void write_facts(const State& s, Seat seat, u8* row);

// The features of the linear weights.
void write_features(const State& s, Seat seat, float* row);

// The parts that an answer is known by (bots/network/answers.h), padded with -1.
inline constexpr std::size_t kPartsOfAnswer = 6;
void write_parts(const Decision& question, Action answer, i16* row);

// An answer as a number that means the same in every position: its five bytes, the kind lowest.
u64 code_of(Action answer);

}  // namespace vendemmia::python
