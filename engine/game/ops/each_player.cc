// Effects that address several players: each may, or each chosen one must.
#include "engine/game/changes.h"
#include "engine/game/ops/operations.h"

namespace vendemmia {
namespace {

// --- EachPlayerMay. step 0: a player is to be asked, 1: one has answered, 2: rewards. ------------------

Step step_each_player_may(Machine& m, Frame& f) {
  const auto told = parameters<Op::EachPlayerMay>(f.node);
  const auto order = wake_up_order(m.s);  // the chart as it stands; R-75: passed players too
  if (f.step == 1) {
    const bool did = m.result != 0;
    const bool wanted = told.reward_for == RewardFor::Accepting ? did : !did;
    // only opponents count.
    if (order[memory<Op::EachPlayerMay>(f).place] != f.owner() && wanted)
      ++edit<Op::EachPlayerMay>(f)->rewards;
    ++edit<Op::EachPlayerMay>(f)->place;
    f.step = 0;
  }
  if (f.step == 0) {
    unsigned place = memory<Op::EachPlayerMay>(f).place;
    while (place < order.size() && told.opponents_only && order[place] == f.owner()) ++place;
    edit<Op::EachPlayerMay>(f)->place = static_cast<u8>(place);
    if (place < order.size()) {
      f.step = 1;
      push(m.s, first_child(f.node), order[place], f.owner());
      return Step::Pushed;
    }
    f.step = 2;
  }
  if (node(f.node).children < 2 || memory<Op::EachPlayerMay>(f).rewards == 0) return Step::Done;
  --edit<Op::EachPlayerMay>(f)->rewards;
  push(m.s, child(f.node, 1), f.owner(), f.owner());
  return Step::Pushed;
}

// --- EachChosenOpponent. step 0: choosing, 1: they act. ------------------------------------------------

void offers_opponents(const State& s, const Frame& f, Offers& offers) {
  const auto told = parameters<Op::EachChosenOpponent>(f.node);
  const unsigned chosen = count_bits(memory<Op::EachChosenOpponent>(f).chosen);
  const unsigned from = memory<Op::EachChosenOpponent>(f).chosen == 0
                            ? 0
                            : highest_bit(memory<Op::EachChosenOpponent>(f).chosen) + 1;  // D-4: ascending
  const bool more = chosen < told.most;
  const int need = static_cast<int>((chosen + 1) * told.price);
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
  while (memory<Op::EachChosenOpponent>(f).place < order.size()) {
    const Seat seat = order[edit<Op::EachChosenOpponent>(f)->place++];
    if (!contains(memory<Op::EachChosenOpponent>(f).chosen, seat)) continue;
    push(m.s, first_child(f.node), seat, f.owner());
    return Step::Pushed;
  }
  return Step::Done;
}

void answer_opponents(Machine&, Frame& f, Action action) {
  if (action.kind == ActionKind::Done) {
    f.step = 1;
  } else {
    edit<Op::EachChosenOpponent>(f)->chosen =
        static_cast<u8>(memory<Op::EachChosenOpponent>(f).chosen | (1u << action.a));
  }
}

bool each_chosen_opponent_feasible(const Means& means, NodeRef ref) {
  return means.state->options.players >= 2 && means.lira >= parameters<Op::EachChosenOpponent>(ref).price;
}

}  // namespace

// such cards impose no minimum on anybody.
const Operation kEachPlayerMayOperation{step_each_player_may, no_offers, no_answer, always_feasible, nullptr};
const Operation kEachChosenOpponentOperation{step_each_chosen_opponent, offers_opponents, answer_opponents,
                                             each_chosen_opponent_feasible, nullptr};

}  // namespace vendemmia
