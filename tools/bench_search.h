// How many iterations of the tree search one core does in a second.
#pragma once

#include <string>

#include "tools/bench.h"

namespace vendemmia {

// For every way to judge a leaf, with so many seconds for each figure.
int bench_search(const BenchOptions& options);

}  // namespace vendemmia
