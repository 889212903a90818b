#include "engine/game/placement.h"

#include "engine/game/automa.h"
#include "engine/game/changes.h"
#include "engine/game/lookahead.h"

namespace vendemmia {
namespace {

bool is_free(const State& s, Target space) { return s.spaces[space] == 0 && space_open(s, space); }

// The free spaces of an action, as a set of positions.
unsigned positions_of(u64 spaces, ActionId action) {
  return static_cast<unsigned>(spaces >> (action * kSpacesPerAction)) & 7u;
}

// by whomever, the player included.
bool all_taken(const State& s, ActionId action) { return positions_of(free_spaces(s), action) == 0; }

// The toll is gone before anything else happens.
Means means_after_toll(const State& s, Seat seat, const Placement& where) {
  Means means = means_when_placed(s, seat, where.worker, board_action(where.target));
  means.lira -= static_cast<i32>(toll(s, seat, where.target));
  return means;
}

bool possible_when_placed(const State& s, Seat seat, const Placement& where, Demand demand) {
  if (demand == Demand::Any) return true;
  const ActionId action = board_action(where.target);
  Means means = means_after_toll(s, seat, where);
  if (action_possible(means, action, bonus_lira(s, where))) return true;
  // R-307, D-20: the worker that is called back is there for the action; R-447: not what may be stolen.
  if (traits(where.worker).on_arrival != OnArrival::CallBackWorker || recallable_workers(s, seat) == 0)
    return false;
  ++means.regulars;
  return action_possible(means, action, bonus_lira(s, where));
}

// whether it takes the place of the opponent's worker that stands there, and its bonus.
bool may_bump(const State& s, Seat seat, Worker worker, Target space) {
  if (traits(worker).reach != WorkerReach::TakenSpaces) return false;
  const Occupant there = s.spaces[space];
  return seat_of(there) != seat && seat_of(there) != kAutoma &&
         traits(worker_of(there)).reach != WorkerReach::TakenSpaces;
}

// on an earlier season's space the number of players does not matter.
bool open_for(const State& s, Target space) {
  const ActionFacts& action = board_of(s).actions[board_action(space)];
  return space_open(s, space) || (action.season < s.season && space_facts(s, space).min_players != 0);
}

unsigned wines_in_cellar(const Player& p) {
  unsigned count = 0;
  for (const u16 row : p.wines) count += count_bits(row);
  return count;
}

// What to look for once the action is done: is its bonus possible then?
struct SecondExecution {
  NodeRef bonus;
  Seat seat;
  unsigned wines;  // that the cellar holds when the whole action is done
};

bool bonus_possible_after(const State& s, const void* context) {
  const auto& second = *static_cast<const SecondExecution*>(context);
  return wines_in_cellar(s.players[second.seat]) >= second.wines &&
         feasible(means_of(s, second.seat, second.seat), second.bonus);
}

// whether the bonus would be possible in addition to the action.
bool bonus_will_be_used(const State& s, Seat seat, const Placement& where) {
  if (where.bonus != 0) return false;  // a Farmer that takes another one
  const SpaceFacts& space = space_facts(s, where.target);
  const Means means = means_after_toll(s, seat, where);
  if (node(space.bonus).op == Op::Draw) return can_draw(s, parameters<Op::Draw>(space.bonus).deck);
  if (space.timing != BonusTiming::After) return feasible(means, space.bonus);  // lira and VP always qualify
  const ActionFacts& action = board_of(s).actions[board_action(where.target)];
  const Node& effect = node(action.effect);
  if (effect.op == Op::Draw) {  // card bonuses qualify while available
    const Pile& pile = s.decks[static_cast<unsigned>(parameters<Op::Draw>(effect).deck)];
    return pile.size + pile.discarded >= 2;
  }
  if (effect.op == Op::PlayVisitor) {  // D-1: two visitors in hand that can be played as things stand
    return count_bits(playable_visitors(means, parameters<Op::PlayVisitor>(effect).deck)) >= 2;
  }
  State copy = s;
  copy.players[seat].lira = static_cast<u16>(means.lira);
  // the wine of the bonus is the third one; every other action does one thing.
  const unsigned made = effect.op == Op::MakeWine ? parameters<Op::MakeWine>(effect).up_to : 0u;
  const SecondExecution second{space.bonus, seat, made == 0 ? 0 : wines_in_cellar(s.players[seat]) + made};
  const unsigned floor = copy.stack_size;
  push(copy, action.effect, seat, seat);
  return can_finish(copy, floor, {bonus_possible_after, &second});
}

// R-215, D-13: another space of the action where the worker could stand, without a bonus or with one that it would use.
bool better_space_free(const State& s, Seat seat, const Placement& where) {
  for (unsigned i = 0; i < kSpacesPerAction; ++i) {
    const Placement other{where.worker, space_of(board_action(where.target), i)};
    if (other.target == where.target || !is_free(s, other.target)) continue;
    if (space_facts(s, other.target).timing == BonusTiming::None || bonus_will_be_used(s, seat, other))
      return true;
  }
  return false;
}

Reason space_problem(const State& s, Seat seat, const Placement& where, Demand demand) {
  const Target target = where.target;
  if (!open_for(s, target)) return Reason::SpaceClosed;
  if (s.spaces[target] != 0 && !may_bump(s, seat, where.worker, target)) return Reason::SpaceTaken;
  const SpaceFacts& space = space_facts(s, target);
  if (!possible_when_placed(s, seat, where, demand)) return Reason::ActionImpossible;
  // for a worker that is to wait nobody can tell yet.
  if (friendly(s) && demand == Demand::PossibleNow && space.timing != BonusTiming::None &&
      !bonus_will_be_used(s, seat, where) && better_space_free(s, seat, where))
    return Reason::BonusNotUsable;
  return Reason::Ok;
}

Reason art_problem(const State& s, Seat seat, const Placement& where, Demand demand) {
  // whoever pays a toll is let in.
  if (where.worker != Worker::Grande && toll(s, seat, where.target) == 0) return Reason::OnlyGrandeOnArt;
  if (!all_taken(s, board_action(where.target))) return Reason::ArtWhileSpacesFree;
  return possible_when_placed(s, seat, where, demand) ? Reason::Ok : Reason::ActionImpossible;
}

// one worker, once a year; R-46: a grande is an ordinary worker there.
Reason yoke_problem(const State& s, Seat seat) {
  const Player& p = s.players[seat];
  if (!p.has(Structure::Yoke)) return Reason::YokeMissing;
  if ((p.year_marks & kYokeUsed) != 0) return Reason::YokeUsed;
  return yoke_possible(p) ? Reason::Ok : Reason::ActionImpossible;
}

// one worker a year, and what it costs must be there.
Reason building_problem(const State& s, Seat seat, Target target) {
  const Player& p = s.players[seat];
  if (contains(p.used_buildings, place_of(target))) return Reason::BuildingUsed;
  return feasible(means_of(s, seat, seat), private_program(p, target)) ? Reason::Ok
                                                                       : Reason::ActionImpossible;
}

}  // namespace

u64 recallable_workers(const State& s, Seat seat) {
  u64 set = 0;
  for (unsigned action : Members(board_of(s).actions_of(s.season))) {
    for (unsigned i = 0; i < kSpacesPerAction; ++i) {
      const Target space = space_of(static_cast<ActionId>(action), i);
      if (s.spaces[space] == occupant(seat, Worker::Regular)) set |= bit(space);
    }
  }
  return set;
}

namespace {

// together with a worker on a space of the same action, or on the cart.
bool meets(Target at, Target target) {
  return target == kCart ? at == kCart : is_space(at) && action_of(at) == action_of(target);
}

}  // namespace

bool takes_toll(const State& s, Seat other, Seat seat, Target target) {
  const unsigned kind = special_index(s, kTollTaker);
  return kind != kSpecialsInGame && other != seat && meets(s.players[other].special[kind], target);
}

unsigned toll(const State& s, Seat seat, Target target) {
  const unsigned kind = special_index(s, kTollTaker);
  if (kind == kSpecialsInGame) return 0;
  unsigned lira = 0;
  for (unsigned other = 0; other < s.options.players; ++other) {
    if (other != seat && meets(s.players[other].special[kind], target)) ++lira;
  }
  return lira;
}

bool may_be_planned(const Means& means, Worker worker, ActionId action) {
  const State& s = *means.state;
  if (static_cast<i32>(toll(s, means.seat, art_of(action))) > means.lira) return false;
  for (unsigned i = 0; i < kSpacesPerAction; ++i) {
    if (space_problem(s, means.seat, {worker, space_of(action, i)}, Demand::Any) == Reason::Ok) return true;
  }
  return art_problem(s, means.seat, {worker, art_of(action)}, Demand::Any) == Reason::Ok;
}

Reason private_problem(const State& s, Seat seat, Target target) {
  return target == kYoke ? yoke_problem(s, seat) : building_problem(s, seat, target);
}

Reason place_problem(const State& s, Seat seat, const Placement& where, Demand demand) {
  const Player& p = s.players[seat];
  if (!has_worker(s, p, where.worker)) return Reason::NoWorker;
  if (where.target >= kYoke) return private_problem(s, seat, where.target);
  if (toll(s, seat, where.target) > p.lira) return Reason::TollTooHigh;
  if (where.target == kCart) return Reason::Ok;
  return is_art(where.target) ? art_problem(s, seat, where, demand) : space_problem(s, seat, where, demand);
}

bool action_possible(const Means& means, ActionId action, unsigned bonus_lira) {
  const NodeRef effect = board_of(*means.state).actions[action].effect;
  if (bonus_lira == 0) return feasible(means, effect);
  means.lira += static_cast<i32>(bonus_lira);
  const bool possible = feasible(means, effect);
  means.lira -= static_cast<i32>(bonus_lira);
  return possible;
}

ActionSet actions_of_later_seasons(const State& s) {
  ActionSet set = 0;
  for (unsigned season = static_cast<unsigned>(s.season) + 1; season <= static_cast<unsigned>(Season::Winter);
       ++season) {
    set = set | board_of(s).actions_of(static_cast<Season>(season));
  }
  return set;
}

ActionSet actions_of_earlier_seasons(const State& s) {
  ActionSet set = 0;
  for (unsigned season = 0; season < static_cast<unsigned>(s.season); ++season) {
    set = set | board_of(s).actions_of(static_cast<Season>(season));
  }
  return set;
}

}  // namespace vendemmia
