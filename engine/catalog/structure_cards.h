// The structure cards: what they are called and what they cost. What they do: structure_card_effects.h.
#pragma once

#include <array>
#include <string_view>

#include "engine/catalog/ids.h"

namespace vendemmia {

enum class StructureCard : u8 {
  Cask,
  Aqueduct,
  WineCave,
  TradingPost,
  Shop,
  WinePress,
  School,
  WineBar,
  Patio,
  Ristorante,
  GuestHouse,
  Cafe,
  Distiller,
  Mercado,
  Studio,
  Barn,
  Academy,
  Gazebo,
  Workshop,
  Veranda,
  WineParlor,
  LabelFactory,
  HarvestMachine,
  FermentationTank,
  Charmat,
  Inn,
  TapRoom,
  Tavern,
  BanquetHall,
  Penthouse,
  Fountain,
  Mixer,
  Storehouse,
  Statue,
  Dock,
  Silo,
};

enum class CardKind : u8 { Action, Enhancement, Residual };

struct StructureCardFacts {
  std::string_view id;
  std::string_view name;
  u8 cost;
  CardKind kind;
};

inline constexpr std::array<StructureCardFacts, kStructureCardCount> kStructureCardFacts{{
    {"cask", "Cask", 2, CardKind::Action},
    {"aqueduct", "Aqueduct", 3, CardKind::Enhancement},
    {"wine_cave", "Wine Cave", 2, CardKind::Action},
    {"trading_post", "Trading Post", 2, CardKind::Action},
    {"shop", "Shop", 5, CardKind::Action},
    {"wine_press", "Wine Press", 4, CardKind::Action},
    {"school", "School", 7, CardKind::Action},
    {"wine_bar", "Wine Bar", 4, CardKind::Action},
    {"patio", "Patio", 3, CardKind::Enhancement},
    {"ristorante", "Ristorante", 8, CardKind::Action},
    {"guest_house", "Guest House", 3, CardKind::Action},
    {"cafe", "Cafe", 3, CardKind::Action},
    {"distiller", "Distiller", 2, CardKind::Residual},
    {"mercado", "Mercado", 5, CardKind::Enhancement},
    {"studio", "Studio", 5, CardKind::Enhancement},
    {"barn", "Barn", 5, CardKind::Enhancement},
    {"academy", "Academy", 4, CardKind::Enhancement},
    {"gazebo", "Gazebo", 3, CardKind::Enhancement},
    {"workshop", "Workshop", 3, CardKind::Enhancement},
    {"veranda", "Veranda", 5, CardKind::Enhancement},
    {"wine_parlor", "Wine Parlor", 3, CardKind::Enhancement},
    {"label_factory", "Label Factory", 3, CardKind::Action},
    {"harvest_machine", "Harvest Machine", 2, CardKind::Enhancement},
    {"fermentation_tank", "Fermentation Tank", 4, CardKind::Enhancement},
    {"charmat", "Charmat", 3, CardKind::Enhancement},
    {"inn", "Inn", 4, CardKind::Enhancement},
    {"tap_room", "Tap Room", 5, CardKind::Enhancement},
    {"tavern", "Tavern", 5, CardKind::Enhancement},
    {"banquet_hall", "Banquet Hall", 2, CardKind::Enhancement},
    {"penthouse", "Penthouse", 3, CardKind::Enhancement},
    {"fountain", "Fountain", 4, CardKind::Enhancement},
    {"mixer", "Mixer", 3, CardKind::Action},
    {"storehouse", "Storehouse", 2, CardKind::Residual},
    {"statue", "Statue", 9, CardKind::Residual},
    {"dock", "Dock", 3, CardKind::Residual},
    {"silo", "Silo", 2, CardKind::Residual},
}};

constexpr const StructureCardFacts& facts(StructureCard card) {
  return kStructureCardFacts[static_cast<unsigned>(card)];
}

}  // namespace vendemmia
