// What every operation remembers in the four bytes of its frame, and what others may ask or tell it. Only here is
// it known which byte means what. Stored positions and records hold these bytes, so a field keeps its place.
//
//   memory<Op::Plant>(f).planted          reads
//   ++edit<Op::Plant>(f)->planted         writes
#pragma once

#include <bit>
#include <cassert>

#include "engine/catalog/programs.h"
#include "engine/game/state.h"

namespace vendemmia {

// 0 or 1. Not a bool: a position from outside may hold any byte.
using YesNo = u8;
template <unsigned N>
using Unused = std::array<u8, N>;

// Not defined for an operation that remembers nothing besides Frame::step.
template <Op op>
struct Memory;

// In place, and not by bit_cast: compilers would read all four bytes where one has just been written, which the processor has
// to wait for. Bytes may hold such an object without more ado (implicit-lifetime types).
template <Op op>
const Memory<op>& memory(const Frame& f) {
  static_assert(sizeof(Memory<op>) == sizeof f.memory && alignof(Memory<op>) == 1);
  static_assert(std::is_aggregate_v<Memory<op>> && std::is_trivially_copyable_v<Memory<op>>);
  assert(node(f.node).op == op);
  return *reinterpret_cast<const Memory<op>*>(f.memory.data());
}

// To write single fields.
template <Op op>
Memory<op>* edit(Frame& f) {
  return const_cast<Memory<op>*>(&memory<op>(f));
}

// All fields at once.
template <Op op>
void remember(Frame& f, const Memory<op>& fields) {
  assert(node(f.node).op == op);
  f.memory = std::bit_cast<decltype(f.memory)>(fields);
}

// --- How the game runs ---------------------------------------------------------------------------------

template <>
struct Memory<Op::Setup> {
  u8 chosen;  // players who have chosen, clockwise from the first player
  u8 round;   // of the draft
  Unused<2> unused;
};

template <>
struct Memory<Op::Spring> {
  u8 chosen;  // players who have a row
  Unused<3> unused;
};

template <>
struct Memory<Op::PlacementSeason> {
  u8 place;  // of the next player, in the turn order
  Unused<3> unused;
};

template <>
struct Memory<Op::Turn> {
  YesNo season_ended;
  YesNo token_spent;
  Unused<2> unused;
};

template <>
struct Memory<Op::PlannedActions> {
  u8 place;             // in the turn order
  u8 season_ended_for;  // seat + 1
  Unused<2> unused;
};

// once the whole turn, or the planned action, is finished, the season is over for this player.
inline void end_season_after(Frame& turn) { edit<Op::Turn>(turn)->season_ended = 1; }
inline void end_season_after(Frame& planned_actions, Seat seat) {
  edit<Op::PlannedActions>(planned_actions)->season_ended_for = static_cast<u8>(seat + 1);
}

template <>
struct Memory<Op::TakeSpace> {
  Target target;  // where the worker stands
  u8 extras;      // token and bonus, one in each half: positions + 1, as in Placement
  u8 bonuses;     // those still to come, as a set of BonusSource, and the marks below
  u8 looked_at;   // a BonusSource, or past the last one

  static constexpr u8 kGained = 0x80;         // the space's own
  static constexpr u8 kHarvestGoesOn = 0x40;

  u8 token() const { return extras & 0xFu; }
  u8 bonus() const { return static_cast<u8>(extras >> 4); }
  // The space whose bonus comes from this source. Precondition: it has one.
  Target space_of_bonus(unsigned source) const;
};
constexpr u8 packed_extras(u8 token, u8 bonus) { return static_cast<u8>(token | bonus << 4); }
// Where a bonus comes from: the worker's own space (or the one that a Farmer names), or a token.
enum BonusSource : u8 { kFromSpace, kFromToken };
inline constexpr unsigned kBonusSources = 2;

inline Target Memory<Op::TakeSpace>::space_of_bonus(unsigned source) const {
  const u8 extra = source == kFromSpace ? bonus() : token();
  return extra == 0 ? target : space_of(board_action(target), extra - 1u);
}

// Where the worker stands whose action is going on.
inline Target place_of_worker(const Frame& take_space) { return memory<Op::TakeSpace>(take_space).target; }
// The space whose bonus is asked for. Precondition: the frame asks.
inline Target asked_bonus(const Frame& take_space) {
  const auto placement = memory<Op::TakeSpace>(take_space);
  return placement.space_of_bonus(placement.looked_at);
}
// Whether the worker has not begun its action yet.
inline bool action_to_come(const Frame& take_space) { return take_space.step == 0; }
// the action's part of a harvest is done, and a bonus goes on with it.
inline bool harvest_goes_on(const Frame& take_space) {
  return (memory<Op::TakeSpace>(take_space).bonuses & Memory<Op::TakeSpace>::kHarvestGoesOn) != 0;
}
inline void let_harvest_go_on(Frame& take_space, bool goes_on) {
  constexpr u8 kMark = Memory<Op::TakeSpace>::kHarvestGoesOn;
  const u8 others = memory<Op::TakeSpace>(take_space).bonuses & static_cast<u8>(~kMark);
  edit<Op::TakeSpace>(take_space)->bonuses = static_cast<u8>(others | (goes_on ? kMark : 0u));
}

template <>
struct Memory<Op::Fall> {
  u8 place;  // in the wake-up order
  u8 named;  // the deck named first, + 1
  Unused<2> unused;
};

template <>
struct Memory<Op::YearEnd> {
  u8 place;  // in the wake-up order
  Unused<3> unused;
};

template <>
struct Memory<Op::Aside> {
  u8 result;  // of what went before
  Unused<3> unused;
};

template <>
struct Memory<Op::FillDrawnOrder> {
  Card order;
  Unused<3> unused;
};

template <>
struct Memory<Op::SpecialWorker> {
  u8 kind;        // the Worker, and kHelped
  Target target;  // where it stands
  u8 extras;      // as in TakeSpace
  u8 marks;       // of PlannedWorker, and those below

  static constexpr u8 kHelped = 0x80;       // an Oracle has added its card
  static constexpr u8 kArrivalOnly = 0x10;
  static constexpr u8 kBonusGained = 0x20;

  Worker worker() const { return static_cast<Worker>(kind & 0xFu); }
  bool helped() const { return (kind & kHelped) != 0; }
  bool marked(u8 mark) const { return (marks & mark) != 0; }
};
inline Worker visiting_worker(const Frame& f) { return memory<Op::SpecialWorker>(f).worker(); }
inline bool has_helped(const Frame& f) { return memory<Op::SpecialWorker>(f).helped(); }
inline void mark_helped(Frame& f) {
  const unsigned kind = memory<Op::SpecialWorker>(f).kind;
  edit<Op::SpecialWorker>(f)->kind = static_cast<u8>(kind | Memory<Op::SpecialWorker>::kHelped);
}

template <>
struct Memory<Op::OracleDraw> {
  std::array<u8, 4> drawn;  // cards + 1, once they are drawn; before that the first says how many to draw
};

// --- Combinators ---------------------------------------------------------------------------------------

template <>
struct Memory<Op::Seq> {
  std::array<u8, 4> results;  // of the parts
};
// The result of an earlier part of the sequence around this frame; in others it means nothing.
inline u8 earlier_result(const State& s, unsigned part) {
  const Frame& around = s.stack[s.stack_size - 2u];
  return node(around.node).op == Op::Seq ? memory<Op::Seq>(around).results[part] : u8{0};
}

template <>
struct Memory<Op::AnyOrder> {
  u8 begun;    // parts, a set
  u8 running;  // the part, + 1
  u8 result;   // of the last listed part, which is the result of the whole
  u8 unused;
};

template <>
struct Memory<Op::Choose> {
  u8 begun;  // options, a set
  Unused<3> unused;
};

template <>
struct Memory<Op::OneOrBoth> {
  u8 begun;  // options, a set
  Unused<3> unused;
};

// The options that were taken, or the parts that were begun, as a set. Precondition: AnyOrder, Choose or OneOrBoth.
inline u8 parts_begun(const Frame& f) {
  switch (node(f.node).op) {
    case Op::AnyOrder: return memory<Op::AnyOrder>(f).begun;
    case Op::Choose: return memory<Op::Choose>(f).begun;
    default: return memory<Op::OneOrBoth>(f).begun;
  }
}

template <>
struct Memory<Op::PossibleParts> {
  YesNo one_done;
  YesNo last_possible;  // the last one that was begun
  Unused<2> unused;
};
// D-7: whether nothing else was done, and the part that is going on can be.
inline bool is_the_only_part(const Frame& possible_parts) {
  const auto parts = memory<Op::PossibleParts>(possible_parts);
  return parts.one_done == 0 && parts.last_possible != 0;
}

template <>
struct Memory<Op::EachPlayerMay> {
  u8 place;    // in the wake-up order
  u8 rewards;  // due
  Unused<2> unused;
};

template <>
struct Memory<Op::EachChosenOpponent> {
  u8 chosen;  // seats, a set
  u8 place;   // the next one, in the wake-up order
  Unused<2> unused;
};

// --- Cards ---------------------------------------------------------------------------------------------

template <>
struct Memory<Op::DrawEach> {
  u8 with_oracle;  // the deck that gives one more, + 1
  Unused<3> unused;
};

template <>
struct Memory<Op::Discard> {
  u8 left;  // cards still to go
  Unused<3> unused;
};

template <>
struct Memory<Op::GiveCards> {
  u8 given;
  std::array<u8, 2> last_rank;  // of the card given last, low byte first
  u8 unused;

  // the type of a card is public, its face is not.
  static constexpr u8 kPublic = 0xC0;
};

template <>
struct Memory<Op::PlayVisitor> {
  Visitor visitor;
  Unused<3> unused;
};
// Whether the card has been chosen and runs.
inline bool visitor_is_running(const Frame& play_visitor) { return play_visitor.step == 1; }

template <>
struct Memory<Op::Caravan> {
  std::array<u8, 4> shown;  // of each deck but the last, + 1
};
// For the fifth deck there is room above the two bits of the phase in Frame::step.
inline constexpr unsigned kCaravanPhases = 4;
static_assert(kDecks == 5);
// The card of this deck that lies open, + 1; 0: none.
inline u8 shown_card(const Frame& caravan, unsigned deck) {
  return deck + 1u < kDecks ? memory<Op::Caravan>(caravan).shown[deck]
                            : static_cast<u8>(caravan.step / kCaravanPhases);
}
inline void show_card(Frame& caravan, unsigned deck, u8 value) {
  if (deck + 1u < kDecks) {
    edit<Op::Caravan>(caravan)->shown[deck] = value;
  } else {
    caravan.step = static_cast<u8>(value * kCaravanPhases + caravan.step % kCaravanPhases);
  }
}

template <>
struct Memory<Op::TakeFromPiles> {
  DeckSet taken;
  Unused<3> unused;
};

template <>
struct Memory<Op::Importer> {
  u8 place_and_picks;  // place in the wake-up order, and in the high half the cards still to be picked
  std::array<u8, 3> committed;  // visitors + 1

  unsigned place() const { return place_and_picks & 0xFu; }
  unsigned picks() const { return place_and_picks >> 4; }
};
inline void set_picks(Frame& importer, unsigned picks) {
  const unsigned place = memory<Op::Importer>(importer).place();
  edit<Op::Importer>(importer)->place_and_picks = static_cast<u8>(place | picks << 4);
}

// --- The vineyard and the cellar -----------------------------------------------------------------------

template <>
struct Memory<Op::Plant> {
  u8 planted;
  u8 result;
  Unused<2> unused;
};

template <>
struct Memory<Op::Uproot> {
  u8 uprooted;
  Unused<3> unused;
};

template <>
struct Memory<Op::SellGrapes> {
  u8 sold;
  u8 from;  // where the next may lie, since a set has no order: colour << 4 | value
  Unused<2> unused;
};

template <>
struct Memory<Op::Harvest> {
  u8 harvested;  // fields
  Unused<3> unused;
};

template <>
struct Memory<Op::DiscardGrape> {
  u8 discarded;
  Unused<3> unused;
};

template <>
struct Memory<Op::MakeWine> {
  u8 made;
  u8 result;
  Unused<2> unused;
};

template <>
struct Memory<Op::DiscardWine> {
  YesNo was_highest;
  Unused<3> unused;
};

template <>
struct Memory<Op::AgeOneWine> {
  u8 aged;  // wines
  u8 type;  // of the last one, and its new value
  u8 value;
  u8 unused;
};

template <>
struct Memory<Op::FillOrder> {
  Card order;
  u8 served;      // icons
  u8 last_value;  // given for the icon before
  u8 unused;
};
// Whether the order has been chosen and its wines are asked for.
inline bool order_is_chosen(const Frame& fill_order) { return fill_order.step == 1; }

// --- Structures and workers ----------------------------------------------------------------------------

template <>
struct Memory<Op::Build> {
  u8 built;
  u8 result;  // the printed cost
  Unused<2> unused;
};

template <>
struct Memory<Op::Train> {
  YesNo trained;
  Unused<3> unused;
};

template <>
struct Memory<Op::RetrieveWorkers> {
  u8 retrieved;
  Unused<3> unused;
};

template <>
struct Memory<Op::RetrieveGrande> {
  YesNo retrieved;
  Unused<3> unused;
};

template <>
struct Memory<Op::Residuals> {
  u8 done;  // places, a set
  Unused<3> unused;
};

template <>
struct Memory<Op::Star> {
  YesNo placed;
  Unused<3> unused;
};

// --- What several operations have in common ------------------------------------------------------------

// Whether something of an effect that may be declined has been done. Precondition: one of these.
inline bool has_begun(const Frame& f) {
  switch (node(f.node).op) {
    case Op::Plant: return memory<Op::Plant>(f).planted != 0;
    case Op::Harvest: return memory<Op::Harvest>(f).harvested != 0;
    case Op::MakeWine: return memory<Op::MakeWine>(f).made != 0;
    case Op::Build: return memory<Op::Build>(f).built != 0;
    default: return false;  // PlayVisitor and Star do one thing, and are not asked afterwards
  }
}

}  // namespace vendemmia
