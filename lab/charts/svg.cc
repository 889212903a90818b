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

std::string text_at(double x, double y, std::string_view text) {
  return fmt::format("<text x=\"{}\" y=\"{}\">{}</text>", number(x), number(y), escape(text));
}

std::string texts(Anchor anchor, std::string_view css_class, std::string_view inside) {
  constexpr std::array<std::string_view, 3> kAnchors{"", " text-anchor=\"middle\"", " text-anchor=\"end\""};
  if (inside.empty()) return "";
  return fmt::format("<g class=\"{}\"{}>{}</g>", css_class, kAnchors[static_cast<unsigned>(anchor)], inside);
}

std::string stroke(double x1, double y1, double x2, double y2) {
  const std::string begin = fmt::format("M{} {}", number(x1), number(y1));
  if (x1 == x2) return begin + fmt::format("V{}", number(y2));
  if (y1 == y2) return begin + fmt::format("H{}", number(x2));
  return begin + fmt::format("L{} {}", number(x2), number(y2));
}

std::string path(std::string_view d, std::string_view css_class) {
  return d.empty() ? "" : fmt::format("<path class=\"{}\" d=\"{}\"/>", css_class, d);
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

std::string linked_drawing(double width, double height, std::string_view title, std::string_view summary,
                           std::string_view body) {
  return fmt::format(
      "<svg class=\"chart\" viewBox=\"0 0 {} {}\" role=\"group\" aria-label=\"{}. {}\">{}</svg>\n",
      number(width), number(height), escape(title), escape(summary), body);
}

std::vector<double> ticks(double low, double high, unsigned most) {
  const double rough = (high - low) / most;
  const double power = std::pow(10, std::floor(std::log10(rough)));
  double step = 10 * power;
  for (const double factor : {5.0, 2.0, 1.0}) {
    if (factor * power >= rough) step = factor * power;
  }
  std::vector<double> places;
  const double first = std::ceil(low / step - 1e-9) + 0.0;  // no "-0"
  for (double i = first; i * step <= high + step * 1e-9; ++i) places.push_back(i * step);
  return places;
}

std::vector<std::string> tick_names(const std::vector<double>& ticks,
                                    const std::function<std::string(double)>& format) {
  std::vector<std::string> names;
  for (const double tick : ticks) names.push_back(format(tick));
  const auto is_whole = [](const std::string& name) { return name.find(".0") != std::string::npos; };
  if (std::ranges::all_of(names, is_whole)) {
    for (std::string& name : names) name.erase(name.find(".0"), 2);
  }
  return names;
}

}  // namespace vendemmia::charts
