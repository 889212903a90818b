#include <algorithm>
#include <cmath>

#include <fmt/core.h>

#include "lab/charts/charts.h"
#include "lab/charts/svg.h"

namespace vendemmia::charts {
namespace {

constexpr double kTop = 20;
constexpr double kFoot = 24;
constexpr double kValueRoom = 58;
constexpr double kSymbol = 18;

struct Range {
  double low;
  double high;
};

Range range_of(const Dots& chart) {
  Range range{std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()};
  const auto include = [&](double value) {
    if (!std::isfinite(value)) return;
    range.low = std::min(range.low, value);
    range.high = std::max(range.high, value);
  };
  for (const Dot& dot : chart.dots) {
    include(dot.value);
    include(dot.low);
    include(dot.high);
  }
  if (chart.reference) include(*chart.reference);
  if (range.low > range.high) return {0, 1};
  const double margin =
      range.low == range.high ? std::max(1.0, std::abs(range.low)) * 0.1 : (range.high - range.low) * 0.04;
  return {range.low - margin, range.high + margin};
}

double label_room(const Dots& chart) {
  std::size_t longest = 0;
  double symbols = 0;
  for (const Dot& dot : chart.dots) {
    longest = std::max(longest, dot.label.size());
    if (!dot.symbol.empty()) symbols = kSymbol;
  }
  return symbols + std::clamp(static_cast<double>(longest) * 6.6 + 10, 40.0, 160.0);
}

std::string mark(const Dot& dot, const Scale& x, double y) {
  std::string text;
  if (std::isfinite(dot.low) && std::isfinite(dot.high)) {
    text += fmt::format("<path d=\"M{0} {1}H{2}M{0} {3}v8M{2} {3}v8\" class=\"whisker\"/>",
                        number(x(dot.low)), number(y), number(x(dot.high)), number(y - 4));
  }
  return text + fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"5\" class=\"{}\"/>", number(x(dot.value)),
                            number(y), dot.strong ? "dot" : "ring");
}

std::string summary_of(const Dots& chart) {
  std::string text;
  for (const Dot& dot : chart.dots) {
    if (!std::isfinite(dot.value)) continue;
    text += fmt::format("{}{} {}", text.empty() ? "" : "; ", dot.label, chart.format(dot.value));
  }
  return text;
}

}  // namespace

std::string svg_of(const Dots& chart) {
  const auto rows = static_cast<double>(chart.dots.size());
  const double bottom = kTop + rows * kLine;
  const double left = label_room(chart);
  const Range range = range_of(chart);
  const Scale x(range.low, range.high, left, kWidth - kValueRoom);
  std::string body;
  for (const double tick : ticks(range.low, range.high, 4)) {
    body += line(x(tick), kTop, x(tick), bottom, "grid");
    body += text_at(x(tick), bottom + 16, Anchor::Middle, "small", chart.format(tick));
  }
  if (chart.reference) {
    body += line(x(*chart.reference), kTop - 4, x(*chart.reference), bottom, "reference");
    body += text_at(std::clamp(x(*chart.reference), left + 30, kWidth - 40), kTop - 8, Anchor::Middle,
                    "small", chart.reference_label);
  }
  double y = kTop + kLine / 2;
  for (const Dot& dot : chart.dots) {
    double start = 0;
    if (!dot.symbol.empty()) {
      body += fmt::format("<use href=\"#{}\" x=\"0\" y=\"{}\" width=\"14\" height=\"14\"/>",
                          escape(dot.symbol), number(y - 7));
      start = kSymbol;
    }
    body += text_at(start, y + 4.5, Anchor::Start, "label", dot.label);
    if (std::isfinite(dot.value)) {
      body += mark(dot, x, y);
      body += text_at(kWidth, y + 4.5, Anchor::End, "figure", chart.format(dot.value));
    }
    y += kLine;
  }
  return drawing(bottom + kFoot, chart.title, summary_of(chart), body);
}

}  // namespace vendemmia::charts
