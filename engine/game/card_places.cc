#include "engine/game/card_places.h"

#include "engine/catalog/programs.h"
#include "engine/game/frames.h"

namespace vendemmia {
namespace {

constexpr CardSet cards(Visitor a, Visitor b) { return bit(card_of(a)) | bit(card_of(b)); }

// they only pay when another player acts.
constexpr CardSet kNotInSolo[2] = {cards(Visitor::Swindler, Visitor::WeddingParty),
                                   cards(Visitor::Queen, Visitor::Governor)};

constexpr CardSet cards(StructureCard a, StructureCard b) {
  return bit(static_cast<unsigned>(a)) | bit(static_cast<unsigned>(b));
}

CardSet structure_cards_in_game(const Options& options, CardSet all) {
  if ((options.modules & kStructureCards) == 0) return 0;
  if (options.players == 1) all &= ~cards(StructureCard::Academy, StructureCard::Fountain);
  // without the map.
  if ((options.modules & kExtendedBoard) == 0)
    all &= ~cards(StructureCard::Gazebo, StructureCard::BanquetHall);
  return all;
}

}  // namespace

CardSet printed_cards(Deck deck) {
  switch (deck) {
    case Deck::Vine: return bit(kVineCards) - 1;
    case Deck::Summer:
    case Deck::Winter: return bit(visitors_in(deck)) - 1;
    case Deck::Order: return bit(kOrders) - 1;
    case Deck::Structure: return bit(kStructureCardCount) - 1;
  }
  return 0;
}

CardSet cards_in_game(const Options& options, Deck deck) {
  const CardSet all = printed_cards(deck);
  if (deck == Deck::Structure) return structure_cards_in_game(options, all);
  if (options.players > 1) return all;
  if (deck == Deck::Summer) return all & ~kNotInSolo[0];
  return deck == Deck::Winter ? all & ~kNotInSolo[1] : all;
}

CardSet cards_on_fields(const State& s, Deck deck) {
  CardSet cards = 0;
  if (deck == Deck::Structure) {
    for (const Player& p : s.players) cards |= p.built_cards();
  }
  if (deck != Deck::Vine) return cards;
  for (const Player& p : s.players) {
    cards |= p.vines.all();
  }
  return cards;
}

CardSet cards_in_discard_pile(const State& s, Deck deck) {
  const Pile& pile = s.decks[static_cast<unsigned>(deck)];
  CardSet cards = 0;
  for (unsigned i = 0; i < pile.discarded; ++i) cards |= bit(pile.discard_at(i));
  return cards;
}

CardSet cards_being_resolved(const State& s, Deck deck) {
  CardSet cards = 0;
  for (unsigned i = 0; i < s.stack_size; ++i) {
    const Frame& f = s.stack[i];
    const Op op = node(f.node).op;
    if (op == Op::PlayVisitor && visitor_is_running(f)) {
      const Visitor visitor = memory<Op::PlayVisitor>(f).visitor;
      if (deck_of(visitor) == deck) cards |= bit(card_of(visitor));
    }
    if (op == Op::Caravan) {
      const u8 shown = shown_card(f, static_cast<unsigned>(deck));
      if (shown != 0) cards |= bit(shown - 1u);
    }
  }
  return cards;
}

CardSet orders_being_filled(const State& s, Seat seat) {
  CardSet cards = 0;
  for (unsigned i = 0; i < s.stack_size; ++i) {
    const Frame& f = s.stack[i];
    if (node(f.node).op == Op::FillOrder && order_is_chosen(f) && f.seat() == seat)
      cards |= bit(memory<Op::FillOrder>(f).order);
  }
  return cards;
}

}  // namespace vendemmia
