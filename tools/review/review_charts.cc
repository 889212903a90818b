#include "tools/review/review_charts.h"

#include <algorithm>

#include <fmt/core.h>

#include "lab/charts/charts.h"

namespace vendemmia {
namespace {

using charts::Course;
using charts::CourseLine;

std::string percent_axis(double share) { return fmt::format("{:.0f} %", 100 * share); }
std::string vp_axis(double vp) { return fmt::format("{:.0f}", vp); }
double share_of(Millionths chance) { return static_cast<double>(chance) / kCertain; }
double vp_of(i32 hundredths) { return hundredths / 100.0; }

std::vector<charts::CourseSection> years_of(const Journal& journal, const Speech& t) {
  std::vector<charts::CourseSection> sections;
  State s = first_position(journal);
  u16 year = 0;
  for (std::size_t i = 0; i < journal.actions.size(); ++i) {
    if (s.year != year) sections.push_back({static_cast<double>(i), year_words(s.year, t)});
    year = s.year;
    replay_step(journal, i, s);
  }
  return sections;
}

// One line through what the prospects of these decisions say.
template <class Of>
CourseLine course_line(const ReviewedGame& game, std::string name, Seat of_seat, Of value) {
  CourseLine line{std::move(name), {{0, value(game.start)}}};
  for (const JudgedDecision& one : game.decisions) {
    if (one.seat != of_seat) continue;
    line.points.push_back({static_cast<double>(one.at), value(one.judged.with_best)});
    line.points.push_back({static_cast<double>(one.at) + 1, value(one.judged.with_given)});
  }
  if (game.result) line.points.push_back({static_cast<double>(game.answers), value(*game.result)});
  return line;
}

std::string summary_of(const Course& chart) {
  std::string text;
  for (const CourseLine& line : chart.lines) {
    text += fmt::format("{}: {} \u2192 {}. ", line.name, chart.format(line.points.front().y),
                        chart.format(line.points.back().y));
  }
  return text;
}

charts::CourseSpot spot_of(const ToldDecision& told, std::size_t line, double y, const Speech& t) {
  return {.point = {static_cast<double>(told.decision->at) + 1, y},
          .line = line,
          .link = "#" + decision_anchor(*told.decision),
          .label = fmt::format("{}. {}: {} ({})", told.when, told.who, told.given,
                               change_words(-told.decision->cost(), t))};
}

}  // namespace

std::string decision_anchor(const JudgedDecision& decision) { return fmt::format("d{}", decision.at + 1); }

std::string chances_chart(const Journal& journal, const Review& review,
                          const std::vector<ToldDecision>& worse, const Speech& t) {
  const ReviewedGame& game = review.game;
  Course chart{.title = t.say(words::review::chances_title),
               .summary = {},
               .end = static_cast<double>(game.answers),
               .low = 0,
               .high = 1,
               .format = percent_axis,
               .sections = years_of(journal, t),
               .lines = {},
               .spots = {}};
  const bool of_one = game.seats.size() == 1;
  for (unsigned seat = 0; seat < game.options.players; ++seat) {
    const auto own = static_cast<Seat>(seat);
    const auto chance = [own](const Prospect& prospect) { return share_of(prospect.chances[own]); };
    if (of_one || std::ranges::count(game.seats, own) != 0)
      chart.lines.push_back(course_line(game, name_of(own, t), of_one ? game.seats[0] : own, chance));
  }
  for (const ToldDecision& one : worse) {
    const auto place = std::ranges::find(game.seats, one.decision->seat) - game.seats.begin();
    const std::size_t line = of_one ? one.decision->seat : static_cast<std::size_t>(place);
    chart.spots.push_back(spot_of(one, line, share_of(one.decision->after()), t));
  }
  chart.summary = summary_of(chart);
  return svg_of(chart);
}

std::string vp_chart(const Journal& journal, const Review& review, const std::vector<ToldDecision>& worse,
                     const Speech& t) {
  const ReviewedGame& game = review.game;
  Course chart{.title = t.say(words::review::vp_title),
               .summary = {},
               .end = static_cast<double>(game.answers),
               .low = 0,
               .high = 1,
               .format = vp_axis,
               .sections = years_of(journal, t),
               .lines = {course_line(game, name_of(Seat{0}, t), 0,
                                     [](const Prospect& prospect) { return vp_of(prospect.vp); })},
               .spots = {}};
  for (const charts::CoursePoint& point : chart.lines[0].points) {
    chart.low = std::min(chart.low, point.y);
    chart.high = std::max(chart.high, point.y);
  }
  for (const ToldDecision& one : worse)
    chart.spots.push_back(spot_of(one, 0, vp_of(one.decision->judged.with_given.vp), t));
  chart.summary = summary_of(chart);
  return svg_of(chart);
}

std::string luck_chart(const SeatReview& seat, const Speech& t) {
  charts::Bars chart{.title = t.say(words::review::luck_title{.player = name_of(seat.seat, t)}),
                     .first_name = t.say(words::review::luck),
                     .second_name = t.say(words::review::skill),
                     .rows = {},
                     .format = [&t](double share) { return change_words(millionths(share), t); }};
  for (const YearTally& year : seat.years)
    chart.rows.push_back({year_words(year.year, t), share_of(year.chance.luck), share_of(year.chance.skill)});
  return svg_of(chart);
}

}  // namespace vendemmia
