// Innkeeper (visitor): the top cards of two different discard piles go to the hand.
#include "engine/game/changes.h"
#include "engine/game/ops/operations.h"

namespace vendemmia {
namespace {

unsigned piles_left(const State& s, unsigned taken) {
  unsigned set = 0;
  for (unsigned deck = 0; deck < kDecks; ++deck) {
    if (s.decks[deck].discarded != 0 && !contains(taken, deck)) set |= 1u << deck;
  }
  return set;
}

Step step_take(Machine& m, Frame& f) {
  if (count_bits(memory<Op::TakeFromPiles>(f).taken) == 2) return Step::Done;
  return piles_left(m.s, memory<Op::TakeFromPiles>(f).taken) == 0 ? Step::Stuck : Step::Ask;
}

void offers_take(const State& s, const Frame& f, Offers& offers) {
  const unsigned left = piles_left(s, memory<Op::TakeFromPiles>(f).taken);
  for (unsigned deck = 0; deck < kDecks; ++deck) {
    if (contains(left, deck)) {
      offers.add(act(ActionKind::TakePile, deck));
    } else if (offers.explaining() && static_cast<Deck>(deck) != Deck::Structure) {
      offers.add(act(ActionKind::TakePile, deck), contains(memory<Op::TakeFromPiles>(f).taken, deck)
                                                      ? Reason::OptionTaken
                                                      : Reason::PileEmpty);
    }
  }
}

void answer_take(Machine& m, Frame& f, Action action) {
  const auto deck = static_cast<Deck>(action.a);
  const Card card = take_top_discard(m.s, deck);
  edit<Op::TakeFromPiles>(f)->taken = static_cast<u8>(memory<Op::TakeFromPiles>(f).taken | (1u << action.a));
  add_known_card(m.s, f.seat(), deck, card);  // everybody has seen it lie there
  m.events.tell({EventKind::TookFromPile, f.seat(), action.a, card});
}

bool take_feasible(const Means& means, NodeRef) { return count_bits(piles_left(*means.state, 0)) >= 2; }

}  // namespace

const Operation kTakeFromPilesOperation{step_take, offers_take, answer_take, take_feasible, nullptr};

}  // namespace vendemmia
