#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include <fmt/core.h>

#include "lab/charts/charts.h"
#include "lab/charts/svg.h"
#include "lab/study/html.h"
#include "lab/study/page_art.h"
#include "lab/study/words.h"

namespace vendemmia::study {
namespace {

using charts::escape;

// How many cards the charts show from each end.
constexpr std::size_t kShownCards = 9;
constexpr int kMostBins = 40;

std::string figure(const std::string& title, const std::string& text, const std::string& inside) {
  return fmt::format("<figure><figcaption><b>{}</b><span>{}</span></figcaption>\n{}</figure>\n",
                     escape(title), escape(text), inside);
}

std::string key_figure(const std::string& name, const Estimate& estimate, Format format) {
  return fmt::format("<div><dt>{}</dt><dd>{}<small>{}</small></dd></div>", escape(name),
                     escape(format(estimate.value)), escape(interval(estimate, format)));
}

std::string key_figures(const SettingReport& report) {
  const bool solo = report.setting.players == 1;
  std::string text =
      "<dl class=\"figures\">" +
      fmt::format("<div><dt>games</dt><dd>{}<small>played</small></dd></div>", thousands(report.games)) +
      key_figure("years to the end", report.years, decimal) +
      key_figure("VP of the winner", report.winner_vp, decimal) +
      key_figure("VP of all players", report.vp, decimal);
  text += solo ? key_figure("games won", report.won, percent)
               : key_figure("VP between first and second", report.margin, decimal);
  return text + "</dl>\n";
}

charts::Histogram histogram(const std::map<int, u64>& first, const std::map<int, u64>& second) {
  charts::Histogram chart;
  int low = 0;
  int high = 0;
  bool any = false;
  for (const auto* part : {&first, &second}) {
    for (const auto& [value, count] : *part) {
      low = any ? std::min(low, value) : value;
      high = any ? std::max(high, value) : value;
      any = true;
    }
  }
  chart.bin_width = (high - low) / kMostBins + 1;
  const int begin =
      static_cast<int>(std::floor(static_cast<double>(low) / chart.bin_width)) * chart.bin_width;
  for (int value = begin; any && value <= high; value += chart.bin_width) chart.bins.push_back({value, 0, 0});
  for (const auto& [value, count] : first)
    chart.bins[static_cast<std::size_t>((value - begin) / chart.bin_width)].first +=
        static_cast<double>(count);
  for (const auto& [value, count] : second)
    chart.bins[static_cast<std::size_t>((value - begin) / chart.bin_width)].second +=
        static_cast<double>(count);
  return chart;
}

std::string scores_figure(const SettingReport& report) {
  charts::Histogram chart = histogram(report.winner_scores, report.other_scores);
  chart.title = "Final scores";
  chart.unit = "VP at the end";
  chart.first_name = "winners";
  chart.second_name = "others";
  return figure("Final scores", "How often a player ended with so many VP.", charts::svg_of(chart));
}

std::string length_figure(const SettingReport& report) {
  charts::Histogram chart = histogram(report.lengths, {});
  chart.title = "Length";
  chart.unit = "years";
  return figure("Length", "How often a game lasted so many years.", charts::svg_of(chart));
}

std::string progress_figure(const SettingReport& report) {
  charts::Lines chart{"VP by year", "at the end of year", {"winners", {}}, {"others", {}}, charts::number};
  for (const Contrast& year : report.progress) {
    chart.first.points.push_back({year.name, year.winners.value, year.winners.low, year.winners.high});
    chart.second.points.push_back({year.name, year.others.value, year.others.low, year.others.high});
  }
  return figure("VP by year", "Mean score, in the years that at least half of the games reached.",
                charts::svg_of(chart));
}

std::string sources_figure(const SettingReport& report) {
  charts::Bars chart{"Where VP come from", "winners", "others", {}, decimal};
  for (const Contrast& source : report.sources)
    chart.rows.push_back({source.name, source.winners.value, source.others.value});
  return figure("Where VP come from", "Mean VP of a player by what they were paid for.",
                charts::svg_of(chart));
}

// Too few cases are told, not shown: their intervals would be all that one sees.
charts::Dot dot_of(const Finding& finding, const Estimate& estimate) {
  constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();
  if (finding.verdict == Verdict::Few) return {finding.name, kUnknown, kUnknown, kUnknown};
  return {finding.name, estimate.value, estimate.low, estimate.high, finding.verdict == Verdict::Clear};
}

double even_share(const SettingReport& report) {
  return report.setting.players == 1 ? report.won.value : 1.0 / report.setting.players;
}

std::string win_figure(const SettingReport& report, const std::string& title, const std::string& text,
                       Findings findings, bool sorted) {
  const auto few = [](const Finding& one) { return one.verdict == Verdict::Few; };
  if (std::ranges::all_of(findings, few)) return "";
  if (sorted) {
    std::ranges::sort(findings, {}, [](const Finding& one) {
      return std::pair{std::isfinite(one.win.value) ? -one.win.value : 1, std::string_view(one.id)};
    });
  }
  charts::Dots chart{title, {}, percent, even_share(report), "even share"};
  if (report.setting.players == 1) chart.reference_label = "all games";
  for (const Finding& one : findings) chart.dots.push_back(dot_of(one, one.win));
  return figure(title, text, charts::svg_of(chart));
}

std::string row_vp_figure(const SettingReport& report) {
  charts::Dots chart{"Wake-up rows: VP", {}, decimal, std::nullopt, ""};
  for (const Finding& row : report.rows) {
    chart.dots.push_back(dot_of(row, row.vp));
    chart.dots.back().strong = true;  // how much it is, not whether it differs
  }
  return figure("Wake-up rows: VP", "Mean VP gained in a year that began on the row.", charts::svg_of(chart));
}

std::string cards_figure(const std::string& title, const std::string& text, const Findings& all) {
  Findings cards;
  std::ranges::copy_if(all, std::back_inserter(cards),
                       [](const Finding& one) { return one.verdict != Verdict::Few; });
  if (cards.empty()) return "";
  std::ranges::sort(
      cards, {}, [](const Finding& one) { return std::pair{-one.change.value, std::string_view(one.id)}; });
  if (cards.size() > 2 * kShownCards) cards.erase(cards.begin() + kShownCards, cards.end() - kShownCards);
  charts::Dots chart{title, {}, points, 0.0, "no change"};
  for (const Finding& one : cards) {
    chart.dots.push_back(dot_of(one, one.change));
    chart.dots.back().symbol = "deck-" + one.group;
  }
  return figure(title, text, charts::svg_of(chart));
}

std::string charts_of(const SettingReport& report) {
  // In this order the columns of a wide page are about equally long.
  return "<div class=\"columns\">\n" + scores_figure(report) + length_figure(report) +
         progress_figure(report) +
         win_figure(report, "Seats", "Games won by place in the order of the first year.", report.seats,
                    false) +
         win_figure(report, "Wake-up rows: games won", "By players who began a year on the row.", report.rows,
                    false) +
         row_vp_figure(report) +
         win_figure(report, "Mamas", "Games won by players with this mama.", report.mamas, true) +
         win_figure(report, "Papas", "Games won by players with this papa.", report.papas, true) +
         sources_figure(report) +
         cards_figure(
             "Cards drawn",
             "Games won in a hundred, more or fewer than with other cards of the same deck: the best and "
             "the worst.",
             report.drawn) +
         cards_figure("Cards played",
                      "The same for visitors played, vines planted, orders filled and structure cards built.",
                      report.played) +
         win_figure(report, "Special workers", "Games won by players who trained one.", report.workers,
                    true) +
         "</div>\n" +
         figure("When to build",
                "Percent of games won by the year in which a structure was built. Triangles: clearly more or "
                "fewer than others in "
                "games of the same length. Dots: too few cases.",
                structure_matrix(report.structures));
}

std::string tables_of(const SettingReport& report) {
  Findings parents = report.mamas;
  parents.insert(parents.end(), report.papas.begin(), report.papas.end());
  Findings places = report.seats;
  places.insert(places.end(), report.rows.begin(), report.rows.end());
  std::string text = cards_table(report.drawn, report.played);
  text += findings_table("Seats and wake-up rows",
                         "Rows count the years of players; they are compared within the same year, and their "
                         "VP are those of that year.",
                         places, "VP");
  text += findings_table("Mamas and papas", "Compared with all other players.", parents, "Final VP");
  text += findings_table("Structures by year", "Compared within games of the same length.", report.structures,
                         "Final VP");
  if (!report.workers.empty())
    text += findings_table(
        "Special workers",
        "Who trained one, compared with those who could have, within games of the same length.",
        report.workers, "Final VP");
  text += contrasts_table("Sources of VP", "Mean VP of a player.", report.sources);
  text += contrasts_table("VP by year", "Mean score at the end of each year.", report.progress);
  return text;
}

}  // namespace

std::string standouts(const SettingReport& report) {
  std::string text;
  const auto tell = [&](const Findings& findings, const char* what) {
    const Finding* best = nullptr;
    const Finding* worst = nullptr;
    for (const Finding& one : findings) {
      if (one.verdict != Verdict::Clear) continue;
      if (one.change.value > 0 && (best == nullptr || one.change.value > best->change.value)) best = &one;
      if (one.change.value < 0 && (worst == nullptr || one.change.value < worst->change.value)) worst = &one;
    }
    for (const Finding* one : {best, worst}) {
      if (one == nullptr) continue;
      text += fmt::format("<li>{} <b>{}</b>: {} games in a hundred ({})</li>\n", escape(what),
                          escape(one->name), points(one->change.value), interval(one->change, points));
    }
  };
  tell(report.seats, "Starting from");
  tell(report.rows, "A year on");
  tell(report.mamas, "Mama");
  tell(report.papas, "Papa");
  tell(report.drawn, "Drawing");
  tell(report.played, "Playing");
  tell(report.workers, "Training");
  return text;
}

std::string setting_section(const SettingReport& report, const std::string& anchor) {
  const std::string items = standouts(report);
  const std::string clear = items.empty()
                                ? "<p>No difference is clear; more games would tell more.</p>\n"
                                : "<h3>What stands out</h3>\n<ul class=\"standouts\">\n" + items + "</ul>\n";
  return fmt::format("<section class=\"setting\" id=\"{}\">\n<h2>{}{}</h2>\n", anchor,
                     seats_drawing(report.setting.players), escape(name_of(report.setting))) +
         key_figures(report) + clear + charts_of(report) + "<h3>The numbers</h3>\n" + tables_of(report) +
         "</section>\n";
}

}  // namespace vendemmia::study
