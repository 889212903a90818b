// "May I?": the fast reading of an effect. feasible() is true if and only if all mandatory parts can be
// carried out in some order that the player may choose. Tests compare it with an oracle that tries
// every answer (tests/support/oracle.h).
#pragma once

#include "engine/catalog/programs.h"
#include "engine/game/state.h"
#include "engine/game/winery.h"

namespace vendemmia {

// What the player would have at hand when the effect starts: the position, changed by what comes
// before (a bonus taken first, a cost paid, the card that has left the hand, the worker that stands).
// What is mutable is changed while parts or cards are looked at one after the other, and then put back. A copy would have to wait:
// what has just been written byte by byte cannot be read as one word yet.
struct Means {
  const State* state;
  Seat seat;
  mutable Seat owner;
  mutable i32 lira;
  mutable i32 vp;
  u8 regulars;                      // available
  bool grande;                      // available
  u8 specials;                      // available, a set of indices into State::special_kinds
  ActionId at;                      // the action where the worker stands; kNoAction: look at the stack
  mutable CardSet summer_gone = 0;  // cards being played
  mutable CardSet winter_gone = 0;

  const Player& player() const { return state->players[seat]; }
  CardSet hand(Deck deck) const {
    const CardSet cards = player().hand[static_cast<unsigned>(deck)];
    if (deck == Deck::Summer) return cards & ~summer_gone;
    if (deck == Deck::Winter) return cards & ~winter_gone;
    return cards;
  }
  unsigned hand_count(DeckSet set) const {
    unsigned count = 0;
    for (unsigned deck : Members(set & kAnyDeck)) count += count_bits(hand(static_cast<Deck>(deck)));
    return count;
  }
};

inline Means means_of(const State& s, Seat seat, Seat owner) {
  const Player& p = s.players[seat];
  const auto specials =
      static_cast<u8>((p.special[0] == kNowhere ? 1u : 0u) | (p.special[1] == kNowhere ? 2u : 0u));
  return {&s, seat, owner, p.lira, p.vp, p.available, p.grande == kNowhere, specials, kNoAction, 0, 0};
}

// Enough for an effect, whatever else the position is like: so many lira, or a marker that stands here or higher. Most effects
// that cost nothing, or only that, are judged by it alone.
struct Enough {
  i16 lira;
  i16 vp;
};
Enough enough_for(NodeRef ref);

// How a node is judged: by what is enough for it, read off its tree once, and otherwise by its operation.
struct Judgement {
  bool (*in_detail)(const Means&, NodeRef);
  Enough enough;
};
extern const std::array<Judgement, kNodeRoom> kJudgements;

// Precondition: means.lira is not negative. Part of its callers, so that the processor learns for each of them what is mostly
// asked there.
[[gnu::always_inline]] inline bool feasible(const Means& means, NodeRef ref) {
  const Judgement& judgement = kJudgements[ref];
  const bool enough = (means.lira >= judgement.enough.lira) | (means.vp >= judgement.enough.vp);
  return enough || judgement.in_detail(means, ref);
}

// By deck: the visitors for which so many lira, or so many VP, are enough. Further right nothing is added.
inline constexpr unsigned kLiraLooked = 16;
inline constexpr unsigned kVpLooked = 8;
struct EnoughByDeck {
  std::array<std::array<CardSet, kLiraLooked>, kDecks> lira{};
  std::array<std::array<CardSet, kVpLooked>, kDecks> vp{};
};
extern const EnoughByDeck kEnoughByDeck;

// The visitors of this deck that can be played with so much, whatever else there is.
inline CardSet surely_playable(const Means& means, Deck deck) {
  const auto d = static_cast<unsigned>(deck);
  const unsigned inn = means.player().has(StructureCard::Inn) ? 1u : 0u;
  const unsigned lira = static_cast<unsigned>(means.lira) + inn;
  const unsigned vp = means.vp > kLeastVp ? static_cast<unsigned>(means.vp - kLeastVp) : 0u;
  return kEnoughByDeck.lira[d][lira < kLiraLooked ? lira : kLiraLooked - 1] |
         kEnoughByDeck.vp[d][vp < kVpLooked ? vp : kVpLooked - 1];
}

// The visitors in hand that the engine knows: an unknown card can be held but not played.
inline CardSet known_visitors(const Means& means, Deck deck) {
  return means.hand(deck) & (bit(kUnknownCard) - 1);
}

// The visitors of a deck in hand that may be played, as a set of cards.
CardSet playable_visitors(const Means& means, Deck deck);
// Whether one of these may be played that is not surely playable.
bool can_play_one_of(const Means& means, Deck deck, CardSet cards);
// Part of its callers, which mostly know the deck.
[[gnu::always_inline]] inline bool can_play_any_visitor(const Means& means, Deck deck) {
  const CardSet hand = known_visitors(means, deck);
  const bool surely = (hand & surely_playable(means, deck)) != 0;
  const bool none = hand == 0;
  const bool known = surely | none;  // one branch, not two
  return known ? surely : can_play_one_of(means, deck, hand);
}
bool can_play_visitor(const Means& means, Visitor visitor);

// Whether a card of the deck can be drawn.
inline bool can_draw(const State& s, Deck deck) {
  const Pile& pile = s.decks[static_cast<unsigned>(deck)];
  return pile.size != 0 || pile.discarded != 0;
}

// By deck: visitors whose playability depends on which worker is placed where (Planner, Producer, and Manager,
// which may lead to them).
extern const std::array<CardSet, kDecks> kWorkerDependent;

}  // namespace vendemmia
