// A table with the extended board. Unless told otherwise the roosters stand on rows 2, 3, 4... in the order of the seats, since row 1
// is for who comes from row 7.
#pragma once

#include "engine/game/card_places.h"
#include "tests/support/table.h"

namespace vendemmia::testing {

// A position on another board: its cards and its marker.
inline Table with_modules(Table t, Modules modules) {
  State& s = t.raw();
  s.options.modules = modules;
  s.board = board_for(s.options);
  for (unsigned seat = 0; seat < s.options.players; ++seat) s.players[seat].row = (seat + 2) & 0xFu;
  if ((modules & kStructureCards) == 0) return t;
  Pile& pile = s.decks[static_cast<unsigned>(Deck::Structure)];
  const CardSet cards = cards_in_game(s.options, Deck::Structure);
  s.shuffled_in[static_cast<unsigned>(Deck::Structure)] = cards;
  for (const unsigned card : Members(cards)) pile.cards[pile.size++] = static_cast<Card>(card);
  return t;
}

// Side 1, without structure cards.
inline Table extended(unsigned players, Season season) {
  return with_modules(table(players).season(season), kExtendedBoard);
}
// Side 2, with them.
inline Table side_two(unsigned players, Season season) {
  return with_modules(table(players).season(season), kExtendedBoard | kStructureCards);
}

inline void take_structure(State& s, StructureCard card) {
  Pile& pile = s.decks[static_cast<unsigned>(Deck::Structure)];
  unsigned kept = 0;
  for (unsigned i = 0; i < pile.size; ++i) {
    if (pile.cards[i] != static_cast<Card>(card)) pile.cards[kept++] = pile.cards[i];
  }
  EXPECT_EQ(kept + 1u, pile.size) << facts(card).name << " is not in the draw pile";
  pile.cards[--pile.size] = 0;
}
inline void hold(Table& t, Seat seat, std::initializer_list<StructureCard> cards) {
  for (const StructureCard card : cards) {
    take_structure(t.raw(), card);
    t.raw().players[seat].hand[static_cast<unsigned>(Deck::Structure)] |= bit(static_cast<unsigned>(card));
  }
}
// From the first place of the construction mat on.
inline void stand(Table& t, Seat seat, std::initializer_list<StructureCard> cards) {
  unsigned place = 0;
  for (const StructureCard card : cards) {
    take_structure(t.raw(), card);
    t.raw().players[seat].buildings[place++] = static_cast<u8>(static_cast<unsigned>(card) + 1);
  }
}

inline void place_stars(Table& t, Seat seat, std::initializer_list<Region> regions) {
  for (const Region region : regions) ++t.raw().players[seat].stars[static_cast<unsigned>(region)];
}
inline unsigned stars(const Table& t, Seat seat, Region region) {
  return t.player(seat).stars[static_cast<unsigned>(region)];
}

// A worker that waits on a later season's space, as the Planner leaves it.
inline void plan(Table& t, Seat seat, std::string_view target) {
  t.standing(seat, Worker::Regular, target);
  State& s = t.raw();
  s.planned[s.planned_count++] = planned_worker(seat, Worker::Regular, target_named(target));
}

inline bool asks(const Table& t, std::string_view kind) {
  return name_of(pending(t.state()).question) == kind;
}

// Reason::Ok: the answer is legal.
inline Reason why_not(const State& s, Action action) {
  const auto refusal = check(s, action);
  return refusal ? refusal->reason : Reason::Ok;
}

// Whoever is asked passes, or gives the first answer, until it is so; a test that waits in vain fails.
template <class Condition>
void play_until(Table& t, const Condition& reached) {
  for (unsigned answers = 0; !reached() && answers < 200; ++answers) {
    const std::vector<std::string> legal = t.legal();
    if (legal.empty()) break;
    t.answer(pending(t.state()).seat, asks(t, "turn") ? "pass" : legal.front());
  }
  EXPECT_TRUE(reached()) << "waited in vain; asked is " << t.asked();
}
// Until the turn comes, or the game is over.
inline void first_answers(Table& t) {
  play_until(t, [&] { return asks(t, "turn") || asks(t, "game_over"); });
}
// The cards or tokens that are given away.
inline void give_away(Table& t) {
  play_until(t, [&] { return !asks(t, "discard"); });
}

// A new game at the first question of this kind.
inline State at_first(vendemmia::Question question, const Options& options, Seed seed,
                      const Events& events = Events::none()) {
  State s = new_game(options, seed, events);
  ActionList legal;
  legal_actions(s, legal);
  for (unsigned answers = 0; pending(s).question != question && answers < 100 && !legal.empty(); ++answers)
    apply(s, legal[0], events, legal);
  EXPECT_EQ(name_of(pending(s).question), name_of(question));
  return s;
}

// Plays the card on the left space, whose lira is left for later; decline_lira() then leaves it altogether.
inline void play_left(Table& t, Seat seat, Visitor visitor) {
  t.place(seat, deck_of(visitor) == Deck::Summer ? "play_summer_visitor.left" : "play_winter_visitor.left");
  t.answer(seat, "action first");
  if (asks(t, "play_visitor")) t.answer(seat, "play " + std::string(facts(visitor).id));
}
inline void decline_lira(Table& t, Seat seat) {
  if (asks(t, "take_bonus")) t.answer(seat, "no");
}

}  // namespace vendemmia::testing
