#include <algorithm>
#include <cmath>

#include <fmt/core.h>

#include "lab/charts/charts.h"
#include "lab/charts/legend.h"
#include "lab/charts/svg.h"

namespace vendemmia::charts {
namespace {

constexpr double kHistogramTop = 26;

std::string percent(double share) { return fmt::format("{} %", number(100 * share)); }

std::string summary_of(const Histogram& chart, double all) {
  std::string text;
  for (const Bin& bin : chart.bins) {
    if (bin.first + bin.second <= 0) continue;
    const std::string name = chart.bin_width == 1
                                 ? fmt::format("{}", bin.value)
                                 : fmt::format("{} to {}", bin.value, bin.value + chart.bin_width - 1);
    text += fmt::format("{}{}: {}", text.empty() ? "" : "; ", name, percent((bin.first + bin.second) / all));
  }
  return text;
}

}  // namespace

std::string svg_of(const Histogram& chart) {
  double all = 0;
  double highest = 0;
  for (const Bin& bin : chart.bins) {
    all += bin.first + bin.second;
    highest = std::max(highest, bin.first + bin.second);
  }
  if (all <= 0) return drawing(kFloor, chart.title, "nothing to show", "");
  const Scale y(0, highest / all, kFloor, kHistogramTop);
  const double step = (kWidth - kLeft) / static_cast<double>(chart.bins.size());
  const double gap = std::min(3.0, step * 0.2);
  std::string body = chart.first_name.empty() ? "" : legend(chart.first_name, chart.second_name);
  std::string lines;
  std::string shares;
  for (const double tick : ticks(0, highest / all, 6)) {
    lines += stroke(kLeft, y(tick), kWidth, y(tick));
    shares += text_at(kLeft - 5, y(tick) + 4, fmt::format("{}%", number(100 * tick)));
  }
  body += path(lines, "grid") + texts(Anchor::End, "small", shares);
  std::string names;
  // As many names below the axis as have room.
  const auto every = static_cast<std::size_t>(std::max(1.0, std::ceil(26 / step)));
  double x = kLeft;
  for (std::size_t i = 0; i < chart.bins.size(); ++i) {
    const Bin& bin = chart.bins[i];
    const double upper = y((bin.first + bin.second) / all);
    const double middle = y(bin.second / all);
    if (bin.second > 0) body += box(x + gap / 2, middle, step - gap, kFloor - middle, "hatched");
    if (bin.first > 0) body += box(x + gap / 2, upper, step - gap, middle - upper, "solid");
    if (i % every == 0) names += text_at(x + step / 2, kFloor + 16, fmt::format("{}", bin.value));
    x += step;
  }
  names += text_at((kLeft + kWidth) / 2, kFloor + 33, chart.unit);
  body += path(stroke(kLeft, kFloor, kWidth, kFloor), "axis") + texts(Anchor::Middle, "small", names);
  return drawing(kFloor + kFoot, chart.title, summary_of(chart, all), body);
}

}  // namespace vendemmia::charts
