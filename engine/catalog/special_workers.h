// The special workers, a row for each: everything that is special about it. Two kinds are revealed for a game; each player may
// train one of each. Placement, arrival and turn ask the columns, never which worker it is.
#pragma once

#include <array>
#include <string_view>

#include "engine/catalog/ids.h"
#include "engine/core/check.h"

namespace vendemmia {

// Where else it may go than onto the free spaces of the season's actions (R-361: it may always stay there).
enum class WorkerReach : u8 {
  Season,
  TakenSpaces,     // it sends an opponent's worker home, but none that does the same
  EarlierSeasons,  // a free space, taken at once
  LaterSeasons,    // a free space, for the first turn there
};

// Whose bonus it takes.
enum class BonusOf : u8 {
  Space,   // where it stands
  Action,  // D-19: that, or any other space's of the action instead
};

// What its owner may do on arrival, before the action.
enum class OnArrival : u8 {
  Nothing,
  BuyVisitor,      // at random, from somebody on the same action
  CallBackWorker,  // a regular one of this season
};

// What its owner may do after the action.
enum class AfterAction : u8 {
  Nothing,
  ActAgain,    // from a space without a bonus
  BonusAgain,  // for 1 lira
  DrawCard,    // if all opponents had passed when it was placed
};

// What the opponents who come to its action meet with.
enum class ToOthers : u8 {
  Nothing,
  Toll,  // 1 lira each; who pays may even stand on the art
};

// How its owner draws cards while it acts.
enum class Drawing : u8 {
  AsPrinted,
  OneMore,  // once, and one of them is discarded
};

struct WorkerTraits {
  WorkerReach reach = WorkerReach::Season;
  BonusOf bonus = BonusOf::Space;
  OnArrival on_arrival = OnArrival::Nothing;
  AfterAction after_action = AfterAction::Nothing;
  ToOthers to_others = ToOthers::Nothing;
  Drawing drawing = Drawing::AsPrinted;

  bool operator==(const WorkerTraits&) const = default;

  // Whether it may be placed exactly where a regular worker may be. D-20: the worker that is called back may make an action
  // possible.
  constexpr bool goes_where_others_go() const {
    return reach == WorkerReach::Season && bonus == BonusOf::Space && on_arrival != OnArrival::CallBackWorker;
  }
};

struct SpecialWorkerFacts {
  std::string_view id;
  std::string_view name;
  bool for_two;  // whether it takes part with two players, and with one
  bool for_one;
  WorkerTraits traits;
};

inline constexpr unsigned kFirstSpecial = static_cast<unsigned>(Worker::Farmer);
inline constexpr unsigned kSpecialKinds = kWorkerKinds - kFirstSpecial;
inline constexpr unsigned kSpecialsInGame = 2;

// In the order of Worker, starting with the Farmer.
inline constexpr std::array<SpecialWorkerFacts, kSpecialKinds> kSpecialWorkerFacts{{
    {"worker_farmer", "Farmer", true, true, {.bonus = BonusOf::Action}},
    {"worker_mafioso", "Mafioso", true, true, {.after_action = AfterAction::ActAgain}},
    {"worker_merchant", "Merchant", true, false, {.after_action = AfterAction::DrawCard}},
    {"worker_chef", "Chef", true, false, {.reach = WorkerReach::TakenSpaces}},
    {"worker_innkeeper", "Innkeeper", false, false, {.on_arrival = OnArrival::BuyVisitor}},
    {"worker_professore", "Professore", true, true, {.on_arrival = OnArrival::CallBackWorker}},
    {"worker_soldato", "Soldato", true, false, {.to_others = ToOthers::Toll}},
    {"worker_politico", "Politico", true, true, {.after_action = AfterAction::BonusAgain}},
    {"worker_oracle", "Oracle", true, true, {.drawing = Drawing::OneMore}},
    {"worker_traveler", "Traveler", true, true, {.reach = WorkerReach::EarlierSeasons}},
    {"worker_messenger", "Messenger", true, true, {.reach = WorkerReach::LaterSeasons}},
}};

constexpr bool is_special(Worker worker) { return worker >= Worker::Farmer; }
// Precondition: a special kind.
constexpr const SpecialWorkerFacts& facts(Worker kind) {
  return kSpecialWorkerFacts[static_cast<unsigned>(kind) - kFirstSpecial];
}

// Of every kind of worker; nothing is special about the regular and the grande.
inline constexpr std::array<WorkerTraits, kWorkerKinds> kWorkerTraits = [] {
  std::array<WorkerTraits, kWorkerKinds> all{};
  for (unsigned i = 0; i < kSpecialKinds; ++i) all[kFirstSpecial + i] = kSpecialWorkerFacts[i].traits;
  return all;
}();
constexpr const WorkerTraits& traits(Worker worker) { return kWorkerTraits[static_cast<unsigned>(worker)]; }

// The one kind whose row says this.
template <auto column, auto value>
inline constexpr Worker kOnlyKindWith = [] {
  unsigned kind = kWorkerKinds;
  for (unsigned i = 0; i < kWorkerKinds; ++i) {
    if (kWorkerTraits[i].*column != value) continue;
    CHECK(kind == kWorkerKinds);  // there are two: ask each of the kinds in the game
    kind = i;
  }
  CHECK(kind != kWorkerKinds);
  return static_cast<Worker>(kind);
}();
inline constexpr Worker kTollTaker = kOnlyKindWith<&WorkerTraits::to_others, ToOthers::Toll>;
inline constexpr Worker kDrawsOneMore = kOnlyKindWith<&WorkerTraits::drawing, Drawing::OneMore>;

}  // namespace vendemmia
