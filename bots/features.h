// A seat's position as numbers, for evaluations that are learned. docs/evaluation.md says what each one means; a test
// compares the two.
#pragma once

#include <array>
#include <string_view>

#include "engine/game/state.h"

namespace vendemmia {

// All from one seat's own vineyard and hand, about 0 to 3 in ordinary positions.
enum class Feature : u8 {
  One,        // always 1
  Vp,         // victory points / 5
  Lira,       // up to six lira / 3
  SpareLira,  // lira above six / 6
  Residual,   // residual income a year / 2
  Workers,    // regular workers owned or in training / 3
  SpecialWorkers,
  EarlyWorkers,  // workers in hand / 3, while another season of work is to come this year
  LateWorkers,   // the same in the last season
  EarlyGrande,   // the grande is among them
  LateGrande,
  Trellis,
  Irrigation,
  Yoke,
  Windmill,
  Cottage,
  TastingRoom,
  MediumCellar,
  LargeCellar,
  Fields,      // owned / 3
  RedPlanted,  // sum on the fields / 4
  WhitePlanted,
  RipeRed,  // the best field not harvested this year / 4
  RipeWhite,
  SecondField,  // value of the second best field / 4
  RedGrape,     // the best on the crush pad / 4
  WhiteGrape,
  OtherGrapes,  // all others together / 4
  RedWine,      // the best in the cellar / 4
  WhiteWine,
  BlushWine,
  SparklingWine,
  OtherWines,      // all others together / 6
  Vines,           // in hand / 2
  PlantableVines,  // those that the structures allow
  Summer,          // visitors in hand / 2
  Winter,
  Orders,      // in hand / 2
  FillableVp,  // the best order that can be filled: its VP / 3
  FillableResidual,
  OtherFillableVp,  // all others that can be filled too: their VP / 3
  PressableVp,      // the best order once wine is made of the grapes at hand: VP and residual / 4
  HarvestableVp,    // ... once the fields are harvested, too
  PlantableVp,      // ... once the best vine in hand is planted, too
  NearOrder,        // the most advanced other order: how near, times VP / 3
  OtherOrders,      // the same for all others together
  HandOverLimit,    // cards above the limit / 2
  StructureCards,   // in hand / 2
  ActionBuildings,
  OtherBuildings,
  ResidualBuildings,
  Stars,           // on the influence map / 3
  RegionVp,        // of the regions where nobody has more / 3
  SharedRegionVp,  // of those where somebody has as many / 3
  Row,             // of the wake-up chart, next year's if it is chosen / 4; 0: none
  Passed,          // out of the season
};
inline constexpr unsigned kFeatures = static_cast<unsigned>(Feature::Passed) + 1;

using Features = std::array<float, kFeatures>;

Features features_of(const State& s, Seat seat);

// How far the game has come, 0 at the start to 1 in the last year.
float progress_of(const State& s);

extern const std::array<std::string_view, kFeatures> kFeatureNames;

}  // namespace vendemmia
