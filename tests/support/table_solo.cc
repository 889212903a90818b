// The words of a table for one player.
#include "engine/catalog/parents.h"
#include "engine/game/automa.h"
#include "engine/game/card_places.h"
#include "tests/support/table.h"

namespace vendemmia::testing {

void Table::set_up_solo() {
  for (const Deck deck : {Deck::Summer, Deck::Winter}) {
    const CardSet gone = printed_cards(deck) & ~cards_in_game(state_.options, deck);
    for (const unsigned card : Members(gone)) take(deck, static_cast<Card>(card));
    state_.shuffled_in[static_cast<unsigned>(deck)] &= ~gone;
  }
  for (unsigned i = 0; i < kAutomaCards; ++i) state_.solo.cards[i] = static_cast<Card>(kAutomaCards - 1 - i);
  state_.solo.left = kAutomaCards;
  glass({1, 2, 3, 4, 5, 6, 7});
}

Table& Table::level(Level level) {
  state_.options.level = level;
  return *this;
}
Table& Table::aggressive() {
  state_.options.aggressive = true;
  return *this;
}
Table& Table::challenge(unsigned number) {
  state_.options.challenge = static_cast<u8>(number);
  state_.board = board_for(state_.options);
  if (!challenge_of(state_).glass_on_rows) glass({});
  if (!challenge_of(state_).mama) {
    Player& p = state_.players[0];
    p.mama = kNoMama;
    p.dealt_mamas = {kNoMama, kNoMama};
  }
  return *this;
}
Table& Table::tokens(unsigned count) {
  state_.solo.tokens = static_cast<u8>(count);
  return *this;
}
Table& Table::glass(std::initializer_list<unsigned> rows) {
  unsigned set = 0;
  for (const unsigned row : rows) set |= 1u << row;
  state_.solo.glass = static_cast<u8>(set);
  return *this;
}
Table& Table::automa_deck(std::initializer_list<unsigned> numbers) {
  Solo& solo = state_.solo;
  CardSet used = bit(kAutomaCards) - 1;
  unsigned place = solo.left = static_cast<u8>(numbers.size());
  for (const unsigned number : numbers) {
    solo.cards[--place] = static_cast<Card>(number - 1);
    used &= ~bit(number - 1);
  }
  place = solo.left;
  for (const unsigned card : Members(used)) solo.cards[place++] = static_cast<Card>(card);
  EXPECT_EQ(place, kAutomaCards) << "a card of the Automa is named twice";
  return *this;
}
Table& Table::automa_standing(std::string_view space) {
  const Target place = target_named(space);
  EXPECT_TRUE(is_space(place)) << "no such space: " << space;
  state_.spaces[place] = kAutomaWorker;
  ++state_.solo.workers;
  return *this;
}

std::vector<unsigned> Table::automa_cards() const {
  std::vector<unsigned> numbers;
  for (const Event& event : events_) {
    if (event.kind == EventKind::AutomaDrew) numbers.push_back(event.a + 1u);
  }
  return numbers;
}
std::vector<std::string> Table::automa_spaces() const {
  std::vector<std::string> spaces;
  for (const Event& event : events_) {
    if (event.kind != EventKind::AutomaPlaced) continue;
    const std::string text = text_of(act(ActionKind::Place, Worker::Regular, event.b));
    spaces.push_back(text.substr(text.rfind(' ') + 1));
  }
  return spaces;
}
std::vector<unsigned> Table::glass() const {
  std::vector<unsigned> rows;
  for (const unsigned row : Members(state().solo.glass)) rows.push_back(row);
  return rows;
}

}  // namespace vendemmia::testing
