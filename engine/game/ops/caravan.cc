// Caravan: the top card of every deck is shown, two are kept.
#include "engine/game/changes.h"
#include "engine/game/ops/operations.h"

namespace vendemmia {
namespace {

// 0: to be revealed, 1: first choice, 2: second, 3: done.
unsigned phase(const Frame& f) { return f.step % kCaravanPhases; }

DeckSet revealed(const Frame& f) {
  unsigned set = 0;
  for (unsigned deck = 0; deck < kDecks; ++deck) {
    if (shown_card(f, deck) != 0) set |= 1u << deck;
  }
  return static_cast<DeckSet>(set);
}

unsigned decks_to_reveal(const State& s) {
  unsigned count = 0;
  for (unsigned deck = 0; deck < kDecks; ++deck) count += can_draw(s, static_cast<Deck>(deck)) ? 1u : 0u;
  return count;
}

Step step_caravan(Machine& m, Frame& f) {
  if (phase(f) == 0) {
    if (decks_to_reveal(m.s) < 2) return Step::Stuck;
    ++f.step;
    for (unsigned deck = 0; deck < kDecks; ++deck) {
      if (!can_draw(m.s, static_cast<Deck>(deck))) continue;
      const Card card = take_top_card(m, static_cast<Deck>(deck));
      show_card(f, deck, static_cast<u8>(card + 1));
      m.events.tell({EventKind::Revealed, f.seat(), static_cast<u8>(deck), card});
    }
  }
  if (phase(f) < 3) return Step::Ask;
  for (unsigned deck : Members(revealed(f))) {
    const Card card = static_cast<Card>(shown_card(f, deck) - 1);
    lay_on_discard_pile(m.s, static_cast<Deck>(deck), card);
    m.events.tell({EventKind::Discarded, f.seat(), static_cast<u8>(deck), card});
  }
  return Step::Done;
}

void offers_caravan(const State&, const Frame& f, Offers& offers) {
  for (unsigned deck : Members(revealed(f))) offers.add(act(ActionKind::Keep, deck));
}

void answer_caravan(Machine& m, Frame& f, Action action) {
  const auto deck = static_cast<Deck>(action.a);
  const Card card = static_cast<Card>(shown_card(f, action.a) - 1);
  show_card(f, action.a, 0);
  ++f.step;
  add_known_card(m.s, f.seat(), deck, card);  // known to all
  m.events.tell({EventKind::Kept, f.seat(), action.a, card});
  follow_draw(m, f.seat(), deck, card);  // it counts as drawn
}

bool caravan_feasible(const Means& means, NodeRef) { return decks_to_reveal(*means.state) >= 2; }

}  // namespace

const Operation kCaravanOperation{step_caravan, offers_caravan, answer_caravan, caravan_feasible, nullptr};

}  // namespace vendemmia
