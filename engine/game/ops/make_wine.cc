// Making wine from the crush pad.
#include "engine/game/changes.h"
#include "engine/game/ops/operations.h"
#include "engine/game/triggers.h"

namespace vendemmia {
namespace {

Cellaring cellaring_of(NodeRef ref) {
  return parameters<Op::MakeWine>(ref).without_cellars ? Cellaring::AsIfComplete : Cellaring::Built;
}

// one after the other. step 1: no more.
Step step_make_wine(Machine& m, Frame& f) {
  if (f.step == 0 && memory<Op::MakeWine>(f).made < parameters<Op::MakeWine>(f.node).up_to) return Step::Ask;
  m.result = memory<Op::MakeWine>(f).result;
  return Step::Done;
}

struct Maker {
  const Player& p;
  Cellaring cellaring;
  Offers& offers;

  void offer(Wine wine, unsigned red, unsigned second, unsigned white) const {
    const unsigned total = red + second + white;
    const unsigned least = least_token(wine, cellaring);
    Reason reason = Reason::Ok;
    if (space_for_wine(p, wine, total, cellaring) == 0) {
      if (!offers.explaining()) return;
      const bool too_small = cellaring == Cellaring::Built && cellar_top(p.structures) < least;
      //
      reason = total < least ? Reason::ValueTooLow
               : too_small   ? Reason::CellarTooSmall
                             : Reason::NoSpaceInCellar;
    }
    offers.add(act(ActionKind::MakeWine, wine, red, second, white), reason, static_cast<int>(least),
               static_cast<int>(total));
  }
};

// red, white; blush of one each; sparkling of two red and one white.
void offers_make_wine(const State& s, const Frame& f, Offers& offers) {
  const Player& p = s.players[f.seat()];
  const Maker maker{p, cellaring_of(f.node), offers};
  const u16 red = p.grapes[static_cast<unsigned>(Grape::Red)];
  const u16 white = p.grapes[static_cast<unsigned>(Grape::White)];
  // a mixer makes neither, and no type twice.
  const auto told = parameters<Op::MakeWine>(f.node);
  const auto so_far = memory<Op::MakeWine>(f);
  const bool mixer = told.mixed;
  const bool blush_made = mixer && contains(so_far.result, static_cast<unsigned>(Wine::Blush));
  const bool sparkling_made = mixer && contains(so_far.result, static_cast<unsigned>(Wine::Sparkling));
  if (!mixer) {
    for (unsigned r : Members(red)) maker.offer(Wine::Red, r, 0, 0);
    for (unsigned w : Members(white)) maker.offer(Wine::White, 0, 0, w);
  }
  if (red != 0 && white != 0) {
    // Nothing above the cellar's reach needs to be listed unless somebody asks why.
    const unsigned top = maker.cellaring == Cellaring::AsIfComplete ? kTopValue : cellar_top(p.structures);
    if (!blush_made && (top >= least_value(Wine::Blush) || offers.explaining())) {
      for (unsigned r : Members(red)) {
        for (unsigned w : Members(white)) maker.offer(Wine::Blush, r, 0, w);
      }
    }
    if (!sparkling_made && (top >= least_value(Wine::Sparkling) || offers.explaining())) {
      for (unsigned r : Members(red)) {
        if (p.has(StructureCard::Charmat)) {
          for (unsigned w : Members(white)) maker.offer(Wine::Sparkling, r, 0, w);
        }
        for (unsigned second : Members(red & (bit(r) - 1))) {
          for (unsigned w : Members(white)) maker.offer(Wine::Sparkling, r, second, w);
        }
      }
    }
  }
  if (so_far.made >= least_of(s, told.at_least)) offer_decline(s, f, offers);
}

void answer_make_wine(Machine& m, Frame& f, Action action) {
  if (action.kind == ActionKind::Done) {
    f.step = 1;
    return;
  }
  const auto wine = static_cast<Wine>(action.a);
  const unsigned total = 0u + action.b + action.c + action.d;
  const unsigned space = space_for_wine(m.player(f), wine, total, cellaring_of(f.node));
  if (action.b != 0) remove_grape(m, f.seat(), Grape::Red, action.b);
  if (action.c != 0) remove_grape(m, f.seat(), Grape::Red, action.c);
  if (action.d != 0) remove_grape(m, f.seat(), Grape::White, action.d);
  u16& row = m.player(f).wines[action.a];
  row = static_cast<u16>(row | (1u << space));
  ++edit<Op::MakeWine>(f)->made;
  edit<Op::MakeWine>(f)->result = static_cast<u8>(memory<Op::MakeWine>(f).result | (1u << action.a));
  if (wine == Wine::Sparkling)
    edit<Op::MakeWine>(f)->result = static_cast<u8>(memory<Op::MakeWine>(f).result + 16);
  m.events.tell({EventKind::WineMade, f.seat(), action.a, static_cast<u8>(space)});
  fire_wine_triggers(m, f.seat(), wine, space);
}

bool make_wine_feasible(const Means& means, NodeRef ref) {
  const Cellaring cellaring = cellaring_of(ref);
  return parameters<Op::MakeWine>(ref).mixed ? can_make_mixed_wine(means.player(), cellaring)
                                             : can_make_wine(means.player(), cellaring);
}

}  // namespace

const Operation kMakeWineOperation{step_make_wine, offers_make_wine, answer_make_wine, make_wine_feasible,
                                   nullptr};

}  // namespace vendemmia
