#include <algorithm>
#include <cmath>

#include <fmt/core.h>

#include "lab/charts/charts.h"
#include "lab/charts/svg.h"

namespace vendemmia::charts {
namespace {

constexpr double kLinesTop = 14;
constexpr double kNameRoom = 62;
constexpr double kNamesApart = 16;

struct Place {
  double x;
  double y;
  double low;
  double high;
};

// Up to the first value that is not known.
std::vector<Point> known_points(const Curve& curve) {
  const auto end =
      std::ranges::find_if(curve.points, [](const Point& point) { return !std::isfinite(point.value); });
  return {curve.points.begin(), end};
}

std::string drawn(const std::vector<Place>& places, bool first) {
  std::string curve;
  std::string whiskers;
  std::string marks;
  for (const auto& [x, y, low, high] : places) {
    if (std::isfinite(low)) whiskers += stroke(x, low, x, high);
    curve += fmt::format("{}{} {}", curve.empty() ? "M" : "L", number(x), number(y));
    marks += first ? fmt::format("<circle class=\"dot\" cx=\"{}\" cy=\"{}\" r=\"4\"/>", number(x), number(y))
                   : box(x - 4, y - 4, 8, 8, "square");
  }
  return path(curve, first ? "curve" : "curve dashed") + path(whiskers, "whisker") + marks;
}

std::string summary_of(const Lines& chart) {
  std::string text;
  for (const Curve* curve : {&chart.first, &chart.second}) {
    text += fmt::format("{}{}: ", text.empty() ? "" : ". ", curve->name);
    for (const Point& point : known_points(*curve))
      text += fmt::format("{} {}; ", point.label, chart.format(point.value));
  }
  return text;
}

}  // namespace

std::string svg_of(const Lines& chart) {
  double low = 0;
  double high = 1;
  for (const Curve* curve : {&chart.first, &chart.second}) {
    for (const Point& point : known_points(*curve)) {
      low = std::min(low, point.value);
      high = std::max(high, point.value);
    }
  }
  const Scale y(low, high, kFloor, kLinesTop);
  const double right = kWidth - kNameRoom;
  const std::size_t count = chart.first.points.size();
  const auto x = [&](std::size_t i) {
    return count < 2
               ? (kLeft + right) / 2
               : kLeft + 12 + (right - kLeft - 12) * static_cast<double>(i) / static_cast<double>(count - 1);
  };
  std::string lines;
  std::string values;
  const std::vector<double> places_of_ticks = ticks(low, high, 6);
  const std::vector<std::string> names = tick_names(places_of_ticks, chart.format);
  for (std::size_t i = 0; i < names.size(); ++i) {
    const double height = y(places_of_ticks[i]);
    lines += stroke(kLeft, height, right + 8, height);
    values += text_at(kLeft - 5, height + 4, names[i]);
  }
  std::string labels;
  for (std::size_t i = 0; i < count; ++i) labels += text_at(x(i), kFloor + 16, chart.first.points[i].label);
  labels += text_at((kLeft + right) / 2, kFloor + 33, chart.unit);
  std::string body = path(lines, "grid") + texts(Anchor::End, "small", values) +
                     texts(Anchor::Middle, "small", labels) +
                     path(stroke(kLeft, kFloor, right + 8, kFloor), "axis");
  std::vector<double> name_heights;
  for (const Curve* curve : {&chart.second, &chart.first}) {
    std::vector<Place> places;
    for (const Point& point : known_points(*curve)) {
      places.push_back({x(places.size()), y(point.value), y(point.low), y(point.high)});
    }
    if (places.empty()) continue;
    body += drawn(places, curve == &chart.first);
    // The first is named above the second where they end close together.
    double height = places.back().y + 4;
    if (!name_heights.empty()) height = std::min(height, name_heights[0] - kNamesApart);
    name_heights.push_back(height);
    body += texts(Anchor::Start, "label", text_at(right + 12, height, curve->name));
  }
  return drawing(kFloor + kFoot, chart.title, summary_of(chart), body);
}

}  // namespace vendemmia::charts
