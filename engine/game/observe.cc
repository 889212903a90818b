#include "engine/game/observe.h"

#include "engine/catalog/programs.h"
#include "engine/game/card_places.h"
#include "engine/game/draft.h"
#include "engine/game/frames.h"
#include "engine/game/oracle.h"

namespace vendemmia {
namespace {

void hide_draw_piles(State& s) {
  for (Pile& pile : s.decks) {
    for (unsigned i = 0; i < pile.size; ++i) pile.cards[i] = 0;
  }
  for (unsigned i = 0; i < s.solo.left; ++i) s.solo.cards[i] = 0;
}

void hide_hands(State& s, Seat seat) {
  const bool seated = seat < s.options.players;
  CardSet elsewhere[kDecks] = {};
  for (unsigned other = 0; other < s.options.players; ++other) {
    if (other == seat) continue;
    Player& p = s.players[other];
    for (unsigned deck = 0; deck < kDecks; ++deck) {
      elsewhere[deck] |= p.hand[deck];
      CardSet known = seated ? s.players[seat].knows[deck] : CardSet{0};
      if (static_cast<Deck>(deck) == Deck::Order) known |= orders_being_filled(s, static_cast<Seat>(other));
      p.hand[deck] &= known;
      p.knows[deck] = 0;
    }
  }
  if (!seated) return;
  // What was known of a card that has left the other hands since then says nothing.
  for (unsigned deck = 0; deck < kDecks; ++deck) s.players[seat].knows[deck] &= elsewhere[deck];
}

// private until all have chosen.
void hide_parents(State& s, Seat seat) {
  if (!s.parents_hidden) return;
  for (unsigned other = 0; other < s.options.players; ++other) {
    if (other == seat) continue;
    Player& p = s.players[other];
    p.mama = p.papa = kHiddenParent;
    p.dealt_mamas.fill(kHiddenParent);
    p.dealt_papas.fill(kHiddenParent);
  }
}

Seat holder_of(const State& s, Visitor visitor) {
  const auto deck = static_cast<unsigned>(deck_of(visitor));
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    if (contains(s.players[seat].hand[deck], card_of(visitor))) return static_cast<Seat>(seat);
  }
  return kNoSeat;
}

// who has committed how many is public, which cards is not.
void hide_commitments(const State& s, Seat seat, Frame& f) {
  auto known = memory<Op::Importer>(f);
  for (u8& one : known.committed) {
    if (one == 0) continue;
    const Seat holder = holder_of(s, static_cast<Visitor>(one - 1));
    if (holder != seat) one = hidden_commitment_of(holder);
  }
  remember<Op::Importer>(f, known);
}

// the type of the card that was given last is public, its face is known to giver and receiver only.
void hide_gift(Seat seat, Frame& f) {
  if (seat == f.seat() || seat == f.owner()) return;
  const unsigned rank = memory<Op::GiveCards>(f).last_rank[0];
  edit<Op::GiveCards>(f)->last_rank[0] = static_cast<u8>(rank & Memory<Op::GiveCards>::kPublic);
}

// whether a vine in hand can be planted is told by what is done, not by being asked.
void hide_possibility(Seat seat, Frame& f, const Frame& part) {
  if (seat != f.seat() && node(part.node).op == Op::Plant) edit<Op::PossibleParts>(f)->last_possible = 0;
}

// how many were drawn is public.
void hide_drawn_cards(Frame& f) {
  if (!oracle_has_drawn(f)) return;
  auto known = memory<Op::OracleDraw>(f);
  for (u8& card : known.drawn) {
    if (card != 0) card = kUnknownCard;
  }
  remember<Op::OracleDraw>(f, known);
}

// Only these remember anything secret.
void hide_memory(const State& s, Seat seat, State& seen) {
  for (unsigned i = 0; i < seen.stack_size; ++i) {
    Frame& f = seen.stack[i];
    const Op op = node(f.node).op;
    if (op == Op::Importer) hide_commitments(s, seat, f);
    if (op == Op::GiveCards) hide_gift(seat, f);
    if (op == Op::FillDrawnOrder && seat != f.seat())
      edit<Op::FillDrawnOrder>(f)->order = kUnknownCard;
    if (op == Op::OracleDraw && seat != f.seat()) hide_drawn_cards(f);
    if (op == Op::PossibleParts) hide_possibility(seat, f, seen.stack[i + 1]);
  }
}

}  // namespace

Observation observe(const State& s, Seat seat) {
  Observation o;
  std::memset(static_cast<void*>(&o), 0, sizeof o);
  std::memcpy(static_cast<void*>(&o.seen), &s, sizeof s);
  o.seat = seat;
  for (unsigned one = 0; one < s.options.players; ++one) {
    for (unsigned deck = 0; deck < kDecks; ++deck) {
      o.hand_counts[one][deck] = static_cast<u8>(count_bits(s.players[one].hand[deck]));
    }
  }
  o.seen.rng = Rng(0);
  hide_draw_piles(o.seen);
  hide_hands(o.seen, seat);
  if (drafting(s)) hide_packs(o.seen, seat);
  hide_parents(o.seen, seat);
  hide_memory(s, seat, o.seen);
  return o;
}

}  // namespace vendemmia
