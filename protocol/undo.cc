#include "protocol/undo.h"

#include <algorithm>
#include <utility>

#include "engine/game/door.h"
#include "engine/game/matter.h"

namespace vendemmia {
namespace {

// Further back nobody remembers what it was about.
constexpr u32 kFarthestTakeBack = 50;

// Somebody else is asked because of a card of the seat's. That they are, and what, tells something of their hand; nobody
// gets to know that for nothing.
bool asks_another(const GameLog& game, Seat seat) {
  const State& s = game.state();
  return !s.over && pending(s).seat != seat && matter_of(s).owner == seat;
}

}  // namespace

told::UndoInfo undo_info(const GameLog& game, Seat seat, FurtherBack further) {
  told::UndoInfo info;
  info.stop = game.first_read() == game.beginning() && game.first_read() > 0 ? "old_rules" : "beginning";
  u32 at = game.answers();
  const bool told = asks_another(game, seat);
  if (told) info.stop = "seen";
  for (; !told && at > game.beginning(); --at) {
    const u32 answer = at - 1;
    if (game.seat_of(answer) != seat) {
      info.stop = "answered";
      info.stop_seat = game.seat_of(answer);
      break;
    }
    if (game.has_shown(answer, seat)) {
      info.stop = "seen";
      info.stop_event = wire_event(game.first_shown(answer, seat), seat);
      break;
    }
    info.points.push_back(answer);
  }
  while (at > game.beginning() && game.seat_of(at - 1) != seat) --at;
  if (at == game.beginning() || !may_ask_for(game, seat, at - 1, further)) return info;
  info.take_back = at - 1;
  if (further == FurtherBack::Practice && seen_since(game, seat, at - 1)) info.deals_anew = true;
  return info;
}

bool may_ask_for(const GameLog& game, Seat seat, u32 to, FurtherBack further) {
  return to >= game.beginning() && to < game.answers() && game.answers() - to <= kFarthestTakeBack &&
         game.seat_of(to) == seat && (further != FurtherBack::Alone || !seen_since(game, seat, to));
}

bool seen_since(const GameLog& game, Seat seat, u32 to) {
  if (asks_another(game, seat)) return true;
  for (u32 answer = to; answer < game.answers(); ++answer) {
    if (game.has_shown(answer, seat)) return true;
  }
  return false;
}

}  // namespace vendemmia
