#include <algorithm>
#include <cmath>

#include <fmt/core.h>

#include "lab/charts/charts.h"
#include "lab/charts/legend.h"
#include "lab/charts/svg.h"

namespace vendemmia::charts {
namespace {

constexpr double kBarsTop = 26;
constexpr double kRow = 34;
constexpr double kThick = 12;
constexpr double kBarsValueRoom = 46;
constexpr double kSignedValueRoom = 66;

}  // namespace

std::string svg_of(const Bars& chart) {
  double low = 0;
  double high = 0;
  std::size_t longest = 0;
  for (const BarPair& row : chart.rows) {
    low = std::min({low, row.first, row.second});
    high = std::max({high, row.first, row.second});
    longest = std::max(longest, row.label.size());
  }
  const double left = std::clamp(static_cast<double>(longest) * 7.4 + 12, 40.0, 160.0);
  const double room = low < 0 ? kSignedValueRoom : kBarsValueRoom;
  const Scale x(low, high > low ? high : 1, low < 0 ? left + room : left, kWidth - room);
  std::string body = legend(chart.first_name, chart.second_name);
  std::string summary;
  std::string labels;
  std::string figures;
  std::string figures_below;
  double y = kBarsTop + kRow / 2;
  for (const BarPair& row : chart.rows) {
    labels += text_at(0, y + 5, row.label);
    const auto bar = [&](double value, double top, const char* css_class) {
      const double end = x(value);
      body += box(std::min(end, x(0)), top, std::abs(end - x(0)), kThick, css_class);
      (value < 0 ? figures_below : figures) +=
          text_at(value < 0 ? end - 5 : end + 5, top + kThick - 1, chart.format(value));
    };
    bar(row.first, y - kThick - 1, "solid");
    bar(row.second, y + 1, "hatched");
    summary += fmt::format("{}{}: {} and {}", summary.empty() ? "" : "; ", row.label, chart.format(row.first),
                           chart.format(row.second));
    y += kRow;
  }
  const double bottom = kBarsTop + static_cast<double>(chart.rows.size()) * kRow;
  body += texts(Anchor::Start, "label", labels) + texts(Anchor::Start, "small", figures) +
          texts(Anchor::End, "small", figures_below) + path(stroke(x(0), kBarsTop, x(0), bottom), "axis");
  return drawing(bottom + 4, chart.title,
                 fmt::format("{} and {}: {}", chart.first_name, chart.second_name, summary), body);
}

}  // namespace vendemmia::charts
