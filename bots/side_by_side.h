// Several searches at once.
#pragma once

#include <functional>

namespace vendemmia {

// Calls work(0) to work(count - 1), each in a thread of its own where there are threads, and returns when all have.
void side_by_side(unsigned count, const std::function<void(unsigned)>& work);

}  // namespace vendemmia
