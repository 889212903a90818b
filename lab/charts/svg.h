// The words that all charts are written with. A chart is an inline drawing of a page and takes its inks and fillings from
// the page's style, so it follows light and dark.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace vendemmia::charts {

// Text as it may stand in a page or an attribute.
std::string escape(std::string_view text);

// The width of all charts, in units of about a pixel; the page makes them as wide as there is room.
inline constexpr double kWidth = 360;
inline constexpr double kLine = 22;  // from one row to the next

// Histograms and lines stand on an axis.
inline constexpr double kFloor = 190;
inline constexpr double kFoot = 38;
inline constexpr double kLeft = 34;

// A number as short as drawing needs it.
std::string number(double value);

// Texts share a group, which says how they look and where they are anchored.
enum class Anchor : unsigned char { Start, Middle, End };
std::string text_at(double x, double y, std::string_view text);
std::string texts(Anchor anchor, std::string_view css_class, std::string_view inside);

// A part of a path's `d`.
std::string stroke(double x1, double y1, double x2, double y2);
// Nothing when there is nothing to draw.
std::string path(std::string_view d, std::string_view css_class);
std::string box(double x, double y, double width, double height, std::string_view css_class);

// The whole drawing. Screen readers read the title and the summary.
std::string drawing(double height, std::string_view title, std::string_view summary, std::string_view body);
// One as wide as this, with links in it, which they read too.
std::string linked_drawing(double width, double height, std::string_view title, std::string_view summary,
                           std::string_view body);

// Round numbers between low and high, at most about so many.
std::vector<double> ticks(double low, double high, unsigned most);
// Their names, with no more decimals than they need.
std::vector<std::string> tick_names(const std::vector<double>& ticks,
                                    const std::function<std::string(double)>& format);

// From values to places. Precondition: low < high.
class Scale {
 public:
  Scale(double low, double high, double from, double to) : low_(low), high_(high), from_(from), to_(to) {}
  double operator()(double value) const { return from_ + (value - low_) / (high_ - low_) * (to_ - from_); }

 private:
  double low_, high_, from_, to_;
};

}  // namespace vendemmia::charts
