#include "tools/review/review_words.h"

#include <cstdlib>

#include <fmt/core.h>

#include "engine/game/door.h"
#include "engine/game/observe.h"
#include "text/words_plan.h"

namespace vendemmia {
namespace {

enum class Signed : u8 { No, Yes };

// With one decimal, rounded away from zero at the half.
std::string tenths_text(i32 value, i32 unit, Signed with_sign, const Speech& t) {
  const i32 tenths = (std::abs(value) * 10 + unit / 2) / unit;
  const char* sign = tenths == 0 ? "" : value < 0 ? "\u2212" : with_sign == Signed::Yes ? "+" : "";
  return fmt::format("{}{}{}{}", sign, tenths / 10, t.say(words::review::decimal), tenths % 10);
}

std::string percent_text(Millionths share, Signed with_sign, const Speech& t) {
  return t.say(words::review::percent{.number = tenths_text(share, kCertain / 100, with_sign, t)});
}
std::string vp_text(i32 hundredths, Signed with_sign, const Speech& t) {
  return t.say(words::review::points{.number = tenths_text(hundredths, 100, with_sign, t)});
}

// As part of a sentence, which has an end of its own.
std::string without_end(std::string sentence) {
  if (sentence.ends_with('.')) sentence.pop_back();
  return sentence;
}

}  // namespace

Speech review_speech(const Options& options, const words::Language& language) {
  return {.names = {}, .language = &language, .extended = (options.modules & kExtendedBoard) != 0};
}

std::string percent_words(Millionths share, const Speech& t) { return percent_text(share, Signed::No, t); }
std::string change_words(Millionths change, const Speech& t) { return percent_text(change, Signed::Yes, t); }
std::string vp_words(i32 hundredths, const Speech& t) { return vp_text(hundredths, Signed::No, t); }
std::string vp_change_words(i32 hundredths, const Speech& t) { return vp_text(hundredths, Signed::Yes, t); }

std::string year_words(u16 year, const Speech& t) {
  return year == 0 ? t.say(words::review::deal) : t.say(words::review::year{.year = year});
}

std::string when_words(u16 year, Season season, const Speech& t) {
  if (year == 0) return t.say(words::review::set_up);
  return t.say(words::text_mode::year_season{.year = year, .season = season_name(season, t)});
}

std::string cost_words(const JudgedDecision& decision, bool alone, const Speech& t) {
  const auto mark = static_cast<unsigned>(decision.mark());
  return t.say(
      words::review::cost{.mark = t.look("review.marks.", kMarkNames[mark]),
                          .chance = percent_words(decision.cost(), t),
                          .vp = alone && decision.vp_cost() > 0 ? vp_words(decision.vp_cost(), t) : ""});
}

std::string count_words(Mark mark, u32 count, const Speech& t) {
  namespace counts = words::review::counts;
  switch (mark) {
    case Mark::Good: return t.say(counts::good{.count = count});
    case Mark::Inaccuracy: return t.say(counts::inaccuracy{.count = count});
    case Mark::Mistake: return t.say(counts::mistake{.count = count});
    case Mark::Blunder: break;
  }
  return t.say(counts::blunder{.count = count});
}

std::string turn_words(const TurningPoint& turn, bool alone, const Speech& t) {
  namespace say_review = words::review;
  const std::string who = name_of(turn.seat, t);
  const std::string change = change_words(turn.change, t);
  if (turn.choice) return t.say(say_review::by_choice{.player = who, .change = change});
  if (alone) return t.say(say_review::by_chance_alone{.player = who, .change = change});
  return t.say(say_review::by_chance{.player = who, .change = change});
}

std::vector<ToldDecision> worse_decisions(const Journal& journal, const Review& review, const Speech& t) {
  std::vector<ToldDecision> list;
  State s = first_position(journal);
  std::size_t at = 0;
  for (const JudgedDecision& one : review.game.decisions) {
    if (one.mark() == Mark::Good) continue;
    for (; at < one.at; ++at) replay_step(journal, at, s);
    const State seen = observe(s, one.seat).seen;
    list.push_back({.decision = &one,
                    .when = when_words(one.year, one.season, t),
                    .who = name_of(one.seat, t),
                    .given = without_end(describe(seen, one.seat, one.given, t)),
                    .best = without_end(describe(seen, one.seat, one.judged.best, t)),
                    .plan = plan_words(seen, one.seat, one.judged.plan, t)});
  }
  return list;
}

std::vector<std::string> turning_moments(const Journal& journal, const Review& review, const Speech& t) {
  std::vector<std::string> list;
  State s = first_position(journal);
  std::size_t at = 0;
  for (const TurningPoint& turn : review.turning_points) {
    // A choice is where it was made; chance is where it had done its work.
    const std::size_t there = turn.choice ? turn.from : turn.at;
    if (there < at) {
      s = first_position(journal);
      at = 0;
    }
    for (; at < there; ++at) replay_step(journal, at, s);
    list.push_back(when_words(s.year, s.season, t));
  }
  return list;
}

}  // namespace vendemmia
