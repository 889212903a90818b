// Numbers as the report writes them.
#pragma once

#include <string>

#include "lab/study/estimate.h"

namespace vendemmia::study {

std::string percent(double share);  // 52.3 %
std::string points(double change);  // +2.3: so many more games won in a hundred
std::string decimal(double value);  // 17.4
std::string thousands(u64 count);   // 12,000
using Format = std::string (*)(double);
std::string interval(const Estimate& estimate, Format format);  // "1.2 to 3.4"; a dash when unknown

}  // namespace vendemmia::study
