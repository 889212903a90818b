// Looking a card up by what somebody types.
#include "engine/catalog/orders.h"
#include "engine/catalog/parents.h"
#include "engine/catalog/structures.h"
#include "engine/catalog/vines.h"
#include "engine/catalog/visitor_names.h"
#include "protocol/names.h"
#include "text/play_console.h"
#include "text/play_render.h"

namespace vendemmia {
namespace {

namespace say_card = words::text_mode::card;

struct Known {
  std::string name;  // in the reader's language
  std::string id;    // as texts of actions and records spell it
  std::string text;
};

std::vector<Known> everything(const Speech& t) {
  std::vector<Known> all;
  for (unsigned i = 0; i < kVisitors; ++i) {
    const auto visitor = static_cast<Visitor>(i);
    all.push_back({visitor_name(visitor, t), std::string(facts(visitor).id),
                   card_words(deck_of(visitor), card_of(visitor), t)});
  }
  for (unsigned i = 0; i < kVineKinds; ++i) {
    const auto card = static_cast<Card>(lowest_bit(kCardsOfVine[i]));
    all.push_back({std::string(kVines[i].name), std::string(kVines[i].id),
                   card_words(Deck::Vine, card, t) + t.say(say_card::copies{.count = kVines[i].copies})});
  }
  for (unsigned i = 0; i < kOrders; ++i) {
    const auto card = static_cast<Card>(i);
    all.push_back({card_title(Deck::Order, card, t), "order " + std::to_string(i + 1),
                   card_words(Deck::Order, card, t)});
  }
  for (unsigned i = 0; i < kStructures; ++i) {
    const auto structure = static_cast<Structure>(i);
    const std::string name = structure_name(structure, t);
    all.push_back({name, std::string(facts(structure).id),
                   t.say(say_card::priced{
                       .name = name, .lira = facts(structure).cost, .text = structure_text(structure, t)})});
  }
  for (unsigned i = 0; i < kStructureCardCount; ++i) {
    const auto card = static_cast<StructureCard>(i);
    all.push_back({structure_name(card, t), std::string(facts(card).id),
                   card_words(Deck::Structure, static_cast<Card>(i), t)});
  }
  for (unsigned i = kFirstSpecial; i < kWorkerKinds; ++i) {
    const auto worker = static_cast<Worker>(i);
    const std::string name = worker_name(worker, t);
    all.push_back({name, std::string(name_of(worker)), name + ": " + special_worker_text(worker, t)});
  }
  for (unsigned i = 0; i < kMamas; ++i)
    all.push_back(
        {std::string(kMamaFacts[i].name), std::string(kMamaFacts[i].id), "Mama " + mama_words(i, t)});
  for (unsigned i = 0; i < kPapas; ++i)
    all.push_back(
        {std::string(kPapaFacts[i].name), std::string(kPapaFacts[i].id), "Papa " + papa_words(i, t)});
  return all;
}

std::string plain(std::string_view text) {
  std::string lower = lower_case(text);
  for (char& c : lower) c = c == '_' ? ' ' : c;
  return lower;
}

// The whole name, its beginning, or a part of it; 3: nothing of it.
unsigned rank_of(const std::string& name, const std::string& wanted) {
  const std::size_t at = name.find(wanted);
  return name == wanted ? 0 : at == 0 ? 1 : at != std::string::npos ? 2 : 3;
}

// Those that fit best, by the name in the reader's language or by the id.
std::vector<Known> matches(std::string_view query, const Speech& t) {
  const std::string wanted = plain(query);
  std::vector<Known> best;
  unsigned best_rank = 3;
  for (Known& one : everything(t)) {
    const unsigned rank = std::min(rank_of(plain(one.name), wanted), rank_of(plain(one.id), wanted));
    if (rank == 3 || rank > best_rank) continue;
    if (rank < best_rank) best.clear();
    best_rank = rank;
    best.push_back(std::move(one));
  }
  return best;
}

}  // namespace

Lines card_lines(std::string_view query, const Speech& t) {
  if (query.empty()) return {t.say(say_card::which)};
  const std::vector<Known> found = matches(query, t);
  if (found.empty()) return {t.say(say_card::none{.name = in_quotes(query)})};
  if (found.size() == 1) return {capitalised(found[0].text)};
  constexpr std::size_t kMost = 12;
  std::vector<std::string> names;
  for (std::size_t i = 0; i < found.size() && i < kMost; ++i) names.push_back(found[i].name);
  if (found.size() > kMost) names.push_back(t.say(say_card::others));
  return {t.say(say_card::could_be{.names = alternatives(names, t)})};
}

}  // namespace vendemmia
