// A vector with room for N elements inside itself: never allocates, trivially copyable when T is.
#pragma once

#include <algorithm>
#include <cstddef>

#include "engine/core/check.h"

namespace vendemmia {

template <class T, std::size_t N>
class FixedVector {
 public:
  FixedVector() : size_(0) {}  // the elements stay uninitialised on purpose

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  bool full() const { return size_ == N; }
  static constexpr std::size_t capacity() { return N; }

  void clear() { size_ = 0; }
  void push_back(const T& value) {
    CHECK(size_ < N);
    items_[size_++] = value;
  }
  // Without a branch, for conditions that nobody can guess.
  void push_back_if(bool wanted, const T& value) {
    CHECK(size_ < N);
    items_[size_] = value;
    size_ += wanted ? 1 : 0;
  }
  // So many elements more, to be filled in by the caller from the first one on; there is room for `spare` others behind them.
  T* grow(std::size_t count, std::size_t spare) {
    CHECK(count + spare <= N - size_);
    T* first = items_ + size_;
    size_ += count;
    return first;
  }
  void pop_back() {
    CHECK(size_ > 0);
    --size_;
  }
  void resize_down(std::size_t size) {
    CHECK(size <= size_);
    size_ = size;
  }

  T& operator[](std::size_t index) { return items_[index]; }
  const T& operator[](std::size_t index) const { return items_[index]; }
  T& back() { return items_[size_ - 1]; }
  const T& back() const { return items_[size_ - 1]; }
  T* begin() { return items_; }
  T* end() { return items_ + size_; }
  const T* begin() const { return items_; }
  const T* end() const { return items_ + size_; }

  friend bool operator==(const FixedVector& a, const FixedVector& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  std::size_t size_;
  T items_[N];
};

}  // namespace vendemmia
