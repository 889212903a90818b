// What the two fillings stand for.
#pragma once

#include <string>

namespace vendemmia::charts {

std::string legend(const std::string& solid, const std::string& hatched);

}  // namespace vendemmia::charts
