#include "engine/game/search.h"

namespace vendemmia {

bool can_finish(State& s, unsigned floor, Reading reading, Goal goal) {
  const Events silent = Events::none();
  Machine m{s, silent};
  const Step step = run(m, floor);
  if (step == Step::Stuck) return false;
  if (step == Step::Done) return goal.reached == nullptr || goal.reached(s, goal.context);
  ActionList answers;
  Offers offers(answers);
  offers.unfiltered = reading == Reading::BruteForce;
  const Operation& op = operation(node(s.top().node).op);
  op.offers(s, s.top(), offers);
  // From the last to the first: "no more" stands last and is the shortest way to an end.
  for (std::size_t i = answers.size(); i-- > 0;) {
    State next = s;
    Machine after{next, silent};
    op.answer(after, next.top(), answers[i]);
    if (can_finish(next, floor, reading, goal)) return true;
  }
  return false;
}

void remove_stranding_answers(const State& s, ActionList& legal, RefusalList* refused) {
  unsigned floor = 0;
  while (!node(s.stack[floor].node).guarded) ++floor;
  const Events silent = Events::none();
  const Operation& op = operation(node(s.top().node).op);
  std::size_t kept = 0;
  for (const Action& action : legal) {
    State next = s;
    Machine m{next, silent};
    op.answer(m, next.top(), action);
    if (can_finish(next, floor, Reading::Fast)) {
      legal[kept++] = action;
    } else if (refused != nullptr && !refused->full()) {
      refused->push_back({action, {Why::StrandsLaterPart}});
    }
  }
  legal.resize_down(kept);
}

}  // namespace vendemmia
