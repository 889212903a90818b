#include "text/words.h"

#include <array>
#include <cctype>

#include "engine/catalog/names.h"
#include "engine/catalog/orders.h"
#include "engine/catalog/parents.h"
#include "engine/catalog/structures.h"
#include "engine/catalog/vines.h"
#include "engine/catalog/visitor_names.h"
#include "engine/game/winery.h"

namespace vendemmia {
namespace {

constexpr std::array<std::string_view, kDecks> kDeckWords{"vine", "summer visitor", "wine order",
                                                          "winter visitor", "structure"};

constexpr std::string_view kLiraSign = "\u20A4";

bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

}  // namespace

std::string name_of(const Names& names, Seat seat) {
  if (seat < names.size() && !names[seat].empty()) return names[seat];
  if (seat == kAutoma) return "The Automa";
  return "Player " + std::to_string(seat + 1);
}

std::string capitalised(std::string text) {
  if (!text.empty()) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  return text;
}

std::string lower_case(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return lower;
}

std::string counted(unsigned count, std::string_view noun) {
  return std::to_string(count) + " " + std::string(noun) + (count == 1 ? "" : "s");
}

std::string listed(const std::vector<std::string>& items, std::string_view last) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += i + 1 == items.size() ? last : std::string_view(", ");
    text += items[i];
  }
  return text;
}

std::string_view season_name(Season season) { return kSeasonNames[static_cast<unsigned>(season)]; }

std::string_view worker_name(Worker worker) {
  if (is_special(worker)) return facts(worker).name;
  return worker == Worker::Grande ? "grande worker" : "regular worker";
}

std::string a_worker(Worker worker) {
  return (worker == Worker::Regular ? "a " : "the ") + std::string(worker_name(worker));
}

std::string_view wine_name(Wine wine) { return kWineNames[static_cast<unsigned>(wine)]; }

std::string_view grape_name(Grape grape) { return grape == Grape::Red ? "red" : "white"; }

std::string_view deck_name(Deck deck) { return kDeckWords[static_cast<unsigned>(deck)]; }

std::string cards_of_deck(Deck deck, unsigned n) {
  return counted(n, std::string(deck_name(deck)) + " card");
}

std::string grape_words(Grape grape, unsigned q) {
  return std::string(grape_name(grape)) + " grape of quality " + std::to_string(q);
}

std::string wine_words(Wine wine, unsigned q) {
  return std::string(wine_name(wine)) + " wine of quality " + std::to_string(q);
}

std::string field_words(unsigned field) { return "field " + std::to_string(kFieldMaximum[field]); }

std::string vine_words(Vine vine) {
  const VineFacts& v = facts(vine);
  std::vector<std::string> colours;
  if (v.red != 0) colours.push_back("red " + std::to_string(v.red));
  if (v.white != 0) colours.push_back("white " + std::to_string(v.white));
  return std::string(v.name) + " (" + listed(colours, ", ") + ")";
}

std::string order_words(unsigned order) {
  const OrderFacts& facts = kOrderFacts[order];
  std::vector<std::string> wines;
  for (unsigned i = 0; i < facts.wine_count; ++i) {
    const WineAsked& asked = facts.wines[i];
    wines.push_back("a " + wine_words(asked.type, asked.at_least) +
                    (asked.at_least == kTopValue ? "" : " or more"));
  }
  return listed(wines) + " (" + std::to_string(facts.vp) + " VP, residual +" +
         std::to_string(facts.residual) + ")";
}

std::string place_words(unsigned place) {
  return place < kMatPlaces ? "mat " + std::to_string(place + 1) : field_words(place - kMatPlaces);
}

std::string region_words(unsigned region) { return capitalised(std::string(kRegionNames[region])); }

std::string row_words(const Board& board, unsigned row) {
  const auto bonus = [&](unsigned season) { return board.row_bonus[season][row - 1]; };
  if (!board.seasonal) return bonus(0) == kNoNode ? "" : describe_effect(bonus(0));
  std::string columns;
  for (unsigned season = 0; season < kSeasonNames.size(); ++season) {
    if (bonus(season) == kNoNode) continue;
    columns += (columns.empty() ? "on passing into " : "; into ") + std::string(kSeasonNames[season]) + " " +
               describe_effect(bonus(season));
  }
  return columns;
}

std::string target_words(Target target) {
  if (target == kCart) return "the cart";
  if (target == kYoke) return "the yoke";
  if (target == kDestroySpace) return "the space of the construction mat";
  if (is_building(target)) return "the structure on " + place_words(place_of(target));
  const ActionId action = action_of(target);
  if (action >= kMaxActions) return "nowhere";
  std::string name(kActionNames[action].name);
  name[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(name[0])));
  if (is_art(target)) return name + ", beside its spaces";
  return name + ", " + std::string(kPositionNames[target % kSpacesPerAction]) + " space";
}

std::string mama_words(unsigned mama) {
  const MamaFacts& facts = kMamaFacts[mama];
  std::vector<std::string> gifts{counted(facts.regular_workers, "worker")};
  for (unsigned deck = 0; deck < facts.cards.size(); ++deck) {
    if (facts.cards[deck] != 0) gifts.push_back(cards_of_deck(static_cast<Deck>(deck), facts.cards[deck]));
  }
  if (facts.lira != 0) gifts.push_back(std::to_string(facts.lira) + " lira");
  return std::string(facts.name) + " (" + listed(gifts) + ")";
}

std::string papa_words(unsigned papa) {
  const PapaFacts& facts = kPapaFacts[papa];
  const std::string gift = facts.gift == Gift::Structure
                               ? "the " + std::string(vendemmia::facts(facts.structure).name)
                           : facts.gift == Gift::Worker ? "another worker"
                                                        : "1 VP";
  return std::string(facts.name) + " (" + std::to_string(facts.lira) + " lira, and " + gift + " or " +
         std::to_string(facts.or_lira) + " lira more)";
}

// A screen reader may not know the sign, so "\u20A43" becomes "3 lira".
std::string visitor_text(Visitor visitor) {
  std::string text(facts(visitor).text);
  for (std::size_t at = text.find(kLiraSign); at != std::string::npos; at = text.find(kLiraSign, at)) {
    text.erase(at, kLiraSign.size());
    while (at < text.size() && is_digit(text[at])) ++at;
    text.insert(at, " lira");
  }
  return text;
}

std::string card_title(Deck deck, Card card) {
  if (card == kUnknownCard) return "an unknown " + std::string(deck_name(deck)) + " card";
  switch (deck) {
    case Deck::Vine: return std::string(facts(kVineOfCard[card]).name);
    case Deck::Order: return "order " + std::to_string(card + 1);
    case Deck::Summer:
    case Deck::Winter: return std::string(facts(visitor_of(deck, card)).name);
    case Deck::Structure: break;
  }
  return std::string(kStructureCardFacts[card].name);
}

std::string card_words(Deck deck, Card card) {
  if (card == kUnknownCard) return card_title(deck, card);
  switch (deck) {
    case Deck::Vine: {
      const Vine vine = kVineOfCard[card];
      std::vector<std::string> needs;
      for (unsigned i : Members(facts(vine).needs)) needs.emplace_back(kStructureFacts[i].name);
      return "vine " + vine_words(vine) +
             (needs.empty() ? ", needs no structure" : ", needs " + listed(needs));
    }
    case Deck::Order: return "wine order " + std::to_string(card + 1) + ": " + order_words(card);
    case Deck::Summer:
    case Deck::Winter:
      return std::string(deck_name(deck)) + " " + card_title(deck, card) + ": " +
             visitor_text(visitor_of(deck, card));
    case Deck::Structure: break;
  }
  const StructureCardFacts& structure = kStructureCardFacts[card];
  return "structure card " + std::string(structure.name) + ", " + std::to_string(structure.cost) +
         " lira: " + structure_text(static_cast<StructureCard>(card));
}

}  // namespace vendemmia
