#include "lab/study/words.h"

#include <cmath>

#include <fmt/core.h>

namespace vendemmia::study {
namespace {

constexpr const char* kMinus = "\u2212";
constexpr const char* kUnknown = "\u2013";

std::string rounded(double value) {
  const std::string text = fmt::format("{:.1f}", std::abs(value));
  return (value < 0 && text != "0.0" ? kMinus : "") + text;
}

}  // namespace

std::string percent(double share) { return std::isfinite(share) ? rounded(100 * share) + " %" : kUnknown; }

std::string points(double change) {
  if (!std::isfinite(change)) return kUnknown;
  const std::string text = rounded(100 * change);
  return change > 0 && text != "0.0" ? "+" + text : text;
}

std::string decimal(double value) { return std::isfinite(value) ? rounded(value) : kUnknown; }

std::string thousands(u64 count) {
  std::string text = std::to_string(count);
  for (std::size_t at = text.size(); at > 3;) text.insert(at -= 3, ",");
  return text;
}

std::string interval(const Estimate& estimate, Format format) {
  if (!std::isfinite(estimate.low) || !std::isfinite(estimate.high)) return kUnknown;
  return fmt::format("{} to {}", format(estimate.low), format(estimate.high));
}

}  // namespace vendemmia::study
