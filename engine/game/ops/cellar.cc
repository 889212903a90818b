// Wine that is given up, and wine that ages.
#include "engine/game/changes.h"
#include "engine/game/ops/operations.h"

namespace vendemmia {
namespace {

// --- DiscardWine. memory[0]: result. --------------------------------------------------------------------

Step step_discard_wine(Machine& m, Frame& f) {
  if (f.step != 0) {
    m.result = f.memory[0];
    return Step::Done;
  }
  return has_wine(m.player(f), static_cast<unsigned>(node(f.node).a)) ? Step::Ask : Step::Stuck;
}

void offers_discard_wine(const State& s, const Frame& f, Offers& offers) {
  const int least = node(f.node).a;
  for (unsigned type = 0; type < kWineTypes; ++type) {
    for (unsigned value : Members(s.players[f.seat()].wines[type])) {
      const bool enough = static_cast<int>(value) >= least;
      offers.add(act(ActionKind::DiscardWine, type, value), enough ? Reason::Ok : Reason::ValueTooLow, least,
                 static_cast<int>(value));
    }
  }
}

void answer_discard_wine(Machine& m, Frame& f, Action action) {
  remove_wine(m, f.seat(), static_cast<Wine>(action.a), action.b);
  // strictly above every other wine of every player, the own ones included.
  bool highest = true;
  for (unsigned seat = 0; seat < m.s.options.players; ++seat) {
    if (has_wine(m.s.players[seat], action.b)) highest = false;
  }
  f.memory[0] = highest ? 1 : 0;
  f.step = 1;
}

bool discard_wine_feasible(const Means& means, NodeRef ref) {
  return has_wine(means.player(), static_cast<unsigned>(node(ref).a));
}

// --- AgeWines. R-147: complete passes; at least one wine, even if none can move. -------------------------

Step step_age_wines(Machine& m, Frame& f) {
  Player& p = m.player(f);
  if (!has_wine(p) && static_cast<Gain>(node(f.node).b) == Gain::Only) return Step::Stuck;
  for (int pass = 0; pass < node(f.node).a; ++pass) {
    for (u16& row : p.wines) row = aged_wines(row, p.structures);
  }
  m.events.tell({EventKind::Aged, f.seat()});
  return Step::Done;
}

bool age_wines_feasible(const Means& means, NodeRef ref) {
  return static_cast<Gain>(node(ref).b) == Gain::Welcome || has_wine(means.player());
}

// --- AgeOneWine. R-437: one that can move. memory[0]: wines aged; memory[1], memory[2]: type and new value of the last, which does
// not move again; step 1: no more. -----------------------------------------------------------------------------------

Step step_age_one(Machine& m, Frame& f) {
  const Node& n = node(f.node);
  if (f.step != 0 || f.memory[0] == n.b) return Step::Done;
  return f.memory[0] == 0 || can_age_any(m.player(f)) ? Step::Ask : Step::Done;
}

bool aged_already(const Frame& f, unsigned type, unsigned value) {
  return f.memory[0] != 0 && f.memory[1] == type && f.memory[2] == value;
}

void offers_age_one(const State& s, const Frame& f, Offers& offers) {
  const Player& p = s.players[f.seat()];
  for (unsigned type = 0; type < kWineTypes; ++type) {
    for (unsigned value : Members(p.wines[type])) {
      const bool moves = can_age(p, static_cast<Wine>(type), value) && !aged_already(f, type, value);
      offers.add(act(ActionKind::AgeWine, type, value), moves ? Reason::Ok : Reason::CannotAge);
    }
  }
  if (f.memory[0] != 0) offers.add(act(ActionKind::Done));
}

void answer_age_one(Machine& m, Frame& f, Action action) {
  if (action.kind == ActionKind::Done) {
    f.step = 1;
    return;
  }
  Player& p = m.player(f);
  u8 value = action.b;
  // as far as it goes.
  for (int i = 0; i < node(f.node).a && can_age(p, static_cast<Wine>(action.a), value); ++i, ++value) {
    u16& row = p.wines[action.a];
    row = static_cast<u16>((row & ~(1u << value)) | (2u << value));
  }
  ++f.memory[0];
  f.memory[1] = action.a;
  f.memory[2] = value;
  m.events.tell({EventKind::WineAged, f.seat(), action.a, value});
}

bool age_one_feasible(const Means& means, NodeRef) { return can_age_any(means.player()); }

}  // namespace

const Operation kDiscardWineOperation{step_discard_wine, offers_discard_wine, answer_discard_wine,
                                      discard_wine_feasible, nullptr};
const Operation kAgeWinesOperation{step_age_wines, no_offers, no_answer, age_wines_feasible, nullptr};
const Operation kAgeOneWineOperation{step_age_one, offers_age_one, answer_age_one, age_one_feasible, nullptr};

}  // namespace vendemmia
