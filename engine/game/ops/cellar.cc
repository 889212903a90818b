// Wine that is given up, and wine that ages.
#include "engine/game/changes.h"
#include "engine/game/ops/operations.h"

namespace vendemmia {
namespace {

// --- DiscardWine. --------------------------------------------------------------------------------------

Step step_discard_wine(Machine& m, Frame& f) {
  if (f.step != 0) {
    m.result = memory<Op::DiscardWine>(f).was_highest;
    return Step::Done;
  }
  return has_wine(m.player(f), parameters<Op::DiscardWine>(f.node).at_least) ? Step::Ask : Step::Stuck;
}

void offers_discard_wine(const State& s, const Frame& f, Offers& offers) {
  const int least = parameters<Op::DiscardWine>(f.node).at_least;
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
  edit<Op::DiscardWine>(f)->was_highest = highest ? 1 : 0;
  f.step = 1;
}

bool discard_wine_feasible(const Means& means, NodeRef ref) {
  return has_wine(means.player(), parameters<Op::DiscardWine>(ref).at_least);
}

// --- AgeWines. R-147: complete passes; at least one wine, even if none can move. -------------------------

Step step_age_wines(Machine& m, Frame& f) {
  Player& p = m.player(f);
  const auto told = parameters<Op::AgeWines>(f.node);
  if (!has_wine(p) && told.gain == Gain::Only) return Step::Stuck;
  for (unsigned pass = 0; pass < told.times; ++pass) {
    for (u16& row : p.wines) row = aged_wines(row, p.structures);
  }
  m.events.tell({EventKind::Aged, f.seat()});
  return Step::Done;
}

bool age_wines_feasible(const Means& means, NodeRef ref) {
  return parameters<Op::AgeWines>(ref).gain == Gain::Welcome || has_wine(means.player());
}

// --- AgeOneWine. R-437: one that can move; the last one does not move again. step 1: no more. ----------

Step step_age_one(Machine& m, Frame& f) {
  const unsigned aged = memory<Op::AgeOneWine>(f).aged;
  if (f.step != 0 || aged == parameters<Op::AgeOneWine>(f.node).wines) return Step::Done;
  return aged == 0 || can_age_any(m.player(f)) ? Step::Ask : Step::Done;
}

bool aged_already(const Frame& f, unsigned type, unsigned value) {
  const auto last = memory<Op::AgeOneWine>(f);
  return last.aged != 0 && last.type == type && last.value == value;
}

void offers_age_one(const State& s, const Frame& f, Offers& offers) {
  const Player& p = s.players[f.seat()];
  for (unsigned type = 0; type < kWineTypes; ++type) {
    for (unsigned value : Members(p.wines[type])) {
      const bool moves = can_age(p, static_cast<Wine>(type), value) && !aged_already(f, type, value);
      offers.add(act(ActionKind::AgeWine, type, value), moves ? Reason::Ok : Reason::CannotAge);
    }
  }
  if (memory<Op::AgeOneWine>(f).aged != 0) offers.add(act(ActionKind::Done));
}

void answer_age_one(Machine& m, Frame& f, Action action) {
  if (action.kind == ActionKind::Done) {
    f.step = 1;
    return;
  }
  Player& p = m.player(f);
  u8 value = action.b;
  // as far as it goes.
  const unsigned steps = parameters<Op::AgeOneWine>(f.node).steps;
  for (unsigned i = 0; i < steps && can_age(p, static_cast<Wine>(action.a), value); ++i, ++value) {
    u16& row = p.wines[action.a];
    row = static_cast<u16>((row & ~(1u << value)) | (2u << value));
  }
  ++edit<Op::AgeOneWine>(f)->aged;
  edit<Op::AgeOneWine>(f)->type = action.a;
  edit<Op::AgeOneWine>(f)->value = value;
  m.events.tell({EventKind::WineAged, f.seat(), action.a, value});
}

bool age_one_feasible(const Means& means, NodeRef) { return can_age_any(means.player()); }

}  // namespace

const Operation kDiscardWineOperation{step_discard_wine, offers_discard_wine, answer_discard_wine,
                                      discard_wine_feasible, nullptr};
const Operation kAgeWinesOperation{step_age_wines, no_offers, no_answer, age_wines_feasible, nullptr};
const Operation kAgeOneWineOperation{step_age_one, offers_age_one, answer_age_one, age_one_feasible, nullptr};

}  // namespace vendemmia
