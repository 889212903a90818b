// Importer: the opponents together may hand over three visitors; otherwise three winter visitors are
// drawn.
#include "engine/game/changes.h"
#include "engine/game/ops/operations.h"
#include "engine/game/oracle.h"

namespace vendemmia {
namespace {

// The frame's seat is the opponent being asked. step 0: begin, 1: how many, 2: which, 3: drawn.
// No card moves before three are committed.
constexpr unsigned kWanted = 3;

unsigned visitors_held(const Player& p) {
  return count_bits(p.hand[static_cast<unsigned>(Deck::Summer)]) +
         count_bits(p.hand[static_cast<unsigned>(Deck::Winter)]);
}

unsigned committed(const Frame& f) {
  unsigned count = 0;
  for (const u8 visitor : memory<Op::Importer>(f).committed) count += visitor != 0 ? 1u : 0u;
  return count;
}

bool opponents_could_give(const State& s, Seat owner) {
  unsigned held = 0;
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    if (seat != owner) held += visitors_held(s.players[seat]);
  }
  return held >= kWanted;
}

void hand_over(Machine& m, Frame& f) {
  for (const u8 one : memory<Op::Importer>(f).committed) {
    const auto visitor = static_cast<Visitor>(one - 1);
    const Deck deck = deck_of(visitor);
    for (unsigned seat = 0; seat < m.s.options.players; ++seat) {
      if (!contains(m.s.players[seat].hand[static_cast<unsigned>(deck)], card_of(visitor))) continue;
      give_card(m, static_cast<Seat>(seat), f.owner(), deck, card_of(visitor));
      break;
    }
  }
}

Step step_importer(Machine& m, Frame& f) {
  if (f.step == 3) return Step::Done;
  if (f.step == 2 && memory<Op::Importer>(f).picks() != 0) return Step::Ask;
  if (f.step == 0 && !opponents_could_give(m.s, f.owner())) {
    if (!can_draw(m.s, Deck::Winter)) return Step::Stuck;
    f.step = 3;
    return draw_cards(m, f.owner(), Deck::Winter, kWanted);
  }
  const auto order = wake_up_order(m.s);
  if (f.step != 0) ++edit<Op::Importer>(f)->place_and_picks;  // there are no picks left
  while (committed(f) < kWanted && memory<Op::Importer>(f).place() < order.size()) {
    const Seat seat = order[memory<Op::Importer>(f).place()];
    if (seat == f.owner()) {
      ++edit<Op::Importer>(f)->place_and_picks;
      continue;
    }
    f.who = static_cast<u8>(seat | (f.owner() << 4));
    f.step = 1;
    return Step::Ask;
  }
  if (committed(f) == kWanted) {
    hand_over(m, f);
    return Step::Done;
  }
  f.step = 3;
  return draw_cards(m, f.owner(), Deck::Winter, kWanted);
}

void offers_importer(const State& s, const Frame& f, Offers& offers) {
  const Player& p = s.players[f.seat()];
  const unsigned missing = kWanted - committed(f);
  if (f.step == 1) {
    const unsigned held = visitors_held(p);
    for (unsigned count = 0; count <= missing; ++count) {
      offers.add(act(ActionKind::Offer, count), count <= held ? Reason::Ok : Reason::TooManyCards);
    }
    return;
  }
  // A set has no order: ascending, and enough must follow.
  const auto so_far = memory<Op::Importer>(f);
  unsigned from = 0;
  for (const u8 one : so_far.committed) {
    if (one == 0) continue;
    const auto visitor = static_cast<Visitor>(one - 1);
    const auto deck = static_cast<unsigned>(deck_of(visitor));
    if (contains(p.hand[deck], card_of(visitor))) from = deck * 64u + card_of(visitor) + 1u;
  }
  ActionList all;
  Offers everything(all);
  offer_hand(s, f.seat(), kVisitorDecks, ActionKind::Give, everything, from);
  for (std::size_t i = 0; i + so_far.picks() <= all.size(); ++i) offers.add(all[i]);
}

void answer_importer(Machine& m, Frame& f, Action action) {
  if (action.kind == ActionKind::Offer) {
    m.events.tell({EventKind::Offered, f.seat(), action.a});
    set_picks(f, action.a);
    f.step = 2;
    return;
  }
  const Visitor visitor = visitor_of(static_cast<Deck>(action.a), action.b);
  edit<Op::Importer>(f)->committed[committed(f)] = static_cast<u8>(static_cast<u8>(visitor) + 1);
  set_picks(f, memory<Op::Importer>(f).picks() - 1);
}

// with the deck exhausted the offer alone makes the card playable; who is refused then draws nothing.
bool importer_feasible(const Means& means, NodeRef) {
  return can_draw(*means.state, Deck::Winter) || opponents_could_give(*means.state, means.seat);
}

}  // namespace

const Operation kImporterOperation{step_importer, offers_importer, answer_importer, importer_feasible,
                                   nullptr};

}  // namespace vendemmia
