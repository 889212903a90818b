// Five kinds of chart as inline SVG. None needs colour: what is told apart differs in shape, filling or dash too.
#pragma once

#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace vendemmia::charts {

using Format = std::function<std::string(double)>;

// --- Values with their intervals, a row each ---------------------------------------------------------------------

struct Dot {
  std::string label;
  double value = 0;
  double low = std::numeric_limits<double>::quiet_NaN();
  double high = std::numeric_limits<double>::quiet_NaN();
  bool strong = false;      // filled; otherwise a ring
  std::string symbol = {};  // the id of a drawing of the page that stands before the label
};
struct Dots {
  std::string title;
  std::vector<Dot> dots;
  Format format;
  std::optional<double> reference;  // a dashed line
  std::string reference_label;
};
std::string svg_of(const Dots& chart);

// --- Pairs of bars, a row each: the first solid, the second hatched; what is below zero goes to the left ------------

struct BarPair {
  std::string label;
  double first = 0;
  double second = 0;
};
struct Bars {
  std::string title;
  std::string first_name;
  std::string second_name;
  std::vector<BarPair> rows;
  Format format;
};
std::string svg_of(const Bars& chart);

// --- How often each value, in two parts that stand on each other ---------------------------------------------------

struct Bin {
  int value = 0;  // the lowest that it counts
  double first = 0;
  double second = 0;
};
struct Histogram {
  std::string title;
  std::string unit;        // below the axis
  std::string first_name;  // empty: there is only one part, and no legend
  std::string second_name;
  int bin_width = 1;
  std::vector<Bin> bins;  // ascending, without gaps
};
std::string svg_of(const Histogram& chart);

// --- Two lines -----------------------------------------------------------------------------------------------------

struct Point {
  std::string label;
  double value = 0;
  double low = 0;
  double high = 0;
};
struct Curve {
  std::string name;
  std::vector<Point> points;
};
struct Lines {
  std::string title;
  std::string unit;
  Curve first;   // with discs
  Curve second;  // dashed, with squares; as many points with the same labels
  Format format;
};
std::string svg_of(const Lines& chart);

// --- How something went from moment to moment ----------------------------------------------------------------------

struct CoursePoint {
  double x = 0;
  double y = 0;
};
// Its class is line-0, line-1, ..., by its place: the page gives each an ink and a dash.
struct CourseLine {
  std::string name;
  std::vector<CoursePoint> points;  // ascending by x
};
// A circle to be clicked. Its class is spot-0, spot-1, ..., by the line that it lies on.
struct CourseSpot {
  CoursePoint point;
  std::size_t line = 0;
  std::string link;
  std::string label;
};
struct CourseSection {
  double from = 0;
  std::string label;
};
struct Course {
  std::string title;
  std::string summary;  // for who cannot see it
  double end = 1;       // x goes from 0 to here
  double low = 0;
  double high = 1;
  Format format;
  std::vector<CourseSection> sections;  // ascending
  std::vector<CourseLine> lines;
  std::vector<CourseSpot> spots;
};
std::string svg_of(const Course& chart);

}  // namespace vendemmia::charts
