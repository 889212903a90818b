#include "engine/game/draft.h"

#include <algorithm>

#include "engine/game/card_places.h"
#include "engine/game/changes.h"
#include "engine/game/frames.h"
#include "engine/game/phases.h"

namespace vendemmia {
namespace {

constexpr auto kStructureDeck = static_cast<unsigned>(Deck::Structure);

// D-16: clockwise from the first player. The set-up's frame knows who has chosen, and the round.
Memory<Op::Setup> setup_of(const State& s) { return memory<Op::Setup>(s.stack[1]); }
unsigned round_of(const State& s) { return setup_of(s).round; }

bool has_chosen(const State& s, unsigned seat) {
  const unsigned players = s.options.players;
  return (seat + players - s.first_player) % players < setup_of(s).chosen;
}

// Packs go to the right, so the one in front of a player comes from so many seats to the left.
unsigned pack_before(const State& s, unsigned seat, unsigned round) {
  return (seat + round) % s.options.players;
}
unsigned seat_behind(const State& s, unsigned pack, unsigned round) {
  const unsigned players = s.options.players;
  return (pack + players * kDrafted - round) % players;
}

// The packs lie one behind the other where the draw pile will not be needed any more.
using Packs = decltype(Pile::cards)::Plain;
Packs packs_of(const State& s) { return s.decks[kStructureDeck].cards.unpacked(); }
void put_back(State& s, const Packs& packs) { s.decks[kStructureDeck].cards.pack(packs); }

template <class AnyPacks>
auto* pack(AnyPacks& packs, unsigned number) {
  return packs.data() + number * kDrafted;
}

unsigned taken_from(const State& s, unsigned number) {
  return round_of(s) + (has_chosen(s, seat_behind(s, number, round_of(s))) ? 1 : 0);
}

// The rounds in which a seat looks into a pack: the first one, and every `players` later.
unsigned first_look(const State& s, unsigned seat, unsigned number) {
  return (number + s.options.players - seat) % s.options.players;
}
// Whether the seat has seen the pack in this round and taken a card from it.
bool took_in(const State& s, unsigned seat, unsigned round) {
  return round < round_of(s) || (round == round_of(s) && has_chosen(s, seat));
}
// Up to here the cards behind the seat's own are a set of which it does not know who took which.
unsigned end_of_set(const State& s, unsigned look) {
  const unsigned next = look + s.options.players;
  return next <= round_of(s) ? next : kDrafted;
}

// Calls back for each such set with its first card and how many they are.
template <class Call>
void for_each_set(const State& s, Packs& packs, unsigned seat, Call call) {
  for (unsigned number = 0; number < s.options.players; ++number) {
    for (unsigned look = first_look(s, seat, number); took_in(s, seat, look); look += s.options.players) {
      const unsigned end = end_of_set(s, look);
      call(pack(packs, number) + look + 1, end - look - 1);
    }
  }
}

// How many cards at the beginning of the pack the seat has not seen.
unsigned hidden_in(const State& s, unsigned seat, unsigned number) {
  if (seat >= s.options.players) return kDrafted;
  const unsigned look = first_look(s, seat, number);
  return look <= round_of(s) ? look : kDrafted;
}

}  // namespace

bool drafting(const State& s) {
  return s.stack_size == 2 && node(s.stack[1].node).op == Op::Setup &&
         s.stack[1].step == step_of(SetupPhase::Draft);
}

void deal_draft(Machine& m) {
  State& s = m.s;
  Pile& deck = s.decks[kStructureDeck];
  if (is_solo(s)) {
    for (unsigned i = 0; i < kDrafted; ++i) draw_card(m, 0, Deck::Structure);
    deck = Pile{};
    return;
  }
  const unsigned dealt = s.options.players * kDrafted;
  for (unsigned i = dealt; i < deck.size; ++i) deck.cards[i] = 0;
  deck.size = 0;
  Packs packs = packs_of(s);
  for (unsigned i = 0; i < s.options.players; ++i) std::sort(pack(packs, i), pack(packs, i) + kDrafted);
  put_back(s, packs);
}

CardSet cards_to_draft(const State& s, Seat seat) {
  const unsigned number = pack_before(s, seat, round_of(s));
  const Packs packs = packs_of(s);
  CardSet cards = 0;
  for (unsigned i = round_of(s); i < kDrafted; ++i) cards |= bit(pack(packs, number)[i]);
  return cards;
}

void draft_card(Machine& m, Seat seat, Card card) {
  Packs packs = packs_of(m.s);
  Card* left = pack(packs, pack_before(m.s, seat, round_of(m.s))) + round_of(m.s);
  Card* chosen = left;
  while (*chosen != card) ++chosen;
  std::rotate(left, chosen, chosen + 1);
  put_back(m.s, packs);
  m.s.players[seat].hand[kStructureDeck] |= bit(card);
  m.events.tell({.kind = EventKind::Drew,
                 .seat = seat,
                 .a = static_cast<u8>(Deck::Structure),
                 .b = card,
                 .seen_by = static_cast<u8>(bit(seat))});
}

void end_draft(State& s) {
  Packs packs = packs_of(s);
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    for_each_set(s, packs, seat, [&](const Card* cards, unsigned count) {
      if (count == 1) s.players[seat].knows[kStructureDeck] |= bit(*cards);
    });
  }
  s.decks[kStructureDeck] = Pile{};
}

CardSet cards_in_packs(const State& s) {
  const Packs packs = packs_of(s);
  CardSet cards = 0;
  for (unsigned number = 0; number < s.options.players && drafting(s); ++number) {
    for (unsigned i = taken_from(s, number); i < kDrafted; ++i) cards |= bit(pack(packs, number)[i]);
  }
  return cards;
}

void hide_packs(State& s, Seat seat) {
  Packs packs = packs_of(s);
  for (unsigned number = 0; number < s.options.players; ++number) {
    std::fill_n(pack(packs, number), hidden_in(s, seat, number), Card{0});
  }
  if (seat < s.options.players)
    for_each_set(s, packs, seat, [](Card* cards, unsigned count) { std::sort(cards, cards + count); });
  put_back(s, packs);
}

void deal_hidden_packs(State& s, Seat seat, Rng& rng) {
  Packs packs = packs_of(s);
  CardSet unseen = cards_in_game(s.options, Deck::Structure);
  for (unsigned number = 0; number < s.options.players; ++number) {
    for (unsigned i = hidden_in(s, seat, number); i < kDrafted; ++i) unseen &= ~bit(pack(packs, number)[i]);
  }
  FixedVector<Card, Pile::kRoom> rest;
  for (const unsigned card : Members(unseen)) rest.push_back(static_cast<Card>(card));
  shuffle(rest.begin(), static_cast<unsigned>(rest.size()), rng);
  for_each_set(s, packs, seat, [&](Card* cards, unsigned count) { shuffle(cards, count, rng); });
  for (unsigned number = 0; number < s.options.players; ++number) {
    for (unsigned i = 0; i < hidden_in(s, seat, number); ++i) {
      pack(packs, number)[i] = rest.back();
      rest.pop_back();
    }
    std::sort(pack(packs, number) + taken_from(s, number), pack(packs, number) + kDrafted);
    for (unsigned round = 0; round < taken_from(s, number); ++round)
      s.players[seat_behind(s, number, round)].hand[kStructureDeck] |= bit(pack(packs, number)[round]);
  }
  put_back(s, packs);
}

}  // namespace vendemmia
