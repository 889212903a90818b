// Where a worker may go, and why not elsewhere.
#pragma once

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include "engine/game/interpreter.h"
#include "engine/game/spaces.h"

namespace vendemmia {

// Whether a worker may be placed on an action that cannot be carried out yet: on one's turn the action
// must be possible, the Planner's need not be.
enum class Demand : u8 { PossibleNow, Any };

// What an answer of the kind Place says: `token` and `bonus` name a space of the action by its position, + 1.
struct Placement {
  Worker worker;
  Target target;
  u8 token = 0;  // whose bonus a token buys
  u8 bonus = 0;  // whose bonus is taken instead of its own space's
};
inline Placement placement_of(Action action) {
  return {static_cast<Worker>(action.a), action.b, action.c, action.d};
}
inline Placement placement_of(const PlannedWorker& planned) {
  return {planned.worker(), planned.target, planned.token(), planned.bonus()};
}

// Whether this placement is legal, and if not, why.
Reason place_problem(const State& s, Seat seat, const Placement& where, Demand demand);
// The same for any worker on the yoke, the construction mat or a structure card.
Reason private_problem(const State& s, Seat seat, Target target);
inline bool has_worker(const State& s, const Player& p, Worker worker) {
  if (worker == Worker::Regular) return p.available != 0;
  return worker == Worker::Grande ? p.grande == kNowhere : p.special[special_index(s, worker)] == kNowhere;
}

inline bool has_any_worker(const Player& p) {
  const bool ordinary = (p.available != 0) | (p.grande == kNowhere);  // nobody can guess it
  return ordinary || p.special[0] == kNowhere || p.special[1] == kNowhere;
}

// what the opponents' workers take for one placed there; whether this one's is among them. Precondition: not a private
// space.
unsigned toll(const State& s, Seat seat, Target target);
bool takes_toll(const State& s, Seat other, Seat seat, Target target);
// Whether some opponent's worker takes a toll anywhere, so that a placement may cost something.
inline bool tolls_are_taken(const State& s, Seat seat) {
  const unsigned kind = special_index(s, kTollTaker);
  if (kind == kSpecialsInGame) return false;
  bool taken = false;
  for (unsigned other = 0; other < s.options.players; ++other) {
    const bool stands = s.players[other].special[kind] < kTargets;
    taken |= stands & (other != seat);
  }
  return taken;
}

// Offers the spaces and the art of these actions, a set of ActionId, for every kind of worker. On one's turn also
// the cart, the private spaces, and what a special worker reaches elsewhere.
void offer_placements(const State& s, Seat seat, ActionSet actions, Demand demand, bool on_turn,
                      Offers& offers);

// The worker goes there: the toll, the worker that it sends home, the token.
void arrive(Machine& m, Seat seat, const Placement& where);
// the marks that this worker earns by being placed now.
u8 marks_of(const State& s, Seat seat, const Placement& where);
// Its action, with everything that its kind adds before, during and after it. R-132: for a worker that waits for its season,
// first the arrival alone, and when the season has come the action alone.
enum class Visit : u8 { Whole, ArrivalOnly, ActionOnly };
void push_visit(State& s, Seat seat, const Placement& where, u8 marks, Visit visit);
// The worker waits there for its season.
void plan(State& s, Seat seat, const Placement& where, u8 marks);
// Whether the waiting worker's action is possible now.
bool plan_possible(const State& s, const PlannedWorker& planned);

// Whether some worker in hand could be placed on one of these actions, possible or not.
bool any_space_open(const Means& means, ActionSet actions);
bool may_be_planned(const Means& means, Worker worker, ActionId action);

// the spaces of the current season where regular workers of this seat stand, as a set.
u64 recallable_workers(const State& s, Seat seat);

// What the player has at hand once this worker stands on the action.
inline Means means_when_placed(const State& s, Seat seat, Worker worker, ActionId action) {
  Means means = means_of(s, seat, seat);
  means.at = action;
  if (worker == Worker::Grande) {
    means.grande = false;
  } else if (is_special(worker)) {
    means.specials = static_cast<u8>(means.specials & ~(1u << special_index(s, worker)));
  } else if (means.regulars > 0) {
    --means.regulars;
  }
  return means;
}

// Some actions as a set of spaces, each by the first of its own: so it is two steps to all of their spaces.
using FirstSpaces = u64;
constexpr FirstSpaces first_space(ActionId action) { return bit(space_of(action, 0)); }
constexpr u64 all_spaces_of(FirstSpaces actions) { return actions * (bit(kSpacesPerAction) - 1); }

// Those of these actions that can be carried out with these means, and those that cannot. Leaves means.at somewhere.
struct JudgedActions {
  FirstSpaces possible;
  FirstSpaces impossible;
};
JudgedActions judge_actions(Means& means, ActionSet asked);
// The same for the yoke. R-58: a field is harvested or a vine uprooted, so it is enough that one stands.
inline bool yoke_possible(const Player& p) { return planted_fields(p) != 0; }
// Whether the action can be carried out by a worker standing there, the space's bonus lira included.
bool action_possible(const Means& means, ActionId action, unsigned bonus_lira);

// Precondition: extra != 0.
inline const SpaceFacts& extra_facts(const State& s, Target target, u8 extra) {
  return space_facts(s, space_of(board_action(target), extra - 1u));
}

// The lira that the bonuses add when they are taken first: the worker's own, and the one that a token buys.
inline unsigned bonus_lira(const State& s, const Placement& where) {
  unsigned lira = 0;
  if (where.bonus != 0) {
    lira = extra_facts(s, where.target, where.bonus).bonus_lira;
  } else if (is_space(where.target)) {
    lira = space_facts(s, where.target).bonus_lira;
  }
  if (where.token != 0) lira += extra_facts(s, where.target, where.token).bonus_lira;
  return lira;
}

// What a worker does on the construction mat or on a structure card.
inline NodeRef private_program(const Player& p, Target target) {
  if (target == kDestroySpace) return destroy_program();
  return program_of(static_cast<StructureCard>(p.buildings[place_of(target)] - 1));
}

// The worker stands there; its action and bonuses are to come.
void push_space(State& s, Seat seat, const Placement& where);

// Of a frame of Op::TakeSpace: the next bonus that is still to come, kNoNode: none; the space that prints it; and what was
// decided about it elsewhere.
NodeRef bonus_to_come(const State& s, const Frame& f);
Target space_of_next_bonus(const Frame& f);
void settle_bonus(Frame& f, bool taken);
// the bonus was not used after all; in the friendly variant the worker moves to a free space without one.
void move_off_the_bonus(Machine& m, Seat seat, Target from);
// the bonus alone, once more. The worker still stands there.
inline constexpr u8 kBonusAgain = 3;
inline bool is_bonus_again(const Frame& f) { return f.step == kBonusAgain; }
void push_bonus_again(State& s, Seat seat, Target target, NodeRef bonus);

// The spaces on which somebody stands, as a set: each byte to one bit.
inline u64 occupied_spaces(const State& s) {
  u64 set = 0;
#ifdef __SSE2__
  constexpr unsigned kAtATime = 16;
  for (unsigned first = 0; first < kArt; first += kAtATime) {
    const unsigned at = first + kAtATime <= kArt ? first : kArt - kAtATime;  // the last ones overlap
    const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(s.spaces.data() + at));
    const int empty = _mm_movemask_epi8(_mm_cmpeq_epi8(bytes, _mm_setzero_si128()));
    set |= static_cast<u64>(static_cast<u16>(~empty)) << at;
  }
#else
  for (unsigned at = 0; at < kArt; ++at) set |= static_cast<u64>(s.spaces[at] != 0) << at;
#endif
  return set;
}

// The spaces that are in use and where nobody stands, as a set.
inline u64 free_spaces(const State& s) {
  return board_of(s).open_spaces[s.options.players] & ~occupied_spaces(s);
}

// The board's actions whose season is later (or earlier) than the current one.
ActionSet actions_of_later_seasons(const State& s);
ActionSet actions_of_earlier_seasons(const State& s);

// whether the friendly variant is in force.
inline bool friendly(const State& s) { return s.options.friendly && s.options.players >= 3; }

}  // namespace vendemmia
