#include "protocol/read_planned.h"

#include <algorithm>
#include <optional>

#include "engine/catalog/names.h"
#include "engine/game/spaces.h"
#include "protocol/names.h"

namespace vendemmia {
namespace {

// The kind of worker that waits there, if it is not said; nothing when none of that player stands there.
std::optional<Worker> worker_at(const State& s, Seat seat, Target target) {
  const Player& p = s.players[seat];
  if (is_space(target)) {
    const Occupant who = s.spaces[target];
    return who != 0 && seat_of(who) == seat ? std::optional(worker_of(who)) : std::nullopt;
  }
  if (!is_art(target)) return std::nullopt;
  if (p.grande == target) return Worker::Grande;
  for (unsigned i = 0; i < kSpecialsInGame; ++i) {
    if (p.special[i] == target) return s.special_kinds[i];
  }
  return regulars_on_art(p, board_action(target)) != 0 ? std::optional(Worker::Regular) : std::nullopt;
}

bool stands_there(const State& s, Seat seat, Worker worker, Target target) {
  const Player& p = s.players[seat];
  if (is_space(target)) return s.spaces[target] == occupant(seat, worker);
  if (!is_art(target)) return false;
  if (worker == Worker::Regular) return regulars_on_art(p, board_action(target)) != 0;
  if (worker == Worker::Grande) return p.grande == target;
  return special_index(s, worker) < kSpecialsInGame && p.special[special_index(s, worker)] == target;
}

// no worker waits twice, so there is room for all. Precondition: stands_there.
bool waits_already(const State& s, Seat seat, Worker worker, Target target) {
  unsigned waiting = 0;
  for (unsigned i = 0; i < s.planned_count; ++i) {
    if (s.planned[i].who == occupant(seat, worker) && s.planned[i].target == target) ++waiting;
  }
  const bool several = worker == Worker::Regular && is_art(target);
  return waiting >= (several ? regulars_on_art(s.players[seat], board_action(target)) : 1u);
}

std::optional<u8> position_named(const Input& input) {
  const auto named = std::find(kPositionNames.begin(), kPositionNames.end(), input.text());
  if (named != kPositionNames.end()) return static_cast<u8>(named - kPositionNames.begin());
  input.fail("unknown_name", "The spaces of an action are left, middle and right.");
  return std::nullopt;
}

// the bonus that a token has bought for this worker is printed on another space of its action.
u8 read_token(const State& s, Target target, const Input& input) {
  if (input.missing()) return 0;
  const auto position = position_named(input);
  if (!position) return 0;
  const Target printed = space_of(board_action(target), *position);
  if (!is_solo(s) || !challenge_of(s).tokens_usable || printed == target ||
      space_facts(s, printed).timing == BonusTiming::None) {
    input.fail("impossible_position", "No token buys that bonus for this worker.");
    return 0;
  }
  return static_cast<u8>(*position + 1);
}

// the bonus of another space of the action, which the Farmer takes.
u8 read_farmer_bonus(const State& s, Worker worker, Target target, const Input& input) {
  if (input.missing()) return 0;
  const auto position = position_named(input);
  if (!position) return 0;
  const Target printed = space_of(board_action(target), *position);
  if (traits(worker).bonus != BonusOf::Action || space_facts(s, printed).timing == BonusTiming::None) {
    input.fail("impossible_position", "Only a Farmer takes the bonus of another space.");
    return 0;
  }
  return static_cast<u8>(*position + 1);
}

u8 read_plan_marks(const Input& plan) {
  return static_cast<u8>((plan.field("on_first_turn").boolean(false) ? kOnFirstTurn : 0) |
                         (plan.field("draws_after").boolean(false) ? kDrawsAfter : 0));
}

}  // namespace

void read_planned(State& s, const Input& planned) {
  for (const Input& one : planned.elements()) {
    one.only({"seat", "space", "token", "worker", "bonus", "on_first_turn", "draws_after"});
    const auto most = static_cast<long long>(s.options.players) - 1;
    const auto seat = static_cast<Seat>(one.field("seat").integer(0, most, 0));
    const auto target = parse_target(one.field("space").text());
    const auto found = target ? worker_at(s, seat, *target) : std::nullopt;
    const auto worker = one.field("worker").missing() ? found : parse_worker(one.field("worker").text());
    if (!found || !worker || !stands_there(s, seat, *worker, *target)) {
      one.field("space").fail("impossible_position", "No worker of that player stands there.");
    } else if (waits_already(s, seat, *worker, *target)) {
      one.field("space").fail("impossible_position", "That worker waits there already.");
    } else {
      s.planned[s.planned_count++] =
          planned_worker(seat, *worker, *target, read_token(s, *target, one.field("token")),
                         read_farmer_bonus(s, *worker, *target, one.field("bonus")), read_plan_marks(one));
    }
  }
}

}  // namespace vendemmia
