#include <algorithm>
#include <utility>

#include <fmt/core.h>

#include "lab/charts/charts.h"
#include "lab/charts/svg.h"

namespace vendemmia::charts {
namespace {

constexpr double kCourseWidth = 900;
constexpr double kCourseTop = 26;
constexpr double kCourseFloor = 300;
constexpr double kCourseHeight = 312;
constexpr double kCourseLeft = 46;
constexpr double kCourseRight = kCourseWidth - 92;  // the lines' names stand behind it
constexpr double kCourseNamesApart = 17;
constexpr double kLeastSection = 46;  // a narrower one has no room for its name

std::string line_path(const CourseLine& line, const Scale& x, const Scale& y) {
  std::string d;
  for (const CoursePoint& point : line.points)
    d += fmt::format("{}{} {}", d.empty() ? "M" : "L", number(x(point.x)), number(y(point.y)));
  return d;
}

// Where the lines end, but never one name on another.
std::string line_names(const Course& chart, const Scale& y) {
  struct Named {
    std::size_t line;
    double height;
  };
  std::vector<Named> names;
  for (std::size_t i = 0; i < chart.lines.size(); ++i) {
    if (!chart.lines[i].points.empty()) names.push_back({i, y(chart.lines[i].points.back().y) + 5});
  }
  std::ranges::sort(names, {}, [](const Named& one) { return std::pair(one.height, one.line); });
  for (std::size_t i = 1; i < names.size(); ++i)
    names[i].height = std::max(names[i].height, names[i - 1].height + kCourseNamesApart);
  double most = kCourseFloor + 6;
  for (std::size_t i = names.size(); i-- > 0; most = names[i].height - kCourseNamesApart)
    names[i].height = std::min(names[i].height, most);
  std::string text;
  for (const Named& one : names)
    text += texts(Anchor::Start, fmt::format("name-{}", one.line),
                  text_at(kCourseRight + 8, one.height, chart.lines[one.line].name));
  return text;
}

std::string section_lines(const Course& chart, const Scale& x) {
  std::string lines;
  std::string labels;
  for (std::size_t i = 0; i < chart.sections.size(); ++i) {
    const double from = x(chart.sections[i].from);
    const double to = i + 1 < chart.sections.size() ? x(chart.sections[i + 1].from) : kCourseRight;
    lines += stroke(from, kCourseTop - 8, from, kCourseFloor);
    if (to - from >= kLeastSection) labels += text_at(from + 4, kCourseTop - 10, chart.sections[i].label);
  }
  return path(lines, "grid") + texts(Anchor::Start, "small", labels);
}

}  // namespace

std::string svg_of(const Course& chart) {
  const Scale x(0, std::max(chart.end, 1.0), kCourseLeft, kCourseRight);
  const Scale y(chart.low, chart.high, kCourseFloor, kCourseTop);
  std::string grid;
  std::string values;
  const std::vector<double> places = ticks(chart.low, chart.high, 5);
  const std::vector<std::string> names = tick_names(places, chart.format);
  for (std::size_t i = 0; i < places.size(); ++i) {
    grid += stroke(kCourseLeft, y(places[i]), kCourseRight, y(places[i]));
    values += text_at(kCourseLeft - 6, y(places[i]) + 4, names[i]);
  }
  std::string body = section_lines(chart, x) + path(grid, "grid") + texts(Anchor::End, "small", values) +
                     path(stroke(kCourseLeft, kCourseFloor, kCourseRight, kCourseFloor), "axis");
  for (std::size_t i = 0; i < chart.lines.size(); ++i)
    body += path(line_path(chart.lines[i], x, y), fmt::format("course line-{}", i));
  for (const CourseSpot& spot : chart.spots) {
    body += fmt::format(
        "<a href=\"{}\" aria-label=\"{}\"><title>{}</title><circle class=\"spot spot-{}\" cx=\"{}\" "
        "cy=\"{}\" "
        "r=\"5.5\"/></a>",
        escape(spot.link), escape(spot.label), escape(spot.label), spot.line, number(x(spot.point.x)),
        number(y(spot.point.y)));
  }
  return linked_drawing(kCourseWidth, kCourseHeight, chart.title, chart.summary, body + line_names(chart, y));
}

}  // namespace vendemmia::charts
