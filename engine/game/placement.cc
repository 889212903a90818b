#include "engine/game/placement.h"

#include <bit>
#include <cstring>

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
    u64 word;
    std::memcpy(&word, s.spaces.data() + at, sizeof word);
    const u64 high = (((word & kLow7) + kLow7) | word) & ~kLow7;  // the top bit of each byte that is not 0
    set |= (((high >> 7) * 0x0102040810204080u) >> 56) << at;
  }
  return set;
}

u64 free_spaces(const State& s) { return board_of(s).open_spaces[s.options.players] & ~occupied_spaces(s); }

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

// What has been found out about an action; asked once, since most spaces and both workers share it.
class Possibility {
 public:
  Possibility(const State& s, Seat seat, Demand demand)
      : s_(s),
        demand_(demand),
        means_{means_when_placed(s, seat, Worker::Regular, kNoAction),
               means_when_placed(s, seat, Worker::Grande, kNoAction)} {}

  bool operator()(ActionId action, Worker worker, unsigned bonus_lira) {
    if (demand_ == Demand::Any) return true;
    // Only visitors can depend on which worker is left.
    const unsigned by_worker = worker == Worker::Grande && worker_matters(action) ? 1 : 0;
    u16& known = known_[by_worker][bonus_lira != 0 ? 1 : 0];
    u16& yes = yes_[by_worker][bonus_lira != 0 ? 1 : 0];
    if (!contains(known, action)) {
      Means& means = means_[by_worker];
      means.at = action;
      known = static_cast<u16>(known | bit(action));
      if (action_possible(means, action, bonus_lira)) yes = static_cast<u16>(yes | bit(action));
    }
    return contains(yes, action);
  }

 private:
  bool worker_matters(ActionId action) const {
    if (!plays_visitors(s_, action)) return false;
    const auto deck = static_cast<Deck>(node(board_of(s_).actions[action].effect).b);
    return (means_[0].hand(deck) & worker_dependent(deck)) != 0;
  }

  const State& s_;
  Demand demand_;
  Means means_[2];
  // Sets of actions, by worker and by whether a bonus of lira helps.
  u16 known_[2][2] = {};
  u16 yes_[2][2] = {};
};

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
  if (space.timing != BonusTiming::After) return true;  // lira and VP always qualify
  const ActionFacts& action = board_of(s).actions[action_of(target)];
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

Why space_problem(const State& s, Seat seat, Worker worker, Target target, Demand demand,
                  Possibility& possible) {
  const ActionId action = action_of(target);
  if (!space_open(s, target)) return Why::SpaceClosed;
  if (s.spaces[target] != 0) return Why::SpaceTaken;
  const SpaceFacts& space = space_facts(s, target);
  if (!possible(action, worker, space.bonus_lira)) return Why::ActionImpossible;
  if (friendly(s) && demand == Demand::PossibleNow && space.timing != BonusTiming::None) {
    bool other_space_free = false;
    for (unsigned i = 0; i < kSpacesPerAction; ++i) {
      const Target other = space_of(action, i);
      if (other != target && is_free(s, other) && space_facts(s, other).timing == BonusTiming::None) {
        other_space_free = true;
      }
    }
    if (other_space_free && !bonus_will_be_used(s, seat, worker, target))
      return Why::BonusNotUsable;
  }
  return Why::Ok;
}

Why art_problem(const State& s, Worker worker, ActionId action, Possibility& possible) {
  if (worker != Worker::Grande) return Why::OnlyGrandeOnArt;
  if (!all_taken(s, action)) return Why::ArtWhileSpacesFree;
  return possible(action, worker, 0) ? Why::Ok : Why::ActionImpossible;
}

// one worker, once a year; R-46: a grande is an ordinary worker there.
Why yoke_problem(const Player& p) {
  if (!p.has(Structure::Yoke)) return Why::YokeMissing;
  if ((p.year_marks & kYokeUsed) != 0) return Why::YokeUsed;
  const bool planted = (p.vines[0] | p.vines[1] | p.vines[2]) != 0;  // uproot; harvesting needs a vine too
  return planted ? Why::Ok : Why::ActionImpossible;
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

// Nobody asks why, and no variant restricts a bonus: a free space needs no more than a possible action.
void offer_free_spaces(const State& s, u16 actions, Worker worker, u64 free, Possibility& possible,
                       Offers& offers) {
  const Board& board = board_of(s);
  u64 spaces = 0;
  u64 arts = 0;
  for (unsigned action : Members(actions)) {
    const auto id = static_cast<ActionId>(action);
    const u64 here = free & (u64{7} << (action * kSpacesPerAction));
    if (here == 0) {
      if (worker == Worker::Grande && possible(id, worker, 0)) arts |= bit(action);
    } else if (possible(id, worker, 0)) {
      spaces |= here;
    } else if ((here & board.lira_spaces) != 0 && possible(id, worker, 1)) {
      spaces |= here & board.lira_spaces;
    }
  }
  for (unsigned space : Members(spaces)) offers.add(act(ActionKind::Place, worker, space));
  for (unsigned action : Members(arts))
    offers.add(act(ActionKind::Place, worker, art_of(static_cast<ActionId>(action))));
}

void offer_every_space(const State& s, Seat seat, u16 actions, Worker worker, Demand demand,
                       Possibility& possible, Offers& offers) {
  const bool available = has_worker(s.players[seat], worker);
  for (unsigned action : Members(actions)) {
    for (unsigned i = 0; i < kSpacesPerAction; ++i) {
      const Target target = space_of(static_cast<ActionId>(action), i);
      const Why why = available ? space_problem(s, seat, worker, target, demand, possible) : Why::NoWorker;
      offers.add(act(ActionKind::Place, worker, target), why);
    }
  }
  for (unsigned action : Members(actions)) {
    const auto id = static_cast<ActionId>(action);
    const Why why = available ? art_problem(s, worker, id, possible) : Why::NoWorker;
    offers.add(act(ActionKind::Place, worker, art_of(id)), why);
  }
}

}  // namespace

void offer_placements(const State& s, Seat seat, u16 actions, Demand demand, bool private_spaces,
                      Offers& offers) {
  const Player& p = s.players[seat];
  const bool simple = !offers.explaining() && !friendly(s);
  const u64 free = free_spaces(s);
  Possibility possible(s, seat, demand);
  for (const Worker worker : {Worker::Regular, Worker::Grande}) {
    const bool available = has_worker(p, worker);
    if (!available && !offers.explaining()) continue;
    if (simple) {
      offer_free_spaces(s, actions, worker, free, possible, offers);
    } else {
      offer_every_space(s, seat, actions, worker, demand, possible, offers);
    }
    if (!private_spaces) continue;
    offers.add(act(ActionKind::Place, worker, kCart), available ? Why::Ok : Why::NoWorker);
    if (p.has(Structure::Yoke) || offers.explaining()) {
      offers.add(act(ActionKind::Place, worker, kYoke), available ? yoke_problem(p) : Why::NoWorker);
    }
  }
}

bool any_space_open(const Means& means, u16 actions) {
  if (actions == 0) return false;
  if (means.grande) return true;  // on a space, or on the art when all are taken
  if (means.regulars == 0) return false;
  for (unsigned action : Members(actions)) {
    if (!all_taken(*means.state, static_cast<ActionId>(action))) return true;
  }
  return false;
}

u16 actions_of_later_seasons(const State& s) {
  u16 set = 0;
  for (unsigned season = static_cast<unsigned>(s.season) + 1; season <= static_cast<unsigned>(Season::Winter);
       ++season) {
    set = static_cast<u16>(set | board_of(s).actions_of(static_cast<Season>(season)));
  }
  return set;
}

u16 actions_of_earlier_seasons(const State& s) {
  u16 set = 0;
  for (unsigned season = 0; season < static_cast<unsigned>(s.season); ++season) {
    set = static_cast<u16>(set | board_of(s).actions_of(static_cast<Season>(season)));
  }
  return set;
}

}  // namespace vendemmia
