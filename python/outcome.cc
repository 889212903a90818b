#include "python/outcome.h"

#include "engine/game/decision.h"
#include "engine/game/scoring.h"

namespace vendemmia::python {

Rewards rewards_of(const State& s) {
  Rewards rewards{};
  if (is_asking(s)) return rewards;
  if (is_solo(s)) {
    rewards[0] = static_cast<float>(static_cast<int>(solo_result(s)) - static_cast<int>(SoloResult::Draw));
    return rewards;
  }
  const Standings table = standings(s);
  float winners = 0;
  for (const Standing& one : table) winners += one.place == 1 ? 1 : 0;
  const auto players = static_cast<float>(s.options.players);
  for (const Standing& one : table) {
    const float share = one.place == 1 ? 1 / winners : 0;
    rewards[one.seat] = (share * players - 1) / (players - 1);
  }
  return rewards;
}

std::array<int, kMaxPlayers> vp_of(const State& s) {
  std::array<int, kMaxPlayers> vp{};
  for (const Standing& one : standings(s)) vp[one.seat] = one.vp;
  return vp;
}

}  // namespace vendemmia::python
