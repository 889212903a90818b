#include "engine/game/placement.h"

#include <bit>
#include <cstring>

#include "engine/game/automa.h"
#include "engine/game/changes.h"
#include "engine/game/search.h"

namespace vendemmia {
namespace {

bool is_free(const State& s, Target space) { return s.spaces[space] == 0 && space_open(s, space); }

// All spaces on which somebody stands, as a set: eight bytes at a time, each to one bit.
u64 occupied_spaces(const State& s) {
  static_assert(std::endian::native == std::endian::little && sizeof s.spaces % 8 == 0);
  constexpr u64 kLow7 = 0x7F7F7F7F7F7F7F7Fu;
  u64 set = 0;
  for (unsigned at = 0; at < sizeof s.spaces; at += 8) {
    u64 word = 0;
    std::memcpy(&word, s.spaces.data() + at, sizeof word);
    const u64 high = (((word & kLow7) + kLow7) | word) & ~kLow7;  // the top bit of each byte that is not 0
    set |= (((high >> 7) * 0x0102040810204080u) >> 56) << at;
  }
  return set;
}

}  // namespace

u64 free_spaces(const State& s) { return board_of(s).open_spaces[s.options.players] & ~occupied_spaces(s); }

namespace {

// The free spaces of an action, as a set of positions.
unsigned positions_of(u64 spaces, ActionId action) {
  return static_cast<unsigned>(spaces >> (action * kSpacesPerAction)) & 7u;
}

// by whomever, the player included.
bool all_taken(const State& s, ActionId action) { return positions_of(free_spaces(s), action) == 0; }

bool has_worker(const Player& p, Worker worker) {
  return worker == Worker::Grande ? p.grande == kNowhere : p.available != 0;
}

bool plays_visitors(const State& s, ActionId action) {
  return node(board_of(s).actions[action].effect).op == Op::PlayVisitor;
}

Means means_when_placed(const State& s, Seat seat, Worker worker, ActionId action) {
  Means means = means_of(s, seat, seat);
  means.at = action;
  if (worker == Worker::Grande) {
    means.grande = false;
  } else if (means.regulars > 0) {
    --means.regulars;
  }
  return means;
}

// Whether it matters for this action which worker is placed: only visitors can depend on it.
bool worker_matters(const State& s, Seat seat, ActionId action) {
  if (!plays_visitors(s, action)) return false;
  const unsigned deck = node(board_of(s).actions[action].effect).b;
  return (s.players[seat].hand[deck] & worker_dependent(static_cast<Deck>(deck))) != 0;
}

bool possible_when_placed(const State& s, Seat seat, Worker worker, ActionId action, unsigned bonus_lira,
                          Demand demand) {
  return demand == Demand::Any ||
         action_possible(means_when_placed(s, seat, worker, action), action, bonus_lira);
}

// What to look for once the action is done: is its bonus possible then?
struct SecondExecution {
  NodeRef bonus;
  Seat seat;
};

bool bonus_possible_after(const State& s, const void* context) {
  const auto& second = *static_cast<const SecondExecution*>(context);
  return feasible(means_of(s, second.seat, second.seat), second.bonus);
}

// whether the bonus would be possible in addition to the action.
bool bonus_will_be_used(const State& s, Seat seat, Worker worker, Target target) {
  const SpaceFacts& space = space_facts(s, target);
  if (node(space.bonus).op == Op::Draw) return can_draw(s, static_cast<Deck>(node(space.bonus).b));
  if (space.timing != BonusTiming::After) return true;  // lira and VP always qualify
  const ActionFacts& action = board_of(s).actions[board_action(target)];
  const Node& effect = node(action.effect);
  if (effect.op == Op::Draw) {  // card bonuses qualify while available
    const Pile& pile = s.decks[effect.b];
    return pile.size + pile.discarded >= 2;
  }
  if (effect.op == Op::PlayVisitor) {  // D-1: two visitors in hand that can be played as things stand
    const Means means = means_when_placed(s, seat, worker, action_of(target));
    return count_bits(playable_visitors(means, static_cast<Deck>(effect.b))) >= 2;
  }
  State copy = s;
  const SecondExecution second{space.bonus, seat};
  const unsigned floor = copy.stack_size;
  push(copy, action.effect, seat, seat);
  return can_finish(copy, floor, Reading::Fast, {bonus_possible_after, &second});
}

// another space of the action where the worker could stand, without a bonus or with one that it would use.
bool better_space_free(const State& s, Seat seat, Worker worker, Target target) {
  for (unsigned i = 0; i < kSpacesPerAction; ++i) {
    const Target other = space_of(board_action(target), i);
    if (other == target || !is_free(s, other)) continue;
    if (space_facts(s, other).timing == BonusTiming::None || bonus_will_be_used(s, seat, worker, other))
      return true;
  }
  return false;
}

Why space_problem(const State& s, Seat seat, Worker worker, Target target, u8 token, Demand demand) {
  const ActionId action = action_of(target);
  if (!space_open(s, target)) return Why::SpaceClosed;
  if (s.spaces[target] != 0) return Why::SpaceTaken;
  const SpaceFacts& space = space_facts(s, target);
  if (!possible_when_placed(s, seat, worker, action, bonus_lira(s, target, token), demand))
    return Why::ActionImpossible;
  if (friendly(s) && demand == Demand::PossibleNow && space.timing != BonusTiming::None &&
      !bonus_will_be_used(s, seat, worker, target) && better_space_free(s, seat, worker, target))
    return Why::BonusNotUsable;
  return Why::Ok;
}

Why art_problem(const State& s, Seat seat, Worker worker, Target target, u8 token, Demand demand) {
  const ActionId action = action_of(target);
  if (worker != Worker::Grande) return Why::OnlyGrandeOnArt;
  if (!all_taken(s, action)) return Why::ArtWhileSpacesFree;
  return possible_when_placed(s, seat, worker, action, bonus_lira(s, target, token), demand)
             ? Why::Ok
             : Why::ActionImpossible;
}

// one worker, once a year; R-46: a grande is an ordinary worker there.
Why yoke_problem(const State& s, Seat seat) {
  const Player& p = s.players[seat];
  if (!p.has(Structure::Yoke)) return Why::YokeMissing;
  if ((p.year_marks & kYokeUsed) != 0) return Why::YokeUsed;
  return feasible(means_of(s, seat, seat), yoke_program()) ? Why::Ok : Why::ActionImpossible;
}

// one worker a year, and what it costs must be there.
Why building_problem(const State& s, Seat seat, Target target) {
  const Player& p = s.players[seat];
  if (contains(p.used_buildings, place_of(target))) return Why::BuildingUsed;
  return feasible(means_of(s, seat, seat), private_program(p, target)) ? Why::Ok : Why::ActionImpossible;
}

// The construction mat and the structure cards with a space of their own.
void offer_buildings(const State& s, Seat seat, Worker worker, Offers& offers) {
  const Player& p = s.players[seat];
  const bool available = has_worker(p, worker);
  if (p.built_cards == 0) return;
  offers.add(act(ActionKind::Place, worker, kDestroySpace),
             available ? building_problem(s, seat, kDestroySpace) : Why::NoWorker);
  for (unsigned place = 0; place < kBuildingPlaces; ++place) {
    if (p.buildings[place] == 0) continue;
    if (facts(static_cast<StructureCard>(p.buildings[place] - 1)).kind != CardKind::Action) continue;
    const auto target = static_cast<Target>(kBuildings + place);
    offers.add(act(ActionKind::Place, worker, target),
               available ? building_problem(s, seat, target) : Why::NoWorker);
  }
}

}  // namespace

bool action_possible(const Means& means, ActionId action, unsigned bonus_lira) {
  const NodeRef effect = board_of(*means.state).actions[action].effect;
  if (bonus_lira == 0) return feasible(means, effect);
  Means richer = means;
  richer.lira += static_cast<i32>(bonus_lira);
  return feasible(richer, effect);
}

namespace {

// Where workers may go, found in one pass for both kinds of worker.
struct Places {
  std::array<u64, 2> spaces{};  // by Worker
  u64 arts = 0;                 // actions whose art is open to the grande
};

// The free spaces of the action that make it possible: all, those with lira, or none. With no space free
// the answer stands in bit 63.
constexpr u64 kOnTheArt = bit(63);
u64 fitting(const Means& means, ActionId action, u64 here) {
  const Board& board = board_of(*means.state);
  if (feasible(means, board.actions[action].effect)) return here == 0 ? kOnTheArt : here;
  const u64 with_lira = here & board.lira_spaces;
  return with_lira != 0 && action_possible(means, action, 1) ? with_lira : 0;
}

// Nobody asks why, and no variant restricts a bonus: a free space needs no more than a possible action.
Places possible_places(const State& s, Seat seat, ActionSet actions, bool grande) {
  const u64 free = free_spaces(s);
  Means means = means_when_placed(s, seat, Worker::Regular, kNoAction);
  Places places;
  for (unsigned action : Members(actions)) {
    const auto id = static_cast<ActionId>(action);
    const u64 here = free & (u64{7} << (action * kSpacesPerAction));
    if (here == 0 && !grande) continue;
    means.at = id;
    const u64 by_regular = fitting(means, id, here);
    u64 by_grande = by_regular;
    if (grande && worker_matters(s, seat, id)) {
      by_grande = fitting(means_when_placed(s, seat, Worker::Grande, id), id, here);
    }
    places.spaces[0] |= by_regular & ~kOnTheArt;
    places.spaces[1] |= by_grande & ~kOnTheArt;
    if ((by_grande & kOnTheArt) != 0) places.arts |= bit(action);
  }
  return places;
}

// The same for the Planner, for whom any free space will do.
Places open_places(const State& s, ActionSet actions) {
  const u64 free = free_spaces(s);
  Places places;
  for (unsigned action : Members(actions)) {
    const u64 here = free & (u64{7} << (action * kSpacesPerAction));
    places.spaces[0] |= here;
    if (here == 0) places.arts |= bit(action);
  }
  places.spaces[1] = places.spaces[0];
  return places;
}

void offer_places(const Places& places, Worker worker, Offers& offers) {
  for (unsigned space : Members(places.spaces[static_cast<unsigned>(worker)])) {
    offers.add(act(ActionKind::Place, worker, space));
  }
  if (worker != Worker::Grande) return;
  for (unsigned action : Members(places.arts)) {
    offers.add(act(ActionKind::Place, worker, art_of(static_cast<ActionId>(action))));
  }
}

Why place_problem(const State& s, Seat seat, Worker worker, Target target, u8 token, Demand demand) {
  if (!has_worker(s.players[seat], worker)) return Why::NoWorker;
  return is_art(target) ? art_problem(s, seat, worker, target, token, demand)
                        : space_problem(s, seat, worker, target, token, demand);
}

// The place as such, then with a token for each bonus that another space of the action prints, on
// the art too; the cart and the yoke are no such places.
void offer_place(const State& s, Seat seat, Worker worker, Target target, Demand demand, Offers& offers) {
  offers.add(act(ActionKind::Place, worker, target), place_problem(s, seat, worker, target, 0, demand));
  if (!is_solo(s)) return;
  const Why no_token = token_problem(s);
  if (no_token != Why::Ok && !offers.explaining()) return;
  for (u8 token = 1; token <= kSpacesPerAction; ++token) {
    const Target printed = space_of(board_action(target), token - 1u);
    if (printed == target || space_facts(s, printed).timing == BonusTiming::None) continue;
    const Why why = no_token != Why::Ok ? no_token : place_problem(s, seat, worker, target, token, demand);
    offers.add(act(ActionKind::Place, worker, target, token), why);
  }
}

void offer_every_place(const State& s, Seat seat, ActionSet actions, Worker worker, Demand demand,
                       Offers& offers) {
  for (unsigned action : Members(actions)) {
    for (unsigned i = 0; i < kSpacesPerAction; ++i) {
      offer_place(s, seat, worker, space_of(static_cast<ActionId>(action), i), demand, offers);
    }
  }
  for (unsigned action : Members(actions)) {
    offer_place(s, seat, worker, art_of(static_cast<ActionId>(action)), demand, offers);
  }
}

}  // namespace

void offer_placements(const State& s, Seat seat, ActionSet actions, Demand demand, bool private_spaces,
                      Offers& offers) {
  const Player& p = s.players[seat];
  const bool simple = !offers.explaining() && !friendly(s) && s.solo.tokens == 0;
  const bool grande = has_worker(p, Worker::Grande);
  Places places;
  if (simple && (grande || p.available != 0)) {
    places = demand == Demand::Any ? open_places(s, actions) : possible_places(s, seat, actions, grande);
  }
  for (const Worker worker : {Worker::Regular, Worker::Grande}) {
    const bool available = has_worker(p, worker);
    if (!available && !offers.explaining()) continue;
    if (simple) {
      offer_places(places, worker, offers);
    } else {
      offer_every_place(s, seat, actions, worker, demand, offers);
    }
    if (!private_spaces) continue;
    offers.add(act(ActionKind::Place, worker, kCart), available ? Why::Ok : Why::NoWorker);
    if (p.has(Structure::Yoke) || offers.explaining()) {
      offers.add(act(ActionKind::Place, worker, kYoke), available ? yoke_problem(s, seat) : Why::NoWorker);
    }
    offer_buildings(s, seat, worker, offers);
  }
}

bool any_space_open(const Means& means, ActionSet actions) {
  if (actions == 0) return false;
  if (means.grande) return true;  // on a space, or on the art when all are taken
  if (means.regulars == 0) return false;
  for (unsigned action : Members(actions)) {
    if (!all_taken(*means.state, static_cast<ActionId>(action))) return true;
  }
  return false;
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
