#include "server/advice_told.h"

#include <algorithm>
#include <cmath>

#include "bots/review/mark.h"
#include "engine/catalog/names.h"
#include "engine/core/sort_stably.h"
#include "protocol/names.h"

namespace vendemmia {
namespace {

u16 thousandths(Millionths share) {
  constexpr int kMillionths = 1000;
  return static_cast<u16>((share + kMillionths / 2) / kMillionths);
}

told::HintAnswer answer_told(const Judgement& judgement) {
  told::HintAnswer answer;
  answer.action = text_of(judgement.action);
  answer.chance = static_cast<u16>(std::lround(1000 * std::clamp(judgement.chance, 0.0f, 1.0f)));
  answer.visits = judgement.visits;
  for (const PlanStep& step : judgement.plan)
    answer.plan.push_back({{step.action}, step.year, wire::SeasonName(name_of(step.season))});
  return answer;
}

}  // namespace

std::vector<told::HintAnswer> advice_told(const std::vector<Judgement>& advice) {
  std::vector<told::HintAnswer> answers;
  for (const Judgement& one : advice) {
    // What was never tried has no chance that means anything.
    if (one.visits > 0) answers.push_back(answer_told(one));
  }
  return answers;
}

told::Coach counsel_told(const Counsel& counsel, CoachLevel level, bool alone) {
  told::Coach told;
  told.answers = advice_told(counsel.best);
  if (level == CoachLevel::Warns && told.answers.size() > 1) told.answers.resize(1);
  for (const WeighedAnswer& one : counsel.answers) {
    if (mark_of(one.cost, alone ? one.vp_cost : 0) < kCoachWarns) continue;
    told::CoachWarning warning;
    warning.action = text_of(one.action);
    warning.cost = thousandths(one.cost);
    if (alone) warning.vp_cost = static_cast<u16>(one.vp_cost);
    told.warnings.push_back(std::move(warning));
  }
  sort_stably(told.warnings, std::ranges::greater{}, &told::CoachWarning::cost);
  return told;
}

told::OrderPlan order_plan_told(const OrderPlan& plan, Card order, u16 year) {
  told::OrderPlan told;
  told.order = wire::OrderId(order_name(order));
  for (const OrderTurn& turn : plan.turns) {
    told::OrderTurn one;
    one.year = turn.year;
    one.season = wire::SeasonName(name_of(turn.season));
    if (turn.worker) one.worker = wire::WorkerName(name_of(*turn.worker));
    for (const Action& deed : turn.deeds) one.answers.push_back({deed});
    one.lira = turn.lira;
    told.turns.push_back(std::move(one));
  }
  for (const MissingWine& one : plan.missing) {
    told.missing.push_back({wire::WineName(name_of(one.type)), one.at_least,
                            wire::Name<told::Lacks>(told::Lacks::values()[static_cast<unsigned>(one.lack)])});
  }
  told.complete = plan.complete;
  told.until = static_cast<u16>(year + kOrderYears - 1);
  return told;
}

}  // namespace vendemmia
