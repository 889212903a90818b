#include "bots/learned.h"

#include <algorithm>
#include <cmath>

#include "bots/weights.h"

namespace vendemmia {
namespace {

// What the Automa will have: its marker, and most of the regions that stay its own.
int automa_target(const State& s) {
  constexpr int kRegionsOfTheAutoma = 6;
  const bool map = board_of(s).regions[0].vp != 0 && !s.options.plain_stars;
  return board_of(s).automa_vp[static_cast<unsigned>(s.options.level)] + (map ? kRegionsOfTheAutoma : 0);
}

// In four lanes, so that it compiles to vector instructions.
float score(const Weights& weights, const State& s, Seat seat, float progress) {
  static_assert(kFeatures % 4 == 0);
  const Features f = features_of(s, seat);
  const float moment = progress * (kMoments - 1);
  const unsigned before = std::min(static_cast<unsigned>(moment), kMoments - 2);
  const float part = moment - static_cast<float>(before);
  const auto& start = weights[before];
  const auto& end = weights[before + 1];
  std::array<float, 4> sums{};
  for (unsigned i = 0; i < kFeatures; i += 4) {
    for (unsigned lane = 0; lane < 4; ++lane) {
      sums[lane] += f[i + lane] * (start[i + lane] + part * (end[i + lane] - start[i + lane]));
    }
  }
  return sums[0] + sums[1] + sums[2] + sums[3];
}

}  // namespace

Outlook LearnedEvaluation::outlook(const State& s) {
  Outlook outlook;
  Chances& chances = outlook.chances;
  const float progress = progress_of(s);
  if (is_solo(s)) {
    // The score is the VP in the end; how far off it may be, shrinks with the years.
    outlook.vp = score(weights_.value, s, 0, progress);
    const float ahead = outlook.vp - static_cast<float>(automa_target(s)) - 0.5f;
    chances[0] = 1.0f / (1.0f + std::exp(-ahead / (0.7f + 1.5f * (1 - progress))));
    return outlook;
  }
  float most = -1e9f;
  float sum = 0;
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    chances[seat] = score(weights_.value, s, static_cast<Seat>(seat), progress);
    most = std::max(most, chances[seat]);
  }
  for (unsigned seat = 0; seat < s.options.players; ++seat) {
    chances[seat] = std::exp(chances[seat] - most);
    sum += chances[seat];
  }
  for (unsigned seat = 0; seat < s.options.players; ++seat) chances[seat] /= sum;
  return outlook;
}

float LearnedEvaluation::worth(const State& s, Seat seat, const KnownHand&) {
  if (s.over)
    return static_cast<float>(s.players[seat].vp) *
           weights_.policy.back()[static_cast<unsigned>(Feature::Vp)] / 5;
  // Else nobody would want the game to end: what will be worth something later, is lost then.
  constexpr float kVpAheadInTheLastYear = 6;
  const bool winning = s.final_year && !is_solo(s) && is_ahead(s, seat);
  return score(weights_.policy, s, seat, progress_of(s)) + (winning ? kVpAheadInTheLastYear : 0);
}

std::shared_ptr<const Evaluations> shipped_weights() {
  static const std::shared_ptr<const Evaluations> shipped = std::make_shared<LearnedEvaluations>(kWeights);
  return shipped;
}

}  // namespace vendemmia
