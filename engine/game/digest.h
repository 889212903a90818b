// One number for what a position means: cards, pieces, money, marks, chance, and who is asked what. Two versions of
// this program that come to the same position give the same number, also when they keep it otherwise in memory; so
// a stored number tells whether today's rules read an old game as it was played.
#pragma once

#include "engine/game/state.h"

namespace vendemmia {

// Never 0, so that 0 can stand for "not known". What is unfinished counts by its question alone: the frames are this
// version's own affair.
u64 digest_of(const State& s);

// One number for all positions of a game so far.
class DigestChain {
 public:
  void add(const State& s) { value_ = (value_ ^ digest_of(s)) * 0x9e3779b97f4a7c15u + 1; }
  u64 value() const { return value_; }

 private:
  u64 value_ = 0;
};

}  // namespace vendemmia
