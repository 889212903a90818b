// Importer: the opponents together may hand over three visitors; otherwise three winter visitors are
// drawn.
#include "engine/game/changes.h"
#include "engine/game/ops/operations.h"
#include "engine/game/oracle.h"

namespace vendemmia {
namespace {

// The frame's seat is the opponent being asked. step 0: begin, 1: how many, 2: which, 3: drawn.
// memory[0]: place in the wake-up order, cards still to be picked << 4; memory[1..3]: visitors committed,
// + 1. No card moves before three are committed.
constexpr unsigned kWanted = 3;

unsigned visitors_held(const Player& p) {
  return count_bits(p.hand[static_cast<unsigned>(Deck::Summer)]) +
         count_bits(p.hand[static_cast<unsigned>(Deck::Winter)]);
}

unsigned committed(const Frame& f) {
  unsigned count = 0;
  for (unsigned i = 1; i <= kWanted; ++i) count += f.memory[i] != 0 ? 1u : 0u;
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
  for (unsigned i = 1; i <= kWanted; ++i) {
    const auto visitor = static_cast<Visitor>(f.memory[i] - 1);
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
  if (f.step == 2 && f.memory[0] >> 4 != 0) return Step::Ask;
  if (f.step == 0 && !opponents_could_give(m.s, f.owner())) {
    if (!can_draw(m.s, Deck::Winter)) return Step::Stuck;
    f.step = 3;
    return draw_cards(m, f.owner(), Deck::Winter, kWanted);
  }
  const auto order = wake_up_order(m.s);
  if (f.step != 0) ++f.memory[0];
  while (committed(f) < kWanted && f.memory[0] < order.size()) {
    if (order[f.memory[0]] == f.owner()) {
      ++f.memory[0];
      continue;
    }
    f.who = static_cast<u8>(order[f.memory[0]] | (f.owner() << 4));
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
  const unsigned picks = f.memory[0] >> 4;
  unsigned from = 0;
  for (unsigned i = 1; i <= kWanted; ++i) {
    if (f.memory[i] == 0) continue;
    const auto visitor = static_cast<Visitor>(f.memory[i] - 1);
    const auto deck = static_cast<unsigned>(deck_of(visitor));
    if (contains(p.hand[deck], card_of(visitor))) from = deck * 64u + card_of(visitor) + 1u;
  }
  ActionList all;
  Offers everything(all);
  offer_hand(s, f.seat(), kVisitorDecks, ActionKind::Give, everything, from);
  for (std::size_t i = 0; i + picks <= all.size(); ++i) offers.add(all[i]);
}

void answer_importer(Machine& m, Frame& f, Action action) {
  if (action.kind == ActionKind::Offer) {
    m.events.tell({EventKind::Offered, f.seat(), action.a});
    f.memory[0] = static_cast<u8>((f.memory[0] & 0xFu) | (static_cast<unsigned>(action.a) << 4));
    f.step = 2;
    return;
  }
  f.memory[1 + committed(f)] =
      static_cast<u8>(static_cast<u8>(visitor_of(static_cast<Deck>(action.a), action.b)) + 1);
  f.memory[0] = static_cast<u8>(f.memory[0] - 16);
}

// with the deck exhausted the offer alone makes the card playable; who is refused then draws nothing.
bool importer_feasible(const Means& means, NodeRef) {
  return can_draw(*means.state, Deck::Winter) || opponents_could_give(*means.state, means.seat);
}

}  // namespace

const Operation kImporterOperation{step_importer, offers_importer, answer_importer, importer_feasible,
                                   nullptr};

}  // namespace vendemmia
