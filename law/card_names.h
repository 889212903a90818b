// What a ruling can be about: visitors, structures, structure cards and special workers. Special workers and structure
// cards have a prefix, so that no two things have the same id.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace vendemmia {

struct CardName {
  std::string id;         // "planner", "yoke", "worker_messenger", "structure_mixer"
  std::string_view name;  // "Planner"
};

// All of them, in the order of their names.
const std::vector<CardName>& card_names();

// By id, with or without its prefix, or by name; capitals do not matter, nor whether words are parted by blanks,
// hyphens or underscores. Several where a visitor and a special worker share a name ("Merchant").
std::vector<CardName> cards_called(std::string_view text);

}  // namespace vendemmia
