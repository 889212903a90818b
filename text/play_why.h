// "Why?": what an answer would do, and why another is not possible.
#pragma once

#include "engine/game/door.h"
#include "text/play_render.h"

namespace vendemmia {

// What a legal answer does, what it costs, and the card behind the question.
Lines explain_answer(const State& s, Seat seat, Action action, const Speech& t);

// The reason, and what stands in the way where the reason is that something cannot be carried out.
Lines explain_refusal(const State& s, Seat seat, Action action, const Refusal& refusal, const Speech& t);

// What is not possible now, ordered by reason; without what nobody would try: spaces that this number of
// players does not use, and regular workers beside the spaces.
std::vector<RefusedAction> refusals_by_reason(const State& s);
// The same as lines, numbered r1, r2, ...
Lines refusal_lines(const State& s, Seat seat, const std::vector<RefusedAction>& refusals, const Speech& t);

}  // namespace vendemmia
