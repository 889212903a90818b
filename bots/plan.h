// What a bot expects to do after an answer, in words that a player would use: "harvest field 7, make white wine, fill order 12".
#pragma once

#include "bots/course.h"

namespace vendemmia {

// Deals of the hidden cards that are looked at, numbered from the seed.
inline constexpr std::size_t kPlanWorlds = 15;

// The seat's own further steps after this answer, at most kPlanSteps with the answer itself; each is likely, whatever the hidden cards are. An action
// that is no more than the way to the next step is left out, so the first step may be what the answer itself comes to. Depends only on what the
// seat knows, and names no card that it does not hold now.
std::vector<PlanStep> plan_after(Action answer, const Observation& observation, Evaluation& evaluation,
                                 const ExpectedWay& way, u64 seed);

}  // namespace vendemmia
