// What stands in the way of an effect: the answers that it would need, each with what is wrong with it.
#pragma once

#include <optional>
#include <vector>

#include "engine/catalog/op.h"
#include "engine/game/reason.h"
#include "engine/game/state.h"

namespace vendemmia {

// What is missing although no single answer is to blame.
enum class Missing : u8 { Vine, Order, Visitor, Grapes, Wine, Vp, Something };

// Either a reason why an answer is refused (without an answer: why a cost cannot be paid), or what is missing.
struct Obstacle {
  NodeRef part = kNoNode;  // of the effect
  std::optional<Action> answer;
  std::optional<Refusal> refusal;
  Missing missing = Missing::Something;  // meaningful without a refusal
};

// Empty unless the answer is refused because its effect cannot be carried out; at most a dozen. Each answer
// is one to the question that the effect would ask, see with_question().
std::vector<Obstacle> obstacles(const State& s, Action refused);

// The position in which the part asks its question.
State with_question(const State& s, NodeRef part);

}  // namespace vendemmia
