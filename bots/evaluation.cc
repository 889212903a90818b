#include "bots/evaluation.h"

#include <algorithm>

#include "engine/game/scoring.h"

namespace vendemmia {

float solo_chance(float winning, float vp) {
  constexpr float kMuch = 45;
  return 0.5f * winning + 0.5f * std::clamp(vp / kMuch, 0.0f, 1.0f);
}

Chances final_chances(const State& s) {
  Chances chances{};
  if (is_solo(s)) {
    chances[0] = solo_chance(solo_result(s) == SoloResult::Win ? 1 : 0, s.players[0].vp);
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
