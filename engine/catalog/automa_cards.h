// The Automa's 24 cards. Each prints four bars, top to bottom; a bar names an action, and a board says which of its actions
// that is (R-222: trade is found under the name of the action that it replaces).
#pragma once

#include <array>

#include "engine/catalog/board_actions.h"

namespace vendemmia {

inline constexpr unsigned kAutomaCards = 24;
inline constexpr unsigned kBarsPerCard = 4;
using AutomaCard = std::array<BoardAction, kBarsPerCard>;

inline constexpr std::array<AutomaCard, kAutomaCards> kAutomaDeck = [] {
  using enum BoardAction;
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

// The actions that bars name.
inline constexpr ActionSet kAutomaBars = [] {
  ActionSet set = 0;
  for (const AutomaCard& card : kAutomaDeck) {
    for (const BoardAction bar : card) set |= ActionSet{1} << static_cast<unsigned>(bar);
  }
  return set;
}();

}  // namespace vendemmia
