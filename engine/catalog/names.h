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
inline constexpr std::array<std::string_view, 2> kWorkerNames{"regular", "grande"};
inline constexpr std::array<std::string_view, 2> kGrapeNames{"red", "white"};
inline constexpr std::array<std::string_view, kWineTypes> kWineNames{"red", "white", "blush", "sparkling"};
inline constexpr std::array<std::string_view, kFields> kFieldNames{"field_5", "field_6", "field_7"};
inline constexpr std::array<std::string_view, kSpacesPerAction> kPositionNames{"left", "middle", "right"};

// order_01 to order_36.
inline std::string order_name(unsigned card) {
  const std::string number = std::to_string(card + 1);
  return (number.size() < 2 ? "order_0" : "order_") + number;
}

}  // namespace vendemmia
