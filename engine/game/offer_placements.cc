// The list of places where a worker may go.
#include "engine/game/automa.h"
#include "engine/game/placement.h"

namespace vendemmia {
namespace {

// The actions for which it matters which worker is placed: only visitors can depend on it.
ActionSet worker_dependent_actions(const State& s, Seat seat) {
  ActionSet set = 0;
  for (const Deck deck : {Deck::Summer, Deck::Winter}) {
    const auto at = static_cast<unsigned>(deck);
    if ((s.players[seat].hand[at] & kWorkerDependent[at]) != 0) set |= board_of(s).visitor_actions[at];
  }
  return set;
}

// The workers that may be placed now: regular, grande, then the special workers of this game.
constexpr unsigned kWorkerSlots = 2 + kSpecialsInGame;
Worker worker_in(const State& s, unsigned slot) {
  return slot < 2 ? static_cast<Worker>(slot) : s.special_kinds[slot - 2];
}
unsigned available_slots(const Player& p) {
  return (p.available != 0 ? 1u : 0u) | (p.grande == kNowhere ? 2u : 0u) |
         (p.special[0] == kNowhere ? 4u : 0u) | (p.special[1] == kNowhere ? 8u : 0u);
}
// none but the first two where no special workers take part.
unsigned slots_in_game(const State& s) { return is_special(s.special_kinds[0]) ? 15u : 3u; }

// The kinds that are placed like a regular worker, as a set: asked for every worker in every turn.
constexpr unsigned kPlacedLikeOthers = [] {
  unsigned set = 0;
  for (unsigned i = 0; i < kWorkerKinds; ++i) {
    if (kWorkerTraits[i].goes_where_others_go()) set |= 1u << i;
  }
  return set;
}();

// Where workers may go, found in one pass for all of them.
struct Places {
  u64 for_all = 0;
  u64 arts = 0;       // actions whose art is open to the grande
  bool more = false;  // whether some workers may go elsewhere too:
  std::array<u64, kWorkerSlots> own;

  u64 of(unsigned slot) const { return more ? for_all | own[slot] : for_all; }
};

Places nowhere() {
  Places places;  // not Places{}: `own` is left as it is
  return places;
}

// The free spaces of the action that make it possible: all, those with lira, or none. With no space free
// the answer stands in bit 63.
constexpr u64 kOnTheArt = bit(63);
u64 fitting(const Means& means, ActionId action, u64 here) {
  const Board& board = board_of(*means.state);
  if (feasible(means, board.actions[action].effect)) return here == 0 ? kOnTheArt : here;
  const u64 with_lira = here & board.lira_spaces;
  return with_lira != 0 && action_possible(means, action, 1) ? with_lira : 0;
}

// Nobody asks why, and no variant restricts a bonus: a free space needs no more than a possible action. `more_lira`
// comes from elsewhere.
Places possible_places(const State& s, Seat seat, ActionSet actions, unsigned slots, i32 more_lira) {
  const u64 free = free_spaces(s, actions);
  const bool grande = contains(slots, static_cast<unsigned>(Worker::Grande));
  const ActionSet dependent = worker_dependent_actions(s, seat);
  Means means = means_when_placed(s, seat, Worker::Regular, kNoAction);
  means.lira += more_lira;
  Places places;
  for (unsigned action : Members(actions)) {
    const auto id = static_cast<ActionId>(action);
    const u64 here = free & (u64{7} << (action * kSpacesPerAction));
    if (here == 0 && !grande) continue;
    u64 for_grande = 0;
    if (contains(dependent, action)) {
      if (!places.more) places.own.fill(0);
      places.more = true;
      for (unsigned slot : Members(slots)) {
        Means own = means_when_placed(s, seat, worker_in(s, slot), id);
        own.lira += more_lira;
        const u64 fit = fitting(own, id, here);
        places.own[slot] |= fit & ~kOnTheArt;
        if (slot == static_cast<unsigned>(Worker::Grande)) for_grande = fit;
      }
    } else {
      means.at = id;
      for_grande = fitting(means, id, here);
      places.for_all |= for_grande & ~kOnTheArt;
    }
    if (grande && (for_grande & kOnTheArt) != 0) places.arts |= bit(action);
  }
  return places;
}

// The same for the Planner, for whom any free space will do.
Places open_places(const State& s, ActionSet actions) {
  const u64 free = free_spaces(s, actions);
  Places places;
  for (unsigned action : Members(actions)) {
    const u64 here = free & (u64{7} << (action * kSpacesPerAction));
    places.for_all |= here;
    if (here == 0) places.arts |= bit(action);
  }
  return places;
}

void offer_places(const Places& places, unsigned slot, Worker worker, Offers& offers) {
  offers.add_each(places.of(slot), [=](unsigned space) { return act(ActionKind::Place, worker, space); });
  if (worker != Worker::Grande) return;
  offers.add_each(places.arts,
                  [=](unsigned action) { return act(ActionKind::Place, worker, kArt + action); });
}

// The bonuses of the action that this placement may have in addition, by position + 1: 0 stands for none.
constexpr u8 kLastPosition = kSpacesPerAction;
bool prints_bonus(const State& s, Target target, unsigned extra) {
  if (extra == 0) return true;
  const Target printed = space_of(board_action(target), extra - 1u);
  return printed != target && space_facts(s, printed).timing != BonusTiming::None;
}

// a place as such, then with a token for each bonus that another space of the action prints, on the art
// too. Unless it is possible as such, a token for lira makes it so.
void offer_with_tokens(const State& s, Worker worker, Target target, bool possible, Offers& offers) {
  if (possible) offers.add(act(ActionKind::Place, worker, target));
  for (u8 token = 1; token <= kLastPosition; ++token) {
    if (!prints_bonus(s, target, token)) continue;
    if (possible || extra_facts(s, target, token).bonus_lira != 0)
      offers.add(act(ActionKind::Place, worker, target, token));
  }
}

void offer_places_with_tokens(const State& s, const Places& places, const Places& with_lira, unsigned slot,
                              Worker worker, Offers& offers) {
  for (unsigned space : Members(with_lira.of(slot)))
    offer_with_tokens(s, worker, static_cast<Target>(space), contains(places.of(slot), space), offers);
  if (worker != Worker::Grande) return;
  for (unsigned action : Members(with_lira.arts)) {
    const Target art = art_of(static_cast<ActionId>(action));
    offer_with_tokens(s, worker, art, contains(places.arts, action), offers);
  }
}

// Each place with every token that another space of the action prints, on the art too; the cart and
// the yoke are no such places. Who may take the bonus of any other space of the action instead of its own (R-312 to
// R-315, D-19) may not do so on the art.
void offer_place(const State& s, Seat seat, Worker worker, Target target, Demand demand, Offers& offers) {
  const Reason no_token = token_problem(s);
  const bool tokens = is_solo(s) && (no_token == Reason::Ok || offers.explaining());
  const bool any_bonus = traits(worker).bonus == BonusOf::Action && is_space(target);
  const u8 last_token = tokens ? kLastPosition : 0;
  const u8 last_bonus = any_bonus ? kLastPosition : 0;
  for (u8 token = 0; token <= last_token; ++token) {
    if (!prints_bonus(s, target, token)) continue;
    for (u8 bonus = 0; bonus <= last_bonus; ++bonus) {
      if (!prints_bonus(s, target, bonus) || (bonus != 0 && bonus == token)) continue;
      const Reason reason = token != 0 && no_token != Reason::Ok
                                ? no_token
                                : place_problem(s, seat, {worker, target, token, bonus}, demand);
      const int need = reason == Reason::TollTooHigh ? static_cast<int>(toll(s, seat, target)) : 0;
      offers.add(act(ActionKind::Place, worker, target, token, bonus), reason, need, s.players[seat].lira);
    }
  }
}

// Actions of other seasons where this worker may go.
struct Elsewhere {
  ActionSet actions = 0;
  Demand demand = Demand::PossibleNow;
};
Elsewhere elsewhere_for(const State& s, Worker worker) {
  switch (traits(worker).reach) {
    case WorkerReach::EarlierSeasons: return {actions_of_earlier_seasons(s), Demand::PossibleNow};
    case WorkerReach::LaterSeasons: return {actions_of_later_seasons(s), Demand::Any};
    default: return {};
  }
}

void offer_every_place(const State& s, Seat seat, ActionSet actions, Worker worker, Demand demand,
                       const Elsewhere& elsewhere, Offers& offers) {
  for (unsigned action : Members(actions | elsewhere.actions)) {
    const Demand wanted = contains(actions, action) ? demand : elsewhere.demand;
    for (unsigned i = 0; i < kSpacesPerAction; ++i) {
      offer_place(s, seat, worker, space_of(static_cast<ActionId>(action), i), wanted, offers);
    }
  }
  for (unsigned action : Members(actions)) {
    offer_place(s, seat, worker, art_of(static_cast<ActionId>(action)), demand, offers);
  }
}

void offer_place_alone(const State& s, Seat seat, Worker worker, unsigned target, Offers& offers) {
  const Reason reason = place_problem(s, seat, {worker, static_cast<Target>(target)}, Demand::PossibleNow);
  const int need = reason == Reason::TollTooHigh ? static_cast<int>(toll(s, seat, kCart)) : 0;
  offers.add(act(ActionKind::Place, worker, target), reason, need, s.players[seat].lira);
}

// The yoke, the construction mat and the structure cards with a space of their own, as a set of Target - kYoke: those that
// exist, or all that could be explained.
unsigned private_places(const State& s, Seat seat, bool explaining) {
  const Player& p = s.players[seat];
  unsigned set = p.has(Structure::Yoke) || explaining ? 1u : 0u;
  if (p.built_cards == 0) return set;
  set |= 1u << (kDestroySpace - kYoke);
  for (unsigned place = 0; place < kBuildingPlaces; ++place) {
    if (p.buildings[place] == 0) continue;
    if (facts(static_cast<StructureCard>(p.buildings[place] - 1)).kind == CardKind::Action)
      set |= 1u << (kBuildings - kYoke + place);
  }
  return set;
}

// Those where a worker may go, whichever it is.
unsigned possible_private_places(const State& s, Seat seat) {
  unsigned set = private_places(s, seat, false);
  for (unsigned place : Members(set)) {
    if (private_problem(s, seat, static_cast<Target>(kYoke + place)) != Reason::Ok) set &= ~(1u << place);
  }
  return set;
}

}  // namespace

void offer_placements(const State& s, Seat seat, ActionSet actions, Demand demand, bool on_turn,
                      Offers& offers) {
  const bool simple = !offers.explaining() && !friendly(s) && !tolls_are_taken(s, seat);
  const bool tokens = simple && s.solo.tokens != 0 && token_problem(s) == Reason::Ok;
  const unsigned slots = offers.explaining() ? slots_in_game(s) : available_slots(s.players[seat]);
  if (slots == 0) return;
  const auto places_with = [&](i32 more_lira) {
    return demand == Demand::Any ? open_places(s, actions)
                                 : possible_places(s, seat, actions, slots, more_lira);
  };
  const Places places = simple ? places_with(0) : nowhere();
  const Places with_lira = tokens ? places_with(1) : nowhere();
  unsigned private_set = 0;
  if (on_turn)
    private_set = offers.explaining() ? private_places(s, seat, true) : possible_private_places(s, seat);
  for (unsigned slot : Members(slots)) {
    const Worker worker = worker_in(s, slot);
    if (!simple || !contains(kPlacedLikeOthers, static_cast<unsigned>(worker))) {
      offer_every_place(s, seat, actions, worker, demand, on_turn ? elsewhere_for(s, worker) : Elsewhere{},
                        offers);
    } else if (tokens) {
      offer_places_with_tokens(s, places, with_lira, slot, worker, offers);
    } else {
      offer_places(places, slot, worker, offers);
    }
    if (!on_turn) continue;
    if (simple) {
      offers.add(act(ActionKind::Place, worker, kCart));
    } else {
      offer_place_alone(s, seat, worker, kCart, offers);
    }
    for (unsigned place : Members(private_set)) {
      if (offers.explaining()) {
        offer_place_alone(s, seat, worker, kYoke + place, offers);
      } else {
        offers.add(act(ActionKind::Place, worker, kYoke + place));
      }
    }
  }
}

bool any_space_open(const Means& means, ActionSet actions) {
  const State& s = *means.state;
  const unsigned slots =
      (means.regulars != 0 ? 1u : 0u) | (means.grande ? 2u : 0u) | static_cast<unsigned>(means.specials) << 2;
  for (unsigned slot : Members(slots)) {
    for (unsigned action : Members(actions)) {
      if (may_be_planned(means, worker_in(s, slot), static_cast<ActionId>(action))) return true;
    }
  }
  return false;
}

}  // namespace vendemmia
