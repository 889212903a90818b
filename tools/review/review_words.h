// A review in words: numbers, moments, and the decisions that were worse than good.
#pragma once

#include "bots/review/review.h"
#include "engine/game/journal.h"
#include "text/words.h"

namespace vendemmia {

Speech review_speech(const Options& options, const words::Language& language);

std::string percent_words(Millionths share, const Speech& t);  // "52.3 %"
std::string change_words(Millionths change, const Speech& t);  // "+2.3 %", "0.0 %", with a true minus sign
std::string vp_words(i32 hundredths, const Speech& t);         // "17.4 VP"
std::string vp_change_words(i32 hundredths, const Speech& t);  // "+1.4 VP"
std::string year_words(u16 year, const Speech& t);             // "Year 3"; 0: "Deal and set-up"
std::string when_words(u16 year, Season season, const Speech& t);

// "Mistake: costs 6.1 % and 1.2 VP."
std::string cost_words(const JudgedDecision& decision, bool alone, const Speech& t);
// "3 inaccuracies", ...
std::string count_words(Mark mark, u32 count, const Speech& t);
std::string turn_words(const TurningPoint& turn, bool alone, const Speech& t);

struct ToldDecision {
  const JudgedDecision* decision;  // in the review
  std::string when;
  std::string who;
  std::string given;
  std::string best;
  std::string plan;  // empty: none
};
// Those worse than good, in order.
std::vector<ToldDecision> worse_decisions(const Journal& journal, const Review& review, const Speech& t);

// When each of the turning points was.
std::vector<std::string> turning_moments(const Journal& journal, const Review& review, const Speech& t);

}  // namespace vendemmia
