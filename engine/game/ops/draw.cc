// Drawing: a number from one deck, one from each of several, one from a deck that is named first.
#include "engine/game/card_places.h"
#include "engine/game/changes.h"
#include "engine/game/ops/operations.h"
#include "engine/game/oracle.h"

namespace vendemmia {
namespace {

// draw what is there; where drawing is the only gain, at least one card must come.
Step step_draw(Machine& m, Frame& f) {
  if (f.step != 0) return Step::Done;
  const auto told = parameters<Op::Draw>(f.node);
  if (told.gain == Gain::Only && !can_draw(m.s, told.deck)) return Step::Stuck;
  f.step = 1;
  return draw_cards(m, f.seat(), told.deck, told.count);
}
bool draw_feasible(const Means& means, NodeRef ref) {
  const auto told = parameters<Op::Draw>(ref);
  return told.gain == Gain::Welcome || can_draw(*means.state, told.deck);
}

// the decks that are in the game.
DeckSet drawable(const State& s, DeckSet set) {
  unsigned available = 0;
  for (unsigned deck : Members(set & kAnyDeck)) {
    if (can_draw(s, static_cast<Deck>(deck))) available |= 1u << deck;
  }
  return static_cast<DeckSet>(available);
}

// step 0: with an Oracle, which deck gives one more; 1: answered; 2: drawn.
Step step_draw_each(Machine& m, Frame& f) {
  if (f.step == 2) return Step::Done;
  const auto told = parameters<Op::DrawEach>(f.node);
  const DeckSet set = drawable(m.s, told.decks);
  if (told.gain == Gain::Only && set == 0) return Step::Stuck;
  if (f.step == 0 && oracle_may_help(m.s, f.seat())) {
    for (unsigned deck : Members(set)) {
      if (has_more_cards(m.s, static_cast<Deck>(deck), 1)) return Step::Ask;
    }
  }
  f.step = 2;
  const unsigned with_oracle = memory<Op::DrawEach>(f).with_oracle;
  for (unsigned deck : Members(set)) {
    if (deck + 1u != with_oracle) draw_card(m, f.seat(), static_cast<Deck>(deck));
  }
  if (with_oracle == 0) return Step::Done;
  draw_one_with_oracle(m, f.seat(), static_cast<Deck>(with_oracle - 1));
  return Step::Pushed;
}
void offers_draw_each(const State& s, const Frame& f, Offers& offers) {
  for (unsigned deck : Members(drawable(s, parameters<Op::DrawEach>(f.node).decks))) {
    offers.add(act(ActionKind::NameDeck, deck),
               has_more_cards(s, static_cast<Deck>(deck), 1) ? Reason::Ok : Reason::DeckGivesOnlyOne);
  }
  offers.add(act(ActionKind::Done));
}
void answer_draw_each(Machine&, Frame& f, Action action) {
  f.step = 1;
  if (action.kind == ActionKind::NameDeck) edit<Op::DrawEach>(f)->with_oracle = static_cast<u8>(action.a + 1);
}
bool draw_each_feasible(const Means& means, NodeRef ref) {
  const auto told = parameters<Op::DrawEach>(ref);
  return told.gain == Gain::Welcome || drawable(*means.state, told.decks) != 0;
}

Step step_draw_choice(Machine& m, Frame& f) {
  if (f.step != 0) return Step::Done;
  const auto told = parameters<Op::DrawChoice>(f.node);
  if (drawable(m.s, told.decks) != 0) return Step::Ask;
  return told.gain == Gain::Only ? Step::Stuck : Step::Done;
}
void offers_draw_choice(const State& s, const Frame& f, Offers& offers) {
  for (unsigned deck : Members(parameters<Op::DrawChoice>(f.node).decks)) {
    if (cards_in_game(s.options, static_cast<Deck>(deck)) == 0 ||
        !has_piles(s.options, static_cast<Deck>(deck)))
      continue;
    // an unavailable deck may not be chosen while another is available.
    offers.add(act(ActionKind::NameDeck, deck),
               can_draw(s, static_cast<Deck>(deck)) ? Reason::Ok : Reason::DeckEmpty);
  }
}
void answer_draw_choice(Machine& m, Frame& f, Action action) {
  f.step = 1;
  draw_cards(m, f.seat(), static_cast<Deck>(action.a), 1);
}

bool draw_choice_feasible(const Means& means, NodeRef ref) {
  const auto told = parameters<Op::DrawChoice>(ref);
  return told.gain == Gain::Welcome || drawable(*means.state, told.decks) != 0;
}

}  // namespace

const Operation kDrawOperation{step_draw, no_offers, no_answer, draw_feasible, nullptr};
const Operation kDrawEachOperation{step_draw_each, offers_draw_each, answer_draw_each, draw_each_feasible,
                                   nullptr};
const Operation kDrawChoiceOperation{step_draw_choice, offers_draw_choice, answer_draw_choice,
                                     draw_choice_feasible, nullptr};

}  // namespace vendemmia
