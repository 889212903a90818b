// The actions of all boards. An action keeps its number and its name wherever it is printed, so that texts,
// records and the Automa's cards can be read without knowing the board.
#pragma once

#include <array>
#include <string_view>

#include "engine/core/bits.h"

namespace vendemmia {

// First those of the base board in its order, then those that only the extended board has.
enum class BoardAction : u8 {
  DrawVine,
  GiveTour,
  BuildStructure,
  PlaySummerVisitor,
  PlantVine,
  SellGrapesOrField,
  DrawOrder,
  HarvestField,
  TrainWorker,
  PlayWinterVisitor,
  MakeWine,
  FillOrder,
  Influence,
  Trade,
  BuySellField,
  BuildOrTour,
  SellWine,
};
inline constexpr unsigned kMaxActions = 17;
// A set of actions.
using ActionSet = u32;

// Where a bonus is printed: 0 left, 1 middle, 2 right.
struct BonusPlace {
  BoardAction action;
  u8 position;
};

struct ActionName {
  std::string_view id;
  std::string_view name;
};
inline constexpr std::array<ActionName, kMaxActions> kActionNames{{
    {"draw_vine", "Draw a vine card"},
    {"give_tour", "Give a vineyard tour"},
    {"build_structure", "Build a structure"},
    {"play_summer_visitor", "Play a summer visitor"},
    {"plant_vine", "Plant a vine"},
    {"sell_grapes_or_field", "Sell grapes, or sell or buy back a field"},
    {"draw_order", "Draw a wine order"},
    {"harvest_field", "Harvest a field"},
    {"train_worker", "Train a worker"},
    {"play_winter_visitor", "Play a winter visitor"},
    {"make_wine", "Make up to two wines"},
    {"fill_order", "Fill a wine order"},
    {"influence", "Place or move a star"},
    {"trade", "Trade one thing for another"},
    {"buy_sell_field", "Sell or buy back a field"},
    {"build_or_tour", "Build a structure or give a tour"},
    {"sell_wine", "Sell a wine"},
}};

}  // namespace vendemmia
