#include "lab/learn/learned_table.h"

#include <algorithm>
#include <cstring>
#include <string_view>

#include "lab/learn/kernels.h"

namespace vendemmia {

LearnedTable::LearnedTable(unsigned rows, unsigned width, float spread, float limit, Rng& rng)
    : width_(width), limit_(limit), numbers_(std::size_t{rows} * width) {
  constexpr u32 kFine = 1u << 24;
  for (float& number : numbers_)
    number = spread * (2 * static_cast<float>(rng.below(kFine)) / static_cast<float>(kFine) - 1);
  slopes_.resize(numbers_.size());
  mean_.resize(numbers_.size());
  square_.resize(numbers_.size());
  averages_ = numbers_;
  touched_.resize(rows);
}

void LearnedTable::descend(float rate, u64 step) {
  const auto power = static_cast<double>(step);
  const kernels::Descent by{rate, static_cast<float>(1 / (1 - std::pow(0.9, power))),
                            static_cast<float>(1 / (1 - std::pow(0.999, power))), limit_};
  for (const unsigned row : touched_rows_) {
    const std::size_t first = std::size_t{row} * width_;
    kernels::descend(&numbers_[first], &slopes_[first], &mean_[first], &square_[first], width_, by);
    touched_[row] = 0;
  }
  touched_rows_.clear();
}

void LearnedTable::average(float share_of_old) {
  for (std::size_t i = 0; i < numbers_.size(); ++i)
    averages_[i] = share_of_old * averages_[i] + (1 - share_of_old) * numbers_[i];
}

const float* LearnedTable::averages(unsigned i) const {
  const std::size_t first = std::size_t{i} * width_;
  const bool untouched = std::all_of(square_.begin() + static_cast<std::ptrdiff_t>(first),
                                     square_.begin() + static_cast<std::ptrdiff_t>(first + width_),
                                     [](float x) { return x == 0; });
  return untouched ? nullptr : &averages_[first];
}

bool LearnedTable::is_sound() const {
  return std::ranges::all_of(square_, [](float number) { return std::isfinite(number); });
}

void LearnedTable::save(std::string& out) const {
  for (const auto* list : {&numbers_, &mean_, &square_, &averages_})
    out.append(reinterpret_cast<const char*>(list->data()), list->size() * sizeof(float));
}

bool LearnedTable::load(std::string_view& in) {
  const std::size_t bytes = numbers_.size() * sizeof(float);
  if (in.size() < 4 * bytes) return false;
  for (auto* list : {&numbers_, &mean_, &square_, &averages_}) {
    std::memcpy(list->data(), in.data(), bytes);
    in.remove_prefix(bytes);
  }
  return true;
}

}  // namespace vendemmia
