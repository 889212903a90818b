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

constexpr unsigned index(Deck deck) { return static_cast<unsigned>(deck); }

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
  const std::array<unsigned, 4> sizes{kVineCards, kVisitorsPerDeck, kOrders, kVisitorsPerDeck};
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
    p.row = static_cast<u8>(seat + 1);
    p.mama = static_cast<u8>(seat);
    p.papa = static_cast<u8>(seat);
    p.dealt_mamas = {p.mama, p.mama};
    p.dealt_papas = {p.papa, p.papa};
  }
  if (players == 1) set_up_solo();
}

Card Table::take(Deck deck, Card card) {
  Pile& pile = state_.decks[index(deck)];
  for (unsigned i = 0; i < pile.size; ++i) {
    if (pile.cards[i] != card) continue;
    for (unsigned j = i + 1u; j < pile.size; ++j) pile.cards[j - 1] = pile.cards[j];
    pile.cards[--pile.size] = 0;
    return card;
  }
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
  for (const Vine vine : vines) {
    p.vines[at] |= bit(take(vine));
    p.red[at] = static_cast<u8>(p.red[at] + facts(vine).red);
    p.white[at] = static_cast<u8>(p.white[at] + facts(vine).white);
  }
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
  state_.players[seat].residual = static_cast<u8>(steps);
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
  state_.players[seat].regulars = static_cast<u8>(owned);
  state_.players[seat].available = static_cast<u8>(owned);
  return *this;
}
Table& Table::training(Seat seat, unsigned workers) {
  state_.players[seat].training = static_cast<u8>(workers);
  return *this;
}
Table& Table::temporary(Seat seat) {
  state_.players[seat].has_temporary = true;
  ++state_.players[seat].available;
  return *this;
}
Table& Table::row(Seat seat, unsigned row) {
  state_.players[seat].row = static_cast<u8>(row);
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
      if (order[i] == turn_) s.top().memory[0] = static_cast<u8>(i);
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

// --- Playing ---------------------------------------------------------------------------------------------------

std::vector<std::string> Table::legal() const {
  ActionList list;
  legal_actions(state(), list);
  std::vector<std::string> texts;
  for (const Action& action : list) texts.push_back(text_of(action));
  return texts;
}

std::string Table::asked() const {
  const Decision decision = pending(state());
  if (decision.question == vendemmia::Question::GameOver) return "the game is over";
  std::string text = "seat " + std::to_string(decision.seat) + ": " +
                     std::string(name_of(decision.question)) + " (" + text_of(decision.because) +
                     "), answers:";
  for (const std::string& one : legal()) text += " [" + one + "]";
  return text;
}

void Table::answer(Seat seat, std::string_view text) {
  begin();
  const Decision decision = pending(state_);
  if (decision.seat != seat) {
    ADD_FAILURE() << "seat " << int{seat} << " wants to answer '" << text << "' but asked is " << asked();
    return;
  }
  const auto action = parse_action(text);
  if (!action) {
    ADD_FAILURE() << "'" << text << "' is no action";
    return;
  }
  if (const auto violation = check(state_, *action)) {
    ADD_FAILURE() << "'" << text << "' is refused: " << violation->text() << " Asked is " << asked();
    return;
  }
  const Events events(
      [](void* context, const Event& event) { static_cast<Table*>(context)->events_.push_back(event); },
      this);
  apply(state_, *action, events);
}

void Table::answers(Seat seat, std::initializer_list<std::string_view> actions) {
  for (const std::string_view action : actions) answer(seat, action);
}

Question Table::expect_question(Seat seat, std::string_view kind) const {
  const Decision decision = pending(state());
  const bool asked_it = decision.seat == seat && name_of(decision.question) == kind;
  EXPECT_TRUE(asked_it) << "expected seat " << int{seat} << " to be asked " << kind << ", but asked is "
                        << asked();
  return {this, asked_it};
}

namespace {

std::string placement_text(std::string_view target) {
  const bool names_worker = target.find(' ') != std::string_view::npos;
  return "place " + std::string(names_worker ? "" : "regular ") + std::string(target);
}

}  // namespace

void Table::place(Seat seat, std::string_view target) { answer(seat, placement_text(target)); }

void Table::play_visitor(Seat seat, Visitor visitor) {
  play_visitor(seat, visitor,
               deck_of(visitor) == Deck::Summer ? "play_summer_visitor.left" : "play_winter_visitor.left");
}

void Table::play_visitor(Seat seat, Visitor visitor, std::string_view target) {
  const std::size_t before = events_.size();
  place(seat, target);
  const bool played = std::any_of(
      events_.begin() + static_cast<std::ptrdiff_t>(before), events_.end(),
      [&](const Event& e) { return e.kind == EventKind::Played && e.a == static_cast<u8>(visitor); });
  // The engine plays the only playable card by itself.
  if (!played && pending(state_).question == vendemmia::Question::PlayVisitor) {
    answer(seat, "play " + std::string(facts(visitor).id));
    return;
  }
  EXPECT_TRUE(played) << facts(visitor).name << " was not played; asked is " << asked();
}

void Table::pass_to(vendemmia::Question question) {
  begin();
  for (unsigned guard = 0; guard < 1000; ++guard) {
    const Decision decision = pending(state_);
    if (decision.question == question || decision.question == vendemmia::Question::GameOver) return;
    answer(decision.seat,
           decision.question == vendemmia::Question::Turn ? std::string("pass") : legal().front());
  }
  ADD_FAILURE() << "the question never came; asked is " << asked();
}

void Table::pass_season() {
  begin();
  const Season before = state_.season;
  const unsigned year_before = state_.year;
  for (unsigned guard = 0; guard < 1000; ++guard) {
    const Decision decision = pending(state_);
    if (state_.season != before || state_.year != year_before) return;
    if (decision.question == vendemmia::Question::GameOver) return;
    answer(decision.seat,
           decision.question == vendemmia::Question::Turn ? std::string("pass") : legal().front());
  }
}

// --- Asking ----------------------------------------------------------------------------------------------------

bool Table::can_place(std::string_view target) const {
  const auto action = parse_action(placement_text(target));
  EXPECT_TRUE(action.has_value()) << "no such placement: " << target;
  return action && !check(state(), *action).has_value();
}

bool Table::can_play(Visitor visitor) const {
  const bool summer = deck_of(visitor) == Deck::Summer;
  const std::string target = summer ? "play_summer_visitor.left" : "play_winter_visitor.left";
  if (!can_place(target)) return false;
  Table copy = *this;
  copy.events_.clear();
  copy.place(pending(state()).seat, target);
  for (const Event& event : copy.events_) {
    if (event.kind == EventKind::Played) return event.a == static_cast<u8>(visitor);
  }
  const auto list = copy.legal();
  return std::find(list.begin(), list.end(), "play " + std::string(facts(visitor).id)) != list.end();
}

unsigned Table::hand_size(Seat seat, Deck deck) const { return count_bits(player(seat).hand[index(deck)]); }
bool Table::holds(Seat seat, Visitor visitor) const {
  return contains(player(seat).hand[index(deck_of(visitor))], card_of(visitor));
}
unsigned Table::holds(Seat seat, Vine vine) const {
  return count_bits(player(seat).hand[index(Deck::Vine)] & cards_of(vine));
}
bool Table::holds_order(Seat seat, unsigned number) const {
  return contains(player(seat).hand[index(Deck::Order)], number - 1);
}
unsigned Table::vines_on(Seat seat, unsigned field, Vine vine) const {
  return count_bits(player(seat).vines[field_index(field)] & cards_of(vine));
}
bool Table::has_grape(Seat seat, Grape colour, unsigned value) const {
  return contains(player(seat).grapes[static_cast<unsigned>(colour)], value);
}
bool Table::has_wine(Seat seat, Wine type, unsigned value) const {
  return contains(player(seat).wines[static_cast<unsigned>(type)], value);
}
unsigned Table::grape_count(Seat seat) const {
  return count_bits(player(seat).grapes[0]) + count_bits(player(seat).grapes[1]);
}
unsigned Table::wine_count(Seat seat) const {
  unsigned count = 0;
  for (const u16 row : player(seat).wines) count += count_bits(row);
  return count;
}

bool Table::top_discard_is(Visitor visitor) const {
  const Pile& pile = state().decks[index(deck_of(visitor))];
  return pile.discarded > 0 && pile.top_discard() == card_of(visitor);
}
bool Table::top_discard_is(Vine vine) const {
  const Pile& pile = state().decks[index(Deck::Vine)];
  return pile.discarded > 0 && contains(cards_of(vine), pile.top_discard());
}
bool Table::top_discard_is_order(unsigned number) const {
  const Pile& pile = state().decks[index(Deck::Order)];
  return pile.discarded > 0 && pile.top_discard() == number - 1;
}

int Table::occupant_of(std::string_view target) const {
  const Target place = target_named(target);
  if (!is_space(place) || state().spaces[place] == 0) return -1;
  return seat_of(state().spaces[place]);
}

unsigned Table::count_events(EventKind kind) const {
  return static_cast<unsigned>(std::count_if(events_.begin(), events_.end(),
                                             [kind](const Event& event) { return event.kind == kind; }));
}

// --- Questions -------------------------------------------------------------------------------------------------

const Question& Question::offers(std::string_view action) const {
  if (!asked_) return *this;  // the failure has been told
  const auto list = table_->legal();
  EXPECT_TRUE(std::find(list.begin(), list.end(), action) != list.end())
      << "'" << action << "' is not offered; asked is " << table_->asked();
  return *this;
}

const Question& Question::offers_only(std::vector<std::string> actions) const {
  if (!asked_) return *this;  // the failure has been told
  auto list = table_->legal();
  std::sort(list.begin(), list.end());
  std::sort(actions.begin(), actions.end());
  EXPECT_EQ(list, actions) << "asked is " << table_->asked();
  return *this;
}

const Question& Question::refuses(std::string_view text, std::string_view reason) const {
  if (!asked_) return *this;  // the failure has been told
  const auto action = parse_action(text);
  EXPECT_TRUE(action.has_value()) << "'" << text << "' is no action";
  if (!action) return *this;
  const auto violation = check(table_->state(), *action);
  EXPECT_TRUE(violation.has_value()) << "'" << text << "' is legal; asked is " << table_->asked();
  if (!violation) return *this;
  std::string said = violation->text();
  std::string wanted(reason);
  const auto lower = [](std::string& s) {
    std::transform(s.begin(), s.end(), s.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  };
  lower(said);
  lower(wanted);
  EXPECT_NE(said.find(wanted), std::string::npos)
      << "'" << text << "' is refused for another reason: " << said;
  return *this;
}

}  // namespace vendemmia::testing
