// The draft of structure cards, used without the extended board: everybody takes a card from a pack and hands the pack to
// the right, four times.
//
// The packs lie where the structure deck was. A pack is four cards in a row: those taken from it, in the order of the rounds, then
// those still in it, ascending.
//
//   round 2, pack 0:   [mixer] [dock] [cafe] [silo]
//                       seat 0  seat 3  \___ still in it, on its way to seat 2
#pragma once

#include "engine/game/state.h"

namespace vendemmia {

struct Machine;

inline constexpr unsigned kDrafted = 4;  // cards a player ends up with

bool drafting(const State& s);

// a single player takes four cards and keeps them; otherwise the packs are dealt. The rest of the deck leaves the game.
void deal_draft(Machine& m);

// The cards that this seat chooses from. Precondition: drafting, and it is the seat's turn to choose.
CardSet cards_to_draft(const State& s, Seat seat);
void draft_card(Machine& m, Seat seat, Card card);

// When all have chosen four times: the packs are gone, and whoever can tell where a card went knows it.
void end_draft(State& s);

// The cards that are in no hand yet.
CardSet cards_in_packs(const State& s);

// What the seat has not seen becomes 0; where it knows some cards but not who took which, they ascend. kNoSeat: all of it.
void hide_packs(State& s, Seat seat);
// Deals what is hidden at random, the other hands included. Precondition: hide_packs for this seat.
void deal_hidden_packs(State& s, Seat seat, Rng& rng);

}  // namespace vendemmia
