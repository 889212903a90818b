// Numbers that are learned by gradient descent: rows of one width, each touched only when its fact is there.
#pragma once

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "engine/core/rng.h"

namespace vendemmia {

// Descent with moments (Adam); a row that no lesson of a batch has touched stays as it is.
class LearnedTable {
 public:
  // All numbers between -spread and spread, later never beyond `limit`.
  LearnedTable(unsigned rows, unsigned width, float spread, float limit, Rng& rng);

  float* row(unsigned i) { return &numbers_[std::size_t{i} * width_]; }
  const float* row(unsigned i) const { return &numbers_[std::size_t{i} * width_]; }
  // Where the slopes of a row are summed up.
  float* slope(unsigned i) {
    touch(i);
    return &slopes_[std::size_t{i} * width_];
  }
  void touch(unsigned i) {
    if (touched_[i] != 0) return;
    touched_[i] = 1;
    touched_rows_.push_back(i);
  }
  // All of them, for those who have touched the rows that they write to.
  float* slopes() { return slopes_.data(); }

  // Moves all touched rows against their slopes, which are then forgotten. `step` counts from 1.
  void descend(float rate, u64 step);
  // The average of the last numbers, which is calmer: it is what plays.
  void average(float share_of_old);
  // Empty for a row that no lesson has ever touched: it knows nothing.
  const float* averages(unsigned i) const;
  // Whether all slopes so far were numbers. The numbers themselves do not tell: they are kept within the limit, whatever their slope was.
  bool is_sound() const;

  // All of it as bytes, to resume from later.
  void save(std::string& out) const;
  // Whether there were enough bytes, which are taken away.
  bool load(std::string_view& in);
  // Begins the averages where the numbers are.
  void restart_averages() { averages_ = numbers_; }
  // Takes a row over from elsewhere, divided by `one`. It counts as touched unless it is empty.
  template <class Number>
  void begin_with(unsigned i, const Number* row, float one) {
    const std::size_t first = std::size_t{i} * width_;
    bool known = false;
    for (unsigned at = 0; at < width_; ++at) {
      numbers_[first + at] = averages_[first + at] = static_cast<float>(row[at]) / one;
      known = known || row[at] != 0;
    }
    constexpr float kTrace = 1e-12f;
    if (known) std::fill_n(square_.begin() + static_cast<std::ptrdiff_t>(first), width_, kTrace);
  }

 private:
  unsigned width_;
  float limit_;
  std::vector<float> numbers_;
  std::vector<float> slopes_;
  std::vector<float> mean_;
  std::vector<float> square_;
  std::vector<float> averages_;
  std::vector<u8> touched_;
  std::vector<unsigned> touched_rows_;
};

}  // namespace vendemmia
