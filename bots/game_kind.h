// The kinds of game that are judged by different networks or weights.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "engine/game/options.h"

namespace vendemmia {

enum class GameKind : u8 { Base, BaseAlone, Extended, ExtendedAlone };
inline constexpr unsigned kGameKinds = 4;
inline constexpr std::array<std::string_view, kGameKinds> kGameKindNames{"base", "base_alone", "extended",
                                                                         "extended_alone"};

constexpr std::string_view name_of(GameKind kind) { return kGameKindNames[static_cast<unsigned>(kind)]; }

constexpr std::optional<GameKind> kind_named(std::string_view name) {
  for (unsigned kind = 0; kind < kGameKinds; ++kind)
    if (kGameKindNames[kind] == name) return static_cast<GameKind>(kind);
  return std::nullopt;
}

inline GameKind kind_of(const Options& options) {
  const bool extended = (options.modules & kExtendedBoard) != 0;
  return static_cast<GameKind>((extended ? 2 : 0) + (options.players == 1 ? 1 : 0));
}

}  // namespace vendemmia
