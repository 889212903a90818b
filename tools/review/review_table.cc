#include "tools/review/review_table.h"

#include <algorithm>
#include <span>

#include <fmt/core.h>

#include "tools/review/review_words.h"

namespace vendemmia {
namespace {

namespace say = words::review;
using Row = std::vector<std::string>;

// Letters, not bytes.
std::size_t width_of(const std::string& text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0u) != 0x80u; }));
}

// The first column to the left, the others to the right.
void add_table(std::span<const Row> rows, std::vector<std::string>& lines) {
  std::vector<std::size_t> widths(rows.front().size());
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width_of(row[i]));
  }
  for (const Row& row : rows) {
    std::string line = "  " + row[0] + std::string(widths[0] - width_of(row[0]), ' ');
    for (std::size_t i = 1; i < row.size(); ++i)
      line += std::string(2 + widths[i] - width_of(row[i]), ' ') + row[i];
    lines.push_back(line);
  }
}

Row heading(const std::string& what, bool alone, const Speech& t) {
  Row row{what, t.say(say::luck)};
  if (!alone) row.push_back(t.say(say::gifts));
  row.push_back(t.say(say::skill));
  return row;
}

Row tally_row(const std::string& name, const Tally& tally, bool alone, const Speech& t) {
  Row row{name, change_words(tally.luck, t)};
  if (!alone) row.push_back(change_words(tally.gifts, t));
  row.push_back(change_words(tally.skill, t));
  return row;
}

void add_seat(const SeatReview& seat, bool alone, const Speech& t, std::vector<std::string>& lines) {
  std::string line =
      name_of(seat.seat, t) + ": " + t.say(say::accuracy{.number = percent_words(seat.accuracy, t)});
  for (unsigned mark = 1; mark < kMarks; ++mark)
    line += ", " + count_words(static_cast<Mark>(mark), seat.marks[mark], t);
  lines.push_back(line);

  const YearTally total = seat.total();
  const std::string what = alone ? t.say(say::chance_alone) : t.say(say::chance);
  std::vector<Row> rows{heading(what, alone, t)};
  for (const YearTally& year : seat.years)
    rows.push_back(tally_row(year_words(year.year, t), year.chance, alone, t));
  rows.push_back(tally_row(t.say(say::in_all), total.chance, alone, t));
  add_table(rows, lines);
  const auto sum = [&](const std::string& start, const std::string& luck, const std::string& skill,
                       const std::string& end) {
    lines.push_back(fmt::format("  {} {}, {} {}, {} {}, {} {}", t.say(say::start), start, t.say(say::luck),
                                luck, t.say(say::skill), skill, t.say(say::end), end));
  };
  sum(percent_words(seat.start, t), change_words(total.chance.luck, t), change_words(total.chance.skill, t),
      percent_words(seat.end, t));
  if (alone) {
    lines.push_back("  " + t.say(say::vp) + ":");
    sum(vp_words(seat.start_vp, t), vp_change_words(total.vp.luck, t), vp_change_words(total.vp.skill, t),
        vp_words(seat.end_vp, t));
  }
  lines.emplace_back();
}

void add_decision(const ToldDecision& told, bool alone, const Speech& t, std::vector<std::string>& lines) {
  lines.push_back(fmt::format("  {:>4}. {}. {}: {}", told.decision->at + 1, told.when, told.who, told.given));
  lines.push_back("        " + cost_words(*told.decision, alone, t) + " " +
                  t.say(say::instead{.answer = told.best}) +
                  (told.plan.empty() ? "" : " " + t.say(say::then{.plan = told.plan})));
}

}  // namespace

std::vector<std::string> review_lines(const Journal& journal, const Review& review,
                                      const words::Language& language) {
  const Speech t = review_speech(journal.options, language);
  const bool alone = journal.options.players == 1;
  std::vector<std::string> lines{t.say(say::title), t.say(say::made{.iterations = review.game.iterations,
                                                                    .answers = review.game.answers})};
  if (!review.game.result) lines.push_back(t.say(say::not_over));
  lines.emplace_back();
  for (const SeatReview& seat : review.seats) add_seat(seat, alone, t, lines);

  lines.push_back(t.say(say::turning_points));
  const std::vector<std::string> moments = turning_moments(journal, review, t);
  for (std::size_t i = 0; i < moments.size(); ++i) {
    const TurningPoint& turn = review.turning_points[i];
    lines.push_back(fmt::format("  {:>4}. {}. {}", turn.choice ? turn.at : turn.from, moments[i],
                                turn_words(turn, alone, t)));
  }
  if (moments.empty()) lines.push_back("  " + t.say(say::no_turning_points));
  lines.emplace_back();

  lines.push_back(t.say(say::worse));
  const std::vector<ToldDecision> worse = worse_decisions(journal, review, t);
  for (const ToldDecision& one : worse) add_decision(one, alone, t, lines);
  if (worse.empty()) lines.push_back("  " + t.say(say::none_worse));
  return lines;
}

}  // namespace vendemmia
