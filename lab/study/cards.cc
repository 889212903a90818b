#include "lab/study/cards.h"

#include <map>

#include <fmt/core.h>

#include "engine/catalog/names.h"
#include "engine/catalog/orders.h"
#include "engine/catalog/structure_cards.h"
#include "engine/catalog/vines.h"
#include "engine/catalog/visitor_names.h"

namespace vendemmia::study {
namespace {

std::string asked_by(const OrderFacts& order) {
  std::string text;
  for (unsigned i = 0; i < order.wine_count; ++i) {
    const WineAsked& wine = order.wines[i];
    text += fmt::format("{}{} quality {}", i == 0 ? "" : ", ", kWineNames[static_cast<unsigned>(wine.type)],
                        wine.at_least);
  }
  return fmt::format("{}: {} VP", text, order.vp);
}

std::vector<StudyCard> all_cards() {
  std::vector<StudyCard> cards;
  for (const VineFacts& vine : kVines)
    cards.push_back({Deck::Vine, std::string(vine.id), std::string(vine.name), ""});
  for (unsigned i = 0; i < kVisitors; ++i) {
    const VisitorFacts& visitor = kVisitorFacts[i];
    cards.push_back(
        {deck_of(static_cast<Visitor>(i)), std::string(visitor.id), std::string(visitor.name), ""});
  }
  for (unsigned i = 0; i < kOrders; ++i)
    cards.push_back({Deck::Order, order_name(i), fmt::format("Order {}", i + 1), asked_by(kOrderFacts[i])});
  for (const StructureCardFacts& card : kStructureCardFacts)
    cards.push_back({Deck::Structure, std::string(card.id), std::string(card.name), ""});
  return cards;
}

constexpr unsigned kFirstVisitor = kVineKinds;
constexpr unsigned kFirstOrder = kFirstVisitor + kVisitors;
constexpr unsigned kFirstStructureCard = kFirstOrder + kOrders;

}  // namespace

const std::vector<StudyCard>& study_cards() {
  static const std::vector<StudyCard> cards = all_cards();
  return cards;
}

unsigned index_of(Deck deck, Card card) {
  switch (deck) {
    case Deck::Vine: return static_cast<unsigned>(kVineOfCard[card]);
    case Deck::Order: return kFirstOrder + card;
    case Deck::Structure: return kFirstStructureCard + card;
    default: return kFirstVisitor + static_cast<unsigned>(visitor_of(deck, card));
  }
}

std::optional<unsigned> card_with_id(std::string_view id) {
  static const std::map<std::string_view, unsigned> places = [] {
    std::map<std::string_view, unsigned> map;
    for (const StudyCard& card : study_cards()) map.emplace(card.id, static_cast<unsigned>(map.size()));
    return map;
  }();
  const auto found = places.find(id);
  return found == places.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace vendemmia::study
