// Filling a wine order: the order, then a token for each of its icons.
#include "engine/game/changes.h"
#include "engine/game/ops/operations.h"
#include "engine/game/placement.h"
#include "engine/game/triggers.h"

namespace vendemmia {
namespace {

// step 0: which order, 1: which wines.
Step step_fill_order(Machine& m, Frame& f) {
  if (f.step == 0) return Step::Ask;
  const Card card = memory<Op::FillOrder>(f).order;
  const OrderFacts& order = kOrderFacts[card];
  if (memory<Op::FillOrder>(f).served < order.wine_count) return Step::Ask;
  // VP and residual at once, the card face up on its pile.
  m.player(f).hand[static_cast<unsigned>(Deck::Order)] &= ~bit(card);
  lay_on_discard_pile(m.s, Deck::Order, card);
  m.events.tell({EventKind::OrderFilled, f.seat(), card});
  gain_vp(m, f.seat(), order.vp);
  change_residual(m, f.seat(), order.residual);
  fire_triggers(m, f.seat(), Deed::FilledOrder);
  return Step::Done;
}

void offers_orders(const State& s, const Frame& f, Offers& offers) {
  const Player& p = s.players[f.seat()];
  const CardSet orders = p.hand[static_cast<unsigned>(Deck::Order)];
  const CardSet fillable = challenge_of(s).orders ? orders & fillable_orders(p.wines) : 0;
  if (!offers.explaining()) {
    offers.add_each(fillable, [](unsigned card) { return act(ActionKind::FillOrder, card); });
    return;
  }
  for (unsigned card : Members(orders)) {
    const Reason reason = !challenge_of(s).orders    ? Reason::OrdersForbidden
                          : contains(fillable, card) ? Reason::Ok
                                                     : Reason::WinesMissing;
    offers.add(act(ActionKind::FillOrder, card), reason);
  }
}

// R-193, D-5: any suitable token. Where two icons want the same type only the set of tokens matters, so the
// higher icon gets the higher token; what is left must serve the rest.
void offers_wines(const State& s, const Frame& f, Offers& offers) {
  const Player& p = s.players[f.seat()];
  const auto so_far = memory<Op::FillOrder>(f);
  const OrderFacts& order = kOrderFacts[so_far.order];
  const WineAsked& asked = order.wines[so_far.served];
  const auto type = static_cast<unsigned>(asked.type);
  const bool same_type = so_far.served > 0 && order.wines[so_far.served - 1u].type == asked.type;
  for (unsigned value : Members(p.wines[type])) {
    if (same_type && value > so_far.last_value) break;
    auto rows = p.wines;
    rows[type] = static_cast<u16>(rows[type] & (bit(value) - 1));
    const bool enough = value >= asked.at_least;
    const bool rest = can_fill(rows, order, so_far.served + 1u);
    const Reason reason = !enough ? Reason::ValueTooLow : rest ? Reason::Ok : Reason::StrandsLaterPart;
    const int need = reason == Reason::StrandsLaterPart ? static_cast<int>(Op::FillOrder) : asked.at_least;
    offers.add(act(ActionKind::UseWine, type, value), reason, need, static_cast<int>(value));
  }
}

void offers_fill_order(const State& s, const Frame& f, Offers& offers) {
  if (f.step == 0) {
    offers_orders(s, f, offers);
  } else {
    offers_wines(s, f, offers);
  }
}

void answer_fill_order(Machine& m, Frame& f, Action action) {
  if (f.step == 0) {
    f.step = 1;
    edit<Op::FillOrder>(f)->order = action.a;
    return;
  }
  remove_wine(m, f.seat(), static_cast<Wine>(action.a), action.b);
  ++edit<Op::FillOrder>(f)->served;
  edit<Op::FillOrder>(f)->last_value = action.b;
}

bool fill_order_feasible(const Means& means, NodeRef) {
  const bool allowed = challenge_of(*means.state).orders;
  const CardSet orders = means.hand(Deck::Order) & fillable_orders(means.player().wines);
  return allowed & (orders != 0);
}

// --- FillDrawnOrder (Mercado, R-387, R-389). step 1: answered. -----------------------------------------

Step step_fill_drawn(Machine&, Frame& f) { return f.step == 0 ? Step::Ask : Step::Done; }

// whether the worker is still to sell a wine, and the order would take the last one.
bool strands_the_sale(const State& s, const Player& p, unsigned order) {
  const Frame* placement = current_placement(s);
  if (placement == nullptr || !action_to_come(*placement)) return false;
  const ActionId action = board_action(place_of_worker(*placement));
  if (node(board_of(s).actions[action].effect).op != Op::SellWine) return false;
  unsigned wines = 0;
  for (const u16 row : p.wines) wines += count_bits(row);
  return wines <= kOrderFacts[order].wine_count;
}

void offers_fill_drawn(const State& s, const Frame& f, Offers& offers) {
  const Player& p = s.players[f.seat()];
  const unsigned order = memory<Op::FillDrawnOrder>(f).order;
  if (order < kOrders) {
    const bool held = contains(p.hand[static_cast<unsigned>(Deck::Order)], order);
    const bool fits = held && can_fill(p.wines, kOrderFacts[order]);
    const Reason reason = !fits                           ? Reason::WinesMissing
                          : strands_the_sale(s, p, order) ? Reason::StrandsLaterPart
                                                          : Reason::Ok;
    offers.add(act(ActionKind::FillOrder, order), reason, static_cast<int>(Op::SellWine));
  }
  offers.add(act(ActionKind::Done));
}

void answer_fill_drawn(Machine& m, Frame& f, Action action) {
  f.step = 1;
  if (action.kind == ActionKind::Done) return;
  become(m.s, f, board_of(m.s).actions[static_cast<unsigned>(BoardAction::FillOrder)].effect);
  f.step = 1;
  edit<Op::FillOrder>(f)->order = action.a;
}

// whether it can be filled is nobody else's business.
bool secret_fill_drawn(const State&, const Frame&) { return true; }

}  // namespace

const Operation kFillDrawnOrderOperation{step_fill_drawn, offers_fill_drawn, answer_fill_drawn,
                                         always_feasible, secret_fill_drawn};
const Operation kFillOrderOperation{step_fill_order, offers_fill_order, answer_fill_order,
                                    fill_order_feasible, nullptr};

}  // namespace vendemmia
