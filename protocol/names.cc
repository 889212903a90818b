#include "protocol/names.h"

#include "engine/catalog/names.h"
#include "engine/catalog/parents.h"
#include "engine/catalog/structures.h"
#include "engine/catalog/vines.h"
#include "engine/catalog/visitor_names.h"
#include "engine/game/action.h"
#include "engine/game/card_places.h"

namespace vendemmia {
namespace {

template <class Id, class Names>
std::optional<Id> find_name(const Names& names, std::string_view name) {
  for (unsigned i = 0; i < names.size(); ++i) {
    if (names[i] == name) return static_cast<Id>(i);
  }
  return std::nullopt;
}

template <class Id, class Facts>
std::optional<Id> find_id(const Facts& facts, std::string_view id) {
  for (unsigned i = 0; i < facts.size(); ++i) {
    if (facts[i].id == id) return static_cast<Id>(i);
  }
  return std::nullopt;
}

std::string vine_name(Card card) {
  const Vine kind = kVineOfCard[card];
  const unsigned copy = card - lowest_bit(cards_of(kind)) + 1;
  return std::string(facts(kind).id) + "#" + std::to_string(copy);
}

constexpr std::string_view kStand = "place grande ";

}  // namespace

std::string_view name_of(Deck deck) { return kDeckNames[static_cast<unsigned>(deck)]; }
std::string_view name_of(Season season) { return kSeasonNames[static_cast<unsigned>(season)]; }
std::string_view name_of(Worker worker) { return kWorkerNames[static_cast<unsigned>(worker)]; }
std::string_view name_of(Grape grape) { return kGrapeNames[static_cast<unsigned>(grape)]; }
std::string_view name_of(Wine wine) { return kWineNames[static_cast<unsigned>(wine)]; }
std::string_view name_of(Structure structure) { return facts(structure).id; }
std::string_view mama_name(unsigned mama) { return kMamaFacts[mama].id; }
std::string_view papa_name(unsigned papa) { return kPapaFacts[papa].id; }

std::string card_name(Deck deck, Card card) {
  if (!contains(printed_cards(deck), card)) return "unknown";
  if (deck == Deck::Vine) return vine_name(card);
  if (deck == Deck::Order) return order_name(card);
  if (deck == Deck::Structure) return std::string(kStructureCardFacts[card].id);
  return std::string(facts(visitor_of(deck, card)).id);
}

std::string_view card_word(Deck deck, Card card) {
  constexpr unsigned kCards = 64;  // as many as a CardSet can hold
  using Words = std::array<std::array<std::string, kCards>, kDecks>;
  static const Words words = [] {
    Words all;
    for (unsigned i = 0; i < kDecks * kCards; ++i)
      all[i / kCards][i % kCards] = card_name(static_cast<Deck>(i / kCards), static_cast<Card>(i % kCards));
    return all;
  }();
  return words[static_cast<unsigned>(deck)][card];
}

// Targets are spelt in one place only, the action texts.
std::string target_name(Target target) {
  return text_of(act(ActionKind::Place, Worker::Grande, target)).substr(kStand.size());
}

std::optional<Season> parse_season(std::string_view name) { return find_name<Season>(kSeasonNames, name); }
std::optional<Worker> parse_worker(std::string_view name) { return find_name<Worker>(kWorkerNames, name); }
std::optional<Structure> parse_structure(std::string_view name) {
  return find_id<Structure>(kStructureFacts, name);
}
std::optional<u8> parse_mama(std::string_view name) { return find_id<u8>(kMamaFacts, name); }
std::optional<u8> parse_papa(std::string_view name) { return find_id<u8>(kPapaFacts, name); }

std::optional<Target> parse_target(std::string_view name) {
  const auto action = parse_action(std::string(kStand) + std::string(name));
  if (!action || target_name(action->b) != name) return std::nullopt;
  return action->b;
}

CardSet cards_named(Deck deck, std::string_view name) {
  CardSet fitting = 0;
  for (unsigned card : Members(printed_cards(deck))) {
    const std::string_view full = card_word(deck, static_cast<Card>(card));
    const bool kind = deck == Deck::Vine && name == full.substr(0, full.find('#'));
    if (kind || name == full) fitting |= bit(card);
  }
  return fitting;
}

}  // namespace vendemmia
