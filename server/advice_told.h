// Advice as it is told: hints, what the coach thinks, the way to an order.
#pragma once

#include "bots/orders/order_plan.h"
#include "bots/review/judge.h"
#include "protocol/messages_out.h"
#include "server/entry.h"

namespace vendemmia {

std::vector<told::HintAnswer> advice_told(const std::vector<Judgement>& advice);
// Without table, seat and seq. Precondition: Warns or Shows.
told::Coach counsel_told(const Counsel& counsel, CoachLevel level, bool alone);
// `year` is that of the position.
told::OrderPlan order_plan_told(const OrderPlan& plan, Card order, u16 year);

}  // namespace vendemmia
