#include "protocol/read_solo.h"

#include "engine/catalog/names.h"
#include "engine/game/automa.h"
#include "protocol/names.h"

namespace vendemmia {
namespace {

// Takes the cards that are named, each once.
std::vector<Card> take_cards(const Input& names, CardSet& taken) {
  std::vector<Card> list;
  for (const Input& name : names.elements()) {
    unsigned card = 0;
    while (card < kAutomaCards && automa_card_name(card) != name.text()) ++card;
    if (card == kAutomaCards) {
      name.fail("unknown_name", "The Automa's cards are automa_01 to automa_24.");
    } else if (contains(taken, card)) {
      name.fail("card_twice", "That card is named already.");
    } else {
      taken |= bit(card);
      list.push_back(static_cast<Card>(card));
    }
  }
  return list;
}

void read_cards(Solo& solo, const Input& input, Rng& rng) {
  CardSet taken = 0;
  const auto used = take_cards(input.field("used"), taken);
  const auto draw = take_cards(input.field("draw"), taken);
  if (input.faulty()) return;
  unsigned at = 0;
  for (unsigned card : Members((bit(kAutomaCards) - 1) & ~taken)) solo.cards[at++] = static_cast<Card>(card);
  shuffle(solo.cards, at, rng);
  for (std::size_t i = draw.size(); i-- > 0;) solo.cards[at++] = draw[i];
  solo.left = static_cast<u8>(at);
  for (const Card card : used) solo.cards[at++] = card;
  if (input.field("draw_count").integer(0, kAutomaCards, solo.left) != solo.left) {
    input.field("draw_count").fail("impossible_position", "All cards that are not used are to be drawn.");
  }
}

u8 read_glass(const State& s, const Input& rows) {
  const bool used = challenge_of(s).glass_on_rows;
  const Player& p = s.players[0];
  if (rows.missing()) {
    unsigned gone = 1u << p.row | 1u << p.next_row;
    if (board_of(s).seasonal && p.row == 1) gone |= 1u << kRows;  // it came from there
    return used ? static_cast<u8>(kAllRows & ~gone) : u8{0};
  }
  unsigned glass = 0;
  for (const Input& row : rows.elements()) glass |= 1u << row.integer(1, kRows, 1);
  if (!used && glass != 0) rows.fail("impossible_position", "This challenge is played without them.");
  return static_cast<u8>(glass);
}

// the game ends by the calendar alone.
void check_calendar(const State& s, const Input& position) {
  const unsigned last = last_year_of(s.options);
  if (s.year > last)
    position.field("year").fail("impossible_position",
                                "The game ends after year " + std::to_string(last) + ".");
  if (s.final_year != (s.year == last))
    position.field("final_year")
        .fail("impossible_position", "The final year is year " + std::to_string(last) + ".");
}

}  // namespace

void read_solo(State& s, const Input& position) {
  check_calendar(s, position);
  const Input input = position.field("solo");
  input.only({"automa_vp", "automa_workers", "years", "glass", "tokens", "draw", "draw_count", "used",
              "drawn", "result"});
  Solo& solo = s.solo;
  if (position.faulty()) return;
  const i8 marker = automa_marker(s);
  solo.vp = static_cast<i8>(input.field("automa_vp").integer(-1, 100, marker));
  if (input.field("automa_workers").integer(0, kAutomaWorkers, solo.workers) != solo.workers) {
    input.field("automa_workers").fail("impossible_position", "The board shows another number of workers.");
  }
  solo.glass = read_glass(s, input.field("glass"));
  solo.tokens = static_cast<u8>(input.field("tokens").integer(0, kMostTokens + kRows + 1, s.options.tokens));
  read_cards(solo, input, s.rng);
  solo.drawn = static_cast<u8>(input.field("drawn").integer(0, kAutomaCards - solo.left, 0));
}

}  // namespace vendemmia
