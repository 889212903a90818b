#include "engine/game/lookahead.h"

namespace vendemmia {

bool can_finish(State& s, unsigned floor, Goal goal) {
  const Events silent = Events::none();
  Machine m{s, silent};
  const Step step = run(m, floor);
  if (step == Step::Stuck) return false;
  if (step == Step::Done) return goal.reached == nullptr || goal.reached(s, goal.context);
  ActionList answers;
  Offers offers(answers);
  const RunningOperation& op = operation_of(s.top());
  op.offers(s, s.top(), offers);
  // From the last to the first: "no more" stands last and is the shortest way to an end.
  for (std::size_t i = answers.size(); i-- > 0;) {
    State next = s;
    Machine after{next, silent};
    op.answer(after, next.top(), answers[i]);
    if (can_finish(next, floor, goal)) return true;
  }
  return false;
}

namespace {

// The operation of the one part that would still be due after the answer, if it is only one; otherwise kOps.
unsigned part_still_due(const State& s, unsigned guarded, Action action) {
  const Frame& f = s.stack[guarded];
  const Node& n = node(f.node);
  if (n.children == 0) return static_cast<unsigned>(n.op);
  unsigned begun = parts_begun(f);
  if (guarded + 1u == s.stack_size) begun |= 1u << (action.a - 1u);
  unsigned due = kOps;
  for (unsigned i = 0; i < n.children; ++i) {
    if (contains(begun, i)) continue;
    if (due != kOps) return kOps;
    due = static_cast<unsigned>(node(child(f.node, i)).op);
  }
  return due;
}

}  // namespace

void remove_stranding_answers(const State& s, ActionList& legal, RefusedActions* refused) {
  unsigned floor = 0;
  while (!node(s.stack[floor].node).guarded) ++floor;
  const Events silent = Events::none();
  const RunningOperation& op = operation_of(s.top());
  std::size_t kept = 0;
  for (const Action& action : legal) {
    State next = s;
    Machine m{next, silent};
    op.answer(m, next.top(), action);
    if (can_finish(next, floor)) {
      legal[kept++] = action;
    } else if (refused != nullptr && !refused->full()) {
      refused->push_back(
          {action, {Reason::StrandsLaterPart, static_cast<i16>(part_still_due(s, floor, action))}});
    }
  }
  legal.resize_down(kept);
}

}  // namespace vendemmia
