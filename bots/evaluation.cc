#include "bots/evaluation.h"

#include <algorithm>

#include "engine/game/scoring.h"

namespace vendemmia {

bool is_ahead(const State& s, Seat seat) {
  for (unsigned other = 0; other < s.options.players; ++other) {
    if (other != seat && s.players[other].vp >= s.players[seat].vp) return false;
  }
  return true;
}

int margin_of(const State& s, Seat seat) {
  int most = is_solo(s) ? s.solo.vp : -100;
  for (unsigned other = 0; other < s.options.players; ++other) {
    if (other != seat) most = std::max<int>(most, s.players[other].vp);
  }
  return s.players[seat].vp - most;
}

Outlook final_outlook(const State& s) {
  Outlook end;
  for (unsigned seat = 0; seat < s.options.players; ++seat)
    end.margins[seat] = static_cast<float>(margin_of(s, static_cast<Seat>(seat)));
  if (is_solo(s)) {
    end.chances[0] = solo_result(s) == SoloResult::Win ? 1 : 0;
    end.vp = s.players[0].vp;
    return end;
  }
  const Standings places = standings(s);
  unsigned winners = 0;
  for (const Standing& one : places) winners += one.place == 1 ? 1u : 0u;
  for (const Standing& one : places) {
    if (one.place == 1) end.chances[one.seat] = 1.0f / static_cast<float>(winners);
  }
  return end;
}

}  // namespace vendemmia
