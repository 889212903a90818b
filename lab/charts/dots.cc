#include <algorithm>
#include <cmath>

#include <fmt/core.h>

#include "lab/charts/charts.h"
#include "lab/charts/svg.h"

namespace vendemmia::charts {
namespace {

constexpr double kDotsTop = 20;
constexpr double kDotsFoot = 24;
constexpr double kDotsValueRoom = 54;
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
  // Values that differ only by rounding are one value; there are no round numbers between them.
  const double size = std::max(1.0, std::abs(range.low));
  const bool is_one = range.high - range.low < size * 1e-9;
  const double margin = is_one ? size * 0.1 : (range.high - range.low) * 0.04;
  return {range.low - margin, range.high + margin};
}

double label_room(const Dots& chart) {
  std::size_t longest = 0;
  double symbols = 0;
  for (const Dot& dot : chart.dots) {
    longest = std::max(longest, dot.label.size());
    if (!dot.symbol.empty()) symbols = kSymbol;
  }
  return symbols + std::clamp(static_cast<double>(longest) * 7 + 10, 40.0, 160.0);
}

std::string whisker(const Dot& dot, const Scale& x, double y) {
  if (!std::isfinite(dot.low) || !std::isfinite(dot.high)) return "";
  return fmt::format("M{0} {1}v8M{0} {2}H{3}m0-4v8", number(x(dot.low)), number(y - 4), number(y),
                     number(x(dot.high)));
}

std::string mark(const Dot& dot, const Scale& x, double y) {
  return fmt::format("<circle class=\"{}\" cx=\"{}\" cy=\"{}\" r=\"5\"/>", dot.strong ? "dot" : "ring",
                     number(x(dot.value)), number(y));
}

std::string grid(const Dots& chart, const Range& range, const Scale& x, double bottom) {
  const std::vector<double> places = ticks(range.low, range.high, 6);
  const std::vector<std::string> names = tick_names(places, chart.format);
  std::string lines;
  std::string words;
  for (std::size_t i = 0; i < places.size(); ++i) {
    lines += stroke(x(places[i]), kDotsTop, x(places[i]), bottom);
    words += text_at(x(places[i]), bottom + 16, names[i]);
  }
  return path(lines, "grid") + texts(Anchor::Middle, "small", words);
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
  const double bottom = kDotsTop + static_cast<double>(chart.dots.size()) * kLine;
  const double left = label_room(chart);
  const Range range = range_of(chart);
  const Scale x(range.low, range.high, left, kWidth - kDotsValueRoom);
  std::string body = grid(chart, range, x, bottom);
  if (chart.reference) {
    const double at = x(*chart.reference);
    body += path(stroke(at, kDotsTop - 4, at, bottom), "reference");
    body += texts(Anchor::Middle, "small",
                  text_at(std::clamp(at, left + 30, kWidth - 40), kDotsTop - 8, chart.reference_label));
  }
  std::string labels;
  std::string figures;
  std::string whiskers;
  std::string marks;
  double y = kDotsTop + kLine / 2;
  for (const Dot& dot : chart.dots) {
    if (!dot.symbol.empty())
      labels += fmt::format("<use href=\"#{}\" y=\"{}\" width=\"14\" height=\"14\"/>", escape(dot.symbol),
                            number(y - 7));
    labels += text_at(dot.symbol.empty() ? 0 : kSymbol, y + 5, dot.label);
    const bool known = std::isfinite(dot.value);
    figures += text_at(kWidth, y + 5, known ? chart.format(dot.value) : "few");
    if (known) {
      whiskers += whisker(dot, x, y);
      marks += mark(dot, x, y);
    }
    y += kLine;
  }
  body += texts(Anchor::Start, "label", labels) + texts(Anchor::End, "figure", figures) +
          path(whiskers, "whisker") + marks;
  return drawing(bottom + kDotsFoot, chart.title, summary_of(chart), body);
}

}  // namespace vendemmia::charts
