// A table in use: answers, what may be asked of the position, and what a question offers.
#include <algorithm>

#include "engine/catalog/vines.h"
#include "engine/game/scoring.h"
#include "tests/support/table.h"

namespace vendemmia::testing {
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
  if (const auto refusal = check(state_, *action)) {
    ADD_FAILURE() << "'" << text << "' is refused: " << refusal->text() << " Asked is " << asked();
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
  return count_bits(player(seat).vines[field - 5] & cards_of(vine));
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
  const auto refusal = check(table_->state(), *action);
  EXPECT_TRUE(refusal.has_value()) << "'" << text << "' is legal; asked is " << table_->asked();
  if (!refusal) return *this;
  std::string said = refusal->text();
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
