// The shortest way to fill an order with one's own means: found by the rules themselves, on a copy of the game in which the others pass.
// docs/coach.md says what is looked at and what is not.
#pragma once

#include <optional>
#include <vector>

#include "engine/game/action.h"
#include "engine/game/observe.h"

namespace vendemmia {

// A turn of the plan, or a choice outside of turns.
struct OrderTurn {
  u16 year = 0;
  Season season = Season::Spring;
  std::optional<Worker> worker;  // that is placed
  // What is done, in order; the placement itself where nothing that it leads to is worth telling.
  std::vector<Action> deeds;
  i32 lira = 0;  // that it brings; negative: that it costs

  friend bool operator==(const OrderTurn&, const OrderTurn&) = default;
};

// What stands in the way of a wine, the first thing that does.
enum class Lack : u8 {
  RedGrapes,    // none on the crush pad, on a field or in hand
  WhiteGrapes,  // the same
  MediumCellar,
  LargeCellar,
  Value,  // no grapes are good enough
  Time,   // not before the game ends, or within kOrderYears
};
inline constexpr unsigned kLacks = static_cast<unsigned>(Lack::Time) + 1;

struct MissingWine {
  Wine type{};
  u8 at_least = 0;
  Lack lack{};

  friend bool operator==(const MissingWine&, const MissingWine&) = default;
};

struct OrderPlan {
  std::vector<OrderTurn> turns;      // empty: there is no way
  std::vector<MissingWine> missing;  // then: the wines that it lacks now
  bool complete =
      true;       // false: there was more to look at than the search does, so there may be a shorter way
  u32 steps = 0;  // answers that were tried

  friend bool operator==(const OrderPlan&, const OrderPlan&) = default;
};

// Years that a plan looks at, this one included.
inline constexpr unsigned kOrderYears = 4;
// Answers that it tries at most: less than a tenth of a second.
inline constexpr u32 kOrderSteps = 100'000;

// The way that fills it soonest; of those, with the fewest workers; of those, for the fewest lira. Depends only on what the seat knows, and uses no card
// that it does not hold now. Precondition: the seat holds the order.
OrderPlan plan_order(const Observation& seen, Card order, u32 most_steps = kOrderSteps);

}  // namespace vendemmia
