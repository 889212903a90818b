// Effects that address several players: each may, or each chosen one must.
#include "engine/game/changes.h"
#include "engine/game/ops/operations.h"

namespace vendemmia {
namespace {

// --- EachPlayerMay. step 0: a player is to be asked, 1: one has answered, 2: rewards. memory[0]: place
// in the wake-up order, memory[1]: rewards due. -------------------------------------------------------

bool addressed(const Node& n, Seat seat, Seat owner) { return n.b == 0 || seat != owner; }

Step step_each_player_may(Machine& m, Frame& f) {
  const Node& n = node(f.node);
  const auto order = wake_up_order(m.s);  // the chart as it stands; R-75: passed players too
  if (f.step == 1) {
    const bool did = m.result != 0;
    const bool wanted = static_cast<RewardFor>(n.c) == RewardFor::Accepting ? did : !did;
    // only opponents count.
    if (order[f.memory[0]] != f.owner() && wanted) ++f.memory[1];
    ++f.memory[0];
    f.step = 0;
  }
  if (f.step == 0) {
    while (f.memory[0] < order.size() && !addressed(n, order[f.memory[0]], f.owner())) ++f.memory[0];
    if (f.memory[0] < order.size()) {
      f.step = 1;
      push(m.s, first_child(f.node), order[f.memory[0]], f.owner());
      return Step::Pushed;
    }
    f.step = 2;
  }
  if (n.children < 2 || f.memory[1] == 0) return Step::Done;
  --f.memory[1];
  push(m.s, child(f.node, 1), f.owner(), f.owner());
  return Step::Pushed;
}

// --- EachChosenOpponent. step 0: choosing, 1: they act. memory[0]: chosen, memory[1]: next place in the
// wake-up order. --------------------------------------------------------------------------------------

void offers_opponents(const State& s, const Frame& f, Offers& offers) {
  const Node& n = node(f.node);
  const unsigned chosen = count_bits(f.memory[0]);
  const unsigned from = f.memory[0] == 0 ? 0 : highest_bit(f.memory[0]) + 1;  // D-4: ascending
  const bool more = chosen < static_cast<unsigned>(n.a);
  const int need = static_cast<int>((chosen + 1) * n.b);
  const int have = s.players[f.seat()].lira;
  for (unsigned seat = from; seat < s.options.players && more; ++seat) {
    if (seat == f.seat()) continue;
    offers.add(act(ActionKind::Opponent, seat), have >= need ? Reason::Ok : Reason::LiraShort, need, have);
  }
  if (chosen > 0) offers.add(act(ActionKind::Done));
}

Step step_each_chosen_opponent(Machine& m, Frame& f) {
  if (f.step == 0) return Step::Ask;
  const auto order = wake_up_order(m.s);
  while (f.memory[1] < order.size()) {
    const Seat seat = order[f.memory[1]++];
    if (!contains(f.memory[0], seat)) continue;
    push(m.s, first_child(f.node), seat, f.owner());
    return Step::Pushed;
  }
  return Step::Done;
}

void answer_opponents(Machine&, Frame& f, Action action) {
  if (action.kind == ActionKind::Done) {
    f.step = 1;
  } else {
    f.memory[0] = static_cast<u8>(f.memory[0] | (1u << action.a));
  }
}

bool each_chosen_opponent_feasible(const Means& means, NodeRef ref) {
  return means.state->options.players >= 2 && means.lira >= node(ref).b;
}

}  // namespace

// such cards impose no minimum on anybody.
const Operation kEachPlayerMayOperation{step_each_player_may, no_offers, no_answer, always_feasible, nullptr};
const Operation kEachChosenOpponentOperation{step_each_chosen_opponent, offers_opponents, answer_opponents,
                                             each_chosen_opponent_feasible, nullptr};

}  // namespace vendemmia
