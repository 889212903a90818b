// What a special worker adds to its placement: on arrival, and after its action.
#include "engine/game/changes.h"
#include "engine/game/ops/operations.h"
#include "engine/game/placement.h"

namespace vendemmia {
namespace {

enum WorkerPhase : u8 { kArriving, kArrived, kActed, kFinished };
using Visiting = Memory<Op::SpecialWorker>;

Placement placement_in(const Frame& f) {
  const auto visit = memory<Op::SpecialWorker>(f);
  return {visit.worker(), visit.target, static_cast<u8>(visit.extras & 0xFu),
          static_cast<u8>(visit.extras >> 4)};
}

void push_action(State& s, Seat seat, const Placement& where) {
  if (where.target == kCart) {
    push(s, board_of(s).cart, seat, seat);
  } else if (where.target == kYoke) {
    push(s, yoke_program(), seat, seat);
  } else if (where.target >= kDestroySpace) {
    push(s, private_program(s.players[seat], where.target), seat, seat);
  } else {
    push_space(s, seat, where);
  }
}

// what comes first must leave the action possible.
bool still_possible(const State& s, const Frame& f, int lira_gone) {
  const Placement where = placement_in(f);
  if (memory<Op::SpecialWorker>(f).marked(Visiting::kArrivalOnly) || where.target >= kCart) return true;
  Means means = means_of(s, f.seat(), f.seat());
  means.lira -= lira_gone;
  means.at = action_of(where.target);
  return action_possible(means, means.at, bonus_lira(s, where));
}

// --- Innkeeper: buys a visitor from somebody on the same action. ------------------------------------

bool stands_on(const State& s, Seat seat, Target place) {
  const Player& p = s.players[seat];
  const auto there = [&](Target at) {
    return place == kCart ? at == kCart : at < kCart && action_of(at) == action_of(place);
  };
  if (there(p.grande) || there(p.special[0]) || there(p.special[1])) return true;
  if (place == kCart) return p.on_cart != 0;
  if (regulars_on_art(p, action_of(place)) != 0) return true;
  for (unsigned i = 0; i < kSpacesPerAction; ++i) {
    if (s.spaces[space_of(action_of(place), i)] == occupant(seat, Worker::Regular)) return true;
  }
  return false;
}

void offer_thefts(const State& s, const Frame& f, Offers& offers) {
  const Target place = memory<Op::SpecialWorker>(f).target;
  if (place > kCart || s.players[f.seat()].lira == 0) return;
  const Reason reason = offers.unfiltered || still_possible(s, f, 1) ? Reason::Ok : Reason::ActionImpossible;
  for (unsigned other = 0; other < s.options.players; ++other) {
    if (other == f.seat() || !stands_on(s, static_cast<Seat>(other), place)) continue;
    for (const Deck deck : {Deck::Summer, Deck::Winter}) {
      if (s.players[other].hand[static_cast<unsigned>(deck)] != 0)
        offers.add(act(ActionKind::Rob, other, deck), reason);
    }
  }
}

void rob(Machine& m, Seat seat, Seat victim, Deck deck) {
  gain_lira(m, seat, -1);
  gain_lira(m, victim, 1);
  const CardSet held = m.s.players[victim].hand[static_cast<unsigned>(deck)];
  unsigned index = m.s.rng.below(count_bits(held));
  for (unsigned card : Members(held)) {
    if (index-- == 0) return give_card(m, victim, seat, deck, static_cast<Card>(card));
  }
}

// --- Professore: calls a regular worker back, but not the only one that a Producer could take (D-20). -

bool possible_without(const State& s, const Frame& f, Target space) {
  State after = s;
  const Events silent = Events::none();
  Machine m{after, silent};
  retrieve_worker(m, f.seat(), Worker::Regular, space);
  return still_possible(after, f, 0);
}

void offer_recalls(const State& s, const Frame& f, Offers& offers) {
  for (unsigned space : Members(recallable_workers(s, f.seat()))) {
    const bool possible = offers.unfiltered || possible_without(s, f, static_cast<Target>(space));
    offers.add(act(ActionKind::Retrieve, Worker::Regular, space),
               possible ? Reason::Ok : Reason::ActionImpossible);
  }
}

// --- Mafioso: the same action once more, from a space without a bonus. --------------------------

NodeRef repeatable(const State& s, Target place) {
  if (place == kCart) return board_of(s).cart;
  if (place == kYoke) return yoke_program();
  if (place == kDestroySpace) return destroy_program();
  if (!is_space(place) || space_facts(s, place).timing != BonusTiming::None) return kNoNode;
  return board_of(s).actions[board_action(place)].effect;
}

// --- Politico: the bonus once more, for 1 lira. ---------------------------------------------------------

NodeRef bonus_to_repeat(const State& s, const Frame& f) {
  if ((memory<Op::SpecialWorker>(f).marks & Visiting::kBonusGained) == 0 || s.players[f.seat()].lira == 0)
    return kNoNode;
  const NodeRef bonus = space_facts(s, memory<Op::SpecialWorker>(f).target).bonus;
  // Who pays for it uses it: without the offer to decline.
  if (node(bonus).op == Op::PlayVisitor)
    return board_of(s).actions[board_action(memory<Op::SpecialWorker>(f).target)].effect;
  return node(bonus).op == Op::May ? first_child(bonus) : bonus;
}

// --- After the action. -------------------------------------------------------------------------------------------------

// What Mafioso or Politico would do again; kNoNode: nothing.
NodeRef encore(const State& s, const Frame& f) {
  if (visiting_worker(f) == Worker::Mafioso) return repeatable(s, memory<Op::SpecialWorker>(f).target);
  return visiting_worker(f) == Worker::Politico ? bonus_to_repeat(s, f) : kNoNode;
}

bool encore_possible(const State& s, const Frame& f) {
  Means means = means_of(s, f.seat(), f.seat());
  means.at = action_of(memory<Op::SpecialWorker>(f).target);
  if (visiting_worker(f) == Worker::Politico) --means.lira;
  return means.lira >= 0 && feasible(means, encore(s, f));
}

// whether the hand alone decides.
bool secret_special_worker(const State& s, const Frame& f) {
  NodeRef effect = kNoNode;
  if (f.step == kActed) {
    effect = encore(s, f);
  } else if (memory<Op::SpecialWorker>(f).target < kCart) {
    effect = board_of(s).actions[action_of(memory<Op::SpecialWorker>(f).target)].effect;
  }
  return effect != kNoNode && hand_decides(s, f.seat(), effect);
}

bool something_follows(const State& s, const Frame& f) {
  if (visiting_worker(f) == Worker::Merchant) {
    if (!memory<Op::SpecialWorker>(f).marked(kDrawsAfter)) return false;
    for (unsigned deck = 0; deck < kDecks; ++deck) {
      if (can_draw(s, static_cast<Deck>(deck))) return true;
    }
    return false;
  }
  return encore(s, f) != kNoNode && (encore_possible(s, f) || secret_special_worker(s, f));
}

// Asked also where it would strand the action, if not being asked would tell the others so.
bool something_precedes(const State& s, const Frame& f) {
  ActionList list;
  Offers offers(list);
  offers.unfiltered = secret_special_worker(s, f);
  if (visiting_worker(f) == Worker::Innkeeper) offer_thefts(s, f, offers);
  if (visiting_worker(f) == Worker::Professore) offer_recalls(s, f, offers);
  return !list.empty();
}

Step step_special_worker(Machine& m, Frame& f) {
  switch (f.step) {
    case kArriving:
      if (something_precedes(m.s, f)) return Step::Ask;
      f.step = kArrived;
      [[fallthrough]];
    case kArrived:
      if (memory<Op::SpecialWorker>(f).marked(Visiting::kArrivalOnly)) return Step::Done;
      f.step = kActed;
      m.result = 0;
      push_action(m.s, f.seat(), placement_in(f));
      return Step::Pushed;
    case kActed:
      if (visiting_worker(f) == Worker::Politico && is_space(memory<Op::SpecialWorker>(f).target) &&
          m.result != 0)
        edit<Op::SpecialWorker>(f)->marks =
            static_cast<u8>(memory<Op::SpecialWorker>(f).marks | Visiting::kBonusGained);
      return something_follows(m.s, f) ? Step::Ask : Step::Done;
    default: return Step::Done;
  }
}

void offers_special_worker(const State& s, const Frame& f, Offers& offers) {
  switch (visiting_worker(f)) {
    case Worker::Innkeeper: offer_thefts(s, f, offers); break;
    case Worker::Professore: offer_recalls(s, f, offers); break;
    case Worker::Merchant:
      for (unsigned deck = 0; deck < kDecks; ++deck) {
        if (can_draw(s, static_cast<Deck>(deck))) offers.add(act(ActionKind::NameDeck, deck));
      }
      break;
    default:
      offers.add(act(ActionKind::Yes),
                 offers.unfiltered || encore_possible(s, f) ? Reason::Ok : Reason::ActionImpossible);
      offers.add(act(ActionKind::No));
      return;
  }
  // no ability is a duty, but a Planner may need the worker that comes back (R-123, D-20).
  const bool may_decline = offers.unfiltered || f.step != kArriving || still_possible(s, f, 0);
  offers.add(act(ActionKind::Done), may_decline ? Reason::Ok : Reason::ActionImpossible);
}

void answer_special_worker(Machine& m, Frame& f, Action action) {
  f.step = static_cast<u8>(f.step + 1);
  switch (action.kind) {
    case ActionKind::Rob: return rob(m, f.seat(), action.a, static_cast<Deck>(action.b));
    case ActionKind::Retrieve: return retrieve_worker(m, f.seat(), Worker::Regular, action.b);
    case ActionKind::NameDeck: draw_card(m, f.seat(), static_cast<Deck>(action.a)); return;
    case ActionKind::Yes: break;
    default: return;
  }
  if (visiting_worker(f) == Worker::Mafioso)
    return push_action(m.s, f.seat(), {Worker::Mafioso, memory<Op::SpecialWorker>(f).target});
  const NodeRef bonus = bonus_to_repeat(m.s, f);
  gain_lira(m, f.seat(), -1);
  push_bonus_again(m.s, f.seat(), memory<Op::SpecialWorker>(f).target, bonus);
}

}  // namespace

void push_visit(State& s, Seat seat, const Placement& where, u8 marks, Visit visit) {
  if (!is_special(where.worker)) {
    if (visit != Visit::ArrivalOnly) push_action(s, seat, where);
    return;
  }
  push(s, flow_node(Op::SpecialWorker), seat, seat);
  Frame& f = s.top();
  if (visit == Visit::ActionOnly) f.step = kArrived;
  const unsigned only = visit == Visit::ArrivalOnly ? Visiting::kArrivalOnly : 0u;
  remember<Op::SpecialWorker>(f, {.kind = static_cast<u8>(where.worker),
                                  .target = where.target,
                                  .extras = packed_extras(where.token, where.bonus),
                                  .marks = static_cast<u8>(marks | only)});
}

const Operation kSpecialWorkerOperation{step_special_worker, offers_special_worker, answer_special_worker,
                                        always_feasible, secret_special_worker};

}  // namespace vendemmia
