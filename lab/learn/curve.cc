#include "lab/learn/curve.h"

#include <array>
#include <charconv>
#include <cmath>

#include <fmt/core.h>

#include "lab/charts/charts.h"
#include "lab/charts/svg.h"
#include "lab/study/page_art.h"
#include "lab/study/page_style.h"

namespace vendemmia {
namespace {

struct Column {
  std::string_view name;
  double CurveRow::* value;
};
// After the number of games.
constexpr std::array<Column, 16> kCurveColumns{{
    {"score", &CurveRow::score},
    {"score_low", &CurveRow::score_low},
    {"score_high", &CurveRow::score_high},
    {"vp", &CurveRow::vp},
    {"years", &CurveRow::years},
    {"orders", &CurveRow::orders},
    {"own_years", &CurveRow::own_years},
    {"own_winners_orders", &CurveRow::own_winners_orders},
    {"play_years", &CurveRow::play_years},
    {"play_winners_orders", &CurveRow::play_winners_orders},
    {"play_winners_vp", &CurveRow::play_winners_vp},
    {"play_won", &CurveRow::play_won},
    {"loss_win", &CurveRow::loss_win},
    {"loss_margin", &CurveRow::loss_margin},
    {"policy_surprise", &CurveRow::policy_surprise},
    {"policy_entropy", &CurveRow::policy_entropy},
}};

template <class Number>
bool take_number(std::string_view& line, Number& into) {
  const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), into);
  if (error != std::errc{}) return false;
  line.remove_prefix(static_cast<std::size_t>(end - line.data()));
  return true;
}

std::optional<CurveRow> read_row(std::string_view line) {
  CurveRow row;
  if (!take_number(line, row.games)) return std::nullopt;
  for (const Column& column : kCurveColumns) {
    if (!line.starts_with(',')) return std::nullopt;
    line.remove_prefix(1);
    if (!take_number(line, row.*column.value)) return std::nullopt;
  }
  return line.empty() ? std::optional(row) : std::nullopt;
}

// --- The page ----------------------------------------------------------------------------------------------------------

constexpr std::size_t kMostPoints = 7;

// Some of the rows, evenly, with the last one.
std::vector<CurveRow> thinned(const std::vector<CurveRow>& rows) {
  if (rows.size() <= kMostPoints) return rows;
  std::vector<CurveRow> some;
  for (std::size_t i = 1; i <= kMostPoints; ++i) some.push_back(rows[i * rows.size() / kMostPoints - 1]);
  return some;
}

std::string thousands_of(u64 games) {
  return games < 1000 ? std::to_string(games) : fmt::format("{}k", (games + 500) / 1000);
}
std::string percent_of(double share) { return fmt::format("{:.0f}%", 100 * share); }
std::string one_decimal(double number) { return fmt::format("{:.1f}", number); }
std::string two_decimals(double number) { return fmt::format("{:.2f}", number); }

struct Pair {
  std::string_view title;
  std::string_view first_name;
  double CurveRow::* first;
  std::string_view second_name;
  double CurveRow::* second;
  std::string (*format)(double);
};
constexpr std::array<Pair, 7> kPairs{{
    {"Points won", "tested", &CurveRow::score, "learning", &CurveRow::play_won, percent_of},
    {"Among equals", "years", &CurveRow::own_years, "winner's orders", &CurveRow::own_winners_orders,
     one_decimal},
    {"Orders filled in a game", "tested", &CurveRow::orders, "winner", &CurveRow::play_winners_orders,
     one_decimal},
    {"VP in the end", "tested", &CurveRow::vp, "winner", &CurveRow::play_winners_vp, one_decimal},
    {"Years of a game", "tested", &CurveRow::years, "learning", &CurveRow::play_years, one_decimal},
    {"What is still misjudged", "chance", &CurveRow::loss_win, "policy", &CurveRow::policy_surprise,
     two_decimals},
    {"Entropy and margin", "entropy", &CurveRow::policy_entropy, "margin", &CurveRow::loss_margin,
     two_decimals},
}};

std::string figure(const Pair& pair, const std::vector<CurveRow>& rows) {
  charts::Lines chart{std::string(pair.title), "games learned from", {}, {}, pair.format};
  chart.first.name = pair.first_name;
  chart.second.name = pair.second_name;
  const double none = std::numeric_limits<double>::quiet_NaN();
  for (const CurveRow& row : rows) {
    const std::string label = thousands_of(row.games);
    const bool has_interval = pair.first == &CurveRow::score;
    chart.first.points.push_back(
        {label, row.*pair.first, has_interval ? row.score_low : none, has_interval ? row.score_high : none});
    chart.second.points.push_back({label, row.*pair.second, none, none});
  }
  return fmt::format("<figure><figcaption><b>{}</b></figcaption>\n{}</figure>\n", charts::escape(pair.title),
                     charts::svg_of(chart));
}

constexpr std::string_view kReading = R"html(<section id="reading">
<h2>How to read this</h2>
<div class="method">
<p><b>Tested</b>: the network plays one step ahead, without noise, against the linear weights on paired deals, or against the network that it began with where there was one, or alone against the Automa at normal; the whiskers are 95 % intervals.</p>
<p><b>Among equals</b>: the same games, played by the network in all seats.</p>
<p><b>Learning</b>: the games that it learned from, against itself, with noise, in every mix of players, modules and levels; <b>winner</b>: who won them. Points won in learning count only alone.</p>
<p><b>Orders</b> are the alarm: a curve that rises while nobody fills orders has found a way to play without wine, and will stay there.</p>
<p><b>What is still misjudged</b>: the cross entropy of the chance to win, and of the policy above the least possible. <b>Margin</b>: the squared error in VP. <b>Entropy</b>: how undecided the answers of the games were.</p>
</div>
</section>
)html";

}  // namespace

CurveRow curve_row(const SchoolReport& report, const Examination& examination) {
  return {.games = report.games,
          .score = examination.score.value,
          .score_low = examination.score.interval.low,
          .score_high = examination.score.interval.high,
          .vp = examination.vp,
          .years = examination.years,
          .orders = examination.orders,
          .own_years = examination.own_years,
          .own_winners_orders = examination.own_winners_orders,
          .play_years = report.years,
          .play_winners_orders = report.winners_orders,
          .play_winners_vp = report.winners_vp,
          .play_won = report.won,
          .loss_win = report.value.win,
          .loss_margin = report.value.margin,
          .policy_surprise = report.policy.surprise,
          .policy_entropy = report.policy.entropy};
}

std::string curve_columns() {
  std::string line = "games";
  for (const Column& column : kCurveColumns) line += fmt::format(",{}", column.name);
  return line;
}

std::string text_of(const CurveRow& row) {
  std::string line = std::to_string(row.games);
  for (const Column& column : kCurveColumns) line += fmt::format(",{:.4f}", row.*column.value);
  return line;
}

std::optional<std::vector<CurveRow>> read_curve(std::string_view csv) {
  const std::string columns = curve_columns() + "\n";
  if (!csv.starts_with(columns)) return std::nullopt;
  csv.remove_prefix(columns.size());
  std::vector<CurveRow> rows;
  for (auto end = csv.find('\n'); end != std::string_view::npos; end = csv.find('\n')) {
    const auto row = read_row(csv.substr(0, end));
    if (!row) return std::nullopt;
    rows.push_back(*row);
    csv.remove_prefix(end + 1);
  }
  return rows;
}

std::string curve_page(const std::string& command, const std::vector<CurveRow>& rows) {
  const std::vector<CurveRow> some = thinned(rows);
  std::string page = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>Vendemmia: how a network learns</title>\n<style>{}</style>\n</head>\n<body>\n{}\n",
      study::kPageStyle, study::kDefinitions);
  page += fmt::format(
      "<header class=\"mast\">{}<div><h1>How a network learns</h1>\n<p>{} games so "
      "far.</p></div></header>\n<main>\n",
      study::kLandscape, rows.empty() ? "0" : std::to_string(rows.back().games));
  if (!rows.empty()) {
    page += "<section id=\"curves\">\n<h2>The curves</h2>\n<div class=\"beside\">\n";
    for (const Pair& pair : kPairs) page += figure(pair, some);
    page += "</div>\n</section>\n";
  }
  page += fmt::format("{}</main>\n<footer><p>Made by <code>{}</code></p></footer>\n</body>\n</html>\n",
                      kReading, charts::escape(command));
  return page;
}

}  // namespace vendemmia
