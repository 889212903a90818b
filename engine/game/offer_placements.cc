// The list of places where a worker may go.
#include <bit>
#include <cstring>

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

// Where a worker may go among the spaces of some actions.
struct Places {
  u64 spaces = 0;
  FirstSpaces arts = 0;  // actions whose art is open to the grande
};

// The actions with one of these spaces, among all of the board.
constexpr FirstSpaces kAllActions = [] {
  FirstSpaces all = 0;
  for (unsigned action = 0; action < kMaxActions; ++action) all |= first_space(static_cast<ActionId>(action));
  return all;
}();
static_assert(kSpacesPerAction == 3);
constexpr FirstSpaces actions_with(u64 spaces) { return (spaces | spaces >> 1 | spaces >> 2) & kAllActions; }
static_assert(actions_with(bit(space_of(16, 2)) | bit(space_of(3, 1))) == (first_space(16) | first_space(3)));

// Nobody asks why, and no variant restricts a bonus: a free space needs no more than a possible action. All actions are looked
// at, free or not: what is the same in every turn of a season can be guessed. Leaves means.at somewhere.
Places possible_places(Means& means, ActionSet actions) {
  const State& s = *means.state;
  const u64 free = free_spaces(s);
  const JudgedActions judged = judge_actions(means, actions);
  Places places{free & all_spaces_of(judged.possible), judged.possible & ~actions_with(free)};
  for (u64 with_lira = free & all_spaces_of(judged.impossible) & board_of(s).lira_spaces; with_lira != 0;) {
    const unsigned space = take_lowest(with_lira);
    means.at = board_action(static_cast<Target>(space));
    if (action_possible(means, means.at, 1)) places.spaces |= bit(space);
  }
  return places;
}

// The same for the Planner, for whom any free space will do.
Places open_places(const State& s, ActionSet actions) {
  const u64 free = free_spaces(s);
  Places places;
  for (unsigned action : Members(actions)) {
    const u64 here = free & spaces_of(static_cast<ActionId>(action));
    places.spaces |= here;
    places.arts |= here == 0 ? first_space(static_cast<ActionId>(action)) : 0;
  }
  return places;
}

// The six spaces of two actions, free or not as these bits say: what is added to a placement on the first of them for one on each
// free space. How many are free cannot be guessed, so six answers are always written.
constexpr unsigned kSpacesOfTwo = 2 * kSpacesPerAction;
constexpr auto kFurtherOn = [] {
  constexpr auto kHere = std::bit_cast<u64>(act(ActionKind::Place));
  constexpr u64 kOneFurther = std::bit_cast<u64>(act(ActionKind::Place, 0, 1)) - kHere;
  std::array<std::array<u64, kSpacesOfTwo>, 1u << kSpacesOfTwo> added{};
  for (unsigned spaces = 0; spaces < added.size(); ++spaces) {
    unsigned count = 0;
    for (const unsigned space : Members(spaces)) added[spaces][count++] = space * kOneFurther;
  }
  return added;
}();

// Precondition: they are spaces of these actions.
void offer_spaces(u64 spaces, ActionSet actions, Worker worker, Offers& offers) {
  using TwoWords [[gnu::vector_size(2 * sizeof(u64))]] = u64;
  constexpr ActionSet kEverySecond = 0x55555555;
  Action* next = offers.grow(count_bits(spaces), kSpacesOfTwo);
  for (const unsigned action : Members((actions | actions >> 1) & kEverySecond)) {
    const unsigned first = action * kSpacesPerAction;
    const u64 here = spaces >> first & (bit(kSpacesOfTwo) - 1);
    const auto placement = std::bit_cast<u64>(act(ActionKind::Place, worker, first));
    for (unsigned i = 0; i < kSpacesOfTwo; i += 2) {
      TwoWords answers;
      std::memcpy(&answers, &kFurtherOn[here][i], sizeof answers);
      answers += placement;
      std::memcpy(next + i, &answers, sizeof answers);
    }
    next += count_bits(here);
  }
}

void offer_places(const State& s, const Places& places, ActionSet actions, Worker worker, Offers& offers) {
  // where one space of each action is in use, there are few enough to be guessed.
  if (s.options.players < 3) {
    offers.add_each(places.spaces, [=](unsigned space) { return act(ActionKind::Place, worker, space); });
  } else {
    offer_spaces(places.spaces, actions, worker, offers);
  }
  if (worker != Worker::Grande) return;
  offers.add_each(places.arts, [=](unsigned first_space) {
    return act(ActionKind::Place, worker, kArt + first_space / kSpacesPerAction);
  });
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
  const Board& board = board_of(s);
  const Target first = space_of(board_action(target), 0);
  const u64 bonuses = possible ? board.bonus_spaces : board.lira_spaces;
  const u64 others = is_space(target) ? bonuses & ~bit(target) : bonuses;
  offers.add_if(possible, act(ActionKind::Place, worker, target));
  for (const unsigned position : Members(others >> first & (bit(kSpacesPerAction) - 1)))
    offers.add(act(ActionKind::Place, worker, target, position + 1));
}

void offer_places_with_tokens(const State& s, const Places& places, const Places& with_lira, Worker worker,
                              Offers& offers) {
  for (unsigned space : Members(with_lira.spaces))
    offer_with_tokens(s, worker, static_cast<Target>(space), contains(places.spaces, space), offers);
  if (worker != Worker::Grande) return;
  for (unsigned first_space : Members(with_lira.arts)) {
    const Target art = art_of(board_action(static_cast<Target>(first_space)));
    offer_with_tokens(s, worker, art, contains(places.arts, first_space), offers);
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

// Those structure cards as a set of what Player::buildings holds.
constexpr u64 kCardsWithSpace = [] {
  u64 set = 0;
  for (unsigned card = 0; card < kStructureCardCount; ++card) {
    if (kStructureCardFacts[card].kind == CardKind::Action) set |= bit(card + 1);
  }
  return set;
}();

// The yoke, the construction mat and the structure cards with a space of their own, as a set of Target - kYoke: those that
// exist, or all that could be explained.
unsigned private_places(const State& s, Seat seat, bool explaining) {
  const Player& p = s.players[seat];
  unsigned set = p.has(Structure::Yoke) || explaining ? 1u : 0u;
  if (!p.has_structure_cards()) return set;
  set |= 1u << (kDestroySpace - kYoke);
  for (unsigned place = 0; place < kBuildingPlaces; ++place)
    set |= (contains(kCardsWithSpace, p.buildings[place]) ? 1u : 0u) << (kBuildings - kYoke + place);
  return set;
}

// Those where a worker may go, whichever it is. The yoke is asked about in every turn, so without a branch.
unsigned possible_private_places(const State& s, Seat seat) {
  const Player& p = s.players[seat];
  const bool stands = p.has(Structure::Yoke);
  const bool unused = (p.year_marks & kYokeUsed) == 0;
  const bool possible = yoke_possible(p);
  unsigned set = (stands & unused & possible) ? 1u : 0u;
  if (!p.has_structure_cards()) return set;
  for (unsigned place : Members(private_places(s, seat, false) & ~1u))
    set |= (private_problem(s, seat, static_cast<Target>(kYoke + place)) == Reason::Ok ? 1u : 0u) << place;
  return set;
}

// Whether tokens may be spent on a placement; the list then has every place with each of them.
bool tokens_at_hand(const State& s) { return s.solo.tokens != 0 && token_problem(s) == Reason::Ok; }

// Offers the places for one worker after the other. Only where one of the actions depends on it, each worker's are looked for.
class PlacesForAll {
 public:
  PlacesForAll(const State& s, Seat seat, ActionSet actions, Demand demand)
      : s_(s),
        seat_(seat),
        actions_(actions),
        demand_(demand),
        tokens_(tokens_at_hand(s)),
        dependent_((worker_dependent_actions(s, seat) & actions) != 0) {}

  void offer(Worker worker, Offers& offers) {
    if (dependent_ || !found_) find(worker);
    if (tokens_) {
      offer_places_with_tokens(s_, places_, with_lira_, worker, offers);
    } else {
      offer_places(s_, places_, actions_, worker, offers);
    }
  }

 private:
  void find(Worker worker) {
    found_ = true;
    if (demand_ == Demand::Any) {
      places_ = with_lira_ = open_places(s_, actions_);
      return;
    }
    Means means = means_when_placed(s_, seat_, worker, kNoAction);
    places_ = possible_places(means, actions_);
    if (!tokens_) return;
    ++means.lira;
    with_lira_ = possible_places(means, actions_);
  }

  const State& s_;
  const Seat seat_;
  const ActionSet actions_;
  const Demand demand_;
  const bool tokens_;
  const bool dependent_;
  bool found_ = false;
  Places places_;
  Places with_lira_;
};

void offer_private_places(const State& s, Seat seat, Worker worker, unsigned places, Offers& offers) {
  if (offers.explaining()) {
    for (unsigned place : Members(places)) offer_place_alone(s, seat, worker, kYoke + place, offers);
    return;
  }
  offers.add_if((places & 1u) != 0, act(ActionKind::Place, worker, kYoke));
  if (const unsigned others = places & ~1u; others != 0)
    offers.add_each(others, [=](unsigned place) { return act(ActionKind::Place, worker, kYoke + place); });
}

}  // namespace

void offer_placements(const State& s, Seat seat, ActionSet actions, Demand demand, bool on_turn,
                      Offers& offers) {
  const unsigned slots = offers.explaining() ? slots_in_game(s) : available_slots(s.players[seat]);
  if (slots == 0) return;
  const bool simple = !offers.explaining() && !friendly(s) && !tolls_are_taken(s, seat);
  PlacesForAll places(s, seat, actions, demand);
  unsigned private_set = 0;
  if (on_turn)
    private_set = offers.explaining() ? private_places(s, seat, true) : possible_private_places(s, seat);
  for (unsigned slot : Members(slots)) {
    const Worker worker = worker_in(s, slot);
    if (simple && contains(kPlacedLikeOthers, static_cast<unsigned>(worker))) {
      places.offer(worker, offers);
    } else {
      offer_every_place(s, seat, actions, worker, demand, on_turn ? elsewhere_for(s, worker) : Elsewhere{},
                        offers);
    }
    if (!on_turn) continue;
    if (simple) {
      offers.add(act(ActionKind::Place, worker, kCart));
    } else {
      offer_place_alone(s, seat, worker, kCart, offers);
    }
    offer_private_places(s, seat, worker, private_set, offers);
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
