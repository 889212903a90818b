// Cards that leave the hand: discarded, or given to the card's player.
#include "engine/game/changes.h"
#include "engine/game/ops/operations.h"

namespace vendemmia {
namespace {

unsigned count_in(const Player& p, DeckSet set) {
  unsigned count = 0;
  for (unsigned deck : Members(set & kAnyDeck)) count += count_bits(p.hand[deck]);
  return count;
}

// --- Discard. step 1: counting has been done; memory[0]: cards still to go. ---------------------------

unsigned cards_to_discard(const Player& p, const Node& n) {
  const unsigned held = count_in(p, n.b);
  if (n.a == kWholeHand) return held;
  if (n.a == kAboveHandLimit) return held > kHandLimit ? held - kHandLimit : 0;
  return static_cast<unsigned>(n.a);
}

Step step_discard(Machine& m, Frame& f) {
  const Node& n = node(f.node);
  if (f.step == 0) {
    f.step = 1;
    f.memory[0] = static_cast<u8>(cards_to_discard(m.player(f), n));
    if (n.a == kWholeHand && f.memory[0] == 0) return Step::Stuck;
    if (count_in(m.player(f), n.b) < f.memory[0]) return Step::Stuck;
  }
  return f.memory[0] == 0 ? Step::Done : Step::Ask;
}
// one decision a card, in any order; the last lies on top.
void offers_discard(const State& s, const Frame& f, Offers& offers) {
  offer_hand(s, f.seat(), node(f.node).b, ActionKind::Discard, offers);
}
void answer_discard(Machine& m, Frame& f, Action action) {
  const auto deck = static_cast<Deck>(action.a);
  discard_from_hand(m, f.seat(), deck, named_card(m.s, f.seat(), deck, action.b));
  --f.memory[0];
}
bool discard_feasible(const Means& means, NodeRef ref) {
  const Node& n = node(ref);
  if (n.c != 0) return true;
  const unsigned needed = n.a == kWholeHand ? 1 : static_cast<unsigned>(n.a);
  return means.hand_count(n.b) >= needed;
}

// --- GiveCards. memory[0]: given; memory[1]: deck and name of the last, since a set has no order. ------

Step step_give(Machine& m, Frame& f) {
  const Node& n = node(f.node);
  if (f.memory[0] == n.a) return Step::Done;
  if (count_in(m.player(f), n.b) + f.memory[0] < static_cast<unsigned>(n.a)) return Step::Stuck;
  return Step::Ask;
}

// The place of a card in the order of giving.
unsigned rank(Action action) { return action.a * 64u + action.b; }

// How many cards of the hand the name stands for.
unsigned copies_named(const Player& p, Action action) {
  const bool vine = static_cast<Deck>(action.a) == Deck::Vine;
  return vine ? count_bits(p.hand[action.a] & kCardsOfVine[action.b]) : 1u;
}

// A card may be next if it is not below the last one and enough cards follow it.
void offers_give(const State& s, const Frame& f, Offers& offers) {
  const Player& p = s.players[f.seat()];
  ActionList candidates;
  Offers all(candidates);
  offer_hand(s, f.seat(), node(f.node).b, ActionKind::Give, all,
             f.memory[1] | static_cast<unsigned>(f.memory[2]) << 8);
  unsigned left = 0;
  for (const Action& action : candidates) left += copies_named(p, action);
  const unsigned wanted = static_cast<unsigned>(node(f.node).a) - f.memory[0];
  for (const Action& action : candidates) {
    if (left < wanted) break;
    offers.add(action);
    left -= copies_named(p, action);
  }
}

void answer_give(Machine& m, Frame& f, Action action) {
  const auto deck = static_cast<Deck>(action.a);
  give_card(m, f.seat(), f.owner(), deck, named_card(m.s, f.seat(), deck, action.b));
  ++f.memory[0];
  f.memory[1] = static_cast<u8>(rank(action) & 0xFF);
  f.memory[2] = static_cast<u8>(rank(action) >> 8);
}
bool give_feasible(const Means& means, NodeRef ref) {
  return means.hand_count(node(ref).b) >= static_cast<unsigned>(node(ref).a);
}

}  // namespace

const Operation kDiscardOperation{step_discard, offers_discard, answer_discard, discard_feasible, nullptr};
const Operation kGiveCardsOperation{step_give, offers_give, answer_give, give_feasible, nullptr};

}  // namespace vendemmia
