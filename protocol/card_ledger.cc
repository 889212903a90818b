#include "protocol/card_ledger.h"

#include <nlohmann/json.hpp>

#include "engine/catalog/names.h"
#include "engine/game/card_places.h"
#include "engine/game/draft.h"
#include "protocol/names.h"

namespace vendemmia {
namespace {

CardSet numbered_vines(const Json& value) {
  if (value.is_string()) {
    const auto& name = value.get_ref<const std::string&>();
    return name.find('#') == std::string::npos ? 0 : cards_named(Deck::Vine, name);
  }
  CardSet found = 0;
  if (value.is_structured()) {
    for (const Json& part : value) found |= numbered_vines(part);
  }
  return found;
}

}  // namespace

CardLedger::CardLedger(const Options& options, const Input& position)
    : options_(options), numbered_vines_(numbered_vines(*position.value())) {}

std::optional<Card> CardLedger::take(Deck deck, const Input& name) {
  const std::string text = name.text();
  const CardSet fitting = cards_named(deck, text);
  CardSet& taken = taken_[static_cast<unsigned>(deck)];
  const bool any_copy = count_bits(fitting) > 1;
  if (fitting != 0 && (fitting & cards_in_game(options_, deck)) == 0) {
    name.fail("impossible_position", "The card " + text + " does not take part in this game.");
    return std::nullopt;
  }
  const CardSet free = fitting & ~taken & (any_copy ? ~numbered_vines_ : ~CardSet{0});
  if (free != 0) {
    const unsigned card = lowest_bit(free);
    taken |= bit(card);
    return static_cast<Card>(card);
  }
  if (fitting == 0) {
    name.fail("unknown_name",
              "There is no card \"" + text + "\" in the " + std::string(name_of(deck)) + " deck.");
  } else if (any_copy) {
    name.fail("card_twice", "All copies of " + text + " are elsewhere.");
  } else {
    name.fail("card_twice", "The card " + text + " is in two places.");
  }
  return std::nullopt;
}

std::vector<Card> CardLedger::take_in_order(Deck deck, const Input& list) {
  std::vector<Card> cards;
  for (const Input& name : list.elements()) {
    if (const auto card = take(deck, name)) cards.push_back(*card);
  }
  return cards;
}

CardSet CardLedger::take_all(Deck deck, const Input& list) {
  CardSet set = 0;
  for (const Card card : take_in_order(deck, list)) set |= bit(card);
  return set;
}

std::array<CardSet, kDecks> CardLedger::take_decks(const Input& decks) {
  decks.only({kDeckNames.begin(), kDeckNames.end()});
  std::array<CardSet, kDecks> sets{};
  for (unsigned deck = 0; deck < kDecks; ++deck) {
    sets[deck] = take_all(static_cast<Deck>(deck), decks.field(name_of(static_cast<Deck>(deck))));
  }
  return sets;
}

void CardLedger::make_pile(State& s, Deck deck, const Input& input, Rng& rng) {
  input.only({"draw", "discard", "shuffled_in"});
  const auto d = static_cast<unsigned>(deck);
  const auto discard = take_in_order(deck, input.field("discard"));
  const auto draw = take_in_order(deck, input.field("draw"));
  Pile& pile = s.decks[d];
  const CardSet all = cards_in_game(s.options, deck);
  const bool dealt = !has_piles(s.options, deck) && (s.year != 0 || drafted_);
  for (unsigned card : Members(dealt ? 0 : all & ~taken_[d]))
    pile.cards[pile.size++] = static_cast<Card>(card);
  shuffle(pile.cards, pile.size, rng);
  for (std::size_t i = draw.size(); i-- > 0;) pile.cards[pile.size++] = draw[i];
  for (std::size_t i = discard.size(); i-- > 0;) pile.cards[Pile::kRoom - 1u - pile.discarded++] = discard[i];
  s.shuffled_in[d] = all;
  if (input.field("shuffled_in").missing()) return;
  s.shuffled_in[d] = 0;
  for (const Input& name : input.field("shuffled_in").elements()) {
    const CardSet fitting = cards_named(deck, name.text());
    if (fitting == 0) name.fail("unknown_name", "There is no such card in that deck.");
    s.shuffled_in[d] |= fitting;
  }
}

// Those that somebody has taken are in that hand as well.
void CardLedger::read_packs(State& s, const Input& packs) {
  const auto lists = packs.elements();
  if (s.year != 0 || has_piles(s.options, Deck::Structure) || lists.size() != s.options.players)
    return packs.fail("impossible_position",
                      "Packs are dealt to all players in a set-up without the extended board.");
  CardSet seen = 0;
  unsigned at = 0;
  for (const Input& list : lists) {
    const auto names = list.elements();
    if (names.size() != kDrafted) return list.fail("wrong_type", "A pack has four cards.");
    for (const Input& name : names) {
      const CardSet card = cards_named(Deck::Structure, name.text()) & ~seen;
      if (card == 0) return name.fail("unknown_name", "There is no such card, or it is in two packs.");
      seen |= card;
      s.decks[static_cast<unsigned>(Deck::Structure)].cards[at++] = static_cast<Card>(lowest_bit(card));
    }
  }
}

void CardLedger::make_piles(State& s, const Input& position) {
  const Input decks = position.field("decks");
  decks.only({kDeckNames.begin(), kDeckNames.end()});
  Rng rng(position.field("seed").word(0));
  drafted_ = !position.field("packs").missing();
  for (unsigned deck = 0; deck < kDecks; ++deck) {
    make_pile(s, static_cast<Deck>(deck), decks.field(name_of(static_cast<Deck>(deck))), rng);
  }
  if (drafted_) read_packs(s, position.field("packs"));
  s.rng = Rng(position.field("rng").word(rng.state()));
}

void CardLedger::read_known(State& s, unsigned seat, const Input& decks) const {
  decks.only({kDeckNames.begin(), kDeckNames.end()});
  for (unsigned deck = 0; deck < kDecks; ++deck) {
    auto knows = s.players[seat].knows[deck];
    CardSet elsewhere = 0;
    for (unsigned other = 0; other < s.options.players; ++other) {
      if (other != seat) elsewhere |= s.players[other].hand[deck];
    }
    for (const Input& name : decks.field(name_of(static_cast<Deck>(deck))).elements()) {
      const CardSet fitting = cards_named(static_cast<Deck>(deck), name.text());
      // A card named in full may have left the hand; a kind alone means one that is held.
      const CardSet meant = count_bits(fitting) > 1 ? fitting & elsewhere & ~knows : fitting;
      if (meant == 0) {
        name.fail("impossible_position", "No other player holds that card.");
      } else {
        knows |= bit(lowest_bit(meant));
      }
    }
  }
}

}  // namespace vendemmia
