#include "tests/support/table.h"

#include <algorithm>
#include <cstring>

#include "engine/catalog/orders.h"
#include "engine/catalog/vines.h"
#include "engine/game/automa.h"
#include "engine/game/changes.h"
#include "engine/game/phases.h"
#include "engine/game/scoring.h"

namespace vendemmia::testing {
namespace {

unsigned field_index(unsigned field) { return field - 5; }

std::vector<Visitor>& card_register() {
  static std::vector<Visitor> cards;
  return cards;
}
std::vector<unsigned>& ruling_register() {
  static std::vector<unsigned> rulings;
  return rulings;
}

}  // namespace

RegisterCard::RegisterCard(Visitor visitor) { card_register().push_back(visitor); }
const std::vector<Visitor>& tested_cards() { return card_register(); }
RegisterRuling::RegisterRuling(unsigned number) { ruling_register().push_back(number); }
const std::vector<unsigned>& tested_rulings() { return ruling_register(); }

Target target_named(std::string_view text) {
  const auto action = parse_action("place regular " + std::string(text));
  return action ? action->b : kNowhere;
}

// --- Setting up ------------------------------------------------------------------------------------------------

Table::Table(unsigned players) {
  std::memset(static_cast<void*>(&state_), 0, sizeof state_);
  state_.options = {.players = static_cast<u8>(players)};
  state_.rng = Rng(1);
  state_.year = 1;
  state_.season = Season::Summer;
  const std::array<unsigned, 4> sizes{kVineCards, kSummerCards, kOrders, kWinterCards};
  for (unsigned deck = 0; deck < 4; ++deck) {
    Pile& pile = state_.decks[deck];
    pile.size = static_cast<u8>(sizes[deck]);
    for (unsigned card = 0; card < sizes[deck]; ++card) pile.cards[card] = static_cast<Card>(card);
    state_.shuffled_in[deck] = bit(sizes[deck]) - 1;
  }
  for (Player& p : state_.players) {
    p.grande = kNowhere;
    p.special.fill(kNotOwned);
  }
  for (unsigned seat = 0; seat < players; ++seat) {
    Player& p = state_.players[seat];
    p.regulars = 2;
    p.available = 2;
    p.row = (seat + 1) & 0xFu;
    p.mama = static_cast<u8>(seat);
    p.papa = static_cast<u8>(seat);
    p.dealt_mamas = {p.mama, p.mama};
    p.dealt_papas = {p.papa, p.papa};
  }
  if (players == 1) set_up_solo();
}

bool take_out(Pile& pile, Card card) {
  for (unsigned i = 0; i < pile.size; ++i) {
    if (pile.cards[i] != card) continue;
    for (unsigned j = i + 1u; j < pile.size; ++j) pile.cards[j - 1] = pile.cards[j];
    pile.cards[--pile.size] = 0;
    return true;
  }
  return false;
}

Card Table::take(Deck deck, Card card) {
  if (take_out(state_.decks[index(deck)], card)) return card;
  ADD_FAILURE() << "card " << int{card} << " of deck " << index(deck) << " is not in the draw pile any more";
  return card;
}

Card Table::take(Vine vine) {
  const Pile& pile = state_.decks[index(Deck::Vine)];
  for (unsigned i = 0; i < pile.size; ++i) {
    if (contains(cards_of(vine), pile.cards[i])) return take(Deck::Vine, pile.cards[i]);
  }
  ADD_FAILURE() << "no more copies of that vine";
  return 0;
}

Table& Table::season(Season season) {
  state_.season = season;
  return *this;
}
Table& Table::year(unsigned year) {
  state_.year = static_cast<u16>(year);
  return *this;
}
Table& Table::turn(Seat seat) {
  turn_ = seat;
  return *this;
}
Table& Table::first_player(Seat seat) {
  state_.first_player = seat;
  return *this;
}
Table& Table::friendly() {
  state_.options.friendly = true;
  return *this;
}
Table& Table::hand(Seat seat, std::initializer_list<Visitor> visitors) {
  for (const Visitor visitor : visitors) {
    const Deck deck = deck_of(visitor);
    state_.players[seat].hand[index(deck)] |= bit(take(deck, card_of(visitor)));
  }
  return *this;
}
Table& Table::vines(Seat seat, std::initializer_list<Vine> vines) {
  for (const Vine vine : vines) state_.players[seat].hand[index(Deck::Vine)] |= bit(take(vine));
  return *this;
}
Table& Table::orders(Seat seat, std::initializer_list<unsigned> numbers) {
  for (const unsigned number : numbers) {
    state_.players[seat].hand[index(Deck::Order)] |= bit(take(Deck::Order, static_cast<Card>(number - 1)));
  }
  return *this;
}
Table& Table::planted(Seat seat, unsigned field, std::initializer_list<Vine> vines) {
  Player& p = state_.players[seat];
  const unsigned at = field_index(field);
  for (const Vine vine : vines) put_on_field(p, at, take(vine));
  return *this;
}
Table& Table::harvested(Seat seat, unsigned field) {
  state_.players[seat].harvested_fields |= static_cast<u8>(1u << field_index(field));
  return *this;
}
Table& Table::sold(Seat seat, unsigned field) {
  state_.players[seat].sold_fields |= static_cast<u8>(1u << field_index(field));
  return *this;
}
Table& Table::lira(Seat seat, unsigned amount) {
  state_.players[seat].lira = static_cast<u16>(amount);
  return *this;
}
Table& Table::vp(Seat seat, int amount) {
  state_.players[seat].vp = static_cast<i16>(amount);
  return *this;
}
Table& Table::residual(Seat seat, unsigned steps) {
  state_.players[seat].residual = steps & 7u;
  return *this;
}
Table& Table::built(Seat seat, std::initializer_list<Structure> list) {
  for (const Structure structure : list) state_.players[seat].structures |= structures(structure);
  return *this;
}
Table& Table::grape(Seat seat, Grape colour, unsigned value) {
  state_.players[seat].grapes[static_cast<unsigned>(colour)] |= static_cast<u16>(1u << value);
  return *this;
}
Table& Table::wine(Seat seat, Wine type, unsigned value) {
  state_.players[seat].wines[static_cast<unsigned>(type)] |= static_cast<u16>(1u << value);
  return *this;
}
Table& Table::regulars(Seat seat, unsigned owned) {
  state_.players[seat].regulars = owned & 7u;
  state_.players[seat].available = static_cast<u8>(owned);
  return *this;
}
Table& Table::training(Seat seat, unsigned workers) {
  state_.players[seat].training = workers & 7u;
  return *this;
}
Table& Table::temporary(Seat seat) {
  state_.players[seat].has_temporary = true;
  ++state_.players[seat].available;
  return *this;
}
Table& Table::row(Seat seat, unsigned row) {
  state_.players[seat].row = row & 0xFu;
  return *this;
}
Table& Table::passed(Seat seat) {
  state_.players[seat].passed = true;
  return *this;
}
Table& Table::standing(Seat seat, Worker worker, std::string_view target) {
  const Target place = target_named(target);
  EXPECT_NE(place, kNowhere) << "no such place: " << target;
  stand_worker(state_, seat, worker, place);
  return *this;
}
Table& Table::yoke_used(Seat seat) {
  state_.players[seat].year_marks |= kYokeUsed;
  return *this;
}
Table& Table::deck(Deck deck, std::initializer_list<Card> cards) {
  Pile& pile = state_.decks[index(deck)];
  for (const Card card : cards) take(deck, card);
  for (unsigned i = 0; i < pile.size; ++i) pile.cards[i] = 0;
  pile.size = static_cast<u8>(cards.size());
  unsigned place = pile.size;
  for (const Card card : cards) pile.cards[--place] = card;
  return *this;
}
Table& Table::deck(std::initializer_list<Visitor> visitors) {
  const Deck which = deck_of(*visitors.begin());
  std::vector<Card> cards;
  for (const Visitor visitor : visitors) cards.push_back(card_of(visitor));
  deck(which, {});
  Pile& pile = state_.decks[index(which)];
  for (auto card = cards.rbegin(); card != cards.rend(); ++card) pile.cards[pile.size++] = *card;
  return *this;
}
Table& Table::deck(std::initializer_list<Vine> vines) {
  std::vector<Card> cards;
  for (const Vine vine : vines) cards.push_back(take(vine));
  deck(Deck::Vine, {});
  Pile& pile = state_.decks[index(Deck::Vine)];
  for (auto card = cards.rbegin(); card != cards.rend(); ++card) pile.cards[pile.size++] = *card;
  return *this;
}
Table& Table::on_top(Visitor visitor) {
  Pile& pile = state_.decks[index(deck_of(visitor))];
  const Card card = take(deck_of(visitor), card_of(visitor));
  pile.cards[pile.size++] = card;
  return *this;
}
Table& Table::on_top(Vine vine) {
  Pile& pile = state_.decks[index(Deck::Vine)];
  const Card card = take(vine);
  pile.cards[pile.size++] = card;
  return *this;
}
Table& Table::on_top_order(unsigned number) {
  Pile& pile = state_.decks[index(Deck::Order)];
  const Card card = take(Deck::Order, static_cast<Card>(number - 1));
  pile.cards[pile.size++] = card;
  return *this;
}
Table& Table::empty_deck(Deck deck) {
  state_.decks[index(deck)] = Pile{};
  return *this;
}
Table& Table::discarded(std::initializer_list<Visitor> visitors) {
  for (const Visitor visitor : visitors) {
    lay_on_discard_pile(state_, deck_of(visitor), take(deck_of(visitor), card_of(visitor)));
  }
  return *this;
}
Table& Table::discarded(std::initializer_list<Vine> vines) {
  for (const Vine vine : vines) lay_on_discard_pile(state_, Deck::Vine, take(vine));
  return *this;
}
Table& Table::discarded_orders(std::initializer_list<unsigned> numbers) {
  for (const unsigned number : numbers) {
    lay_on_discard_pile(state_, Deck::Order, take(Deck::Order, static_cast<Card>(number - 1)));
  }
  return *this;
}

namespace {

// Where workers are placed in this season, or what else it is for.
unsigned part_of_the_year(const Board& board, Season season) {
  unsigned found = kYearParts;
  for (unsigned i = 0; i < board.year_parts; ++i) {
    if (board.year[i].season != season) continue;
    if (found == kYearParts || board.year[i].op == Op::PlacementSeason) found = i;
  }
  return found;
}

}  // namespace

// Builds the stack: the game, the season, the turn.
void Table::begin() const {
  if (begun_) return;
  begun_ = true;
  State& s = state_;
  if (is_solo(s)) {
    // What the beginning of the year has done.
    s.final_year = s.year == last_year_of(s.options);
    s.solo.vp = automa_marker(s);
  }
  push(s, flow_node(Op::Game), 0, 0);
  const unsigned part = part_of_the_year(board_of(s), s.season);
  s.top().step = static_cast<u8>(part + 2);  // the set-up lies before the year, and this part has begun
  ActionList next;
  const Op op = board_of(s).year[part].op;
  if (op == Op::PlacementSeason) {
    push(s, flow_node(Op::PlacementSeason), 0, 0);
    const auto order = wake_up_order(s);
    for (unsigned i = 0; i < order.size(); ++i) {
      s.turn_order[i] = order[i];
      if (order[i] == turn_) edit<Op::PlacementSeason>(s.top())->place = static_cast<u8>(i);
    }
    s.top().step = step_of(SeasonPhase::Turns);
  } else {
    if (s.season == Season::Spring) {
      for (Player& p : s.players) p.row = 0;
    }
    push(s, flow_node(op), 0, 0);
  }
  advance(s, Events::none(), next);
}

const State& Table::state() const {
  begin();
  return state_;
}

}  // namespace vendemmia::testing
