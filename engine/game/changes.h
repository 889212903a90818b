// The small changes that every operation is made of; each tells what it did.
#pragma once

#include "engine/game/interpreter.h"

namespace vendemmia {

void gain_lira(Machine& m, Seat seat, int amount);  // negative: pays; precondition: there is enough
void gain_vp(Machine& m, Seat seat, int amount);    // precondition: not below -5
void change_residual(Machine& m, Seat seat, int steps);

// Draws one card into the hand; false when deck and pile are empty.
bool draw_card(Machine& m, Seat seat, Deck deck);
// The same without what follows from it. Precondition: can_draw.
Card draw_quietly(Machine& m, Seat seat, Deck deck);
// what follows from holding a card that was just drawn.
void follow_draw(Machine& m, Seat seat, Deck deck, Card card);
// Takes the top card of the draw pile without showing it to anybody. Precondition: can_draw.
Card take_top_card(Machine& m, Deck deck);
void lay_on_discard_pile(State& s, Deck deck, Card card);
Card take_top_discard(State& s, Deck deck);
void discard_from_hand(Machine& m, Seat seat, Deck deck, Card card);
// the face is known to giver and receiver only.
void give_card(Machine& m, Seat from, Seat to, Deck deck, Card card);
// A card that everybody has seen enters a hand.
void add_known_card(State& s, Seat seat, Deck deck, Card card);

// The copy of a vine that leaves the hand: the one most players know of, so that what is left in the
// hand stays as unknown as it was.
Card copy_in_hand(const State& s, Seat seat, Vine vine);
// The card that an action names: a vine by its kind, any other by its number.
Card named_card(const State& s, Seat seat, Deck deck, u8 name);

void place_grape(Machine& m, Seat seat, Grape colour, unsigned value);
void remove_grape(Machine& m, Seat seat, Grape colour, unsigned value);
void remove_wine(Machine& m, Seat seat, Wine wine, unsigned value);
void harvest_field(Machine& m, Seat seat, unsigned field);
void build_structure(Machine& m, Seat seat, Structure structure, unsigned price);
// from the hand to a free place.
void build_card(Machine& m, Seat seat, StructureCard card, unsigned place, unsigned price);
void destroy_card(Machine& m, Seat seat, unsigned place);
// Worker: Regular or a special kind.
void train_worker(Machine& m, Seat seat, Worker worker, unsigned price, Usable usable);

// Where a special worker of this seat stands. Precondition: its kind takes part in the game.
Target& special_place(State& s, Seat seat, Worker kind);
// The worker leaves the pool and stands there.
void stand_worker(State& s, Seat seat, Worker worker, Target target);
// the worker is available again, its space is free.
void retrieve_worker(Machine& m, Seat seat, Worker worker, Target target);

// The planned worker at this place in the list waits no longer.
void forget_plan(State& s, unsigned index);

// the temporary worker goes back to the chart, trained workers become available. Their spaces are free.
void return_workers(State& s, Seat seat);
// The same while others stay: the spaces of this seat become free.
void leave_board(State& s, Seat seat);
// Grapes and wine, by one step.
void age_everything(Player& p);

// the rooster stands there, and the row's bonus is pushed.
void take_row(Machine& m, Seat seat, unsigned row);
// Rows with a rooster in any column, as a set; 0 for those that are not on the chart.
unsigned taken_rows(const State& s);

// Counted from the first player. Precondition: less than once around.
inline Seat clockwise(const State& s, unsigned steps) {
  const unsigned seat = s.first_player + steps;
  return static_cast<Seat>(seat < s.options.players ? seat : seat - s.options.players);
}
// The next player clockwise.
inline Seat left_of(const State& s, Seat seat) {
  return static_cast<Seat>(seat + 1u == s.options.players ? 0 : seat + 1u);
}
// the next player counter-clockwise, whatever the wake-up order.
inline Seat right_of(const State& s, Seat seat) {
  return static_cast<Seat>((seat + s.options.players - 1u) % s.options.players);
}

// Seats in an order, four bits each: a list that stays in registers.
class SeatOrder {
 public:
  std::size_t size() const { return size_; }
  Seat operator[](std::size_t index) const { return static_cast<Seat>(seats_ >> (4 * index) & 0xFu); }
  void push_back(Seat seat) { seats_ |= u32{seat} << (4 * size_++); }

 private:
  u32 seats_ = 0;
  u32 size_ = 0;
};

// Seats from the top of the wake-up chart down; R-456: by the rows of this year.
SeatOrder wake_up_order(const State& s);

}  // namespace vendemmia
