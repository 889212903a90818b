// Every card is in one place. Keeps account of the cards that a position names, and deals out the others.
#pragma once

#include "engine/game/state.h"
#include "protocol/input.h"

namespace vendemmia {

class CardLedger {
 public:
  // Looks through the whole position for vines named with the number of their copy, so that those named
  // by their kind alone get other copies.
  CardLedger(const Options& options, const Input& position);

  // One name; nothing when there is no such card or it is taken.
  std::optional<Card> take(Deck deck, const Input& name);
  // A list of names; each card is taken, a fault when it already is.
  CardSet take_all(Deck deck, const Input& list);
  // {"vine": [...], "summer": [...], ...}
  std::array<CardSet, kDecks> take_decks(const Input& decks);

  // Draw and discard piles as listed, top first; all cards not taken follow below the draw pile, shuffled.
  // Sets the generator too. Call it last.
  void make_piles(State& s, const Input& position);

  // What a seat knows of others' cards: names of cards in those hands (or of cards that have left them).
  void read_known(State& s, unsigned seat, const Input& decks) const;

 private:
  std::vector<Card> take_in_order(Deck deck, const Input& list);
  void make_pile(State& s, Deck deck, const Input& input, Rng& rng);
  void read_packs(State& s, const Input& packs);

  Options options_;
  std::array<CardSet, kDecks> taken_{};
  CardSet numbered_vines_ = 0;
  bool drafted_ = false;
};

}  // namespace vendemmia
