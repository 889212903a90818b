// The eight structures of the vineyard mat. The operations ask for what they do (see modifiers.h
// in engine/game), or triggers fire it.
#pragma once

#include <array>
#include <string_view>

#include "engine/catalog/ids.h"

namespace vendemmia {

struct StructureFacts {
  std::string_view id;
  std::string_view name;
  u8 cost;
  StructureSet needs;
};

inline constexpr std::array<StructureFacts, kStructures> kStructureFacts{{
    {"trellis", "Trellis", 2, 0},
    {"irrigation", "Irrigation", 3, 0},
    {"yoke", "Yoke", 2, 0},
    {"windmill", "Windmill", 5, 0},
    {"cottage", "Cottage", 4, 0},
    {"tasting_room", "Tasting Room", 6, 0},
    {"medium_cellar", "Medium Cellar", 4, 0},
    {"large_cellar", "Large Cellar", 6, structures(Structure::MediumCellar)},
}};

constexpr const StructureFacts& facts(Structure structure) {
  return kStructureFacts[static_cast<unsigned>(structure)];
}

}  // namespace vendemmia
