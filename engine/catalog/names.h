// How things are spelt in texts: actions, records, protocols. Cards carry their ids in their own tables.
#pragma once

#include <array>
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

inline std::string numbered_name(std::string_view kind, unsigned card) {
  const std::string number = std::to_string(card + 1);
  return std::string(kind) + (number.size() < 2 ? "_0" : "_") + number;
}
// order_01 to order_36, automa_01 to automa_24.
inline std::string order_name(unsigned card) { return numbered_name("order", card); }
inline std::string automa_card_name(unsigned card) { return numbered_name("automa", card); }

}  // namespace vendemmia
