// Sorts short lists and leaves equals in their order, without memory of its own: what the library's stable sort takes for it, clang's
// address sanitizer objects to.
#pragma once

#include <algorithm>
#include <functional>
#include <iterator>

namespace vendemmia {

template <class Iterator, class Before>
void sort_stably(Iterator begin, Iterator end, Before before) {
  for (Iterator next = begin; next != end; ++next)
    std::rotate(std::upper_bound(begin, next, *next, before), next, std::next(next));
}

// By what `of` says of each, in the order of `before`.
template <class Range, class Before, class Of = std::identity>
void sort_stably(Range& range, Before before, Of of = {}) {
  sort_stably(range.begin(), range.end(), [&](const auto& a, const auto& b) {
    return std::invoke(before, std::invoke(of, a), std::invoke(of, b));
  });
}

}  // namespace vendemmia
