#include "engine/game/interpreter.h"

#include "engine/game/lookahead.h"

namespace vendemmia {

void push_followups(Machine& m) {
  for (std::size_t i = m.followups.size(); i-- > 0;) {
    const Followup one = m.followups[i];
    push(m.s, flow_node(Op::Aside), one.seat, one.seat);
    edit<Op::Aside>(m.s.top())->result = m.result;
    push(m.s, one.node, one.seat, one.seat);
    if (one.drawn != 0) edit<Op::FillDrawnOrder>(m.s.top())->order = one.drawn;
  }
  m.followups.clear();
}

namespace {

// The innermost loops of every game, each part of its callers: a call more for every answer would be felt. The state is the
// machine's own, known to stay the same.
[[gnu::always_inline]] inline Step run_on(Machine& m, State& s, unsigned floor) {
  while (s.stack_size > floor) {
    Frame& frame = s.top();
    const Step step = operation_of(frame).step(m, frame);
    if (step == Step::Done) pop(s);
    if (!m.followups.empty()) {
      push_followups(m);
    } else if (step == Step::Ask || step == Step::Stuck) {
      return step;
    }
  }
  return Step::Done;
}

[[gnu::always_inline]] inline void answer(Machine& m, State& s, const RunningOperation& op, Action action) {
  op.answer(m, s.top(), action);
  if (!m.followups.empty()) push_followups(m);
  m.result = 0;
}

[[gnu::always_inline]] inline void advance_on(Machine& m, State& s, ActionList& next) {
  for (;;) {
    const Step step = run_on(m, s, 0);
    if (step == Step::Done) {
      next.clear();
      return;
    }
    CHECK(step == Step::Ask);
    const Frame& frame = s.top();
    const RunningOperation& op = operation_of(frame);
    list_answers(s, next, nullptr);
    CHECK(!next.empty());
    if (next.size() > 1 || (op.secret != nullptr && op.secret(s, frame))) return;
    tell_forced(m, frame.seat());
    answer(m, s, op, next[0]);
  }
}

}  // namespace

Step run(Machine& m, unsigned floor) { return run_on(m, m.s, floor); }

void list_answers(const State& s, ActionList& legal, RefusedActions* refused) {
  legal.clear();
  Offers offers(legal, refused);
  const Frame& frame = s.top();
  operation_of(frame).offers(s, frame, offers);
  if (s.guards != 0) remove_stranding_answers(s, legal, refused);
}

void advance(State& s, const Events& events, ActionList& next) {
  Machine m{.s = s, .events = events, .passes = true};
  advance_on(m, s, next);
}

void take_answer(State& s, Action action, const Events& events, ActionList& next) {
  Machine m{.s = s, .events = events, .passes = true};
  answer(m, s, operation_of(s.top()), action);
  advance_on(m, s, next);
}

}  // namespace vendemmia
