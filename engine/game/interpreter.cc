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

Step run(Machine& m, unsigned floor) {
  while (m.s.stack_size > floor) {
    Frame& frame = m.s.top();
    const Step step = operation_of(frame).step(m, frame);
    if (step == Step::Done) pop(m.s);
    if (!m.followups.empty()) {
      push_followups(m);
    } else if (step == Step::Ask || step == Step::Stuck) {
      return step;
    }
  }
  return Step::Done;
}

void list_answers(const State& s, ActionList& legal, RefusedActions* refused) {
  legal.clear();
  Offers offers(legal, refused);
  const Frame& frame = s.top();
  operation_of(frame).offers(s, frame, offers);
  if (s.guards != 0) remove_stranding_answers(s, legal, refused);
}

void advance(State& s, const Events& events, ActionList& next) {
  for (;;) {
    Machine m{s, events};
    const Step step = run(m, 0);
    next.clear();
    if (step == Step::Done) return;
    CHECK(step == Step::Ask);
    list_answers(s, next, nullptr);
    CHECK(!next.empty());
    if (next.size() > 1) return;
    Frame& frame = s.top();
    const Operation& op = operation_of(frame);
    if (op.secret != nullptr && op.secret(s, frame)) return;
    events.tell(
        {.kind = EventKind::Forced, .seat = frame.seat(), .seen_by = static_cast<u8>(bit(frame.seat()))});
    op.answer(m, frame, next[0]);
    if (!m.followups.empty()) push_followups(m);
  }
}

}  // namespace vendemmia
