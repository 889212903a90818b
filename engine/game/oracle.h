// Draws that an Oracle may make larger by one card.
#pragma once

#include "engine/game/interpreter.h"

namespace vendemmia {

// Whether this seat's Oracle stands behind what is going on and has not helped yet.
bool oracle_may_help(const State& s, Seat seat);
// whether the deck has one card more than that.
inline bool has_more_cards(const State& s, Deck deck, unsigned than) {
  const Pile& pile = s.decks[static_cast<unsigned>(deck)];
  return pile.size + 0u + pile.discarded > than;
}

// Draws so many cards, fewer where the deck ends. With an Oracle its owner is asked first: a frame does it (Pushed).
Step draw_cards(Machine& m, Seat seat, Deck deck, unsigned count);
// one card of a deck that the owner has named for the extra one.
void draw_one_with_oracle(Machine& m, Seat seat, Deck deck);

// Of a frame of Op::OracleDraw: the deck, and whether memory holds drawn cards, + 1.
enum class OraclePhase : u8 { Offer, Bonus, Discard, Done };
inline OraclePhase oracle_phase(const Frame& f) { return static_cast<OraclePhase>(f.step & 3u); }
inline Deck oracle_deck(const Frame& f) { return static_cast<Deck>(f.step >> 2); }
inline bool oracle_has_drawn(const Frame& f) { return oracle_phase(f) != OraclePhase::Offer; }

}  // namespace vendemmia
