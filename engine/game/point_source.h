// What victory points are paid for.
#pragma once

#include <array>
#include <string_view>

#include "engine/game/state.h"

namespace vendemmia {

enum class PointSource : u8 {
  Orders,
  Visitors,
  Windmill,
  TastingRoom,
  WakeUp,
  Bonuses,
  StructureCards,
  Influence,
  Trade,
  SellWine,
  Other,
};
inline constexpr unsigned kPointSources = static_cast<unsigned>(PointSource::Other) + 1;
inline constexpr std::array<std::string_view, kPointSources> kPointSourceNames{
    "orders",          "visitors",  "windmill", "tasting_room", "wake_up", "bonuses",
    "structure_cards", "influence", "trade",    "sell_wine",    "other"};

// What the points that change now are paid for. The state is in the middle of the effect that reports them.
PointSource point_source(const State& s);

}  // namespace vendemmia
