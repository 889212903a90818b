#include "law/card_names.h"

#include <algorithm>
#include <cctype>

#include "engine/catalog/special_workers.h"
#include "engine/catalog/structure_cards.h"
#include "engine/catalog/structures.h"
#include "engine/catalog/visitor_names.h"

namespace vendemmia {
namespace {

constexpr std::string_view kWorkerPrefix = "worker_";
constexpr std::string_view kStructurePrefix = "structure_";

template <class Facts>
void add_all(std::vector<CardName>& names, const Facts& facts, std::string_view prefix = "") {
  for (const auto& one : facts) names.push_back({std::string(prefix) + std::string(one.id), one.name});
}

std::string_view without_prefix(std::string_view id) {
  for (const std::string_view prefix : {kWorkerPrefix, kStructurePrefix}) {
    if (id.starts_with(prefix)) return id.substr(prefix.size());
  }
  return id;
}

// "Jack-of-all-Trades" as "jack_of_all_trades".
std::string plain(std::string_view text) {
  std::string result;
  for (const char c : text) {
    const auto letter = static_cast<unsigned char>(c);
    result += std::isalnum(letter) != 0 ? static_cast<char>(std::tolower(letter)) : '_';
  }
  return result;
}

}  // namespace

const std::vector<CardName>& card_names() {
  static const std::vector<CardName> names = [] {
    std::vector<CardName> all;
    add_all(all, kVisitorFacts);
    add_all(all, kStructureFacts);
    add_all(all, kStructureCardFacts, kStructurePrefix);
    add_all(all, kSpecialWorkerFacts);  // their ids have it
    std::sort(all.begin(), all.end(), [](const CardName& a, const CardName& b) {
      return a.name != b.name ? a.name < b.name : a.id < b.id;
    });
    return all;
  }();
  return names;
}

std::vector<CardName> cards_called(std::string_view text) {
  const std::string wanted = plain(text);
  std::vector<CardName> found;
  for (const CardName& card : card_names()) {
    if (card.id == wanted || without_prefix(card.id) == wanted || plain(card.name) == wanted)
      found.push_back(card);
  }
  return found;
}

}  // namespace vendemmia
