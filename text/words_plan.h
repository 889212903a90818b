// What a bot means to do, in words.
#pragma once

#include "bots/bot.h"
#include "text/words.h"

namespace vendemmia {

// "plant Pinot on field 6; in winter harvest field 6, fill order 12 for 3 VP". Empty for no plan.
std::string plan_words(const State& s, Seat seat, const std::vector<PlanStep>& plan, const Speech& t);

}  // namespace vendemmia
