#include "tests/support/hidden_swaps.h"

#include <array>
#include <utility>
#include <vector>

#include "engine/game/decision.h"
#include "engine/game/interpreter.h"
#include "engine/game/oracle.h"

namespace vendemmia {
namespace {

CardSet swapped_in_set(CardSet set, unsigned a, unsigned b) {
  return contains(set, a) != contains(set, b) ? set ^ (bit(a) | bit(b)) : set;
}

// A draw pile, and where in it each card lies: the cards of all decks are swapped at every decision of many games.
class SwappedPile {
 public:
  explicit SwappedPile(Pile& pile) : pile_(pile) {
    for (unsigned i = 0; i < pile.size; ++i) {
      cards_ |= bit(pile.cards[i]);
      places_[pile.cards[i]] = static_cast<u8>(i);
    }
  }

  bool has(unsigned card) const { return contains(cards_, card); }

  void swap(unsigned a, unsigned b) {
    if (has(a)) pile_.cards[places_[a]] = static_cast<Card>(b);
    if (has(b)) pile_.cards[places_[b]] = static_cast<Card>(a);
    cards_ = swapped_in_set(cards_, a, b);
    std::swap(places_[a], places_[b]);
  }

 private:
  Pile& pile_;
  CardSet cards_ = 0;
  std::array<u8, 64> places_{};
};

// only cards that were shuffled in can be in the draw pile.
bool could_be_swapped(const SwappedPile& pile, CardSet shuffled_in, unsigned a, unsigned b) {
  if (pile.has(a) && !contains(shuffled_in, b)) return false;
  return !pile.has(b) || contains(shuffled_in, a);
}

Seat holder(const State& s, Visitor visitor) {
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    if (contains(s.players[seat].hand[static_cast<unsigned>(deck_of(visitor))], card_of(visitor))) {
      return static_cast<Seat>(seat);
    }
  }
  return kNoSeat;
}

// a commitment follows its card; each seat's are made in ascending order.
void swap_commitments(State& s, Seat watcher, Deck deck, unsigned a, unsigned b) {
  for (unsigned i = 0; i < s.stack_size; ++i) {
    Frame& f = s.stack[i];
    if (node(f.node).op != Op::Importer) continue;
    std::vector<std::pair<Seat, u8>> committed;
    for (const u8 one : memory<Op::Importer>(f).committed) {
      if (one != 0) committed.emplace_back(holder(s, static_cast<Visitor>(one - 1)), one);
    }
    const auto name = [&](unsigned card) {
      return static_cast<u8>(static_cast<u8>(visitor_of(deck, static_cast<Card>(card))) + 1);
    };
    for (auto& one : committed) {
      if (one.first == watcher) continue;
      if (one.second == name(a)) {
        one.second = name(b);
      } else if (one.second == name(b)) {
        one.second = name(a);
      }
    }
    for (std::size_t k = 0; k < committed.size(); ++k) {
      for (std::size_t n = k + 1; n < committed.size() && committed[n].first == committed[k].first; ++n) {
        if (committed[n].second < committed[k].second) std::swap(committed[n].second, committed[k].second);
      }
      edit<Op::Importer>(f)->committed[k] = committed[k].second;
    }
  }
}

// what is remembered of a card just drawn follows the card.
void swap_drawn_cards(State& s, Seat watcher, Deck deck, unsigned a, unsigned b) {
  for (unsigned i = 0; i < s.stack_size; ++i) {
    Frame& f = s.stack[i];
    if (f.seat() == watcher) continue;
    const auto swapped = [a, b](unsigned card) {
      return static_cast<u8>(card == a ? b : card == b ? a : card);
    };
    if (node(f.node).op == Op::FillDrawnOrder && deck == Deck::Order) {
      edit<Op::FillDrawnOrder>(f)->order = swapped(memory<Op::FillDrawnOrder>(f).order);
    } else if (node(f.node).op == Op::OracleDraw && oracle_has_drawn(f) && oracle_deck(f) == deck) {
      auto known = memory<Op::OracleDraw>(f);
      for (u8& one : known.drawn) {
        if (one != 0) one = static_cast<u8>(swapped(one - 1u) + 1);
      }
      remember<Op::OracleDraw>(f, known);
    }
  }
}

void swap_cards(State& s, SwappedPile& pile, Seat watcher, Deck deck, unsigned a, unsigned b) {
  const auto d = static_cast<unsigned>(deck);
  swap_drawn_cards(s, watcher, deck, a, b);
  if (deck == Deck::Summer || deck == Deck::Winter) swap_commitments(s, watcher, deck, a, b);
  for (Player& p : s.players) p.hand[d] = swapped_in_set(p.hand[d], a, b);
  pile.swap(a, b);
}

void swap_parents(State& s, Seat watcher, Rng& rng) {
  if (!s.parents_hidden) return;
  const unsigned players = s.options.players;
  for (unsigned i = 0; i < players; ++i) {
    const unsigned a = rng.below(players);
    const unsigned b = rng.below(players);
    if (a == watcher || b == watcher) continue;
    std::swap(s.players[a].dealt_mamas[rng.below(2)], s.players[b].dealt_mamas[rng.below(2)]);
    std::swap(s.players[a].dealt_papas[rng.below(2)], s.players[b].dealt_papas[rng.below(2)]);
  }
  for (unsigned seat = 0; seat < players; ++seat) {
    Player& p = s.players[seat];
    if (seat == watcher) continue;
    p.mama = p.dealt_mamas[rng.below(2)];
    p.papa = p.dealt_papas[rng.below(2)];
  }
}

// the type of the card given last is public; its face is between giver and receiver.
void forge_gifts(State& s, Seat watcher, Rng& rng) {
  for (unsigned i = 0; i < s.stack_size; ++i) {
    Frame& f = s.stack[i];
    if (node(f.node).op != Op::GiveCards || memory<Op::GiveCards>(f).given == 0) continue;
    if (f.seat() == watcher || f.owner() == watcher) continue;
    const unsigned known = memory<Op::GiveCards>(f).last_rank[0] & Memory<Op::GiveCards>::kPublic;
    edit<Op::GiveCards>(f)->last_rank[0] = static_cast<u8>(known | rng.below(9));
  }
}

}  // namespace

namespace {

bool drafted(const State& s, Deck deck) {
  const Modules modules = s.options.modules;
  return deck == Deck::Structure && (modules & kStructureCards) != 0 && (modules & kExtendedBoard) == 0 &&
         s.year > 0;
}

// the rest of the structure deck, which nobody has seen.
CardSet cards_out_of_the_game(const State& s) {
  CardSet cards = s.shuffled_in[static_cast<unsigned>(Deck::Structure)];
  for (const Player& p : s.players)
    cards &= ~(p.hand[static_cast<unsigned>(Deck::Structure)] | p.built_cards());
  return cards;
}

}  // namespace

CardSet cards_unseen_by(const State& s, Seat seat, Deck deck) {
  const auto d = static_cast<unsigned>(deck);
  // Who has seen what of the packs is told by the tests of the draft.
  if (pending(s).question == Question::DraftCard && deck == Deck::Structure) return 0;
  CardSet unseen = 0;
  for (unsigned i = 0; i < s.decks[d].size; ++i) unseen |= bit(s.decks[d].cards[i]);
  for (unsigned other = 0; other < s.options.players; ++other) {
    if (other != seat) unseen |= s.players[other].hand[d] & ~s.players[seat].knows[d];
  }
  if (drafted(s, deck)) unseen |= cards_out_of_the_game(s);
  // the order that is being filled has been shown.
  if (deck == Deck::Order && pending(s).question == Question::UseWine)
    unseen &= ~bit(memory<Op::FillOrder>(s.top()).order);
  return unseen;
}

void swap_what_is_hidden(State& s, Seat seat, Rng& rng) {
  for (unsigned deck = 0; deck < kDecks; ++deck) {
    std::vector<unsigned> unseen;
    for (unsigned card : Members(cards_unseen_by(s, seat, static_cast<Deck>(deck)))) unseen.push_back(card);
    SwappedPile pile(s.decks[deck]);
    for (std::size_t i = 0; i < unseen.size(); ++i) {
      const unsigned a = unseen[rng.below(static_cast<u32>(unseen.size()))];
      const unsigned b = unseen[rng.below(static_cast<u32>(unseen.size()))];
      if (a != b && could_be_swapped(pile, s.shuffled_in[deck], a, b))
        swap_cards(s, pile, seat, static_cast<Deck>(deck), a, b);
    }
  }
  for (unsigned other = 0; other < s.options.players; ++other) {
    if (other == seat) continue;
    for (unsigned deck = 0; deck < kDecks; ++deck) s.players[other].knows[deck] = rng.next() & rng.next();
  }
  swap_parents(s, seat, rng);
  forge_gifts(s, seat, rng);
  shuffle(s.solo.cards, s.solo.left, rng);
  s.rng = Rng(rng.next());
}

}  // namespace vendemmia
