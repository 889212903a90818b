// What every operation is told: four bytes with a name for each. The builders in effect.h fill them in.
//
//   parameters<Op::Draw>(n).deck
#pragma once

#include <array>

#include "engine/catalog/ids.h"
#include "engine/catalog/op.h"

namespace vendemmia {

// An operation that is told nothing has none.
template <Op op>
struct Parameters {
  std::array<u8, 4> unused{};
};

// --- Combinators ---------------------------------------------------------------------------------------

template <>
struct Parameters<Op::Choose> {
  u8 count = 1;  // exactly so many different options, each in full
  std::array<u8, 3> unused{};
};

template <>
struct Parameters<Op::OneOrBoth> {
  u8 vp = 1;  // paid just before the second
  std::array<u8, 3> unused{};
};

// Which answers of each_..._may earn the reward.
enum class RewardFor : u8 { Accepting, Declining };

template <>
struct Parameters<Op::EachPlayerMay> {
  bool opponents_only = false;
  RewardFor reward_for = RewardFor::Accepting;
  std::array<u8, 2> unused{};
};

enum class Condition : u8 {
  BelowZeroVp,           // Politician
  HoldsSummerVisitor,    // Governor's victim
  BuiltForFiveOrSix,     // Blacksmith; reads the result of a build
  SixStructures,         // Designer
  SixVinesPlanted,       // Grower
  ThreeKindsOnField,     // Agriculturist; reads the result of a planting
  PlantedValueFour,      // Overseer; reads the result of a planting
  ThreeFieldsHarvested,  // Reaper; reads the result of a harvest
  HighestWine,           // Taster; reads the result of discarding a wine
};

template <>
struct Parameters<Op::If> {
  Condition condition{};
  u8 of_part = 0;  // which earlier part of the surrounding seq it reads
  std::array<u8, 2> unused{};
};

template <>
struct Parameters<Op::EachChosenOpponent> {
  u8 most = 1;
  u8 price = 0;  // lira that must be there for each
  std::array<u8, 2> unused{};
};

// --- Lira, VP, residual --------------------------------------------------------------------------------

template <>
struct Parameters<Op::Lira> {
  i8 amount = 0;  // gained, or paid when negative
  std::array<u8, 3> unused{};
};

template <>
struct Parameters<Op::Vp> {
  i8 amount = 0;  // gained, or lost when negative
  std::array<u8, 3> unused{};
};

enum class Gain : u8 { Welcome, Only };  // Only: the option needs it to have an effect

template <>
struct Parameters<Op::Residual> {
  i8 steps = 0;
  Gain gain = Gain::Welcome;
  std::array<u8, 2> unused{};
};

enum class Counter : u8 {
  EmptyFields,
  PlantedFields,
  StructuresCostingFour,
  CardsInHand,
  OpponentsWithSixWorkers,
  OwnSixWorkers,  // 1 or 0
  WineTypesMade,
  SparklingMade,  // of the first part of the surrounding seq
};
enum class Currency : u8 { Lira, Vp };

template <>
struct Parameters<Op::GainPer> {
  u8 amount = 1;  // for each
  Counter counter{};
  Currency currency = Currency::Lira;
  u8 unused = 0;
};

template <>
struct Parameters<Op::TransferLira> {
  i8 amount = 0;  // from the acting player to the card's player; the other way when negative
  std::array<u8, 3> unused{};
};

template <>
struct Parameters<Op::OwnerVp> {
  i8 amount = 0;
  std::array<u8, 3> unused{};
};

// --- Cards ---------------------------------------------------------------------------------------------

template <>
struct Parameters<Op::Draw> {
  u8 count = 1;
  Deck deck{};
  Gain gain = Gain::Only;
  u8 unused = 0;
};

template <>
struct Parameters<Op::DrawEach> {
  DeckSet decks = 0;
  Gain gain = Gain::Only;
  std::array<u8, 2> unused{};
};

template <>
struct Parameters<Op::DrawChoice> {
  DeckSet decks = 0;
  Gain gain = Gain::Welcome;
  std::array<u8, 2> unused{};
};

inline constexpr i8 kWholeHand = -1;
inline constexpr i8 kAboveHandLimit = -2;

template <>
struct Parameters<Op::Discard> {
  i8 count = 1;  // or one of the two above
  DeckSet decks = 0;
  bool surely_possible = false;  // an earlier part has made it so
  u8 unused = 0;
};

template <>
struct Parameters<Op::GiveCards> {
  u8 count = 1;
  DeckSet decks = 0;
  std::array<u8, 2> unused{};
};

enum class Duty : u8 { Must, May };

template <>
struct Parameters<Op::PlayVisitor> {
  Deck deck = Deck::Summer;  // or Deck::Winter
  Duty duty = Duty::Must;
  std::array<u8, 2> unused{};
};

// --- The vineyard --------------------------------------------------------------------------------------

template <>
struct Parameters<Op::Plant> {
  u8 up_to = 1;
  u8 at_least = 1;
  u8 waivers = 0;
  u8 unused = 0;

  static constexpr u8 kWithoutStructures = 1;
  static constexpr u8 kAboveMaximum = 2;
  static constexpr u8 kFromDeck = 4;  // any vine of the draw pile instead of one in hand

  constexpr bool without_structures() const { return (waivers & kWithoutStructures) != 0; }
  constexpr bool above_maximum() const { return (waivers & kAboveMaximum) != 0; }
  constexpr bool from_deck() const { return (waivers & kFromDeck) != 0; }
};

template <>
struct Parameters<Op::Uproot> {
  u8 count = 1;
  std::array<u8, 3> unused{};
};

template <>
struct Parameters<Op::Harvest> {
  u8 up_to = 1;
  u8 at_least = 1;
  std::array<u8, 2> unused{};
};

enum class Grapes : u8 { OneOfChoice, OneOfEach };

template <>
struct Parameters<Op::PlaceGrape> {
  Grapes grapes = Grapes::OneOfChoice;
  std::array<u8, 3> unused{};
};

template <>
struct Parameters<Op::DiscardGrape> {
  u8 count = 1;
  std::array<u8, 3> unused{};
};

// --- The cellar ----------------------------------------------------------------------------------------

template <>
struct Parameters<Op::MakeWine> {
  u8 up_to = 2;
  u8 at_least = 1;
  bool without_cellars = false;  // Zymologist
  bool mixed = false;            // blush and sparkling only, one of each at most
};

template <>
struct Parameters<Op::DiscardWine> {
  u8 at_least = 1;  // its value
  std::array<u8, 3> unused{};
};

template <>
struct Parameters<Op::AgeWines> {
  u8 times = 1;  // complete passes over the cellar
  Gain gain = Gain::Only;
  std::array<u8, 2> unused{};
};

template <>
struct Parameters<Op::AgeOneWine> {
  u8 steps = 1;  // as far as they go
  u8 wines = 1;  // how many different ones at most, at least one
  std::array<u8, 2> unused{};
};

// --- Structures and workers ----------------------------------------------------------------------------

enum class Costs : u8 { Any, TwoOrThree };

template <>
struct Parameters<Op::Build> {
  i8 discount = 0;
  Costs costs = Costs::Any;
  u8 at_least = 1;
  u8 count = 1;

  static constexpr i8 kFree = -1;
  constexpr bool free() const { return discount == kFree; }
};

enum class Pricing : u8 { Price, Discount };

template <>
struct Parameters<Op::UpgradeCellar> {
  u8 lira = 0;
  Pricing pricing = Pricing::Price;
  std::array<u8, 2> unused{};
};

template <>
struct Parameters<Op::BuildYoke> {
  u8 price = 0;
  std::array<u8, 3> unused{};
};

enum class Usable : u8 { NextYear, AtOnce };

template <>
struct Parameters<Op::Train> {
  u8 price = 0;
  Usable usable = Usable::NextYear;
  Duty duty = Duty::Must;
  u8 unused = 0;
};

template <>
struct Parameters<Op::RetrieveWorkers> {
  u8 up_to = 1;
  std::array<u8, 3> unused{};
};

// --- The influence map ---------------------------------------------------------------------------------

template <>
struct Parameters<Op::Star> {
  u8 at_least = 1;
  std::array<u8, 3> unused{};
};

}  // namespace vendemmia
