// How widely the results of one search are spread: what counts as a large difference depends on the position.
#pragma once

#include <algorithm>
#include <cmath>

#include "engine/core/bits.h"

namespace vendemmia {

class Spread {
 public:
  void add(float value) {
    ++count_;
    const float off = value - mean_;
    mean_ += off / static_cast<float>(count_);
    squares_ += off * (value - mean_);
  }
  // The standard deviation; a guess until there are enough values.
  float width() const {
    constexpr u32 kEnough = 8;
    if (count_ < kEnough) return 0.2f;
    return std::max(0.005f, std::sqrt(squares_ / static_cast<float>(count_)));
  }

 private:
  u32 count_ = 0;
  float mean_ = 0;
  float squares_ = 0;
};

}  // namespace vendemmia
