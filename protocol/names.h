// The names that the protocols use for what is in the box: the same words as in action texts. A vine card
// is its kind and the number of the copy, "sangiovese#2".
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/catalog/ids.h"
#include "engine/game/state.h"

namespace vendemmia {

std::string_view name_of(Deck deck);
std::string_view name_of(Season season);
std::string_view name_of(Worker worker);
std::string_view name_of(Grape grape);
std::string_view name_of(Wine wine);
std::string_view name_of(Structure structure);
std::string_view mama_name(unsigned mama);
std::string_view papa_name(unsigned papa);
std::string card_name(Deck deck, Card card);
std::string_view card_word(Deck deck, Card card);  // the same, kept for ever
// "plant_vine.left", "plant_vine.art", "cart", "yoke".
std::string target_name(Target target);

// Empty when nothing has that name.
std::optional<Season> parse_season(std::string_view name);
std::optional<Worker> parse_worker(std::string_view name);
std::optional<Structure> parse_structure(std::string_view name);
std::optional<u8> parse_mama(std::string_view name);
std::optional<u8> parse_papa(std::string_view name);
std::optional<Target> parse_target(std::string_view name);

// The cards that a name fits: one, or every copy of a vine named without a number; none when there is no
// such card in the deck.
CardSet cards_named(Deck deck, std::string_view name);

}  // namespace vendemmia
