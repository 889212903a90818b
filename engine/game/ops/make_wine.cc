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

// a mixer makes neither red nor white, and no type twice.
struct Maker {
  const Player& p;
  Cellaring cellaring;
  Parameters<Op::MakeWine> told;
  Memory<Op::MakeWine> so_far;
  bool explaining;
  std::array<unsigned, kWineTypes> least;  // the totals that are needed

  u16 grapes(Grape colour) const { return p.grapes[static_cast<unsigned>(colour)]; }
  bool plain() const { return !told.mixed; }
  // What has no space is left out, unless somebody asks why.
  bool worth_listing(Wine wine) const {
    const auto type = static_cast<unsigned>(wine);
    return !(told.mixed && contains(so_far.result, type)) && (explaining || least[type] != kNoTotal);
  }
};
Maker maker_of(const State& s, const Frame& f, bool explaining) {
  const Player& p = s.players[f.seat()];
  const Cellaring cellaring = cellaring_of(f.node);
  Maker maker{p, cellaring, parameters<Op::MakeWine>(f.node), memory<Op::MakeWine>(f), explaining, {}};
  for (unsigned type = 0; type < kWineTypes; ++type)
    maker.least[type] = least_total(p, static_cast<Wine>(type), cellaring);
  return maker;
}

// red, white; blush of one each; sparkling of two red and one white. Calls back with the wine, the red grapes, highest
// first, and the white ones that may go with them.
template <class Call>
void for_each_wine(const Maker& maker, Call call) {
  const u16 red = maker.grapes(Grape::Red);
  const u16 white = maker.grapes(Grape::White);
  constexpr u16 kNoGrape = 1;  // a set with the value 0 alone
  if (maker.plain()) {
    for (unsigned r : Members(red)) call(Wine::Red, r, 0u, kNoGrape);
    call(Wine::White, 0u, 0u, white);
  }
  if (red == 0 || white == 0) return;
  if (maker.worth_listing(Wine::Blush)) {
    for (unsigned r : Members(red)) call(Wine::Blush, r, 0u, white);
  }
  if (!maker.worth_listing(Wine::Sparkling)) return;
  for (unsigned r : Members(red)) {
    if (maker.p.has(StructureCard::Charmat)) call(Wine::Sparkling, r, 0u, white);
    for (unsigned second : Members(red & (bit(r) - 1))) call(Wine::Sparkling, r, second, white);
  }
}

void explain_wines(const Maker& maker, Offers& offers) {
  for_each_wine(maker, [&](Wine wine, unsigned red, unsigned second, u16 whites) {
    const unsigned least = least_token(wine, maker.cellaring);
    const bool too_small = maker.cellaring == Cellaring::Built && cellar_top(maker.p.structures) < least;
    for (unsigned white : Members(whites)) {
      const unsigned total = red + second + white;
      //
      const Reason reason = total >= maker.least[static_cast<unsigned>(wine)] ? Reason::Ok
                            : total < least                                   ? Reason::ValueTooLow
                            : too_small                                       ? Reason::CellarTooSmall
                                                                              : Reason::NoSpaceInCellar;
      offers.add(act(ActionKind::MakeWine, wine, red, second, white), reason, static_cast<int>(least),
                 static_cast<int>(total));
    }
  });
}

void offer_wines(const Maker& maker, Offers& offers) {
  for_each_wine(maker, [&](Wine wine, unsigned red, unsigned second, u16 whites) {
    const unsigned wanted = maker.least[static_cast<unsigned>(wine)];
    const u64 enough = wanted > red + second ? ~(bit(wanted - red - second) - 1) : ~u64{0};
    offers.add_each(whites & enough,
                    [=](unsigned white) { return act(ActionKind::MakeWine, wine, red, second, white); });
  });
}

void offers_make_wine(const State& s, const Frame& f, Offers& offers) {
  const Maker maker = maker_of(s, f, offers.explaining());
  if (offers.explaining()) {
    explain_wines(maker, offers);
  } else {
    offer_wines(maker, offers);
  }
  if (maker.so_far.made >= least_of(s, maker.told.at_least)) offer_decline(s, f, offers);
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
