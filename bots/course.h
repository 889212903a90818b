// One way in which the game could go on after an answer: as the search expects it, and where it expects nothing, as the evaluation likes
// it best for whoever is asked.
#pragma once

#include "bots/bot.h"
#include "bots/evaluation.h"
#include "bots/search/expected_way.h"

namespace vendemmia {

// How many things a plan tells at most, the answer included.
inline constexpr std::size_t kPlanSteps = 4;

struct Course {
  std::vector<Action> answers;  // all seats', the first one included
  // What the asked seat does that is worth telling, after the answer itself. Never a card that it does not hold at the question: what is drawn on
  // the way is nobody's knowledge yet, and what depends on it ends the telling.
  std::vector<PlanStep> steps;
};

// Hidden cards as they could be, the same for the same number.
State imagined_world(const Observation& observation, u64 number);

// Until there is enough to tell, or the next year ends. Precondition: the answer is legal.
Course imagine(State world, Action answer, Evaluation& evaluation, ExpectedWay way);

}  // namespace vendemmia
