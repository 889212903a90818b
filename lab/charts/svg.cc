#include "lab/charts/svg.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/core.h>

namespace vendemmia::charts {

std::string escape(std::string_view text) {
  std::string safe;
  for (const char c : text) {
    switch (c) {
      case '&': safe += "&amp;"; break;
      case '<': safe += "&lt;"; break;
      case '>': safe += "&gt;"; break;
      case '"': safe += "&quot;"; break;
      case '\'': safe += "&#39;"; break;
      default: safe += c;
    }
  }
  return safe;
}

std::string number(double value) {
  std::string text = fmt::format("{:.1f}", value);
  if (text.ends_with(".0")) text.resize(text.size() - 2);
  return text == "-0" ? "0" : text;
}

std::string text_at(double x, double y, Anchor anchor, std::string_view css_class, std::string_view text) {
  constexpr std::array<std::string_view, 3> kAnchors{"", " text-anchor=\"middle\"", " text-anchor=\"end\""};
  return fmt::format("<text x=\"{}\" y=\"{}\"{} class=\"{}\">{}</text>", number(x), number(y),
                     kAnchors[static_cast<unsigned>(anchor)], css_class, escape(text));
}

std::string line(double x1, double y1, double x2, double y2, std::string_view css_class) {
  return fmt::format("<path d=\"M{} {}L{} {}\" class=\"{}\"/>", number(x1), number(y1), number(x2),
                     number(y2), css_class);
}

std::string box(double x, double y, double width, double height, std::string_view css_class) {
  return fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" class=\"{}\"/>", number(x),
                     number(y), number(std::max(0.0, width)), number(std::max(0.0, height)), css_class);
}

std::string drawing(double height, std::string_view title, std::string_view summary, std::string_view body) {
  return fmt::format(
      "<svg class=\"chart\" viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}. {}\">{}</svg>\n",
      number(kWidth), number(height), escape(title), escape(summary), body);
}

std::vector<double> ticks(double low, double high, unsigned about) {
  const double rough = (high - low) / about;
  const double power = std::pow(10, std::floor(std::log10(rough)));
  double step = 10 * power;
  for (const double factor : {5.0, 2.0, 1.0}) {
    if (factor * power >= rough) step = factor * power;
  }
  std::vector<double> places;
  const double first = std::ceil(low / step - 1e-9);
  for (double i = first; i * step <= high + step * 1e-9; ++i) places.push_back(i * step);
  return places;
}

}  // namespace vendemmia::charts
