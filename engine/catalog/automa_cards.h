// The Automa's 24 cards. Each prints four bars, top to bottom; a bar names a board action.
#pragma once

#include <array>
#include <string_view>

#include "engine/core/bits.h"

namespace vendemmia {

// What a bar may name, in the order of the seasons of the extended board. A board says which of its actions
// each one is (R-222: trade goes by the name of the action that it replaces).
enum class AutomaBar : u8 {
  DrawVine,
  GiveTour,
  BuildStructure,
  Influence,
  PlaySummerVisitor,
  PlantVine,
  SellGrapesOrField,
  BuySellField,
  DrawOrder,
  HarvestField,
  MakeWine,
  BuildOrTour,
  PlayWinterVisitor,
  TrainWorker,
  SellWine,
  FillOrder,
};
inline constexpr unsigned kAutomaBars = 16;
inline constexpr std::array<std::string_view, kAutomaBars> kAutomaBarNames{"draw_vine",
                                                                           "give_tour",
                                                                           "build_structure",
                                                                           "influence",
                                                                           "play_summer_visitor",
                                                                           "plant_vine",
                                                                           "sell_grapes_or_field",
                                                                           "buy_sell_field",
                                                                           "draw_order",
                                                                           "harvest_field",
                                                                           "make_wine",
                                                                           "build_or_tour",
                                                                           "play_winter_visitor",
                                                                           "train_worker",
                                                                           "sell_wine",
                                                                           "fill_order"};

inline constexpr unsigned kAutomaCards = 24;
inline constexpr unsigned kBarsPerCard = 4;
using AutomaCard = std::array<AutomaBar, kBarsPerCard>;

inline constexpr std::array<AutomaCard, kAutomaCards> kAutomaDeck = [] {
  using enum AutomaBar;
  return std::array<AutomaCard, kAutomaCards>{{
      {DrawVine, GiveTour, BuySellField, BuildOrTour},
      {DrawVine, BuildStructure, PlantVine, MakeWine},
      {DrawVine, Influence, PlaySummerVisitor, PlayWinterVisitor},
      {GiveTour, BuildStructure, SellGrapesOrField, TrainWorker},
      {GiveTour, Influence, HarvestField, SellWine},
      {BuildStructure, Influence, DrawOrder, FillOrder},
      {DrawVine, PlaySummerVisitor, BuySellField, BuildOrTour},
      {GiveTour, PlantVine, BuySellField, MakeWine},
      {BuildStructure, SellGrapesOrField, PlaySummerVisitor, PlayWinterVisitor},
      {Influence, PlantVine, SellGrapesOrField, TrainWorker},
      {PlaySummerVisitor, SellGrapesOrField, HarvestField, SellWine},
      {BuySellField, PlantVine, DrawOrder, FillOrder},
      {DrawVine, PlaySummerVisitor, DrawOrder, HarvestField},
      {GiveTour, SellGrapesOrField, DrawOrder, MakeWine},
      {BuildStructure, DrawOrder, BuildOrTour, PlayWinterVisitor},
      {Influence, HarvestField, MakeWine, SellWine},
      {BuySellField, HarvestField, BuildOrTour, TrainWorker},
      {PlantVine, MakeWine, BuildOrTour, FillOrder},
      {DrawVine, PlaySummerVisitor, PlayWinterVisitor, TrainWorker},
      {GiveTour, SellGrapesOrField, PlayWinterVisitor, SellWine},
      {BuildStructure, BuildOrTour, PlayWinterVisitor, FillOrder},
      {Influence, HarvestField, TrainWorker, SellWine},
      {BuySellField, DrawOrder, TrainWorker, FillOrder},
      {PlantVine, MakeWine, SellWine, FillOrder},
  }};
}();

}  // namespace vendemmia
