#include "tools/review/review_page.h"

#include <fmt/core.h>

#include "lab/charts/svg.h"
#include "lab/study/page_art.h"
#include "lab/study/page_style.h"
#include "tools/review/review_charts.h"
#include "tools/review/review_page_style.h"

namespace vendemmia {
namespace {

namespace say_page = words::review;
using charts::escape;

std::string page_section(std::string_view anchor, const std::string& title, const std::string& inside) {
  return fmt::format("<section id=\"{}\">\n<h2>{}</h2>\n{}</section>\n", anchor, escape(title), inside);
}

std::string page_figure(const std::string& title, const std::string& text, const std::string& inside) {
  return fmt::format(
      "<figure><figcaption><b>{}</b><span>{}</span></figcaption>\n<div class=\"wide\">{}</div></figure>\n",
      escape(title), escape(text), inside);
}

std::string key_figure(const std::string& name, const std::string& value) {
  return fmt::format("<div><dt>{}</dt><dd>{}</dd></div>", escape(words::with_capital(name)), escape(value));
}

std::string chances_section(const Journal& journal, const Review& review,
                            const std::vector<ToldDecision>& worse, const Speech& t) {
  const bool alone = journal.options.players == 1;
  const std::string text = review.seats.size() == 1
                               ? t.say(say_page::chances_of{.player = name_of(review.seats[0].seat, t)})
                               : t.say(say_page::chances_own);
  const std::string title = alone ? t.say(say_page::chance_alone) : t.say(say_page::chance);
  std::string inside = page_figure(title, text, chances_chart(journal, review, worse, t));
  if (alone)
    inside += "<p></p>" + page_figure(t.say(say_page::vp_title), "", vp_chart(journal, review, worse, t));
  return page_section("chances", t.say(say_page::chances_title), inside);
}

std::string player_figure(const SeatReview& seat, bool alone, const Speech& t) {
  const YearTally total = seat.total();
  std::string counts;
  for (unsigned mark = 1; mark < kMarks; ++mark)
    counts += (counts.empty() ? "" : ", ") + count_words(static_cast<Mark>(mark), seat.marks[mark], t);
  std::string figures = key_figure(t.say(say_page::accuracy_title), percent_words(seat.accuracy, t)) +
                        key_figure(t.say(say_page::start), percent_words(seat.start, t)) +
                        key_figure(t.say(say_page::luck), change_words(total.chance.luck, t));
  if (!alone) figures += key_figure(t.say(say_page::gifts), change_words(total.chance.gifts, t));
  figures += key_figure(t.say(say_page::skill), change_words(total.chance.skill, t)) +
             key_figure(t.say(say_page::end), percent_words(seat.end, t));
  if (alone) {
    figures += key_figure(t.say(say_page::vp) + ", " + t.say(say_page::start), vp_words(seat.start_vp, t)) +
               key_figure(t.say(say_page::luck), vp_change_words(total.vp.luck, t)) +
               key_figure(t.say(say_page::skill), vp_change_words(total.vp.skill, t)) +
               key_figure(t.say(say_page::end), vp_words(seat.end_vp, t));
  }
  return fmt::format(
      "<figure><figcaption><b>{}</b><span>{}</span></figcaption>\n<dl class=\"figures\">{}</dl>\n"
      "{}<figcaption><span>{}</span></figcaption></figure>\n",
      escape(name_of(seat.seat, t)), escape(counts), figures, luck_chart(seat, t),
      escape(t.say(say_page::luck_text)));
}

std::string players_section(const Review& review, const Speech& t) {
  std::string inside = "<div class=\"players\">\n";
  for (const SeatReview& seat : review.seats)
    inside += player_figure(seat, review.game.options.players == 1, t);
  return page_section("players", t.say(say_page::seat_title), inside + "</div>\n");
}

std::string turns_section(const Journal& journal, const Review& review,
                          const std::vector<ToldDecision>& worse, const Speech& t) {
  const std::vector<std::string> moments = turning_moments(journal, review, t);
  std::string inside = "<ol class=\"turns\">\n";
  for (std::size_t i = 0; i < moments.size(); ++i) {
    const TurningPoint& turn = review.turning_points[i];
    const std::string text = moments[i] + ". " + turn_words(turn, review.game.options.players == 1, t);
    const bool told = turn.choice && std::ranges::any_of(worse, [&](const ToldDecision& one) {
                        return one.decision->at == turn.from && one.decision->seat == turn.seat;
                      });
    inside += told ? fmt::format("<li><a href=\"#d{}\">{}</a></li>\n", turn.at, escape(text))
                   : fmt::format("<li>{}</li>\n", escape(text));
  }
  if (moments.empty()) {
    return page_section("turns", t.say(say_page::turning_points),
                        fmt::format("<p>{}</p>\n", escape(t.say(say_page::no_turning_points))));
  }
  return page_section("turns", t.say(say_page::turning_points), inside + "</ol>\n");
}

std::string decision_row(const ToldDecision& told, bool alone, const Speech& t) {
  const JudgedDecision& one = *told.decision;
  const std::string_view mark = kMarkNames[static_cast<unsigned>(one.mark())];
  std::string cost = percent_words(one.cost(), t);
  if (alone) cost += "<br>" + escape(vp_words(one.vp_cost(), t));
  return fmt::format(
      "<tr id=\"{}\"><td>{}. {}</td><td>{}</td><td>{}</td><td><p>{}</p>{}</td><td>{}</td>"
      "<td><span class=\"mark {}\">{}</span></td></tr>\n",
      decision_anchor(one), one.at + 1, escape(told.when), escape(told.who), escape(told.given),
      escape(told.best),
      told.plan.empty()
          ? ""
          : fmt::format("<p class=\"then\">{}</p>", escape(t.say(say_page::then{.plan = told.plan}))),
      cost, mark, escape(t.look("review.marks.", mark)));
}

std::string decisions_section(const std::vector<ToldDecision>& worse, bool alone, const Speech& t) {
  if (worse.empty())
    return page_section("decisions", t.say(say_page::worse),
                        fmt::format("<p>{}</p>\n", escape(t.say(say_page::none_worse))));
  std::string rows;
  for (const ToldDecision& one : worse) rows += decision_row(one, alone, t);
  return page_section(
      "decisions", t.say(say_page::worse),
      fmt::format(
          "<div class=\"scroll\"><table class=\"decisions\"><thead><tr><th>{}</th><th>{}</th><th>{}</th>"
          "<th>{}</th><th>{}</th><th></th></tr></thead>\n<tbody>\n{}</tbody></table></div>\n",
          escape(t.say(say_page::when)), escape(t.say(say_page::who)), escape(t.say(say_page::what)),
          escape(t.say(say_page::better)), escape(t.say(say_page::costs)), rows));
}

std::string reading_section(bool alone, const Speech& t) {
  namespace reading = words::review::reading;
  std::string text = fmt::format("<div class=\"reading\">\n<p>{}</p>\n<p>{}", escape(t.say(reading::cost)),
                                 escape(t.say(reading::marks{.inaccuracy = percent_words(kMarkCosts[1], t),
                                                             .mistake = percent_words(kMarkCosts[2], t),
                                                             .blunder = percent_words(kMarkCosts[3], t)})));
  if (alone)
    text += " " + escape(t.say(reading::marks_alone{.inaccuracy = vp_words(kMarkVpCosts[1], t),
                                                    .mistake = vp_words(kMarkVpCosts[2], t),
                                                    .blunder = vp_words(kMarkVpCosts[3], t)}));
  text += fmt::format("</p>\n<p>{}</p>\n<p>{}</p>\n</div>\n", escape(t.say(reading::luck)),
                      escape(t.say(reading::accuracy)));
  return page_section("reading", t.say(say_page::reading_title), text);
}

std::string navigation(const Speech& t) {
  const auto item = [](std::string_view anchor, const std::string& text) {
    return fmt::format("<li><a href=\"#{}\">{}</a></li>\n", anchor, escape(text));
  };
  return "<nav><ul>\n" + item("chances", t.say(say_page::chances_title)) +
         item("players", t.say(say_page::seat_title)) + item("turns", t.say(say_page::turning_points)) +
         item("decisions", t.say(say_page::worse)) + item("reading", t.say(say_page::reading_title)) +
         "</ul></nav>\n";
}

}  // namespace

std::string review_page(const Journal& journal, const Review& review, const words::Language& language) {
  const Speech t = review_speech(journal.options, language);
  const bool alone = journal.options.players == 1;
  const std::vector<ToldDecision> worse = worse_decisions(journal, review, t);
  std::string made =
      t.say(say_page::made{.iterations = review.game.iterations, .answers = review.game.answers});
  if (!review.game.result) made += " " + t.say(say_page::not_over);
  std::string page = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>Vendemmia: {}</title>\n<style>{}{}</style>\n</head>\n<body>\n{}\n",
      language.code(), escape(t.say(say_page::title)), study::kPageStyle, kReviewStyle, study::kDefinitions);
  page += fmt::format("<header class=\"mast\">{}<div><h1>{}</h1>\n<p>{}</p></div></header>\n",
                      study::kLandscape, escape(t.say(say_page::title)), escape(made));
  return page + navigation(t) + "<main>\n" + chances_section(journal, review, worse, t) +
         players_section(review, t) + turns_section(journal, review, worse, t) +
         decisions_section(worse, alone, t) + reading_section(alone, t) + "</main>\n</body>\n</html>\n";
}

}  // namespace vendemmia
