#include "engine/game/placement.h"

#include "engine/game/changes.h"
#include "engine/game/search.h"

namespace vendemmia {
namespace {

bool is_free(const State& s, Target space) { return s.spaces[space] == 0 && space_open(s, space); }

bool all_taken(const State& s, ActionId action) {
  for (unsigned i = 0; i < kSpacesPerAction; ++i) {
    if (is_free(s, space_of(action, i))) return false;
  }
  return true;
}

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
  } else {
    --means.regulars;
  }
  return means;
}

// What has been found out about an action; computed when first asked, since most spaces share it.
class Possibility {
 public:
  Possibility(const State& s, Seat seat, Demand demand) : s_(s), seat_(seat), demand_(demand) {}

  bool operator()(ActionId action, Worker worker, unsigned bonus_lira) {
    if (demand_ == Demand::Any) return true;
    // Only visitors can depend on which worker is left.
    const bool by_worker = worker == Worker::Grande && plays_visitors(s_, action);
    Answer& answer = answers_[action][by_worker ? 1 : 0][bonus_lira != 0 ? 1 : 0];
    if (answer == Answer::Unknown) {
      const bool possible = action_possible(means_when_placed(s_, seat_, worker, action), action, bonus_lira);
      answer = possible ? Answer::Yes : Answer::No;
    }
    return answer == Answer::Yes;
  }

 private:
  enum class Answer : u8 { Unknown, Yes, No };
  const State& s_;
  Seat seat_;
  Demand demand_;
  Answer answers_[kMaxActions][2][2] = {};
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

void offer_placements(const State& s, Seat seat, u16 actions, Demand demand, bool private_spaces,
                      Offers& offers) {
  const Player& p = s.players[seat];
  Possibility possible(s, seat, demand);
  for (const Worker worker : {Worker::Regular, Worker::Grande}) {
    const bool available = has_worker(p, worker);
    if (!available && !offers.explaining()) continue;
    for (unsigned action : Members(actions)) {
      for (unsigned i = 0; i < kSpacesPerAction; ++i) {
        const Target target = space_of(static_cast<ActionId>(action), i);
        const Why why = available ? space_problem(s, seat, worker, target, demand, possible) : Why::NoWorker;
        offers.add(act(ActionKind::Place, worker, target), why);
      }
    }
    for (unsigned action : Members(actions)) {
      if (worker == Worker::Regular && !offers.explaining()) break;
      const auto id = static_cast<ActionId>(action);
      const Why why = available ? art_problem(s, worker, id, possible) : Why::NoWorker;
      offers.add(act(ActionKind::Place, worker, art_of(id)), why);
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
