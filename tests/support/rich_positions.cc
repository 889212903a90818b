#include "tests/support/rich_positions.h"

#include "engine/game/changes.h"
#include "engine/game/modifiers.h"
#include "engine/game/winery.h"

namespace vendemmia {
namespace {

bool one_in(unsigned n, Rng& rng) { return rng.below(n) == 0; }

u16 random_row(unsigned least, Rng& rng) {
  u64 row = rng.next();
  // From a few tokens to a nearly full row.
  for (unsigned thin = rng.below(4); thin > 0; --thin) row &= rng.next();
  return static_cast<u16>(row & values(least, kTopValue));
}

void random_mat(const State& s, Player& p, Rng& rng) {
  p.lira = static_cast<u16>(rng.below(12));
  p.vp = static_cast<i16>(static_cast<int>(rng.below(12)) + kLeastVp);
  p.residual = rng.below(kMostResidual + 1) & 7u;
  StructureSet built =
      static_cast<StructureSet>(one_in(4, rng) ? 0xFFu & ~(1u << rng.below(6)) : rng.below(256));
  if (one_in(10, rng)) built = kAllStructures;
  if ((built & structures(Structure::LargeCellar)) != 0) {
    built = static_cast<StructureSet>(built | structures(Structure::MediumCellar));
  }
  const StructureSet in_use = p.has(Structure::Yoke) ? structures(Structure::Yoke) : StructureSet{0};
  p.structures = static_cast<StructureSet>(built | in_use);
  for (u16& pad : p.grapes) pad = random_row(1, rng);
  for (unsigned type = 0; type < kWineTypes; ++type) {
    p.wines[type] = random_row(least_value(static_cast<Wine>(type)), rng);
  }
  p.training = 0;
  for (unsigned more = rng.below(kMostRegulars); more > 0 && may_own_more_workers(s, p); --more) ++p.training;
  for (unsigned field = 0; field < kFields; ++field) {
    if (field_empty(p, field) && one_in(4, rng)) p.sold_fields = static_cast<u8>(p.sold_fields | bit(field));
  }
}

void move_top_card(State& s, unsigned deck, Seat to) {
  Pile& pile = s.decks[deck];
  auto top = pile.cards[--pile.size];
  s.players[to].hand[deck] |= bit(top);
  top = 0;
}

// All of it goes to the next player, if there is one.
void exhaust(State& s, unsigned deck, Seat seat) {
  if (is_solo(s)) return;
  Pile& pile = s.decks[deck];
  const auto next = static_cast<Seat>((seat + 1u) % s.options.players);
  while (pile.size > 0) move_top_card(s, deck, next);
  for (; pile.discarded > 0; --pile.discarded) {
    auto last = pile.cards[Pile::kRoom - pile.discarded];
    s.players[next].hand[deck] |= bit(last);
    last = 0;
  }
}

// To the next player, or on the discard pile.
void give_away_hand(State& s, unsigned deck, Seat seat) {
  auto hand = s.players[seat].hand[deck];
  if (is_solo(s)) {
    for (const unsigned card : Members(hand)) {
      lay_on_discard_pile(s, static_cast<Deck>(deck), static_cast<Card>(card));
    }
  } else {
    s.players[(seat + 1u) % s.options.players].hand[deck] |= hand;
  }
  hand = 0;
}

}  // namespace

void make_rich(State& s, Seat seat, Rng& rng) {
  random_mat(s, s.players[seat], rng);
  for (unsigned deck = 0; deck < kDecks; ++deck) {
    if (one_in(4, rng)) give_away_hand(s, deck, seat);
    for (unsigned more = rng.below(6); more > 0 && s.decks[deck].size > 1; --more)
      move_top_card(s, deck, seat);
    if (one_in(5, rng)) exhaust(s, deck, seat);
  }
}

}  // namespace vendemmia
