// The cards that a study tells apart, of all decks in one list: visitors, orders and structure cards singly, vines by their kind.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/catalog/ids.h"

namespace vendemmia::study {

struct StudyCard {
  Deck deck;
  std::string id;
  std::string name;
  std::string hint;  // what an order asks for
};

const std::vector<StudyCard>& study_cards();

// Places in that list.
unsigned index_of(Deck deck, Card card);
std::optional<unsigned> card_with_id(std::string_view id);

}  // namespace vendemmia::study
