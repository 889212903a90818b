// Looking a card up by what somebody types.
#include "engine/catalog/orders.h"
#include "engine/catalog/parents.h"
#include "engine/catalog/structures.h"
#include "engine/catalog/vines.h"
#include "engine/catalog/visitor_names.h"
#include "text/play_console.h"
#include "text/play_render.h"

namespace vendemmia {
namespace {

struct Known {
  std::string name;
  std::string text;
};

std::vector<Known> everything() {
  std::vector<Known> all;
  for (unsigned i = 0; i < kVisitors; ++i) {
    const auto visitor = static_cast<Visitor>(i);
    all.push_back({std::string(facts(visitor).name), card_words(deck_of(visitor), card_of(visitor))});
  }
  for (unsigned i = 0; i < kVineKinds; ++i) {
    const auto card = static_cast<Card>(lowest_bit(kCardsOfVine[i]));
    all.push_back({std::string(kVines[i].name),
                   card_words(Deck::Vine, card) + "; " + counted(kVines[i].copies, "card") + " in the deck"});
  }
  for (unsigned i = 0; i < kOrders; ++i) {
    const auto card = static_cast<Card>(i);
    all.push_back({card_title(Deck::Order, card), card_words(Deck::Order, card)});
  }
  for (unsigned i = 0; i < kStructures; ++i) {
    const std::string name(kStructureFacts[i].name);
    all.push_back({name, "structure " + name + ", " + std::to_string(kStructureFacts[i].cost) +
                             " lira: " + std::string(structure_text(static_cast<Structure>(i)))});
  }
  for (unsigned i = 0; i < kMamas; ++i)
    all.push_back({std::string(kMamaFacts[i].name), "mama " + mama_words(i)});
  for (unsigned i = 0; i < kPapas; ++i)
    all.push_back({std::string(kPapaFacts[i].name), "papa " + papa_words(i)});
  return all;
}

std::string plain(std::string_view text) {
  std::string lower = lower_case(text);
  for (char& c : lower) c = c == '_' ? ' ' : c;
  return lower;
}

// The best of: the whole name, its beginning, a part of it.
std::vector<Known> matches(std::string_view query) {
  const std::string wanted = plain(query);
  std::vector<Known> best;
  unsigned best_rank = 3;
  for (Known& one : everything()) {
    const std::string name = plain(one.name);
    const std::size_t at = name.find(wanted);
    const unsigned rank = name == wanted ? 0 : at == 0 ? 1 : at != std::string::npos ? 2 : 3;
    if (rank == 3 || rank > best_rank) continue;
    if (rank < best_rank) best.clear();
    best_rank = rank;
    best.push_back(std::move(one));
  }
  return best;
}

}  // namespace

Lines card_lines(std::string_view query) {
  if (query.empty())
    return {"Which card? Type for example: card banker, card merlot, card order 7, card yoke."};
  const std::vector<Known> found = matches(query);
  if (found.empty()) return {"No card is called " + in_quotes(query) + "."};
  if (found.size() == 1) return {capitalised(found[0].text)};
  constexpr std::size_t kMost = 12;
  std::vector<std::string> names;
  for (std::size_t i = 0; i < found.size() && i < kMost; ++i) names.push_back(found[i].name);
  if (found.size() > kMost) names.emplace_back("others");
  return {"That could be " + listed(names, " or ") + "."};
}

}  // namespace vendemmia
