// Cards that leave the hand: discarded, or given to the card's player.
#include "engine/game/changes.h"
#include "engine/game/ops/operations.h"

namespace vendemmia {
namespace {

unsigned count_in(const Player& p, DeckSet set) {
  if (set == kAnyDeck) return hand_size(p);
  unsigned count = 0;
  for (unsigned deck : Members(set & kAnyDeck)) count += count_bits(p.hand[deck]);
  return count;
}

// --- Discard. step 1: counting has been done. ----------------------------------------------------------

unsigned cards_to_discard(const Player& p, const Parameters<Op::Discard>& told) {
  const unsigned held = count_in(p, told.decks);
  if (told.count == kWholeHand) return held;
  if (told.count == kAboveHandLimit) return held > kHandLimit ? held - kHandLimit : 0;
  return static_cast<unsigned>(told.count);
}

Step step_discard(Machine& m, Frame& f) {
  if (f.step == 0) {
    f.step = 1;
    const auto told = parameters<Op::Discard>(f.node);
    const unsigned count = cards_to_discard(m.player(f), told);
    edit<Op::Discard>(f)->left = static_cast<u8>(count);
    if (told.count == kWholeHand && count == 0) return Step::Stuck;
    if (count_in(m.player(f), told.decks) < count) return Step::Stuck;
  }
  return memory<Op::Discard>(f).left == 0 ? Step::Done : Step::Ask;
}
// one decision a card, in any order; the last lies on top.
void offers_discard(const State& s, const Frame& f, Offers& offers) {
  offer_hand(s, f.seat(), parameters<Op::Discard>(f.node).decks, ActionKind::Discard, offers);
}
void answer_discard(Machine& m, Frame& f, Action action) {
  const auto deck = static_cast<Deck>(action.a);
  discard_from_hand(m, f.seat(), deck, named_card(m.s, f.seat(), deck, action.b));
  --edit<Op::Discard>(f)->left;
}
bool discard_feasible(const Means& means, NodeRef ref) {
  const auto told = parameters<Op::Discard>(ref);
  if (told.surely_possible) return true;
  const unsigned needed = told.count == kWholeHand ? 1 : static_cast<unsigned>(told.count);
  return means.hand_count(told.decks) >= needed;
}

// --- GiveCards. A set has no order, so the cards go in ascending order. --------------------------------

Step step_give(Machine& m, Frame& f) {
  const auto told = parameters<Op::GiveCards>(f.node);
  const unsigned given = memory<Op::GiveCards>(f).given;
  if (given == told.count) return Step::Done;
  return count_in(m.player(f), told.decks) + given < told.count ? Step::Stuck : Step::Ask;
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
  const auto told = parameters<Op::GiveCards>(f.node);
  const auto so_far = memory<Op::GiveCards>(f);
  ActionList candidates;
  Offers all(candidates);
  offer_hand(s, f.seat(), told.decks, ActionKind::Give, all,
             so_far.last_rank[0] | static_cast<unsigned>(so_far.last_rank[1]) << 8);
  unsigned left = 0;
  for (const Action& action : candidates) left += copies_named(p, action);
  const unsigned wanted = 0u + told.count - so_far.given;
  for (const Action& action : candidates) {
    if (left < wanted) break;
    offers.add(action);
    left -= copies_named(p, action);
  }
}

void answer_give(Machine& m, Frame& f, Action action) {
  const auto deck = static_cast<Deck>(action.a);
  give_card(m, f.seat(), f.owner(), deck, named_card(m.s, f.seat(), deck, action.b));
  ++edit<Op::GiveCards>(f)->given;
  edit<Op::GiveCards>(f)->last_rank = {static_cast<u8>(rank(action)), static_cast<u8>(rank(action) >> 8)};
}
bool give_feasible(const Means& means, NodeRef ref) {
  const auto told = parameters<Op::GiveCards>(ref);
  return means.hand_count(told.decks) >= told.count;
}

}  // namespace

const Operation kDiscardOperation{step_discard, offers_discard, answer_discard, discard_feasible, nullptr};
const Operation kGiveCardsOperation{step_give, offers_give, answer_give, give_feasible, nullptr};

}  // namespace vendemmia
