// The operations: everything that a node of a program, or a frame of the stack, can be about.
#pragma once

#include "engine/core/bits.h"

namespace vendemmia {

enum class Op : u8 {
  // How the game runs: one frame each, no children.
  Game,
  Setup,
  Spring,
  PlacementSeason,
  Turn,
  TakeSpace,
  PlannedActions,
  Fall,
  YearEnd,
  LeaveSeason,
  NewYear,
  Aside,
  FillDrawnOrder,
  SpecialWorker,
  OracleDraw,
  // Combinators.
  Seq,
  AnyOrder,
  Choose,
  OneOrBoth,
  May,
  EachPlayerMay,
  If,
  PossibleParts,
  RightNeighbour,
  EachChosenOpponent,
  // Lira, VP, residual.
  Lira,
  Vp,
  Residual,
  GainPer,
  TransferLira,
  OwnerVp,
  // Cards.
  Draw,
  DrawEach,
  DrawChoice,
  Discard,
  GiveCards,
  PlayVisitor,
  Caravan,
  TakeFromPiles,
  Importer,
  // The vineyard.
  Plant,
  Uproot,
  SwitchVines,
  SellGrapes,
  SellField,
  BuyField,
  Harvest,
  PlaceGrape,
  DiscardGrape,
  AgeGrapes,
  // The cellar.
  MakeWine,
  DiscardWine,
  AgeWines,
  AgeOneWine,
  FillOrder,
  SellWine,
  // Structures and workers.
  Build,
  UpgradeCellar,
  BuildYoke,
  Tour,
  Train,
  RetrieveWorkers,
  RetrieveGrande,
  TemporaryWorker,
  Destroy,
  Residuals,
  // Other seasons and the wake-up chart.
  EarlierAction,
  PlanWorker,
  MoveRooster,
  // The influence map.
  Star,
};
inline constexpr unsigned kOps = static_cast<unsigned>(Op::Star) + 1;

// Names an effect, or a part of one: its place in the pool of all programs (programs.h). What is there is for the engine alone;
// others read it as a PrintedEffect.
using NodeRef = u16;
inline constexpr NodeRef kNoNode = 0xFFFF;

}  // namespace vendemmia
