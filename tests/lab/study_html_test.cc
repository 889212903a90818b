#include <algorithm>
#include <cmath>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "lab/charts/charts.h"
#include "lab/charts/svg.h"
#include "lab/study/words.h"
#include "tests/lab/study_support.h"

namespace vendemmia::study {
namespace {

// What is wrong with the nesting of tags or with the text between them; empty: nothing. Style and script are left out.
std::string ill_formed(const std::string& page) {
  std::vector<std::string> open;
  std::size_t at = 0;
  while (at < page.size()) {
    const std::size_t tag = page.find('<', at);
    const std::string text = page.substr(at, tag == std::string::npos ? tag : tag - at);
    const bool raw = !open.empty() && (open.back() == "style" || open.back() == "script");
    if (!raw && text.find('>') != std::string::npos) return "a bare > in: " + text;
    for (std::size_t amp = text.find('&'); !raw && amp != std::string::npos; amp = text.find('&', amp + 1)) {
      const std::string rest = text.substr(amp, 7);
      if (!std::ranges::any_of(std::vector<std::string>{"&amp;", "&lt;", "&gt;", "&quot;", "&#39;"},
                               [&](const std::string& entity) { return rest.starts_with(entity); }))
        return "a bare & in: " + text;
    }
    if (tag == std::string::npos) break;
    const std::size_t end = page.find('>', tag);
    if (end == std::string::npos) return "a tag that does not end";
    const std::string inside = page.substr(tag + 1, end - tag - 1);
    at = end + 1;
    if (inside.find('<') != std::string::npos) return "a tag inside a tag: " + inside;
    if (std::ranges::count(inside, '"') % 2 != 0) return "an open quote: " + inside;
    const std::string name = inside.substr(0, inside.find_first_of(" /\n", 1));
    if (name == "!DOCTYPE" || name == "meta" || inside.ends_with('/')) continue;
    if (inside.starts_with('/')) {
      if (open.empty() || open.back() != inside.substr(1)) return "closes what is not open: " + inside;
      open.pop_back();
    } else {
      open.push_back(name);
      if (name == "style" || name == "script") {
        at = page.find("</" + name + ">", at);
        if (at == std::string::npos) return "an open " + name;
      }
    }
  }
  return open.empty() ? "" : "still open: " + open.back();
}

StudyReport some_report(unsigned players_most) {
  StudyOptions options;
  options.bot = "random";
  options.games = 3;
  options.players = {1, players_most};
  options.modules = {0, kAllModules};
  std::vector<std::string> lines;
  for (u64 number = 0; number < count_of_games(options); ++number)
    lines.push_back(play_study_game(options, number));
  return report_of(options, lines).value();
}

TEST(StudyHtml, TheCheckFindsMistakes) {
  EXPECT_EQ(ill_formed("<p>a &amp; b<br/></p>"), "");
  EXPECT_NE(ill_formed("<p>a & b</p>"), "");
  EXPECT_NE(ill_formed("<p><b>a</p></b>"), "");
  EXPECT_NE(ill_formed("<p>a"), "");
}

TEST(StudyHtml, PagesAreWellFormed) {
  EXPECT_EQ(ill_formed(html_of(some_report(3))), "");
  EXPECT_EQ(ill_formed(html_of(StudyReport{})), "");
  std::vector<GameFacts> games;
  for (unsigned i = 0; i < 60; ++i) games.push_back(won_by(i % 3 == 0 ? 1 : 0, i));
  EXPECT_EQ(ill_formed(html_of(report_on(games))), "");
}

TEST(StudyHtml, NeedsNothingFromElsewhere) {
  const std::string page = html_of(some_report(2));
  EXPECT_EQ(page.find("http"), std::string::npos);
  EXPECT_EQ(page.find("src="), std::string::npos);
  EXPECT_EQ(page.find("@import"), std::string::npos);
}

TEST(StudyHtml, TextsAreEscaped) {
  StudyReport report = some_report(2);
  report.bot = "<script>alert(1)</script> & \"friends\"";
  report.command = report.bot;
  report.settings[0].drawn[0].name = "<b>";
  report.settings[0].drawn[0].hint = "\"&'";
  const std::string page = html_of(report);
  EXPECT_EQ(ill_formed(page), "");
  EXPECT_EQ(page.find("<script>alert"), std::string::npos);
  EXPECT_NE(page.find("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;friends&quot;"), std::string::npos);
}

TEST(StudyHtml, LinksLeadSomewhere) {
  const std::string page = html_of(some_report(2));
  for (std::size_t at = page.find("href=\"#"); at != std::string::npos; at = page.find("href=\"#", at + 1)) {
    const std::size_t begin = at + 7;
    const std::string id = page.substr(begin, page.find('"', begin) - begin);
    EXPECT_NE(page.find("id=\"" + id + "\""), std::string::npos) << id;
  }
}

TEST(StudyHtml, EveryChartHasWords) {
  const std::string page = html_of(some_report(2));
  unsigned charts = 0;
  for (std::size_t at = page.find("<svg class=\"chart\""); at != std::string::npos;
       at = page.find("<svg class=\"chart\"", at + 1)) {
    const std::string tag = page.substr(at, page.find('>', at) - at);
    EXPECT_NE(tag.find("role=\"img\""), std::string::npos);
    EXPECT_NE(tag.find("aria-label=\""), std::string::npos);
    ++charts;
  }
  EXPECT_GT(charts, 20u);
}

TEST(StudyCsv, AllLinesOfAFileHaveAsManyColumns) {
  std::set<std::string> names;
  for (const CsvFile& file : csv_of(some_report(3))) {
    EXPECT_TRUE(names.insert(file.name).second);
    std::istringstream lines(file.text);
    std::string line;
    std::getline(lines, line);
    const auto commas = std::ranges::count(line, ',');
    EXPECT_TRUE(line.starts_with("players,modules,"));
    while (std::getline(lines, line)) {
      EXPECT_EQ(std::ranges::count(line, ','), commas) << file.name << ": " << line;
      EXPECT_EQ(line.find("nan"), std::string::npos) << line;
    }
  }
}

TEST(StudyCsv, Numbers) {
  std::vector<GameFacts> games;
  for (unsigned i = 0; i < 40; ++i) games.push_back(won_by(i % 4 == 0 ? 1 : 0, i));
  const auto files = csv_of(report_on(games));
  const auto seats = std::ranges::find(files, "seats.csv", &CsvFile::name);
  ASSERT_NE(seats, files.end());
  EXPECT_NE(seats->text.find("\n2,none,seat,seat_1,40,0.750,0.598,0.858,0.250,17.50,"), std::string::npos)
      << seats->text;
  const auto years = std::ranges::find(files, "years.csv", &CsvFile::name);
  EXPECT_EQ(years->text, "players,modules,years,count\n2,none,2,40\n");
}

TEST(Charts, ValuesThatDifferByRoundingAlone) {
  charts::Dots chart{"Years", {}, [](double value) { return std::to_string(value); }, std::nullopt, ""};
  chart.dots.push_back({"2p", 3, std::nextafter(3.0, 2.0), std::nextafter(3.0, 4.0)});
  EXPECT_NE(charts::svg_of(chart).find(">3.2"), std::string::npos) << charts::svg_of(chart);
}

TEST(Charts, RoundTicks) {
  EXPECT_EQ(charts::ticks(0, 10, 5), (std::vector<double>{0, 2, 4, 6, 8, 10}));
  EXPECT_EQ(charts::ticks(-3, 3, 3), (std::vector<double>{-2, 0, 2}));
  EXPECT_EQ(charts::ticks(-41, 44, 5), (std::vector<double>{-40, -20, 0, 20, 40}));
  using Names = std::vector<std::string>;
  EXPECT_EQ(charts::tick_names({0.1, 0.2}, percent), (Names{"10 %", "20 %"}));
  EXPECT_EQ(charts::tick_names({0.1, 0.125}, percent), (Names{"10.0 %", "12.5 %"}));
}

TEST(Charts, ShortNumbersAndSafeTexts) {
  EXPECT_EQ(charts::number(2), "2");
  EXPECT_EQ(charts::number(2.25), "2.2");
  EXPECT_EQ(charts::number(-0.01), "0");
  EXPECT_EQ(charts::escape("a<b & \"c\" 'd'>"), "a&lt;b &amp; &quot;c&quot; &#39;d&#39;&gt;");
}

TEST(Charts, UnknownValuesAreLeftOut) {
  const double unknown = std::nan("");
  const std::string svg =
      charts::svg_of(charts::Dots{"Some",
                                  {{"one", 1, unknown, unknown}, {"two", unknown, unknown, unknown}},
                                  charts::number,
                                  1.0,
                                  "here"});
  EXPECT_EQ(svg.find("nan"), std::string::npos);
  EXPECT_EQ(svg.find("inf"), std::string::npos);
  EXPECT_NE(svg.find("two"), std::string::npos);
  EXPECT_EQ(ill_formed(svg), "");
  EXPECT_EQ(ill_formed(charts::svg_of(charts::Dots{"None", {}, charts::number, std::nullopt, ""})), "");
  EXPECT_EQ(ill_formed(charts::svg_of(charts::Histogram{})), "");
  EXPECT_EQ(ill_formed(charts::svg_of(charts::Lines{"None", "", {"a", {}}, {"b", {}}, charts::number})), "");
}

}  // namespace
}  // namespace vendemmia::study
