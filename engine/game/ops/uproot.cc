// Uprooting vines to the hand, and switching two vines between fields.
#include "engine/game/changes.h"
#include "engine/game/ops/operations.h"

namespace vendemmia {
namespace {

Card copy_on_field(const Player& p, unsigned field, Vine vine) {
  return static_cast<Card>(lowest_bit(p.vines[field] & cards_of(vine)));
}

// --- Uproot. -------------------------------------------------------------------------------------------

Step step_uproot(Machine& m, Frame& f) {
  const unsigned wanted = parameters<Op::Uproot>(f.node).count;
  if (memory<Op::Uproot>(f).uprooted == wanted) return Step::Done;
  return planted_vines(m.player(f)) + memory<Op::Uproot>(f).uprooted < wanted ? Step::Stuck : Step::Ask;
}

void offers_uproot(const State& s, const Frame& f, Offers& offers) {
  const auto vines = s.players[f.seat()].vines.by_field();
  for (unsigned kind = 0; kind < kVineKinds; ++kind) {
    for (unsigned field = 0; field < kFields; ++field)
      offers.add_if((vines[field] & kCardsOfVine[kind]) != 0, act(ActionKind::Uproot, kind, field));
  }
}

// to the hand; not a planting, and the field's harvested mark stays.
void answer_uproot(Machine& m, Frame& f, Action action) {
  Player& p = m.player(f);
  const Card card = copy_on_field(p, action.b, static_cast<Vine>(action.a));
  take_off_field(p, action.b, card);
  add_known_card(m.s, f.seat(), Deck::Vine, card);
  ++edit<Op::Uproot>(f)->uprooted;
  m.events.tell({EventKind::Uprooted, f.seat(), card, action.b});
}

bool uproot_feasible(const Means& means, NodeRef ref) {
  return planted_vines(means.player()) >= parameters<Op::Uproot>(ref).count;
}

// --- SwitchVines.: both fields must respect their maximum afterwards; structures are not asked. ---

unsigned value_after(const Player& p, unsigned field, Vine leaves, Vine comes) {
  return field_value(p, field) - facts(leaves).value() + facts(comes).value();
}

bool may_switch(const Player& p, Vine a, unsigned at_a, Vine b, unsigned at_b) {
  return value_after(p, at_a, a, b) <= kFieldMaximum[at_a] &&
         value_after(p, at_b, b, a) <= kFieldMaximum[at_b];
}

void offers_switch(const State& s, const Frame& f, Offers& offers) {
  const Player& p = s.players[f.seat()];
  for (unsigned a = 0; a < kVineKinds; ++a) {
    for (unsigned at_a = 0; at_a < kFields; ++at_a) {
      if ((p.vines[at_a] & kCardsOfVine[a]) == 0) continue;
      for (unsigned b = 0; b < kVineKinds; ++b) {
        // The vine on the lower field is named first.
        for (unsigned at_b = at_a + 1; at_b < kFields; ++at_b) {
          if ((p.vines[at_b] & kCardsOfVine[b]) == 0) continue;
          const auto vine_a = static_cast<Vine>(a);
          const auto vine_b = static_cast<Vine>(b);
          const bool fits = may_switch(p, vine_a, at_a, vine_b, at_b);
          const bool first_full = value_after(p, at_a, vine_a, vine_b) > kFieldMaximum[at_a];
          const unsigned total =
              first_full ? value_after(p, at_a, vine_a, vine_b) : value_after(p, at_b, vine_b, vine_a);
          offers.add(act(ActionKind::Switch, a, at_a, b, at_b), fits ? Reason::Ok : Reason::FieldFull,
                     static_cast<int>(total), kFieldMaximum[first_full ? at_a : at_b]);
        }
      }
    }
  }
}

Step step_switch(Machine&, Frame& f) { return f.step == 0 ? Step::Ask : Step::Done; }

void answer_switch(Machine& m, Frame& f, Action action) {
  Player& p = m.player(f);
  const Card a = copy_on_field(p, action.b, static_cast<Vine>(action.a));
  const Card b = copy_on_field(p, action.d, static_cast<Vine>(action.c));
  take_off_field(p, action.b, a);
  take_off_field(p, action.d, b);
  put_on_field(p, action.d, a);
  put_on_field(p, action.b, b);
  f.step = 1;
  m.events.tell({EventKind::Switched, f.seat(), a, action.b, b, action.d});
}

bool switch_feasible(const Means& means, NodeRef) {
  const Player& p = means.player();
  for (unsigned at_a = 0; at_a < kFields; ++at_a) {
    for (unsigned at_b = at_a + 1; at_b < kFields; ++at_b) {
      for (unsigned a : Members(p.vines[at_a])) {
        for (unsigned b : Members(p.vines[at_b])) {
          if (may_switch(p, kVineOfCard[a], at_a, kVineOfCard[b], at_b)) return true;
        }
      }
    }
  }
  return false;
}

}  // namespace

const Operation kUprootOperation{step_uproot, offers_uproot, answer_uproot, uproot_feasible, nullptr};
const Operation kSwitchVinesOperation{step_switch, offers_switch, answer_switch, switch_feasible, nullptr};

}  // namespace vendemmia
