#include "lab/study/html.h"

#include <fmt/core.h>

#include "engine/game/rules_version.h"
#include "lab/charts/charts.h"
#include "lab/charts/svg.h"
#include "lab/study/page_art.h"
#include "lab/study/page_style.h"
#include "lab/study/study.h"
#include "lab/study/words.h"

namespace vendemmia {
namespace study {
namespace {

using charts::escape;

constexpr std::string_view kMethod = R"html(<section id="reading">
<h2>How to read this</h2>
<div class="method">
<p><b>Intervals.</b> Every interval covers the true value in 95 of 100 such studies. Players of one game depend on each other, so intervals count games, not players.</p>
<p><b>Filled and hollow.</b> A filled dot is a clear difference, a ring is not. Many things are compared at once, and one in twenty of them would look different by chance alone. <b>Clear</b> differences are those of which at most one in twenty is expected to be false (the procedure of Benjamini and Hochberg over all rows of a table); <b>doubtful</b> ones have an interval without zero, but do not pass it; <b>few</b> means fewer than 20 cases.</p>
<p><b>Change.</b> So many games in a hundred are won more (or fewer) with it than without it, where like is compared with like: cards among players with as many cards of that deck, rows within the same year, structures and workers within games of the same length.</p>
<p><b>Drawn is luck, played is choice.</b> Which card comes from a deck is chance, so the change with a drawn card is what the card is worth to this player. Cards are played when they fit, rows, structures and workers are chosen, and without the extended board structure cards are picked in a draft: there the change tells what goes together, not what causes what.</p>
<p><b>Shared victories</b> count for their part. Against the Automa only a win counts.</p>
<p><b>Whose game it is.</b> All seats are played by the same program. A better player may find other cards good: the study tells about the game as this player plays it.</p>
</div>
</section>
)html";

std::string anchor_of(std::size_t i) { return fmt::format("setting-{}", i + 1); }

std::string navigation(const StudyReport& report) {
  std::string text = "<nav aria-label=\"Contents\"><ul>\n";
  if (report.settings.size() > 1) text += "<li><a href=\"#overview\">Side by side</a></li>\n";
  for (std::size_t i = 0; i < report.settings.size(); ++i)
    text += fmt::format("<li><a href=\"#{}\">{}</a></li>\n", anchor_of(i),
                        escape(name_of(report.settings[i].setting)));
  return text + "<li><a href=\"#reading\">How to read this</a></li>\n</ul></nav>\n";
}

// One value of every setting.
template <class Pick>
std::string side_by_side(const StudyReport& report, const std::string& title, Format format,
                         const Pick& pick) {
  charts::Dots chart{title, {}, format, std::nullopt, ""};
  for (const SettingReport& one : report.settings) {
    const Estimate estimate = pick(one);
    chart.dots.push_back({fmt::format("{}p {}", one.setting.players, modules_word(one.setting.modules)),
                          estimate.value, estimate.low, estimate.high, true});
    if (one.setting.modules == kAllModules)
      chart.dots.back().label = fmt::format("{}p Tuscany", one.setting.players);
    if (one.setting.modules == 0) chart.dots.back().label = fmt::format("{}p base", one.setting.players);
  }
  return fmt::format("<figure><figcaption><b>{}</b></figcaption>\n{}</figure>\n", escape(title),
                     charts::svg_of(chart));
}

std::string overview(const StudyReport& report) {
  if (report.settings.size() < 2) return "";
  return "<section id=\"overview\">\n<h2>Side by side</h2>\n<div class=\"beside\">\n" +
         side_by_side(report, "Years to the end", decimal,
                      [](const SettingReport& one) { return one.years; }) +
         side_by_side(report, "VP of the winner", decimal,
                      [](const SettingReport& one) { return one.winner_vp; }) +
         side_by_side(
             report, "Games won from seat 1", percent,
             [](const SettingReport& one) { return one.seats.empty() ? one.won : one.seats.front().win; }) +
         "</div>\n<h3>The numbers</h3>\n" + overview_table(report.settings) + "</section>\n";
}

}  // namespace
}  // namespace study

std::string html_of(const StudyReport& report) {
  using namespace study;
  u64 games = 0;
  for (const SettingReport& one : report.settings) games += one.games;
  const std::string title = fmt::format("What {} games tell", thousands(games));
  std::string page = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>Vendemmia: {}</title>\n<style>{}</style>\n</head>\n<body>\n{}\n",
      escape(title), kPageStyle, kDefinitions);
  page += fmt::format(
      "<header class=\"mast\">{}<div><h1>{}</h1>\n<p>Every seat played by <b>{}</b>{}. Seed {}, rules "
      "{}.</p></div></header>\n",
      kLandscape, escape(title), escape(report.bot),
      report.variants.empty() ? "" : ", with " + escape(report.variants), report.seed, kRulesVersion);
  page += navigation(report) + "<main>\n" + overview(report);
  for (std::size_t i = 0; i < report.settings.size(); ++i)
    page += setting_section(report.settings[i], anchor_of(i));
  page += fmt::format(
      "{}</main>\n<footer><p>Made by <code>{}</code>{}</p></footer>\n<script>{}</script>\n</body>\n</html>\n",
      kMethod, escape(report.command),
      report.missing == 0 ? "" : fmt::format(", {} of whose games are missing", thousands(report.missing)),
      kPageScript);
  return page;
}

}  // namespace vendemmia
