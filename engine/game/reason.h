// Why an answer is not legal: a code, and two numbers where the sentence needs them.
#pragma once

#include <string>

#include "engine/core/fixed_vector.h"
#include "engine/game/action.h"

namespace vendemmia {

enum class Reason : u8 {
  Ok,
  GameOver,
  NotAnAnswer,  // does not answer the pending question at all
  NotInHand,
  NoWorker,
  SpaceTaken,
  SpaceClosed,
  WrongSeason,
  ArtWhileSpacesFree,
  OnlyGrandeOnArt,
  YokeMissing,
  YokeUsed,
  ActionImpossible,
  NeedsBonusFirst,
  BonusMustBeUsed,
  BonusPaidFor,     // D-23
  BonusNotUsable,
  RowTaken,
  OwnRow,
  DeckEmpty,
  DeckGivesOnlyOne,
  VisitorImpossible,
  OptionImpossible,
  OptionTaken,
  LiraShort,          // need, have
  VpTooLow,
  StructuresMissing,  // need: StructureSet
  FieldSold,
  FieldFull,     // R-52; need: total, have: maximum
  FieldPlanted,
  FieldNotSold,
  FieldEmpty,
  FieldHarvested,
  AlreadyBuilt,
  MediumCellarFirst,
  CostNotAllowed,
  WorkerLimit,
  GrapeSpaceTaken,
  NoGrape,
  NoWine,
  CellarTooSmall,
  NoSpaceInCellar,
  ValueTooLow,      // need, have
  CannotAge,
  WinesMissing,
  TooManyCards,
  StrandsLaterPart,  // R-435; need: the Op that could no longer be carried out
  PileEmpty,
  OnTheSameAction,
  GrandeNotPlaced,
  RowWithoutGlass,
  OrganizerRowSeven,
  OrdersForbidden,
  NoToken,
  TokenAlreadySpent,
  TokensUseless,
  RowOneAfterSeven,
  MustWakeFirst,
  NoStarThere,
  SameRegion,
  StarsLeft,
  FieldCovered,
  PlaceTaken,
  BuildingUsed,
  WorkerInside,
  TollTooHigh,   // R-335; need, have
  SpecialOwned,
};

std::string sentence(Reason reason, int need, int have);
// A stable lower-case code, e.g. "space_taken".
std::string_view code_of(Reason reason);

// The answer to "why not?".
struct Refusal {
  Reason reason;
  i16 need = 0;
  i16 have = 0;
  std::string text() const { return sentence(reason, need, have); }
};

struct RefusedAction {
  Action action;
  Refusal refusal;
};
using RefusedActions = FixedVector<RefusedAction, 512>;

// Where an operation puts the answers to its question: legal ones in a list, and, when somebody asks,
// the others with the reason.
class Offers {
 public:
  explicit Offers(ActionList& legal, RefusedActions* refused = nullptr) : legal_(&legal), refused_(refused) {}

  void add(Action action) { legal_->push_back(action); }
  // Without a branch.
  void add_if(bool wanted, Action action) { legal_->push_back_if(wanted, action); }
  void add(Action action, Reason reason, int need = 0, int have = 0) {
    legal_->push_back_if(reason == Reason::Ok, action);
    if (explaining()) refuse(action, reason, need, have);
  }
  // One for each member of a set, ascending. Four at a time, wanted or not: what is written behind the last one does not
  // count, and a processor that guesses how many there are is mostly right.
  template <class Make>
  void add_each(u64 set, Make make) {
    constexpr unsigned kAtATime = 4;
    Action* next = legal_->grow(count_bits(set), kAtATime);
    do {
      for (unsigned i = 0; i < kAtATime; ++i) {
        next[i] = make(lowest_bit(set | bit(63)));
        set &= set - 1;
      }
      next += kAtATime;
    } while (set != 0);
  }
  // So many, to be written by the caller from the first one on; what is written behind them, `spare` at most, does not count.
  Action* grow(std::size_t count, std::size_t spare) { return legal_->grow(count, spare); }
  // Whether reasons are wanted; if not, operations may skip answers that are not legal.
  bool explaining() const { return __builtin_expect(refused_ != nullptr, 0) != 0; }
  bool empty() const { return legal_->empty(); }

  // The tests' oracle takes every option, possible or not, and sees where it ends.
  bool unfiltered = false;

 private:
  // Apart from the lists of answers, since games that are played by the million ask for no reasons.
  [[gnu::cold, gnu::noinline]] void refuse(Action action, Reason reason, int need, int have) {
    if (reason != Reason::Ok && !refused_->full())
      refused_->push_back({action, {reason, static_cast<i16>(need), static_cast<i16>(have)}});
  }

  ActionList* legal_;
  RefusedActions* refused_;
};

}  // namespace vendemmia
