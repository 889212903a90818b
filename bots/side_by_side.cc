#include "bots/side_by_side.h"

#include <thread>
#include <vector>

namespace vendemmia {

void side_by_side(unsigned count, const std::function<void(unsigned)>& work) {
  std::vector<std::jthread> helpers;
  for (unsigned i = 1; i < count; ++i) helpers.emplace_back([&work, i] { work(i); });
  if (count > 0) work(0);
}

}  // namespace vendemmia
