// Selling grapes, selling a field, buying one back.
#include "engine/game/changes.h"
#include "engine/game/ops/operations.h"

namespace vendemmia {
namespace {

// --- SellGrapes. Any number, at least one, in ascending order. step 1: no more. ------------------------

Step step_sell_grapes(Machine& m, Frame& f) {
  if (f.step != 0) return Step::Done;
  return memory<Op::SellGrapes>(f).sold == 0 && !has_grape(m.player(f)) ? Step::Stuck : Step::Ask;
}

void offers_sell_grapes(const State& s, const Frame& f, Offers& offers) {
  const unsigned from = memory<Op::SellGrapes>(f).from;
  const u64 below = from < 32 ? bit(from) - 1 : ~u64{0};
  offers.add_each(grape_tokens(s.players[f.seat()]) & ~below,
                  [](unsigned token) { return act(ActionKind::SellGrape, token >> 4, token & 15u); });
  if (memory<Op::SellGrapes>(f).sold != 0) offers.add(act(ActionKind::Done));
}

void answer_sell_grapes(Machine& m, Frame& f, Action action) {
  if (action.kind == ActionKind::Done) {
    f.step = 1;
    return;
  }
  remove_grape(m, f.seat(), static_cast<Grape>(action.a), action.b);
  gain_lira(m, f.seat(), static_cast<int>(grape_price(action.b)));
  ++edit<Op::SellGrapes>(f)->sold;
  edit<Op::SellGrapes>(f)->from = static_cast<u8>((action.a << 4 | action.b) + 1);
}

bool sell_grapes_feasible(const Means& means, NodeRef) { return has_grape(means.player()); }

// --- SellField: owned and without vines. --------------------------------------------------------

Step ask_once(Machine&, Frame& f) { return f.step == 0 ? Step::Ask : Step::Done; }

void offers_sell_field(const State& s, const Frame& f, Offers& offers) {
  const Player& p = s.players[f.seat()];
  if (!offers.explaining()) {
    offers.add_each(empty_fields(p), [](unsigned field) { return act(ActionKind::SellField, field); });
    return;
  }
  for (unsigned field = 0; field < kFields; ++field) {
    const Reason reason = !owns_field(p, field)     ? Reason::FieldSold
                          : p.vines[field] != 0     ? Reason::FieldPlanted
                          : field_covered(p, field) ? Reason::FieldCovered
                                                    : Reason::Ok;
    offers.add(act(ActionKind::SellField, field), reason);
  }
}

void answer_sell_field(Machine& m, Frame& f, Action action) {
  Player& p = m.player(f);
  p.sold_fields = static_cast<u8>(p.sold_fields | (1u << action.a));
  f.step = 1;
  m.events.tell({EventKind::FieldSold, f.seat(), action.a});
  gain_lira(m, f.seat(), static_cast<int>(field_price(action.a)));
}

bool sell_field_feasible(const Means& means, NodeRef) { return empty_fields(means.player()) != 0; }

// --- BuyField. ----------------------------------------------------------------------------------

void offers_buy_field(const State& s, const Frame& f, Offers& offers) {
  const Player& p = s.players[f.seat()];
  for (unsigned field = 0; field < kFields; ++field) {
    const unsigned price = field_price(field);
    const Reason reason = owns_field(p, field) ? Reason::FieldNotSold
                          : p.lira < price     ? Reason::LiraShort
                                               : Reason::Ok;
    offers.add(act(ActionKind::BuyField, field), reason, static_cast<int>(price), p.lira);
  }
}

void answer_buy_field(Machine& m, Frame& f, Action action) {
  gain_lira(m, f.seat(), -static_cast<int>(field_price(action.a)));
  Player& p = m.player(f);
  p.sold_fields = static_cast<u8>(p.sold_fields & ~(1u << action.a));
  f.step = 1;
  m.events.tell({EventKind::FieldBought, f.seat(), action.a});
}

}  // namespace

bool buy_field_feasible(const Means& means, NodeRef) {
  unsigned affordable = 0;
  for (unsigned field = 0; field < kFields; ++field)
    affordable |= (means.lira >= static_cast<int>(field_price(field)) ? 1u : 0u) << field;
  return (means.player().sold_fields & affordable) != 0;
}

namespace {

// --- SellWine: VP by the type, whatever the value. -----------------------------------------------------

void offers_sell_wine(const State& s, const Frame& f, Offers& offers) {
  for (unsigned type = 0; type < kWineTypes; ++type) {
    for (unsigned value : Members(s.players[f.seat()].wines[type]))
      offers.add(act(ActionKind::SellWine, type, value));
  }
}

void answer_sell_wine(Machine& m, Frame& f, Action action) {
  f.step = 1;
  remove_wine(m, f.seat(), static_cast<Wine>(action.a), action.b);
  gain_vp(m, f.seat(), kWineSaleVp[action.a]);
}

bool sell_wine_feasible(const Means& means, NodeRef) { return has_wine(means.player()); }

}  // namespace

const Operation kSellWineOperation{ask_once, offers_sell_wine, answer_sell_wine, sell_wine_feasible, nullptr};
const Operation kSellGrapesOperation{step_sell_grapes, offers_sell_grapes, answer_sell_grapes,
                                     sell_grapes_feasible, nullptr};
const Operation kSellFieldOperation{ask_once, offers_sell_field, answer_sell_field, sell_field_feasible,
                                    nullptr};
const Operation kBuyFieldOperation{ask_once, offers_buy_field, answer_buy_field, buy_field_feasible, nullptr};

}  // namespace vendemmia
