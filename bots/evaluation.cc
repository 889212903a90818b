#include "bots/evaluation.h"

#include <cmath>

#include "engine/game/scoring.h"

namespace vendemmia {

Chances final_chances(const State& s) {
  Chances chances{};
  if (is_solo(s)) {
    const SoloResult result = solo_result(s);
    const float ahead = static_cast<float>(s.players[0].vp - s.solo.vp) - 0.5f;
    chances[0] = (result == SoloResult::Win ? 0.5f : 0.0f) + 0.5f / (1.0f + std::exp(-ahead / 3));
    return chances;
  }
  const Standings places = standings(s);
  unsigned winners = 0;
  for (const Standing& one : places) winners += one.place == 1 ? 1u : 0u;
  for (const Standing& one : places) {
    if (one.place == 1) chances[one.seat] = 1.0f / static_cast<float>(winners);
  }
  return chances;
}

}  // namespace vendemmia
