// A table for tests: set up a position in a few words, script the players, and fail on a question that
// was not expected.
//
//   Table t = table(2).hand(0, {Visitor::Blacksmith}).lira(0, 4);
//   t.play_visitor(0, Visitor::Blacksmith);
//   t.expect_question(0, "build").offers("build windmill").refuses("build large_cellar", "medium cellar");
//   t.answer(0, "build windmill");
//   EXPECT_EQ(t.lira(0), 1);
//
// Unless told otherwise: summer of year 1, roosters on rows 1, 2, 3... in the order of the seats, every
// player with two regular workers and the grande, no lira, no cards; all other cards lie in their draw
// piles in ascending order, the highest number on top. It is seat 0's turn.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "engine/catalog/visitor_names.h"
#include "engine/game/door.h"
#include "engine/game/winery.h"

namespace vendemmia::testing {

constexpr unsigned index(Deck deck) { return static_cast<unsigned>(deck); }

// Out of the draw pile; false: it is not there.
bool take_out(Pile& pile, Card card);

class Question {
 public:
  Question(const class Table* table, bool asked) : table_(table), asked_(asked) {}
  // These answers are legal (others may be too).
  const Question& offers(std::string_view action) const;
  // Exactly these are legal, in any order.
  const Question& offers_only(std::vector<std::string> actions) const;
  // Not legal, and the reason contains these words.
  const Question& refuses(std::string_view action, std::string_view reason = "") const;

 private:
  const Table* table_;
  bool asked_;
};

class Table {
 public:
  explicit Table(unsigned players);

  // --- Setting up ---------------------------------------------------------------------------------------
  Table& season(Season season);
  Table& year(unsigned year);
  Table& turn(Seat seat);  // whose turn it is when the test begins
  Table& first_player(Seat seat);
  Table& friendly();
  Table& hand(Seat seat, std::initializer_list<Visitor> visitors);
  Table& vines(Seat seat, std::initializer_list<Vine> vines);                    // to the hand
  Table& orders(Seat seat, std::initializer_list<unsigned> numbers);             // 1 to 36, to the hand
  Table& planted(Seat seat, unsigned field, std::initializer_list<Vine> vines);  // field 5, 6 or 7
  Table& harvested(Seat seat, unsigned field);
  Table& sold(Seat seat, unsigned field);
  Table& lira(Seat seat, unsigned amount);
  Table& vp(Seat seat, int amount);
  Table& residual(Seat seat, unsigned steps);
  Table& built(Seat seat, std::initializer_list<Structure> structures);
  Table& grape(Seat seat, Grape colour, unsigned value);
  Table& wine(Seat seat, Wine type, unsigned value);
  Table& regulars(Seat seat, unsigned owned);  // all of them available
  Table& training(Seat seat, unsigned workers);
  Table& temporary(Seat seat);  // holds the grey worker, available
  Table& row(Seat seat, unsigned row);
  Table& passed(Seat seat);
  // A worker of this player stands there already: "draw_vine.left", "plant_vine.art", "cart", "yoke".
  Table& standing(Seat seat, Worker worker, std::string_view target);
  Table& yoke_used(Seat seat);
  // The draw pile holds just these, the first one on top; what else was in it leaves the game.
  Table& deck(Deck deck, std::initializer_list<Card> cards);
  Table& deck(std::initializer_list<Visitor> visitors);  // all of one season
  Table& deck(std::initializer_list<Vine> vines);
  Table& on_top(Visitor visitor);
  Table& on_top(Vine vine);
  Table& on_top_order(unsigned number);
  Table& empty_deck(Deck deck);  // draw pile and discard pile
  // Discard piles, the last one on top.
  Table& discarded(std::initializer_list<Visitor> visitors);
  Table& discarded(std::initializer_list<Vine> vines);
  Table& discarded_orders(std::initializer_list<unsigned> numbers);

  // --- For one player (table_solo.cc) -------------------------------------------------------------------
  // Normal level, a glass token on every row, the Automa's cards in their order with number 1 on top.
  Table& level(Level level);
  Table& aggressive();
  Table& challenge(unsigned number);  // its board and its chart; a head start belongs to the set-up
  Table& tokens(unsigned count);
  Table& glass(std::initializer_list<unsigned> rows);  // only these carry one
  // Just these are left to be drawn, by number, the first one on top; the others are used.
  Table& automa_deck(std::initializer_list<unsigned> numbers);
  Table& automa_standing(std::string_view space);

  // --- Playing ------------------------------------------------------------------------------------------
  // The seat is asked and this is legal; otherwise the test fails and says what was asked instead.
  void answer(Seat seat, std::string_view action);
  void answers(Seat seat, std::initializer_list<std::string_view> actions);
  Question expect_question(Seat seat, std::string_view kind) const;
  void expect_turn(Seat seat) const { expect_question(seat, "turn"); }
  // Places a worker: place(0, "give_tour.left"), place(0, "grande cart").
  void place(Seat seat, std::string_view target);
  // Places a regular worker on the left space of the season's play-visitor action and plays the card.
  void play_visitor(Seat seat, Visitor visitor);
  void play_visitor(Seat seat, Visitor visitor, std::string_view target);
  void pass(Seat seat) { answer(seat, "pass"); }
  // All players pass until a season, or the year, is over; other questions get their first answer.
  void pass_season();
  void pass_to(vendemmia::Question question);  // keeps passing and taking first answers until it is asked

  // --- Asking -------------------------------------------------------------------------------------------
  // Whether the player whose turn it is could place a regular worker and play this card from the hand.
  bool can_play(Visitor visitor) const;
  // Whether the placement is legal now: "give_tour.left", "grande plant_vine.art".
  bool can_place(std::string_view target) const;
  std::vector<std::string> legal() const;
  std::string asked() const;  // "seat 0: build (visitor banker)" for messages

  int lira(Seat seat) const { return player(seat).lira; }
  int vp(Seat seat) const { return player(seat).vp; }
  unsigned residual(Seat seat) const { return player(seat).residual; }
  bool has(Seat seat, Structure structure) const { return player(seat).has(structure); }
  unsigned hand_size(Seat seat) const { return vendemmia::hand_size(player(seat)); }
  unsigned hand_size(Seat seat, Deck deck) const;
  bool holds(Seat seat, Visitor visitor) const;
  unsigned holds(Seat seat, Vine vine) const;  // how many
  bool holds_order(Seat seat, unsigned number) const;
  unsigned vines_on(Seat seat, unsigned field, Vine vine) const;
  bool has_grape(Seat seat, Grape colour, unsigned value) const;
  bool has_wine(Seat seat, Wine type, unsigned value) const;
  unsigned grape_count(Seat seat) const;
  unsigned wine_count(Seat seat) const;
  unsigned available(Seat seat) const { return player(seat).available; }
  bool grande_available(Seat seat) const { return player(seat).grande == kNowhere; }
  unsigned draw_pile(Deck deck) const { return state().decks[static_cast<unsigned>(deck)].size; }
  unsigned discard_pile(Deck deck) const { return state().decks[static_cast<unsigned>(deck)].discarded; }
  // The card on top of the pile; a vine as its kind, an order as its number.
  bool top_discard_is(Visitor visitor) const;
  bool top_discard_is(Vine vine) const;
  bool top_discard_is_order(unsigned number) const;
  // Who stands there: -1 nobody.
  int occupant_of(std::string_view target) const;
  // The events told since the table was made.
  const std::vector<Event>& events() const { return events_; }
  unsigned count_events(EventKind kind) const;
  // For one player: the numbers of the Automa's cards and the spaces that it took, as the events tell them.
  std::vector<unsigned> automa_cards() const;
  std::vector<std::string> automa_spaces() const;
  unsigned tokens() const { return state().solo.tokens; }
  std::vector<unsigned> glass() const;

  const Player& player(Seat seat) const { return state().players[seat]; }
  const State& state() const;
  // For what the words above do not cover; only before the first answer.
  State& raw() { return state_; }

 private:
  void begin() const;
  void set_up_solo();
  Card take(Deck deck, Card card);
  Card take(Vine vine);
  mutable State state_;
  mutable bool begun_ = false;
  Seat turn_ = 0;
  std::vector<Event> events_;
};

inline Table table(unsigned players = 2) { return Table(players); }
inline Table spring(unsigned players = 2) { return Table(players).season(Season::Spring); }
inline Table fall(unsigned players = 2) { return Table(players).season(Season::Fall); }
inline Table winter(unsigned players = 2) { return Table(players).season(Season::Winter); }

// The place of a target by its text, kNowhere when there is none.
Target target_named(std::string_view text);

// --- Cards and rulings that have tests -----------------------------------------------------------------------

struct RegisterCard {
  explicit RegisterCard(Visitor visitor);
};
const std::vector<Visitor>& tested_cards();

struct RegisterRuling {
  explicit RegisterRuling(unsigned number);
};
const std::vector<unsigned>& tested_rulings();

}  // namespace vendemmia::testing

// CARD_TEST(Banker) { ... } or CARD_TEST(Banker, OpponentAtMinusFiveCannotAccept) { ... }
#define CARD_TEST_NAMED(card, name)                                                                     \
  static const ::vendemmia::testing::RegisterCard register_##card##_##name{::vendemmia::Visitor::card}; \
  TEST(Card##card, name)
#define CARD_TEST_PLAIN(card) CARD_TEST_NAMED(card, Works)
#define CARD_TEST_PICK(a, b, macro, ...) macro
#define CARD_TEST(...) CARD_TEST_PICK(__VA_ARGS__, CARD_TEST_NAMED, CARD_TEST_PLAIN, )(__VA_ARGS__)

// RULING_TEST(51, MarkBelongsToTheField) { ... }
#define RULING_TEST(number, name)                                                              \
  static const ::vendemmia::testing::RegisterRuling register_ruling_##number##_##name{number}; \
  TEST(Ruling, R##number##_##name)
