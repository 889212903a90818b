#include "lab/learn/gifts.h"

#include "engine/game/winery.h"

namespace vendemmia {
namespace {

void draw(State& s, Player& p, Deck deck) {
  Pile& pile = s.decks[static_cast<unsigned>(deck)];
  if (pile.size == 0) return;
  p.hand[static_cast<unsigned>(deck)] |= bit(pile.cards[--pile.size]);
  pile.cards[pile.size] = 0;
}

}  // namespace

void give_gifts(State& s, Seat seat, Rng& rng) {
  Player& p = s.players[seat];
  const auto sometimes = [&] { return rng.below(2) == 0; };
  if (sometimes()) p.lira = static_cast<u16>(p.lira + rng.below(8));
  if (sometimes()) p.structures |= structures(Structure::MediumCellar);
  if (p.has(Structure::MediumCellar) && sometimes()) p.structures |= structures(Structure::LargeCellar);
  if (sometimes()) p.structures |= structures(Structure::Trellis);
  if (sometimes()) p.structures |= structures(Structure::Irrigation);
  for (unsigned i = rng.below(3); i > 0; --i) draw(s, p, Deck::Order);
  for (unsigned i = rng.below(3); i > 0; --i) draw(s, p, Deck::Vine);
  for (u16& pad : p.grapes) {
    if (sometimes()) pad = static_cast<u16>(pad | 1u << (1 + rng.below(6)));
  }
  const unsigned top = cellar_top(p.structures);
  for (unsigned type = 0; type < kWineTypes; ++type) {
    const unsigned least = least_value(static_cast<Wine>(type));
    if (least > top || rng.below(3) != 0) continue;
    p.wines[type] = static_cast<u16>(p.wines[type] | 1u << (least + rng.below(top - least + 1)));
  }
}

}  // namespace vendemmia
