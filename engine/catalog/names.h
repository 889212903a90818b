// How things are spelled in texts: actions, records, protocols. The ids of cards are in the cards' own tables.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/catalog/boards.h"
#include "engine/catalog/ids.h"

namespace vendemmia {

inline constexpr std::array<std::string_view, kDecks> kDeckNames{"vine", "summer", "order", "winter",
                                                                 "structure"};
inline constexpr std::array<std::string_view, 4> kSeasonNames{"spring", "summer", "fall", "winter"};
inline constexpr std::array<std::string_view, kWorkerKinds> kWorkerNames{
    "regular",    "grande",  "farmer",   "mafioso", "merchant", "chef",     "innkeeper",
    "professore", "soldato", "politico", "oracle",  "traveler", "messenger"};
inline constexpr std::array<std::string_view, 2> kGrapeNames{"red", "white"};
inline constexpr std::array<std::string_view, kWineTypes> kWineNames{"red", "white", "blush", "sparkling"};
inline constexpr std::array<std::string_view, kFields> kFieldNames{"field_5", "field_6", "field_7"};
inline constexpr std::array<std::string_view, kSpacesPerAction> kPositionNames{"left", "middle", "right"};

inline constexpr std::array<std::string_view, kBuildingPlaces> kPlaceNames{"mat_1", "mat_2", "field_5",
                                                                           "field_6", "field_7"};
inline constexpr std::array<std::string_view, kRegions> kRegionNames{"pisa",   "firenze",  "livorno", "siena",
                                                                     "arezzo", "grosseto", "lucca"};

// In the order of the bits of Modules.
inline constexpr std::array<std::string_view, kModules> kModuleNames{"board", "workers", "structures"};
// "board,structures"; empty when there are none.
inline std::string modules_text(Modules modules) {
  std::string text;
  for (unsigned i : Members(modules)) text += (text.empty() ? "" : ",") + std::string(kModuleNames[i]);
  return text;
}
inline std::optional<Modules> module_named(std::string_view name) {
  for (unsigned i = 0; i < kModules; ++i) {
    if (kModuleNames[i] == name) return static_cast<Modules>(1u << i);
  }
  return std::nullopt;
}
// The other way round, in any order; empty when a part is not a module or is named twice.
inline std::optional<Modules> modules_in(std::string_view text) {
  Modules modules = 0;
  while (!text.empty()) {
    const std::size_t comma = text.find(',');
    const auto one = module_named(text.substr(0, comma));
    if (!one || (modules & *one) != 0 || comma + 1 == text.size()) return std::nullopt;
    modules = static_cast<Modules>(modules | *one);
    text.remove_prefix(comma == std::string_view::npos ? text.size() : comma + 1);
  }
  return modules;
}

inline std::string numbered_name(std::string_view kind, unsigned card) {
  const std::string number = std::to_string(card + 1);
  return std::string(kind) + (number.size() < 2 ? "_0" : "_") + number;
}
// order_01 to order_36, automa_01 to automa_24.
inline std::string order_name(unsigned card) { return numbered_name("order", card); }
inline std::string automa_card_name(unsigned card) { return numbered_name("automa", card); }

}  // namespace vendemmia
