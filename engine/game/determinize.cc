// A full state out of an observation: what the seat cannot know is dealt at random.
#include "engine/catalog/programs.h"
#include "engine/core/fixed_vector.h"
#include "engine/game/automa.h"
#include "engine/game/card_places.h"
#include "engine/game/decision.h"
#include "engine/game/draft.h"
#include "engine/game/lookahead.h"
#include "engine/game/observe.h"
#include "engine/game/oracle.h"

namespace vendemmia {
namespace {

using Cards = FixedVector<Card, Pile::kRoom>;

Cards shuffled(CardSet set, Rng& rng) {
  Cards cards;
  for (unsigned card : Members(set)) cards.push_back(static_cast<Card>(card));
  shuffle(cards.begin(), static_cast<unsigned>(cards.size()), rng);
  return cards;
}

CardSet unseen_cards(const State& seen, Deck deck) {
  CardSet visible =
      cards_on_fields(seen, deck) | cards_in_discard_pile(seen, deck) | cards_being_resolved(seen, deck);
  for (const Player& p : seen.players) visible |= p.hand[static_cast<unsigned>(deck)];
  return cards_in_game(seen.options, deck) & ~visible;
}

// an unseen card that was not shuffled into the draw pile must be in somebody's hand; all the ways to
// spread the cards that respect this are equally likely.
void deal_cards(State& s, const Observation& o, Deck deck, Rng& rng) {
  const auto d = static_cast<unsigned>(deck);
  CardSet unseen = unseen_cards(o.seen, deck);
  Pile& pile = s.decks[d];
  const bool drafted = !has_piles(s.options, deck) && pile.size == 0;
  if (drafted) unseen &= s.shuffled_in[d];
  const Cards drawable = shuffled(unseen & s.shuffled_in[d], rng);
  CHECK(drawable.size() >= pile.size);
  for (unsigned i = 0; i < pile.size; ++i) {
    pile.cards[i] = drawable[i];
    unseen &= ~bit(drawable[i]);
  }
  Cards rest = shuffled(unseen, rng);
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    auto hand = s.players[seat].hand[d];
    for (unsigned held = count_bits(hand); held < o.hand_counts[seat][d]; ++held) {
      CHECK(!rest.empty());
      hand |= bit(rest.back());
      rest.pop_back();
    }
  }
  CHECK(rest.empty() || drafted);
}

// --- Parents (R-432) -------------------------------------------------------------------------------

using Dealt = std::array<u8, 2> Player::*;
using Chosen = u8 Player::*;

// Two different ones for each other player, and a choice by those who have chosen.
void deal_parents(State& s, Seat own, unsigned count, Dealt dealt, Chosen chosen, unsigned have_chosen,
                  Rng& rng) {
  CardSet unseen = bit(count) - 1;
  for (const u8 parent : s.players[own].*dealt) unseen &= ~bit(parent);
  Cards rest = shuffled(unseen, rng);
  for (unsigned place = 0; place < s.options.players; ++place) {
    const unsigned seat = (s.first_player + place) % s.options.players;
    if (seat == own) continue;
    Player& p = s.players[seat];
    for (u8& parent : p.*dealt) {
      parent = rest.back();
      rest.pop_back();
    }
    p.*chosen = (p.*dealt)[place < have_chosen ? rng.below(2) : 0];
  }
}

void deal_hidden_parents(State& s, Seat own, Rng& rng) {
  if (!s.parents_hidden) return;
  const unsigned done = memory<Op::Setup>(s.top()).chosen;
  const unsigned with_mama = pending(s).question == Question::ChoosePapa ? done + 1 : done;
  deal_parents(s, own, kMamas, &Player::dealt_mamas, &Player::mama, with_mama, rng);
  deal_parents(s, own, kPapas, &Player::dealt_papas, &Player::papa, done, rng);
}

// --- Commitments (R-430) ---------------------------------------------------------------------------

// A random set of this seat's visitors in ascending order, as they are committed: those already on the table
// and, when the seat is still picking, the ones to follow.
void commit_visitors(const State& s, Seat seat, Frame& f, Rng& rng) {
  auto known = memory<Op::Importer>(f);
  unsigned wanted = f.step == 2 && f.seat() == seat ? known.picks() : 0u;
  for (const u8 one : known.committed) wanted += one == hidden_commitment_of(seat) ? 1u : 0u;
  const auto& hand = s.players[seat].hand;
  unsigned left = count_bits(hand[static_cast<unsigned>(Deck::Summer)]) +
                  count_bits(hand[static_cast<unsigned>(Deck::Winter)]);
  unsigned at = 0;
  for (const Deck deck : {Deck::Summer, Deck::Winter}) {
    for (unsigned card : Members(hand[static_cast<unsigned>(deck)])) {
      if (rng.below(left--) >= wanted) continue;
      --wanted;
      while (at < known.committed.size() && known.committed[at] != hidden_commitment_of(seat)) ++at;
      if (at == known.committed.size()) return;
      known.committed[at] = static_cast<u8>(static_cast<u8>(visitor_of(deck, static_cast<Card>(card))) + 1);
      remember<Op::Importer>(f, known);
    }
  }
}

void commit_hidden_visitors(State& s, Seat own, Rng& rng) {
  for (unsigned i = 0; i < s.stack_size; ++i) {
    Frame& f = s.stack[i];
    if (node(f.node).op != Op::Importer) continue;
    for (unsigned seat = 0; seat < s.options.players; ++seat) {
      if (seat != own) commit_visitors(s, static_cast<Seat>(seat), f, rng);
    }
  }
}

// --- What others are doing ---------------------------------------------------------------------------

// whether the vines just dealt make the planting possible that is being asked for.
void remember_possibilities(State& s, Seat own) {
  for (unsigned i = 0; i + 1u < s.stack_size; ++i) {
    Frame& f = s.stack[i];
    const Frame& part = s.stack[i + 1];
    if (node(f.node).op != Op::PossibleParts || node(part.node).op != Op::Plant || f.seat() == own) continue;
    const bool possible = feasible(means_of(s, f.seat(), f.owner()), part.node);
    edit<Op::PossibleParts>(f)->last_possible = possible ? 1 : 0;
  }
}

// the used cards are public, so the others are known too, but not their order.
void deal_automa_cards(State& s, Rng& rng) {
  if (s.solo.left == 0) return;
  CardSet unseen = bit(kAutomaCards) - 1;
  for (unsigned i = s.solo.left; i < kAutomaCards; ++i) unseen &= ~bit(s.solo.cards[i]);
  const Cards rest = shuffled(unseen, rng);
  for (unsigned i = 0; i < s.solo.left; ++i) s.solo.cards[i] = rest[i];
}

// Cards of somebody else that the seat has not seen, in a random order: what was just drawn is among them.
Cards unseen_in_hand(const State& s, Seat own, Seat other, Deck deck, Rng& rng) {
  const auto d = static_cast<unsigned>(deck);
  const CardSet seen = own < s.options.players ? s.players[own].knows[d] : CardSet{0};  // before it was drawn
  return shuffled(s.players[other].hand[d] & ~seen, rng);
}

void name_drawn_cards(State& s, Seat own, Rng& rng) {
  for (unsigned i = 0; i < s.stack_size; ++i) {
    Frame& f = s.stack[i];
    if (f.seat() == own) continue;
    if (node(f.node).op == Op::FillDrawnOrder) {
      const Cards held = unseen_in_hand(s, own, f.seat(), Deck::Order, rng);
      if (memory<Op::FillDrawnOrder>(f).order == kUnknownCard && !held.empty())
        edit<Op::FillDrawnOrder>(f)->order = held.back();
    } else if (node(f.node).op == Op::OracleDraw) {
      Cards held = unseen_in_hand(s, own, f.seat(), oracle_deck(f), rng);
      auto known = memory<Op::OracleDraw>(f);
      for (u8& card : known.drawn) {
        if (card != kUnknownCard || held.empty()) continue;
        card = static_cast<u8>(held.back() + 1);
        held.pop_back();
      }
      remember<Op::OracleDraw>(f, known);
    }
  }
}

State deal_once(const Observation& o, Rng& rng) {
  State s;
  std::memcpy(static_cast<void*>(&s), &o.seen, sizeof s);
  for (unsigned deck = 0; deck < kDecks; ++deck) {
    if (static_cast<Deck>(deck) == Deck::Structure && drafting(s)) {
      deal_hidden_packs(s, o.seat, rng);
    } else {
      deal_cards(s, o, static_cast<Deck>(deck), rng);
    }
  }
  deal_hidden_parents(s, o.seat, rng);
  commit_hidden_visitors(s, o.seat, rng);
  remember_possibilities(s, o.seat);
  deal_automa_cards(s, rng);
  name_drawn_cards(s, o.seat, rng);
  s.rng = Rng(rng.next());
  return s;
}

bool runs_the_game(Op op) { return op < Op::TakeSpace || (op > Op::TakeSpace && op < Op::SpecialWorker); }

// Who has begun to plant, to fill an order or to play a visitor holds a card for it.
bool others_can_finish(const State& s, Seat own) {
  if (s.stack_size == 0 || s.top().seat() == own) return true;
  unsigned floor = 0;
  while (floor < s.stack_size && runs_the_game(node(s.stack[floor].node).op)) ++floor;
  if (floor == s.stack_size) return true;
  State copy = s;
  return can_finish(copy, floor);
}

// One suitable card is enough for that, so even with a single unknown card one deal in 42 will do.
constexpr unsigned kMostDeals = 2000;

}  // namespace

State determinize(const Observation& o, Rng& rng) {
  State s = deal_once(o, rng);
  for (unsigned i = 1; i < kMostDeals && !others_can_finish(s, o.seat); ++i) s = deal_once(o, rng);
  return s;
}

}  // namespace vendemmia
